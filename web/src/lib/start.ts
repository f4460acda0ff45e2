/** A table that is opened and entered at once: nobody is waited for. */
import { api } from "./api";
import { keepGame } from "./lastgame";
import { person } from "./person.svelte";
import { prefs } from "./prefs.svelte";
import { go } from "./router.svelte";
import type { GameName, NewTable, SeatSetup } from "./types";

interface Wanted {
  game: GameName;
  /** Who sits beside you. */
  others: SeatSetup[];
  options: NewTable["options"];
  /** Each question is explained as it comes. */
  guide?: boolean;
}

export async function start({ game, others, options, guide = false }: Wanted): Promise<void> {
  const opened = await api.open({
    game,
    seats: [{ kind: "you", name: person.called() }, ...others],
    options,
    settings: { undo: true, agree: false, pace: 0, bot_delay: 0.6, open_hands_after: false },
    wait: false,
    listed: false,
  });
  if (guide) {
    prefs.guide = true;
    prefs.save();
  }
  keepGame(game);
  go(`/t/${opened.table.id}`);
}
