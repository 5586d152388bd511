/** The browser client of the house. */
import "./looks/font.css";
import "./looks/tokens.css";
import "./looks/seats.css";
import "./looks/base.css";
import { mount } from "svelte";
import App from "./app/App.svelte";
import { router } from "./app/router.svelte";
import { settings } from "./looks/settings.svelte";
import { words } from "./words/words.svelte";

settings.begin();
router.begin();
// Not awaited here: then all that games share with the house is bundled into this one script and style sheet.
void words.begin().then(() => mount(App, { target: document.getElementById("app")! }));
