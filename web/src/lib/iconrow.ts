/** Icons in a row: neighbours that are production share one brown box. */
import type { IconModel } from "./types";

export interface IconGroup {
  box: boolean;
  icons: IconModel[];
}

export function grouped(icons: IconModel[]): IconGroup[] {
  const out: IconGroup[] = [];
  for (const icon of icons) {
    const box = Boolean(icon.production);
    const last = out.at(-1);
    if (last && last.box === box) last.icons.push(icon);
    else out.push({ box, icons: [icon] });
  }
  return out;
}
