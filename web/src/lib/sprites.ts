/** The drawn symbols. They are put into the page once, so that `<use href="#id">` finds them and their gradients. */
const asked = new Map<string, Promise<void>>();

export function sprite(name: "icons" | "art"): Promise<void> {
  let wait = asked.get(name);
  if (!wait) {
    wait = fetch(`/${name}.svg`)
      .then((r) => (r.ok ? r.text() : Promise.reject(new Error(r.statusText))))
      .then((text) => {
        const box = document.createElement("div");
        box.className = "sprite";
        box.setAttribute("aria-hidden", "true");
        // titles inside symbols would show as tooltips in one language only
        box.innerHTML = text.replace(/<title>[^<]*<\/title>/g, "");
        document.body.append(box);
      })
      .catch(() => void asked.delete(name));
    asked.set(name, wait);
  }
  return wait;
}
