/** A link goes to somebody: by the system's own way of sending, where it has one; else it is copied. */
import { announce } from "./announce.svelte";
import { t } from "./i18n/index.svelte";

export async function copyLink(url: string): Promise<void> {
  await navigator.clipboard?.writeText(url).catch(() => undefined);
  announce(t("link.copied"));
}
/** Whether it was copied, and is still to be sent. */
export async function passOn(url: string, title: string, text: string): Promise<boolean> {
  try {
    if (navigator.share) {
      await navigator.share({ title, text, url });
      return false;
    }
  } catch (why) {
    if (why instanceof DOMException && why.name === "AbortError") return false; // whoever closes the list wants no way
  }
  await copyLink(url);
  return true;
}
