/** Your turn, said where you may see or hear it when the table is not in front: title, favicon, sound, notification. */
const PLAIN = "#c4602f";
const CALL = "#ffb23e";

function mark(mine: boolean): string {
  const dot = mine ? `<circle cx='24' cy='8' r='7.5' fill='#e5484d' stroke='#fff' stroke-width='2'/>` : "";
  const svg =
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'><circle cx='16' cy='16' r='13' fill='${mine ? CALL : PLAIN}'/>` +
    `<path d='M4 20c6-5 9 0 13-3s7-6 12-4a13 13 0 0 1-25 7z' fill='#7d3018'/>${dot}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

export function favicon(mine: boolean): void {
  let link = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  if (!link) {
    link = document.createElement("link");
    link.rel = "icon";
    document.head.append(link);
  }
  link.href = mark(mine);
}

/** Two soft tones, made on the spot. */
export function chime(): void {
  try {
    const sound = new AudioContext();
    [523.25, 783.99].forEach((pitch, i) => {
      const at = sound.currentTime + i * 0.14;
      const tone = sound.createOscillator();
      const volume = sound.createGain();
      tone.frequency.value = pitch;
      tone.type = "sine";
      volume.gain.setValueAtTime(0, at);
      volume.gain.linearRampToValueAtTime(0.12, at + 0.02);
      volume.gain.exponentialRampToValueAtTime(0.001, at + 0.5);
      tone.connect(volume).connect(sound.destination);
      tone.start(at);
      tone.stop(at + 0.55);
    });
    setTimeout(() => void sound.close(), 1200);
  } catch {
    // no sound is no harm
  }
}

export function notify(text: string): void {
  if (!("Notification" in globalThis) || Notification.permission !== "granted" || !document.hidden) return;
  try {
    const shown = new Notification("Tharsis", { body: text, icon: mark(true), tag: "tharsis-turn" });
    shown.onclick = () => {
      focus();
      shown.close();
    };
  } catch {
    // some phones allow it only from elsewhere
  }
}

export async function mayNotify(): Promise<boolean> {
  if (!("Notification" in globalThis)) return false;
  return (await Notification.requestPermission()) === "granted";
}
