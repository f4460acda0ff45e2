/** The seats of a table, while its form is filled in. */
import type { TableInfo } from "../lib/types";

export interface FormSeat {
  id: number;
  /** "you", "friend", "bot:" and its name, or who else the game knows. */
  who: string;
  name: string;
  beginner: boolean;
}

const BOT = "bot:";
export const botId = (bot: string): string => BOT + bot;
/** The bot that sits there; null for everybody else. */
export const botOf = (who: string): string | null => (who.startsWith(BOT) ? who.slice(BOT.length) : null);

export class SeatList {
  all = $state<FormSeat[]>([]);
  #next = 0;

  constructor(name: string) {
    this.add("you", name);
    this.add("friend");
  }
  /** The seats of a table that waits for its people, as its rules know them. */
  static at(table: TableInfo): SeatList {
    const list = new SeatList("");
    const beginners = table.options.beginners;
    list.all = [];
    for (const seat of table.seats) {
      list.add(seat.kind === "person" ? (seat.seat === 0 ? "you" : "friend") : seat.bot ? botId(seat.bot) : seat.kind, seat.name);
      list.all[seat.seat]!.beginner = Array.isArray(beginners) && beginners.includes(seat.seat);
    }
    return list;
  }
  add(who: string, name = ""): void {
    this.all.push({ id: this.#next++, who, name, beginner: false });
  }
  remove(id: number): void {
    this.all = this.all.filter((seat) => seat.id !== id);
  }
  /** As many seats as this: the last go, or friends come. */
  resize(n: number): void {
    this.all = this.all.slice(0, n);
    while (this.all.length < n) this.add("friend");
  }
}
