/** The form for a new table of Ares Expedition. */
import type { FormParts } from "../../table/title";
import Below from "./Below.svelte";
import { AresForm } from "./form.svelte";
import Rules from "./Rules.svelte";

export const form: FormParts = { make: (seats) => new AresForm(seats), Rules, Below };
