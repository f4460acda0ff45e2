import type { PageText } from "./text";

export const page: PageText = {
  lead: "MarsBot is the official automated opponent. It decides nothing: whatever it does follows a rule or chance, so you can know what comes next, and each of its steps says why. It plays against exactly one opponent.",
  contents: "On this page",
  turn: {
    title: "A generation with MarsBot",
    text: [
      "Both sides start on TR 20. MarsBot has a board with seven tracks, a supply of M€, a deck of bonus cards, and no hand, no production and no other resources.",
      "Every generation it gets an action deck: three projects and one bonus card, shuffled. It pays nothing for them. With the draft it picks like you, but by lot, and then drops one card.",
      "On its turn it turns over one card and does it; that is the whole turn. When the deck is empty it passes. If you pass first, it goes on card by card until the deck is empty.",
      "The first player changes every generation. Production is yours alone.",
    ],
  },
  project: {
    title: "A project is nothing but its tags",
    text: [
      "Cost, requirement, text and points do not matter. From left to right each tag moves the tracker of its track one space, and the symbol it reaches is done at once. The event tag comes last.",
      "An arrow moves the same tracker on by one more space, and that space counts as well.",
      "A card without tags, a track at its end, or a symbol that cannot be done is a Failed Action: MarsBot gains 5\u00a0M€ (3 on easy).",
      "A symbol of an expansion that is not in play is ignored; that is no failure.",
    ],
  },
  tiles: {
    title: "Where it places tiles",
    text: [
      "Greenery: beside a tile of its own where possible, there beside most of its own cities, then fewest of yours.",
      "City: beside most greeneries, whoever owns them. Ocean: on an ocean area.",
      "If several areas are left: most oceans beside it, then most bonus symbols covered, then chance. For chance it turns over a project, and its cost counts through the areas that are left, row by row.",
      "It gets 1\u00a0M€ for each bonus symbol covered and 2\u00a0M€ for each ocean beside the tile; at a table with the wording “Other documents”, 2\u00a0M€ for all oceans together. Raising a parameter and placing an ocean give it TR, like you. At −24 and −20\u00a0°C it gets 2\u00a0M€ instead of heat production.",
    ],
  },
  goals: {
    title: "Milestones and awards",
    text: [
      "Both are free for it, and the three of each count for both of you together.",
      "Milestones: TR 35, 3 cities, 3 greeneries; for Builder its building track on space 8, for Planner every track on space 4. If it meets several, it claims one that you meet too, or the one you are closest to.",
      "Awards: it funds the one in which it is furthest ahead of you, never one in which it is not ahead. Its tracks stand for what it does not have: building plus event for Banker, science for Scientist, power plus 5 for Thermalist, space plus 5 for Miner.",
      "The best gets 5 points, both on a tie. There is no second place.",
    ],
  },
  yours: {
    title: "What your cards do to it",
    text: [
      "Resources you take from it, of any kind, come out of its M€. Whoever steals gets the resource named on the card.",
      "Production you lower pushes a tracker back, a space for each step: steel the building track, titanium space, M€ event, energy power, heat Earth, plants plant.",
      "A marker stays where the tracker stood. Until it is back there, nothing it passes works a second time.",
      "Cards that count the tags or events of others count the space its tracker stands on. Galilean Waystation counts half of the power track, rounded down, for Jovian tags share it with power tags.",
      "At a table with the wording “Other documents” a tracker goes back one space for each effect, and Galilean Waystation counts the whole track.",
    ],
  },
  levels: { title: "Four levels", text: [] },
  board: {
    title: "The board",
    text: ["All trackers start on space 0. The tags on the left move the track beside them."],
  },
  bonus: {
    title: "Bonus cards",
    text: [
      "If a card lists several things, the first one that is possible counts. What cannot be done on a bonus card is not a Failed Action; only a further step that it sets off, such as the ocean at 0\u00a0°C, can be one.",
      "Destroyed cards leave the game. The others are discarded and shuffled again when the deck is empty.",
    ],
  },
  corporations: {
    title: "Its corporations",
    text: [
      "MarsBot can play for a corporation: chosen, by lot or none. Nothing of your corporation of the same name applies.",
      "Start tags are done like the tags of a project. A cube works once, when the tracker reaches it, before the symbol of the space.",
      "A corporation with a draft priority turns the draft on: MarsBot picks the card with most of the tags named, and drops one that has none.",
    ],
  },
  colonies: {
    title: "With Colonies",
    text: [
      "All colony tiles are open from the start. MarsBot places colonies by bonus cards and has at most one colony on a tile. For a colony it stores 2 resources, for a trade 2, or 3 where it has a colony.",
      "It trades by the card Shipping Lines, where the marker is furthest along. Where you trade and it has a colony, it stores 1.",
      "Five stored resources advance a track by one space in its turn. Floaters lie in the Titan area: with five or more it gets one more card at the end of research.",
      "Space 9 of the power track unlocks its second fleet.",
    ],
  },
  end: {
    title: "The end",
    text: [
      "The game ends as usual when oceans, temperature and oxygen are at their maximum. Then MarsBot places one greenery for each track whose next space shows one.",
      "It scores its TR, milestones and awards, greeneries and cities like you, 1 point for each area beside the Neural Instance that you do not occupy, and points for its M€ by the table. On hard and brutal each card it has played that is worth points gives 1.",
      "You win only with more points than MarsBot. When generation 20 begins, you have lost.",
    ],
  },
  watching: {
    title: "At this table",
    text: [
      "Its turn is shown step by step: Space or Enter goes on, N jumps to its next card, W unfolds the reason, Esc skips all. Whatever you do meanwhile ends the show. In the settings you can have it all at once.",
      "M opens its board. In the log each turn stands below the card it turned over, with the reason of each step.",
    ],
  },
  generation: "Game ends in generation",
  perPoint: "M€ for 1 point",
  upTo: "up to {n}",
  lost: "You lose",
};
