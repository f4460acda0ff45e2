/** What the tracks of Ares Expedition say: where they stand, in which zone, and where the phase began. */
import { catalogue } from "../lib/catalogue.svelte";
import { figure, t } from "../lib/i18n/index.svelte";
import type { AresTrack, AresTrackFace } from "../lib/types";

const UNIT: Record<string, string> = { temperature: "\u00a0°C", oxygen: "\u00a0%" };
export const unitOf = (id: string): string => UNIT[id] ?? "";
export const valueText = (id: string, n: number): string => (id === "temperature" && n > 0 ? `+${n}` : figure(n));

/** All of it, as it is spoken. */
export function trackSaid(face: AresTrackFace, track: AresTrack): string {
  const value = (n: number): string => valueText(track.id, n) + unitOf(track.id);
  const now = t("ares.track.said", { what: face.name, n: value(track.value), zone: catalogue.zone(track.zone_now) });
  if (track.begun === track.value) return now;
  return `${now}. ${t("ares.track.begun", { n: value(track.begun), zone: catalogue.zone(track.zone) })}`;
}
