/** The form for a new table of Terraforming Mars. */
import type { FormParts } from "../../table/title";
import Below from "./Below.svelte";
import { MarsForm } from "./form.svelte";
import Guest from "./Guest.svelte";
import Rules from "./Rules.svelte";

export const form: FormParts = { make: (seats) => new MarsForm(seats), Rules, Guest, Below };
