/** What a screen reader is told: one polite line at a time, and one that does not wait. */
class Announcer {
  text = $state("");
  alarm = $state("");
  #flip = false;

  say(text: string): void {
    this.#flip = !this.#flip;
    this.text = text + (this.#flip ? "\u00a0" : ""); // the same sentence twice is still news
  }
}
export const announcer = new Announcer();
export const announce = (text: string): void => announcer.say(text);
export const alarm = (text: string): void => void (announcer.alarm = text);
