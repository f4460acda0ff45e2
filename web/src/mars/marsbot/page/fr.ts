import type { PageText } from "./text";

export const page: PageText = {
  lead: "MarsBot est l’adversaire automatique officiel. Il ne décide de rien\u00a0: tout ce qu’il fait suit une règle ou le hasard. Vous pouvez donc prévoir la suite, et chacune de ses étapes est expliquée. Il joue contre un seul adversaire.",
  contents: "Sur cette page",
  turn: {
    title: "Une génération avec MarsBot",
    text: [
      "Chacun commence avec un NT de 20. MarsBot a un plateau de sept pistes, une réserve de\u00a0M€ et un paquet de cartes Bonus\u00a0; ni main, ni production, ni autre ressource.",
      "À chaque génération, il reçoit un paquet Actions\u00a0: trois projets et une carte Bonus, mélangés. Il ne paie rien. Avec le draft, il choisit comme vous, mais au hasard, puis écarte une carte.",
      "À son tour, il révèle une carte et la résout\u00a0; c’est tout son tour. Quand le paquet est vide, il passe. Si vous passez avant lui, il continue carte après carte jusqu’au bout du paquet.",
      "Le premier joueur change à chaque génération. La phase de production ne concerne que vous.",
    ],
  },
  project: {
    title: "Un projet, ce sont ses badges",
    text: [
      "Coût, prérequis, texte et PV ne comptent pas. De gauche à droite, chaque badge fait avancer d’une case le marqueur de sa piste, et le symbole atteint s’applique aussitôt. Le badge Événement vient en dernier.",
      "Une flèche fait avancer le même marqueur d’une case de plus, et cette case compte aussi.",
      "Une carte sans badge, une piste au bout ou un symbole impossible\u00a0: c’est une Action Manquée, et MarsBot gagne 5\u00a0M€ (3 au niveau Facile).",
      "Un symbole d’une extension qui n’est pas en jeu est ignoré, sans Action Manquée.",
    ],
  },
  tiles: {
    title: "Où il place ses tuiles",
    text: [
      "Forêt\u00a0: à côté d’une de ses tuiles si possible, là où elle touche le plus de ses cités, puis le moins des vôtres.",
      "Cité\u00a0: là où elle touche le plus de forêts, quel qu’en soit le propriétaire. Océan\u00a0: sur une zone réservée aux océans.",
      "S’il reste plusieurs zones\u00a0: le plus d’océans adjacents, puis le plus de bonus de placement recouverts, puis le hasard. Pour le hasard, il révèle un projet et on parcourt les zones restantes selon son coût, rangée par rangée.",
      "Il gagne 1\u00a0M€ par bonus recouvert et 2\u00a0M€ par océan adjacent\u00a0; à une table avec la lecture «\u00a0Autres documents\u00a0», 2\u00a0M€ pour tous les océans ensemble. Augmenter un paramètre ou placer un océan augmente son NT, comme le vôtre. À −24 et à −20\u00a0°C, il gagne 2\u00a0M€ au lieu de la production de chaleur.",
    ],
  },
  goals: {
    title: "Objectifs et récompenses",
    text: [
      "Pour lui, les deux sont gratuits\u00a0; les trois de chaque sorte valent pour vous deux ensemble.",
      "Objectifs\u00a0: NT de 35, 3 cités, 3 forêts\u00a0; pour le Bâtisseur sa piste Construction à la case 8, pour le Planificateur toutes ses pistes à la case 4. S’il en remplit plusieurs, il valide celui que vous remplissez aussi, sinon celui dont vous êtes le plus proche.",
      "Récompenses\u00a0: il finance celle où son avance sur vous est la plus grande, jamais une où il n’est pas devant. Ses pistes remplacent ce qu’il n’a pas\u00a0: Construction plus Événement pour le Banquier, Science pour le Scientifique, Énergie plus 5 pour le Thermaliste, Espace plus 5 pour le Mineur.",
      "Le meilleur gagne 5\u00a0PV, les deux à égalité. Il n’y a pas de deuxième place.",
    ],
  },
  yours: {
    title: "Ce que vos cartes lui font",
    text: [
      "Les ressources que vous lui retirez, quelles qu’elles soient, sont prises sur ses\u00a0M€. Qui vole reçoit la ressource indiquée sur la carte.",
      "Une production que vous réduisez fait reculer un marqueur, d’une case par niveau\u00a0: acier la piste Construction, titane Espace, M€ Événement, énergie Énergie, chaleur Terre, plantes Plante.",
      "Un repère reste là où était le marqueur. Jusqu’à ce qu’il y revienne, rien de ce qu’il franchit n’agit une seconde fois.",
      "Les cartes qui comptent les badges ou les événements des autres comptent la case où se trouve son marqueur. Escale Galiléenne compte la moitié de la piste Énergie, arrondie vers le bas, car les badges Joviens la partagent avec les badges Énergie.",
      "À une table avec la lecture «\u00a0Autres documents\u00a0», un marqueur recule d’une seule case par effet, et Escale Galiléenne compte la piste entière.",
    ],
  },
  levels: { title: "Quatre niveaux", text: [] },
  board: {
    title: "Le plateau",
    text: ["Tous les marqueurs partent de la case 0. Les badges à gauche font avancer la piste qui les suit."],
  },
  bonus: {
    title: "Cartes Bonus",
    text: [
      "Si une carte donne plusieurs possibilités, la première qui est possible compte. Ce qui est impossible sur une carte Bonus n’est pas une Action Manquée\u00a0; seule une étape suivante qu’elle déclenche, comme l’océan à 0\u00a0°C, peut en être une.",
      "Les cartes détruites quittent la partie. Les autres sont défaussées et mélangées de nouveau quand le paquet est vide.",
    ],
  },
  corporations: {
    title: "Ses corporations",
    text: [
      "MarsBot peut avoir une corporation\u00a0: au choix, au hasard ou aucune. Rien de votre corporation du même nom ne s’applique.",
      "Les badges de départ se résolvent comme ceux d’un projet. Un cube agit une fois, quand le marqueur l’atteint, avant le symbole de la case.",
      "Une corporation qui a une priorité de draft impose le draft\u00a0: MarsBot prend la carte qui porte le plus de badges voulus et en écarte une qui n’en porte pas.",
    ],
  },
  colonies: {
    title: "Avec Colonies",
    text: [
      "Toutes les tuiles Colonie sont ouvertes dès le début. MarsBot construit des colonies grâce à ses cartes Bonus et n’a qu’une colonie par tuile. Une colonie lui rapporte 2 ressources en entrepôt, un commerce 2, ou 3 là où il a une colonie.",
      "Il commerce par la carte Lignes de Fret, là où le marqueur est le plus avancé. Quand vous commercez là où il a une colonie, il stocke 1 ressource.",
      "Cinq ressources stockées font avancer une piste d’une case pendant son tour. Les flotteurs vont dans l’entrepôt de Titan\u00a0: à partir de cinq, ils lui donnent une carte de plus à la fin de la recherche.",
      "La case 9 de la piste Énergie débloque sa seconde flotte marchande.",
    ],
  },
  end: {
    title: "La fin",
    text: [
      "La partie finit comme d’habitude, quand océans, température et oxygène sont au maximum. MarsBot place alors une forêt pour chaque piste dont la case suivante en montre une.",
      "Il compte son NT, ses objectifs et récompenses, ses forêts et ses cités comme vous, 1\u00a0PV par zone adjacente à l’Instance Neurale que vous n’occupez pas, et des PV pour ses\u00a0M€ selon le tableau. Aux niveaux Difficile et Brutal, chaque carte jouée qui vaut des PV lui en donne 1.",
      "Vous ne gagnez qu’avec plus de PV que MarsBot. Si la génération 20 commence, vous avez perdu.",
    ],
  },
  watching: {
    title: "À cette table",
    text: [
      "Son tour se montre pas à pas\u00a0: Espace ou Entrée continue, N va à sa carte suivante, W déplie la raison, Échap passe tout. Tout ce que vous faites entre-temps y met fin. Les réglages permettent de tout voir d’un coup.",
      "M ouvre son plateau. Dans le journal, chaque tour se lit sous la carte révélée, avec la raison de chaque étape.",
    ],
  },
  generation: "Fin de la partie à la génération",
  perPoint: "M€ pour 1\u00a0PV",
  upTo: "jusqu’à {n}",
  lost: "Vous perdez",
};
