/** What the lessons say, in English. */
import type { Texts } from "../texts.svelte";

export const texts: Texts = {
  mars: {
    aim: {
      title: "What you play for",
      text: "Points at the end: rating, tiles, goals, cards",
      seconds: 60,
      steps: {
        planet: {
          title: "Make Mars a home",
          say: ["You lead a corporation that makes Mars habitable: warmer, with air to breathe and with water.", "When that is done the game ends, and whoever has the **most points** wins."],
        },
        warm: {
          title: "Warm the planet",
          say: ["Eight **heat** raise the temperature by one step. You have eight.", "The place of decisions shows what it will change. Nothing counts before the orange button."],
          do: "Turn your heat into temperature, then press the orange button",
        },
        rating: {
          title: "Your rating rose",
          say: ["Mars is one step warmer, and your **terraform rating** (TR) went up by one.", "It is money in every generation, and at the end each TR is **a point**."],
        },
      },
    },
    scales: {
      title: "Three scales",
      text: "Temperature, oxygen, oceans; each step is 1 TR",
      seconds: 60,
      steps: {
        tracks: {
          title: "Three things to raise",
          say: ["**Temperature** from −30 to +8\u00a0°C, **oxygen** from 0 to 14\u00a0%, and nine **oceans**.", "Whoever makes a step gets 1 TR for it. Bonuses lie on the way."],
        },
        ocean: {
          title: "Let there be water",
          say: ["Standard projects are always for sale. An **aquifer** costs 18\u00a0M€ and is one ocean.", "Oceans lie on the blue areas. What is printed there is yours, and each ocean beside it pays you 2\u00a0M€."],
          do: "Choose Aquifer, then a ringed area",
        },
      },
    },
    turn: {
      title: "Your turn",
      text: "One or two actions, or pass",
      seconds: 90,
      steps: {
        first: {
          title: "First action: play a card",
          say: ["In a turn you take **one or two actions**, then the others do. A card is one action.", "This one raises your heat production: more heat in every generation."],
          do: "Play the card in the light",
        },
        second: {
          title: "Second action",
          say: ["You may act once more. This card costs 7\u00a0M€ and trades one kind of production for another."],
          do: "Play the second card",
        },
        pass: {
          title: "Enough for now: pass",
          say: ["Turns go round until all have **passed**. Whoever has passed is out until the next generation.", "Then everybody is paid, and a new generation begins."],
          do: "Press Pass, and once more to be sure",
        },
        research: {
          title: "Research",
          say: ["A new generation: you were paid, and four new cards lie before you. Each costs **3\u00a0M€** to keep.", "Below each card you read whether you could play it."],
          do: "Choose as many as you like, then the orange button",
        },
      },
    },
    board: {
      title: "Your board",
      text: "Stock, production, income",
      seconds: 60,
      steps: {
        money: {
          title: "Your money comes from here",
          say: ["This is your board: six kinds of goods. The big number is what you **have**, the brown box is what you **get** each generation.", "Your M€ income is the brown box **plus your TR**: 6\u00a0+\u00a020\u00a0=\u00a026."],
          do: "Press the M€ field: “next” is what you will have then",
        },
        energy: {
          title: "Energy turns into heat",
          say: ["Energy drives the actions of cards. What is left at the end of a generation becomes **heat**, before new energy comes."],
        },
        power: {
          title: "More of it, every time",
          say: ["The power plant is the cheapest project: 11\u00a0M€ for one step of energy production.", "Watch the brown box: this is what pays until the end of the game."],
          do: "Buy a power plant",
        },
      },
    },
    card: {
      title: "Play a card",
      text: "Price, metals, what it needs",
      seconds: 90,
      steps: {
        lacks: {
          title: "What a card needs",
          say: ["Gold is the price. What Mars must be like **when you play** a card stands in its white box, and in a list below its name.", "This card needs three oceans, and there is one."],
          do: "Press the card to hear what it lacks",
        },
        steel: {
          title: "Pay with steel",
          say: ["A card with the brown **building tag** may be paid with steel: each is worth 2\u00a0M€. Titanium does the same for space cards, worth 3.", "What would not be wasted is filled in for you."],
          do: "Play the card in the light",
        },
      },
    },
    greenery: {
      title: "Greeneries",
      text: "Eight plants, where they may go",
      seconds: 60,
      steps: {
        plants: {
          title: "Turn plants into green",
          say: ["Eight plants become a **greenery**. It is worth 1 point, raises oxygen, and oxygen raises your TR.", "It has to touch a tile of yours, if it can. The ringed areas are allowed."],
          do: "Convert your plants, then choose a ringed area",
        },
        oxygen: {
          title: "One greenery, three gains",
          say: ["Oxygen rose by one step, your TR with it, and the greenery itself is a point at the end.", "At 8\u00a0% oxygen the temperature rises too."],
        },
      },
    },
    city: {
      title: "Cities and neighbours",
      text: "Points from the green around them",
      seconds: 60,
      steps: {
        place: {
          title: "Found a city",
          say: ["A city is worth a point for **each greenery beside it**, whoever owns it. It may not touch another city.", "You have two greeneries: the area between them is worth two points already."],
          do: "Buy a city, then choose an area beside your green",
        },
        neighbours: {
          title: "Room to grow",
          say: ["Every greenery placed beside your city later is one more point for you.", "So keep the areas around it for yourself."],
        },
      },
    },
    goals: {
      title: "Goals",
      text: "Milestones and awards, and when to pay",
      seconds: 90,
      steps: {
        claim: {
          title: "A milestone is waiting",
          say: ["**Milestones** are for whoever gets there first: 8\u00a0M€ for 5 points, three in a game.", "You have three greeneries: that makes you the gardener."],
          do: "Claim the milestone in the light",
        },
        fund: {
          title: "Open a race",
          say: ["**Awards** are races that are scored at the end: 5 points for the first, and among three or more players 2 for the second. Whoever pays need not win, so choose one you lead.", "You have more tiles than your rival."],
          do: "Fund the award in the light",
        },
      },
    },
    end: {
      title: "The end",
      text: "Who ends it, last greeneries, counting",
      seconds: 60,
      steps: {
        last: {
          title: "The last ocean",
          say: ["Temperature and oxygen are complete, eight oceans are on the board. One is missing.", "With it this generation becomes **the last one**."],
          do: "Buy the last ocean and place it",
        },
        pass: {
          title: "Played to the end",
          say: ["The generation is played out: nobody is cut off. You have nothing left to buy, and plants still count after it."],
          do: "Press Pass, and once more to be sure",
        },
        plants: {
          title: "The last greeneries",
          say: ["There is a last production. Then plants may become greeneries **once more**, for points alone."],
          do: "Choose an area: beside your city it is worth two",
        },
        points: {
          title: "That was it",
          say: ["Rating, greeneries, cities, goals and cards are counted, one after the other.", "Now you know all you need. The guide will explain the rest when it comes."],
        },
      },
    },
  },
  ares: {
    aim: {
      title: "What you play for",
      text: "The same planet, all at once",
      seconds: 60,
      steps: {
        planet: {
          title: "Make Mars a home",
          say: ["Temperature up to +8\u00a0°C, oxygen up to 14\u00a0%, nine oceans. When that is done the game ends, and the **most points** win.", "Here nobody waits for a turn: all play at the same time."],
        },
        warm: {
          title: "Warm the planet",
          say: ["Eight **heat** raise the temperature by one step.", "What you choose is laid out with its result. Nothing counts before the orange button."],
          do: "Choose heat for temperature, then the orange button",
        },
        rating: {
          title: "Your rating rose",
          say: ["Each step is 1 **TR**: money in every production, and a point at the end."],
        },
      },
    },
    phases: {
      title: "Five phases",
      text: "All pick one in secret",
      seconds: 90,
      steps: {
        closed: {
          title: "Five cards, one choice",
          say: ["Each round everybody picks one of five phases. Only the phases that **somebody** picked take place.", "Last round you took Production, so it is closed to you now."],
        },
        pick: {
          title: "Everyone picks one, in secret",
          say: ["A picked phase takes place for **all**. Whoever picked it gets its bonus too.", "Two of your cards have an action: Action lets you use them, and one of them twice."],
          do: "Pick Action and lock it in",
        },
        all: {
          title: "Two phases this round",
          say: ["Your rival picked Research. So this round has Action and Research, for **both** of you, in the order of their numbers.", "Guess what the others pick, and take something else."],
        },
      },
    },
    cards: {
      title: "Cards and colours",
      text: "Green, blue, red; steel and titanium",
      seconds: 90,
      steps: {
        colours: {
          title: "Green first, then blue and red",
          say: ["**Green** cards are played in phase I and bring production. **Blue** ones have actions or effects, **red** ones work once: both belong to phase II.", "What cannot be played yet says what it lacks."],
        },
        green: {
          title: "Play a green card",
          say: ["This is phase I, and you picked it: your card costs 3\u00a0M€ less. Your steel makes building cards 2\u00a0M€ cheaper, every time.", "All that is in the price you see."],
          do: "Play the card in the light",
        },
        played: {
          title: "It works from now on",
          say: ["Your production rose. One green card in each phase I, more only by cards that say so."],
        },
      },
    },
    actions: {
      title: "Action phase",
      text: "Every blue card once",
      seconds: 60,
      steps: {
        blue: {
          title: "Your blue cards",
          say: ["In phase III every blue card with an arrow may be used **once**, and standard actions as often as you can pay.", "Whoever picked the phase may use one card a second time."],
        },
        use: {
          title: "Use a card",
          say: ["Left of the arrow is what you pay, right of it what you get."],
          do: "Use the card in the light",
        },
        finish: {
          title: "Finish the phase",
          say: ["When you want nothing more, finish. The phase ends when all have."],
          do: "Press Finish phase",
        },
      },
    },
    production: {
      title: "Production",
      text: "What comes in, what it costs",
      seconds: 45,
      steps: {
        boxes: {
          title: "The brown boxes",
          say: ["The big number is what you **have**, the brown box what a production phase **brings**. M€ come by your TR as well.", "It is not paid by itself: somebody has to pick phase IV."],
        },
        pick: {
          title: "Call for it",
          say: ["Picked by you it brings 4\u00a0M€ more. But next round it is closed to you."],
          do: "Pick Production and lock it in",
        },
        came: {
          title: "There it is",
          say: ["M€, heat, plants and a card: all of the boxes, and your bonus.", "Your rival was paid too. Pick Production when **you** have more to gain."],
        },
      },
    },
    research: {
      title: "Research",
      text: "Draw, keep, throw away",
      seconds: 45,
      steps: {
        pick: {
          title: "New cards",
          say: ["In phase V everybody draws two cards and keeps one. Whoever picked it draws **five** and keeps **two**."],
          do: "Pick Research and lock it in",
        },
        keep: {
          title: "Keep two of five",
          say: ["It costs nothing; the others are thrown away. Keep what you can play soon."],
          do: "Choose two cards, then the orange button",
        },
      },
    },
    forests: {
      title: "Forests and oceans",
      text: "Standard actions",
      seconds: 60,
      steps: {
        forest: {
          title: "Plant a forest",
          say: ["Eight plants are a **forest**: a point at the end, a step of oxygen, and so 1 TR."],
          do: "Choose plants for a forest, then the orange button",
        },
        ocean: {
          title: "Flip an ocean",
          say: ["For 15\u00a0M€ you turn over an ocean. It is 1 TR, and what shows on its back is yours."],
          do: "Choose an ocean, then the orange button",
        },
        reward: {
          title: "A small surprise",
          say: ["Under each ocean lie M€, plants or cards. Nobody knows which before it is turned over."],
        },
      },
    },
    zones: {
      title: "Zones",
      text: "Purple to white: what opens and closes",
      seconds: 60,
      steps: {
        lacks: {
          title: "Colours open cards",
          say: ["Temperature and oxygen go from **purple** over **red** and **yellow** to **white**. Many cards need a colour.", "This one needs a red temperature, and it is purple."],
          do: "Press the card to hear what it lacks",
        },
        warm: {
          title: "One step to red",
          say: ["14\u00a0M€ raise the temperature by one step. It is the last purple one."],
          do: "Choose temperature for M€, then the orange button",
        },
        opens: {
          title: "Now it is red",
          say: ["The scale is red. The **colour at the beginning** of a phase counts for all of it: from the next phase on the card can be played."],
        },
      },
    },
    end: {
      title: "The end",
      text: "Counting",
      seconds: 45,
      steps: {
        last: {
          title: "The last ocean",
          say: ["Temperature and oxygen are complete, eight oceans are on the board. With the ninth **this phase is the last**."],
          do: "Choose an ocean, then the orange button",
        },
        finish: {
          title: "Played to the end",
          say: ["The phase is played out, then all points are counted."],
          do: "Press Finish phase",
        },
        points: {
          title: "That was it",
          say: ["TR, forests and cards are counted. You win!", "Now you know all you need. The guide will explain the rest when it comes."],
        },
      },
    },
  },
};
