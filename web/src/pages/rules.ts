/** The rules of a table in short: what is on, and what was chosen otherwise than usual. */
import type { OptionInfo, TableInfo } from "../lib/types";

export function chipsOf(table: Pick<TableInfo, "options">, options: OptionInfo[], about: string[]): string[] {
  const said = options.flatMap((o) => {
    const value = table.options[o.id] ?? o.default;
    if (o.kind === "flag") return value === true ? [o.name] : [];
    if (o.kind !== "choice" || o.id === "map" || value === o.default) return [];
    const chosen = o.choices?.find((c) => c.id === value);
    return chosen ? [`${o.name}: ${chosen.name}`] : [];
  });
  return [...new Set([...about.filter(Boolean), ...said])];
}
