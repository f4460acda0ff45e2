/** What is chosen about MarsBot at a new table, and what it means for the options of the rules. */
export interface BotChoice {
  level: string;
  /** "none", "random" or a corporation. */
  corporation: string;
}

export const BOT = "marsbot";
export const FIRST_CHOICE: BotChoice = { level: "normal", corporation: "none" };

/** As the address of a new table wishes it. */
export const askedChoice = (search = location.search): BotChoice => ({
  ...FIRST_CHOICE,
  level: new URLSearchParams(search).get("level") ?? FIRST_CHOICE.level,
});

/** Options of the rules that belong to MarsBot, not to the list of switches. */
export const isBotOption = (id: string): boolean => id.startsWith(BOT);

export const botOptions = (choice: BotChoice): Record<string, string> =>
  choice.corporation === "none"
    ? { marsbot: choice.level }
    : { marsbot: choice.level, marsbot_corporation: choice.corporation };

/** A corporation that needs Colonies cannot stay when they are switched off. */
export const settled = (choice: BotChoice, colonies: boolean, needs: (id: string) => boolean): BotChoice =>
  !colonies && needs(choice.corporation) ? { ...choice, corporation: "none" } : choice;
