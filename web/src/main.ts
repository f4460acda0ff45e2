import { mount } from "svelte";
import App from "./App.svelte";
import { watchForNewer } from "./lib/outdated";
import { router } from "./lib/router.svelte";
import { sprite } from "./lib/sprites";
import "./tharsis.css";
import "./app.css";

watchForNewer();
void sprite("icons");
router.start();
mount(App, { target: document.getElementById("app")! });
