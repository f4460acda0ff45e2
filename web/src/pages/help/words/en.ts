import type { HelpText } from "../text";

export const help: HelpText = {
  contents: "On this page",
  titles: {
    scoring: "Goals and final scoring",
    alone: "Playing alone",
    examples: "Worked examples",
    glossary: "Glossary",
  },
  goals: {
    milestones:
      "Whoever meets a milestone may claim it as an action, for 8\u00a0M€. It is worth 5 points and belongs to nobody else. Only three are claimed in a game.",
    awards:
      "Anybody may fund an award as an action: the first costs 8\u00a0M€, the second 14, the third 20. Who wins it is decided at the end; who has paid for it does not matter.",
    ties: "Ties are friendly: all who share a place get its full points. If several share the first place, there is no second.",
  },
  places: {
    first: "First place",
    second: "Second place",
    players: "Points of an award",
    two: "2 players",
    more: "3 to 5 players",
  },
  scoring: {
    mars: {
      tr: "Your terraform rating is where counting begins.",
      awards: "5 points for the first place in each award funded, 2 for the second; none for the second with two players.",
      milestones: "5 points for each milestone you have claimed.",
      greeneries: "1 point for each greenery of yours.",
      cities: "1 point for each greenery beside a city of yours, whoever owns the greenery.",
      cards: "Points on cards you have played, those with resources on them and events included.",
    },
    ares: {
      tr: "1 point for each step of your terraform rating.",
      forests: "1 point for each forest.",
      cards: "Points on cards you have played; what a card counts is rounded down card by card.",
    },
  },
  tie: {
    mars: "Most points win. In a tie, who has more M€; if that is equal too, the victory is shared.",
    ares: "Most points win. In a tie, who has more heat, plants and M€ together, with every card in hand as 3\u00a0M€; if that is equal too, the victory is shared.",
  },
  alone: {
    mars: [
      "You have 14 generations, always with the cards of Corporate Era, and start with TR 14 and no production but that of your corporation.",
      "Two neutral cities with a greenery each lie on the map from the start. They block areas and count as tiles of another player; their greeneries score for your cities beside them.",
      "The neutral opponent has nothing and loses everything: whatever a card takes from any player, resources or production, may be taken from it in full.",
      "There are no milestones and no awards.",
      "All 14 generations are played. If temperature, oxygen and oceans are not complete by then, the game is lost, whatever your points are. The last greeneries come after that and raise oxygen no more.",
      "With the other goal, TR 63 at the end of generation 14 wins, complete or not.",
    ],
    ares: [
      "You have 25 rounds. Pick your phase, then a neutral phase card is turned over: that phase takes place as well, without a bonus. If it is the one you picked, it takes place once, with your bonus.",
      "After rounds 5, 10, 15 and 20 the neutral cards are shuffled again and Mars helps by the level: as a novice, oxygen or temperature rises 2 steps, advanced 1 step, as an expert not at all. Nobody gets TR for it.",
      "In the last five rounds you choose the neutral card yourself, each of the five once.",
      "If temperature, oxygen and oceans are not complete after round 25, the game is lost; points only compare your games.",
    ],
  },
  together:
    "Two can also play together: 15 rounds, in each of which both take a cube from the pool, for 1\u00a0M€ or to swap a card. Mars must be complete, and you need 80 points between you.",
  groups: {
    tags: "Tags",
    stocks: "Resources",
    cubes: "Resources on cards",
    parameters: "Global parameters",
    tiles: "Tiles",
    phases: "Phases",
    zones: "Colours of the tracks",
    symbols: "Symbols",
    signs: "How symbols are drawn",
  },
  tags: {
    mars: {
      building: "Steel helps to pay for the card.",
      space: "Titanium helps to pay for the card.",
      science: "Many strong cards require it.",
      power: "Energy; some cards count it or make it cheaper.",
      earth: "Business with Earth; some cards count it.",
      jovian: "The outer planets; some cards score for each.",
      plant: "Plant life; some cards react to it.",
      microbe: "Cards that often collect microbes.",
      animal: "Cards that often collect animals, for points.",
      city: "Cards about cities.",
      event: "Works once, then lies face down: its tags count only while it is played.",
    },
    ares: {
      building: "Each of your steel makes the card cheaper.",
      space: "Each of your titanium makes the card cheaper.",
      science: "Many strong cards require or count it.",
      power: "Energy; some cards count it or make it cheaper.",
      earth: "Business with Earth; some cards count it.",
      jovian: "The outer planets; some cards score for each.",
      plant: "Plant life; some cards react to it.",
      microbe: "Cards that often collect microbes.",
      animal: "Cards that often collect animals, for points.",
      city: "Cards about cities.",
      event: "A red card: works once. It stays open, and its tags go on counting.",
    },
  },
  stocks: {
    mars: {
      credits: "Money: pays for cards, standard projects, milestones and awards.",
      steel: "Worth 2\u00a0M€ when you pay for a card with a building tag.",
      titanium: "Worth 3\u00a0M€ when you pay for a card with a space tag.",
      plants: "8 of them become a greenery.",
      energy: "Feeds actions of cards; what is left becomes heat in the production phase.",
      heat: "8 of it raise temperature 1 step.",
    },
    ares: {
      credits: "Money: pays for cards and standard actions.",
      plants: "8 of them become a forest.",
      heat: "8 of it raise temperature 1 step.",
    },
  },
  capacities: {
    steel: "Never spent: each makes cards with a building tag 2\u00a0M€ cheaper.",
    titanium: "Never spent: each makes cards with a space tag 3\u00a0M€ cheaper.",
  },
  cubes: "They lie on cards that hold them and can be spent or scored only as cards say.",
  parameters: {
    temperature: "From −30 to +8\u00a0°C in steps of 2\u00a0°C.",
    oxygen: "From 0 to 14\u202f%.",
    oceans: "Nine tiles.",
  },
  tiles: {
    ocean: "On areas for oceans; belongs to nobody. Whoever places a tile beside it gets 2\u00a0M€.",
    greenery: "Beside a tile of yours if you can. Raises oxygen 1 step; 1 point.",
    city: "Never beside another city. 1 point for each greenery around it.",
  },
  specialTiles: "Special tiles lie where their card says and belong to whoever placed them. Point at one to read its card.",
  oceanTiles: "Flip one for its reward; there are nine.",
  zones: "A requirement names a colour; it is met as long as the marker stood on it when the phase began.",
  symbols: {
    tr: "terraform rating: income and points",
    points: "points at the end",
    generation: "generation: one round of the game",
    first: "first player; changes every generation",
    milestone: "milestone: claimed once, 5 points",
    award: "award: decided at the end",
    card: "a project card",
    discount: "the next card costs less",
    requirement: "the requirement of a card",
    more: "more steps or M€",
    less: "fewer steps or M€",
    or: "one or the other",
    steal: "taken from the other and kept",
    eye: "look at cards from the top of the deck",
    hand: "cards you keep",
    projects: "standard projects",
    actions: "standard actions",
    copy: "repeat a production box",
    up: "marker of a colony tile up",
    down: "marker of a colony tile down",
    claim: "area kept for you",
    safe: "cannot be taken away",
    held: "a resource on a card, of the kind it holds",
    colony: "colony",
    fleet: "trade fleet",
    wild: "any kind of tag",
    ocean: "oceans in play",
    forest: "forest: 1 point",
    green: "green card: works when it is played",
    blue: "blue card: has an action or a lasting effect",
    red: "red card: an event",
  },
  you: "You",
  rival: "Player {n}",
  planet: "Mars",
  production: "production",
  before: "Before",
  after: "After",
  becomes: "becomes",
  examples: {
    oceans: {
      title: "A city beside two oceans",
      text: [
        "You pay 25\u00a0M€ for the standard project {city} and place it beside two oceans.",
        "Each ocean pays 2\u00a0M€ at once, 4 in all; the project adds 1 step of M€ production.",
      ],
    },
    titanium: {
      title: "Paying with titanium",
      text: [
        "The card costs 30\u00a0M€ and has a space tag. With {phobolog} each titanium is worth 4\u00a0M€, so 8 of them make 32.",
        "7 titanium and 2\u00a0M€ would do as well. Metal gives no change, but you may overpay when you want to keep your M€.",
      ],
    },
    discount: {
      title: "A discount",
      text: ["{thorgate} makes cards with a power tag 3\u00a0M€ cheaper: 8 instead of 11. The card is drawn with the price it has for you now."],
    },
    complete: {
      title: "A card at the end of a track",
      text: [
        "Temperature is complete. {asteroid} can still be played; the step and its TR are lost, titanium and plants are not.",
        "Removing plants is your choice: up to 3, all from the same player, or none.",
      ],
    },
    production: {
      title: "The production phase",
      text: [
        "First all energy becomes heat. Then you get M€ for TR and M€ production together, 20 and 1, and each other resource by its production.",
      ],
    },
    mayor: {
      title: "A city and a milestone",
      text: [
        "{tharsis_republic} pays 3\u00a0M€ back for your city and adds a second step of M€ production; the area brings 2 plants.",
        "It is your third city, so with the second action you claim {mayor} for 8\u00a0M€: 5 points, and nobody else can have it.",
      ],
    },
    greenery: {
      title: "A greenery between two cities",
      text: [
        "8 plants become a greenery beside your cities. The area gives 2 plants back, oxygen rises and with it your TR.",
        "At the end it is 1 point itself and 1 for each of the two cities.",
      ],
    },
    chain: {
      title: "One step leads to another",
      text: [
        "The greenery brings oxygen to 8\u202f%, which raises temperature; that reaches 0\u00a0°C, which brings an ocean.",
        "All three steps are yours: TR rises by 3.",
      ],
    },
    action: {
      title: "The action of a blue card",
      text: ["{livestock} adds an animal to itself, once in a generation; the mark shows that it was used. Each animal is a point at the end."],
    },
    award: {
      title: "A tie in an award",
      text: ["{thermalist} was funded. Two players have 12 heat each: both are first and get 5 points. So there is no second place, and 5 heat bring nothing."],
    },
    score: {
      title: "A final score",
      text: [
        "A rating of 38, an award and a milestone. The city lies among five greeneries: three are your own and score themselves too, two belong to another player.",
        "Cards: 3 for animals, 6 on other cards, less 1 on an event.",
      ],
    },
    ares_payment: {
      title: "Paying for a card",
      text: [
        "The card costs 17\u00a0M€. Two steel take off 4, the bonus of the phase you picked 3: 10 are left.",
        "You have 4\u00a0M€ and discard two cards for 3 each. Then the card lets you draw two and discard one.",
      ],
    },
    ares_ocean: {
      title: "An ocean is flipped",
      text: ["The standard action costs 15\u00a0M€. The tile shows 2 plants, which are yours at once, and your TR rises by 1."],
    },
    ares_requirement: {
      title: "A requirement",
      text: [
        "{moss} needs three oceans that were open when the phase began; one flipped in this phase would not count.",
        "Beside its price it takes a plant.",
      ],
    },
    ares_production: {
      title: "The production phase",
      text: ["You get 4\u00a0M€ for production, 6 for TR, and 4 more because you picked this phase; heat, plants and cards by production."],
    },
    ares_score: {
      title: "A final score",
      text: ["25 TR, 6 forests, 9 points on cards, and a card with 6 animals that scores 1 for every two: 43 in all."],
    },
  },
};
