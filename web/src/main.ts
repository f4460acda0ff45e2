import { mount } from "svelte";
import App from "./App.svelte";
import { keepShell } from "./lib/install";
import { watchForNewer } from "./lib/outdated";
import { router } from "./lib/router.svelte";
import { sprite } from "./lib/sprites.svelte";
import { warm } from "./warm";
import "./tharsis.css";
import "./app.css";

watchForNewer();
keepShell();
void sprite("icons");
router.start();
if (router.route.page === "table") warm(router.route.params.id ?? "");
mount(App, { target: document.getElementById("app")! });
