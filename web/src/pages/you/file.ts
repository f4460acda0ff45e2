/** Your games as a file, and whether the browser would keep anything without one. */
import type { GameResult } from "../../lib/types";

export function saveGames(games: GameResult[]): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([JSON.stringify({ games })], { type: "application/json" }));
  link.download = "tharsis-games.json";
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** Who may keep neither a name nor a cookie is somebody else tomorrow. */
export function keepsNothing(): boolean {
  try {
    localStorage.setItem("tharsis.kept", "1");
    localStorage.removeItem("tharsis.kept");
    return !navigator.cookieEnabled;
  } catch {
    return true;
  }
}
