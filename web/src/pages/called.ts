/** What tables and seats are called that have no name yet. */
import { t } from "../lib/i18n/index.svelte";
import type { SeatInfo, TableInfo } from "../lib/types";

/** The name of a table; as long as it waits without one, whose it is. */
export const titleOf = (table: Pick<TableInfo, "name" | "owner">): string => (table.owner ? t("room.of", { name: table.owner }) : table.name);
/** The name of a seat, else that it is free, or that somebody has come and not said theirs. */
export const seatName = (seat: SeatInfo): string => seat.name || t(seat.taken ? "room.guest" : "room.free");
