/** The waiting rooms in which this browser had a seat, so that who has lost it meanwhile is told. */
const KEY = "tharsis.sat";
const MOST = 20;

export function satAt(table: string): boolean {
  return all().includes(table);
}
export const keepSeat = (table: string): void => keep([...others(table), table]);
export const forgetSeat = (table: string): void => keep(others(table));

const others = (table: string): string[] => all().filter((one) => one !== table);
function all(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as string[];
  } catch {
    return [];
  }
}
function keep(tables: string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(tables.slice(-MOST)));
  } catch {
    // nobody is told, and all the same watches
  }
}
