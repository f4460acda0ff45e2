/** Milestones and awards as they are looked for in the encyclopedia. */
import { plain, says } from "../lib/search";
import type { MapFace, Named } from "../lib/types";

export interface MapGoals {
  map: MapFace;
  milestones: Named[];
  awards: Named[];
}

/** The goals that say what is looked for, map by map; `kind` is what goals are called. */
export function goalsFound(maps: MapFace[], text: string, kind: string): MapGoals[] {
  const found = (map: MapFace, list: Named[]): Named[] =>
    list.filter((g) => says(plain([g.name, g.id.replaceAll("_", " "), g.text, map.name, map.id, kind].join(" ")), text));
  return maps
    .map((map) => ({ map, milestones: found(map, map.milestones), awards: found(map, map.awards) }))
    .filter((m) => m.milestones.length + m.awards.length > 0);
}
