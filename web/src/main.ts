import { mount } from "svelte";
import App from "./App.svelte";
import { router } from "./lib/router.svelte";
import { sprite } from "./lib/sprites";
import "./tharsis.css";
import "./app.css";

void sprite("icons");
router.start();
mount(App, { target: document.getElementById("app")! });
