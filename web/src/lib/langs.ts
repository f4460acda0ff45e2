/** Languages by their own names. */
import type { Lang } from "./types";

export const LANG_NAMES: Record<Lang, string> = { en: "English", fr: "Français", uk: "Українська" };
