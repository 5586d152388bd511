/** The browser client of the house. */
import "./ui/font.css";
import "./ui/tokens.css";
import "./ui/seats.css";
import "./ui/base.css";
import { mount } from "svelte";
import { keepShell } from "./base/install";
import { router } from "./base/router.svelte";
import { words } from "./base/words.svelte";
import App from "./pages/App.svelte";
import { settings } from "./ui/settings.svelte";

settings.begin();
router.begin();
keepShell();
// Not awaited here: then all that games share with the house is bundled into this one script and style sheet.
void words.begin().then(() => mount(App, { target: document.getElementById("app")! }));
