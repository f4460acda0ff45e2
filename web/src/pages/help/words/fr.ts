import type { HelpText } from "../text";

export const help: HelpText = {
  contents: "Sur cette page",
  titles: {
    scoring: "Objectifs, récompenses et décompte final",
    alone: "Jouer en solo",
    examples: "Exemples détaillés",
    glossary: "Lexique",
  },
  goals: {
    milestones:
      "Qui remplit un objectif peut le valider par une action, pour 8\u00a0M€. Il vaut 5\u00a0PV et n’est plus à personne d’autre. Trois seulement sont validés par partie.",
    awards:
      "Chacun peut financer une récompense par une action\u00a0: la première coûte 8\u00a0M€, la deuxième 14, la troisième 20. On voit à la fin qui la gagne\u00a0; peu importe qui l’a payée.",
    ties: "Les égalités sont amicales\u00a0: tous ceux qui partagent une place en reçoivent tous les PV. Si plusieurs sont premiers, il n’y a pas de second.",
  },
  places: {
    first: "Première place",
    second: "Deuxième place",
    players: "PV d’une récompense",
    two: "2 joueurs",
    more: "3 à 5 joueurs",
  },
  scoring: {
    mars: {
      tr: "Votre niveau de terraformation est votre score de base.",
      awards:
        "5\u00a0PV pour la première place de chaque récompense financée, 2 pour la deuxième\u00a0; rien pour la deuxième à deux joueurs.",
      milestones: "5\u00a0PV pour chaque objectif que vous avez validé.",
      greeneries: "1\u00a0PV pour chacune de vos forêts.",
      cities: "1\u00a0PV pour chaque forêt adjacente à l’une de vos cités, quel qu’en soit le propriétaire.",
      cards: "Les PV des cartes que vous avez jouées, y compris celles qui portent des ressources et les événements.",
    },
    ares: {
      tr: "1\u00a0PV par niveau de terraformation.",
      forests: "1\u00a0PV par forêt.",
      cards: "Les PV des cartes que vous avez jouées\u00a0; ce qu’une carte compte s’arrondit à l’inférieur, carte par carte.",
    },
  },
  tie: {
    mars: "Le plus de PV l’emporte. En cas d’égalité, le plus de M€\u00a0; si l’égalité demeure, la victoire est partagée.",
    ares: "Le plus de PV l’emporte. En cas d’égalité, le plus de chaleur, de plantes et de M€ réunis, chaque carte en main valant 3\u00a0M€\u00a0; si l’égalité demeure, la victoire est partagée.",
  },
  alone: {
    mars: [
      "Vous avez 14 générations, toujours avec les cartes de l’Ère des Corporations, et commencez avec un NT de 14 et sans autre production que celle de votre corporation.",
      "Deux cités neutres, chacune avec une forêt, sont déjà sur le plateau. Elles occupent des zones et comptent comme tuiles d’un autre joueur\u00a0; leurs forêts rapportent à vos cités adjacentes.",
      "L’adversaire neutre n’a rien et peut tout perdre\u00a0: ce qu’une carte prend à un joueur, ressources ou production, peut lui être pris en entier.",
      "Il n’y a ni objectifs ni récompenses.",
      "Les 14 générations se jouent en entier. Si température, oxygène et océans ne sont pas au maximum à ce moment-là, la partie est perdue, quels que soient vos PV. Les dernières forêts viennent après et n’augmentent plus l’oxygène.",
      "Avec l’autre but, un NT de 63 à la fin de la génération 14 suffit, paramètres au maximum ou non.",
    ],
    ares: [
      "Vous avez 25 manches. Choisissez votre phase, puis une carte Phase neutre est révélée\u00a0: cette phase a lieu aussi, sans bonus. Si c’est la vôtre, elle a lieu une fois, avec votre bonus.",
      "Après les manches 5, 10, 15 et 20, les cartes neutres sont remélangées et Mars vous aide selon la difficulté\u00a0: débutant, l’oxygène ou la température augmente de 2\u00a0niveaux\u00a0; avancé, de 1\u00a0niveau\u00a0; expert, de rien. Cela ne rapporte pas de NT.",
      "Pendant les cinq dernières manches, vous choisissez vous-même la carte neutre, chacune des cinq une fois.",
      "Si température, oxygène et océans ne sont pas au maximum après la manche 25, la partie est perdue\u00a0; les PV ne servent qu’à comparer vos parties.",
    ],
  },
  together:
    "On peut aussi jouer à deux ensemble\u00a0: 15 manches, et à chacune vous prenez tous deux un cube de la réserve, pour 1\u00a0M€ ou pour échanger une carte. Mars doit être terraformée, et il vous faut 80\u00a0PV à vous deux.",
  groups: {
    tags: "Badges",
    stocks: "Ressources",
    cubes: "Ressources sur les cartes",
    parameters: "Paramètres globaux",
    tiles: "Tuiles",
    phases: "Phases",
    zones: "Couleurs des pistes",
    symbols: "Symboles",
    signs: "Comment les symboles sont dessinés",
  },
  tags: {
    mars: {
      building: "L’acier aide à payer la carte.",
      space: "Le titane aide à payer la carte.",
      science: "Beaucoup de cartes fortes en demandent.",
      power: "L’énergie\u00a0; des cartes la comptent ou la rendent moins chère.",
      earth: "Les affaires avec la Terre\u00a0; des cartes les comptent.",
      jovian: "Les planètes lointaines\u00a0; des cartes rapportent des PV pour chacun.",
      plant: "La vie végétale\u00a0; des cartes y réagissent.",
      microbe: "Des cartes qui collectent souvent des microbes.",
      animal: "Des cartes qui collectent souvent des animaux, pour des PV.",
      city: "Des cartes autour des cités.",
      event: "Agit une fois, puis reste face cachée\u00a0: ses badges ne comptent que lorsqu’il est joué.",
    },
    ares: {
      building: "Chacun de vos aciers rend la carte moins chère.",
      space: "Chacun de vos titanes rend la carte moins chère.",
      science: "Beaucoup de cartes fortes en demandent ou en comptent.",
      power: "L’énergie\u00a0; des cartes la comptent ou la rendent moins chère.",
      earth: "Les affaires avec la Terre\u00a0; des cartes les comptent.",
      jovian: "Les planètes lointaines\u00a0; des cartes rapportent des PV pour chacun.",
      plant: "La vie végétale\u00a0; des cartes y réagissent.",
      microbe: "Des cartes qui collectent souvent des microbes.",
      animal: "Des cartes qui collectent souvent des animaux, pour des PV.",
      city: "Des cartes autour des cités.",
      event: "Une carte rouge\u00a0: agit une fois. Elle reste visible et ses badges comptent toujours.",
    },
  },
  stocks: {
    mars: {
      credits: "L’argent\u00a0: paie cartes, projets standards, objectifs et récompenses.",
      steel: "Vaut 2\u00a0M€ pour payer une carte à badge Construction.",
      titanium: "Vaut 3\u00a0M€ pour payer une carte à badge Espace.",
      plants: "8 deviennent une forêt.",
      energy: "Sert aux actions des cartes\u00a0; le reste devient de la chaleur à la phase de production.",
      heat: "8 augmentent la température de 1\u00a0niveau.",
    },
    ares: {
      credits: "L’argent\u00a0: paie cartes et actions standards.",
      plants: "8 deviennent une forêt.",
      heat: "8 augmentent la température de 1\u00a0niveau.",
    },
  },
  capacities: {
    steel: "Ne se dépense jamais\u00a0: chacun rend les cartes à badge Construction moins chères de 2\u00a0M€.",
    titanium: "Ne se dépense jamais\u00a0: chacun rend les cartes à badge Espace moins chères de 3\u00a0M€.",
  },
  cubes: "Elles restent sur les cartes qui les collectent et ne servent ou ne comptent que comme les cartes le disent.",
  parameters: {
    temperature: "De −30 à +8\u00a0°C, par niveaux de 2\u00a0°C.",
    oxygen: "De 0 à 14\u00a0%.",
    oceans: "Neuf tuiles.",
  },
  tiles: {
    ocean: "Sur les zones Océan\u00a0; n’appartient à personne. Qui pose une tuile à côté gagne 2\u00a0M€.",
    greenery: "À côté d’une de vos tuiles si possible. Augmente l’oxygène de 1\u00a0niveau\u00a0; 1\u00a0PV.",
    city: "Jamais à côté d’une autre cité. 1\u00a0PV par forêt adjacente.",
  },
  specialTiles:
    "Les tuiles spéciales se posent où leur carte le dit et sont à qui les a posées. Pointez-en une pour lire sa carte.",
  oceanTiles: "Retournez-en une pour gagner ce qu’elle montre\u00a0; il y en a neuf.",
  zones: "Un prérequis nomme une couleur\u00a0; il compte la case où était le marqueur au début de la phase.",
  symbols: {
    tr: "niveau de terraformation\u00a0: revenu et PV",
    points: "PV à la fin",
    generation: "génération\u00a0: un tour de jeu",
    first: "premier joueur\u00a0; change à chaque génération",
    milestone: "objectif\u00a0: validé une fois, 5\u00a0PV",
    award: "récompense\u00a0: décidée à la fin",
    card: "une carte Projet",
    discount: "la prochaine carte coûte moins",
    requirement: "le prérequis d’une carte",
    more: "des niveaux ou des M€ en plus",
    less: "des niveaux ou des M€ en moins",
    or: "l’un ou l’autre",
    steal: "pris à l’autre et gardé",
    eye: "regarder des cartes du dessus de la pioche",
    hand: "les cartes que vous gardez",
    projects: "projets standards",
    actions: "actions standards",
    copy: "répéter un cadre de production",
    up: "le marqueur d’une tuile Colonie monte",
    down: "le marqueur d’une tuile Colonie descend",
    claim: "zone qui vous est réservée",
    safe: "ne peut pas être retiré",
    held: "une ressource sur une carte, de la sorte qu’elle collecte",
    colony: "colonie",
    fleet: "flotte marchande",
    wild: "badge de n’importe quelle sorte",
    ocean: "océans en jeu",
    forest: "forêt\u00a0: 1\u00a0PV",
    green: "carte verte\u00a0: agit quand on la joue",
    blue: "carte bleue\u00a0: a une action ou un effet durable",
    red: "carte rouge\u00a0: un événement",
  },
  you: "Vous",
  rival: "Joueur {n}",
  planet: "Mars",
  production: "production",
  before: "Avant",
  after: "Après",
  becomes: "devient",
  examples: {
    oceans: {
      title: "Une cité à côté de deux océans",
      text: [
        "Vous payez 25\u00a0M€ pour le projet standard {city} et la placez à côté de deux océans.",
        "Chaque océan rapporte aussitôt 2\u00a0M€, soit 4 en tout\u00a0; le projet ajoute 1\u00a0niveau de production de M€.",
      ],
    },
    titanium: {
      title: "Payer en titane",
      text: [
        "La carte coûte 30\u00a0M€ et porte un badge Espace. Avec {phobolog}, chaque titane vaut 4\u00a0M€\u00a0: 8 en font 32.",
        "7\u00a0titanes et 2\u00a0M€ suffiraient. On ne rend pas la monnaie du métal, mais vous pouvez payer trop pour garder vos M€.",
      ],
    },
    discount: {
      title: "Une réduction",
      text: [
        "{thorgate} rend les cartes à badge Énergie moins chères de 3\u00a0M€\u00a0: 8 au lieu de 11. La carte affiche le prix qu’elle a pour vous.",
      ],
    },
    complete: {
      title: "Une carte au bout d’une piste",
      text: [
        "La température est au maximum. {asteroid} peut encore être jouée\u00a0: le niveau et son NT sont perdus, pas le titane ni les plantes.",
        "Retirer des plantes est votre choix\u00a0: jusqu’à 3, toutes au même joueur, ou aucune.",
      ],
    },
    production: {
      title: "La phase de production",
      text: [
        "D’abord toute l’énergie devient de la chaleur. Puis vous gagnez des M€ pour votre NT et votre production de M€, 20 et 1, et chaque autre ressource selon sa production.",
      ],
    },
    mayor: {
      title: "Une cité et un objectif",
      text: [
        "{tharsis_republic} rend 3\u00a0M€ pour votre cité et ajoute un second niveau de production de M€\u00a0; la zone donne 2\u00a0plantes.",
        "C’est votre troisième cité\u00a0: par la seconde action, vous validez {mayor} pour 8\u00a0M€. Cela fait 5\u00a0PV, et personne d’autre ne peut l’avoir.",
      ],
    },
    greenery: {
      title: "Une forêt entre deux cités",
      text: [
        "8\u00a0plantes deviennent une forêt à côté de vos cités. La zone rend 2\u00a0plantes, l’oxygène augmente et votre NT avec lui.",
        "À la fin, elle vaut 1\u00a0PV elle-même et 1 pour chacune des deux cités.",
      ],
    },
    chain: {
      title: "Un niveau en entraîne un autre",
      text: [
        "La forêt porte l’oxygène à 8\u00a0%, ce qui augmente la température\u00a0; elle atteint 0\u00a0°C, ce qui amène un océan.",
        "Les trois sont à vous\u00a0: le NT augmente de 3.",
      ],
    },
    action: {
      title: "L’action d’une carte bleue",
      text: [
        "{livestock} s’ajoute un animal, une fois par génération\u00a0; la marque montre qu’elle a servi. Chaque animal vaut 1\u00a0PV à la fin.",
      ],
    },
    award: {
      title: "Une égalité dans une récompense",
      text: [
        "La récompense {thermalist} a été financée. Deux joueurs ont 12\u00a0chaleurs chacun\u00a0: tous deux sont premiers et gagnent 5\u00a0PV. Il n’y a donc pas de deuxième place, et 5\u00a0chaleurs ne rapportent rien.",
      ],
    },
    score: {
      title: "Un décompte final",
      text: [
        "Un NT de 38, une récompense et un objectif. La cité est entourée de cinq forêts\u00a0: trois sont à vous et comptent aussi pour elles-mêmes, deux sont à un autre joueur.",
        "Cartes\u00a0: 3 pour des animaux, 6 sur d’autres cartes, moins 1 sur un événement.",
      ],
    },
    ares_payment: {
      title: "Payer une carte",
      text: [
        "La carte coûte 17\u00a0M€. Deux aciers en ôtent 4, le bonus de la phase choisie 3\u00a0: il en reste 10.",
        "Vous avez 4\u00a0M€ et défaussez deux cartes pour 3 chacune. Puis la carte vous fait piocher deux cartes et en défausser une.",
      ],
    },
    ares_ocean: {
      title: "Un océan se retourne",
      text: ["L’action standard coûte 15\u00a0M€. La tuile montre 2\u00a0plantes, aussitôt à vous, et votre NT augmente de 1."],
    },
    ares_requirement: {
      title: "Un prérequis",
      text: [
        "{moss} demande trois océans visibles au début de la phase\u00a0; un océan retourné pendant cette phase ne compterait pas.",
        "En plus de son coût, elle prend une plante.",
      ],
    },
    ares_production: {
      title: "La phase de production",
      text: [
        "Vous gagnez 4\u00a0M€ pour la production, 6 pour le NT et 4 de plus pour avoir choisi cette phase\u00a0; chaleur, plantes et cartes selon la production.",
      ],
    },
    ares_score: {
      title: "Un décompte final",
      text: ["NT 25, 6\u00a0forêts, 9\u00a0PV de cartes, et une carte à 6\u00a0animaux qui en vaut 1 pour deux\u00a0: 43 en tout."],
    },
  },
};
