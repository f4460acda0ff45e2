/** Ce que disent les leçons, en français. */
import type { Texts } from "../texts.svelte";

export const texts: Texts = {
  mars: {
    aim: {
      title: "Le but du jeu",
      text: "Des PV à la fin\u00a0: NT, tuiles, objectifs, cartes",
      seconds: 60,
      steps: {
        planet: {
          title: "Rendre Mars habitable",
          say: ["Vous dirigez une corporation qui rend Mars habitable\u00a0: plus chaude, avec de l’air et de l’eau.", "Quand c’est fait, la partie finit, et qui a **le plus de PV** gagne."],
        },
        warm: {
          title: "Réchauffer la planète",
          say: ["Huit unités de **chaleur** font monter la température d’un niveau. Vous en avez huit.", "Le panneau de décision montre ce que cela changera. Rien ne compte avant le bouton orange."],
          do: "Convertissez votre chaleur en température, puis appuyez sur le bouton orange",
        },
        rating: {
          title: "Votre NT a monté",
          say: ["Mars s’est réchauffée, et votre **niveau de terraformation** (NT) a augmenté de 1.", "C’est de l’argent à chaque génération, et à la fin chaque NT vaut **1\u00a0PV**."],
        },
      },
    },
    scales: {
      title: "Trois échelles",
      text: "Température, oxygène, océans\u00a0; chaque niveau vaut 1\u00a0NT",
      seconds: 60,
      steps: {
        tracks: {
          title: "Trois choses à faire monter",
          say: ["La **température** de −30 à +8\u00a0°C, l’**oxygène** de 0 à 14\u00a0%, et neuf **océans**.", "Qui fait monter l’un d’eux d’un niveau reçoit 1\u00a0NT. Des bonus attendent en chemin."],
        },
        ocean: {
          title: "Que l’eau soit",
          say: ["Les projets standards sont toujours à vendre. Un **aquifère** coûte 18\u00a0M€ et donne un océan.", "Les océans vont sur les zones bleues. Ce qui y est imprimé est à vous, et chaque océan voisin vous paie 2\u00a0M€."],
          do: "Choisissez Aquifère, puis une zone cerclée",
        },
      },
    },
    turn: {
      title: "Votre tour",
      text: "Une ou deux actions, ou passer",
      seconds: 90,
      steps: {
        first: {
          title: "Première action\u00a0: jouer une carte",
          say: ["À votre tour, vous faites **une ou deux actions**, puis c’est aux autres. Une carte est une action.", "Celle-ci augmente votre production de chaleur\u00a0: plus de chaleur à chaque génération."],
          do: "Jouez la carte éclairée",
        },
        second: {
          title: "Seconde action",
          say: ["Vous pouvez agir encore une fois. Cette carte coûte 7\u00a0M€ et échange une production contre une autre."],
          do: "Jouez la seconde carte",
        },
        pass: {
          title: "C’est assez\u00a0: passer",
          say: ["On joue à tour de rôle jusqu’à ce que tous aient **passé**. Qui a passé attend la génération suivante.", "Puis chacun est payé, et une nouvelle génération commence."],
          do: "Appuyez sur Passer, puis confirmez",
        },
        research: {
          title: "Recherche",
          say: ["Une nouvelle génération\u00a0: vous avez reçu votre revenu, et quatre cartes sont devant vous. Chacune coûte **3\u00a0M€** à garder.", "Sous chaque carte, vous lisez si vous pourriez la jouer."],
          do: "Choisissez-en autant que vous voulez, puis appuyez sur le bouton orange",
        },
      },
    },
    board: {
      title: "Votre plateau",
      text: "Réserve, production, revenu",
      seconds: 60,
      steps: {
        money: {
          title: "Votre argent vient d’ici",
          say: ["Voici votre plateau\u00a0: six sortes de biens. Le grand nombre est ce que vous **avez**, la case brune ce que vous **recevez** à chaque génération.", "Votre revenu en M€ est la case brune **plus votre NT**\u00a0: 6\u00a0+\u00a020\u00a0=\u00a026."],
          do: "Appuyez sur la case M€\u00a0: on y lit ce que vous aurez ensuite",
        },
        energy: {
          title: "L’énergie devient chaleur",
          say: ["L’énergie fait marcher les actions des cartes. Ce qui en reste à la fin d’une génération devient de la **chaleur**, avant que la nouvelle énergie n’arrive."],
        },
        power: {
          title: "Plus, à chaque fois",
          say: ["La centrale est le projet le moins cher\u00a0: 11\u00a0M€ pour une production d’énergie plus haute de 1.", "Regardez la case brune\u00a0: c’est elle qui paie jusqu’à la fin de la partie."],
          do: "Achetez une centrale",
        },
      },
    },
    card: {
      title: "Jouer une carte",
      text: "Coût, métaux, prérequis",
      seconds: 90,
      steps: {
        lacks: {
          title: "Ce qu’une carte demande",
          say: ["En or, le coût. Ce qu’il faut sur Mars **quand vous jouez** une carte est dans sa case blanche, et dans une liste sous son nom.", "Celle-ci demande trois océans, et il y en a un."],
          do: "Appuyez sur la carte pour savoir ce qui manque",
        },
        steel: {
          title: "Payer avec de l’acier",
          say: ["Une carte avec le **badge Construction** brun peut être payée en acier\u00a0: chaque unité vaut 2\u00a0M€. Le titane fait de même pour les cartes Espace, et vaut 3.", "Les métaux qui ne seraient pas gaspillés sont déjà comptés."],
          do: "Jouez la carte éclairée",
        },
      },
    },
    greenery: {
      title: "Forêts",
      text: "Huit plantes, et où elles vont",
      seconds: 60,
      steps: {
        plants: {
          title: "Des plantes à la forêt",
          say: ["Huit plantes deviennent une **forêt**. Elle vaut 1\u00a0PV, fait monter l’oxygène, et l’oxygène votre NT.", "Elle doit toucher une de vos tuiles, si possible. Les zones cerclées sont permises."],
          do: "Convertissez vos plantes, puis choisissez une zone cerclée",
        },
        oxygen: {
          title: "Une forêt, trois gains",
          say: ["L’oxygène a monté d’un niveau, votre NT avec lui, et la forêt elle-même vaut 1\u00a0PV à la fin.", "À 8\u00a0% d’oxygène, la température monte aussi."],
        },
      },
    },
    city: {
      title: "Cités et voisinage",
      text: "Des PV grâce aux forêts autour",
      seconds: 60,
      steps: {
        place: {
          title: "Fonder une cité",
          say: ["Une cité vaut 1\u00a0PV pour **chaque forêt voisine**, quel que soit son propriétaire. Elle ne peut pas toucher une autre cité.", "Vous avez deux forêts\u00a0: la zone entre elles vaut déjà 2\u00a0PV."],
          do: "Achetez une cité, puis choisissez une zone près de vos forêts",
        },
        neighbours: {
          title: "De la place pour grandir",
          say: ["Chaque forêt placée plus tard à côté de votre cité vaut 1\u00a0PV de plus pour vous.", "Gardez donc les zones autour pour vous."],
        },
      },
    },
    goals: {
      title: "Objectifs et récompenses",
      text: "Quand il vaut la peine de payer",
      seconds: 90,
      steps: {
        claim: {
          title: "Un objectif vous attend",
          say: ["Les **objectifs** sont pour le premier arrivé\u00a0: 8\u00a0M€ pour 5\u00a0PV, trois par partie.", "Vous avez trois forêts\u00a0: c’est ce que demande le Jardinier."],
          do: "Validez l’objectif éclairé",
        },
        fund: {
          title: "Ouvrir une course",
          say: ["Les **récompenses** sont des courses comptées à la fin\u00a0: 5\u00a0PV au premier et, à trois joueurs ou plus, 2 au second. Qui paie ne gagne pas forcément\u00a0: prenez-en une où vous menez.", "Vous avez plus de tuiles que votre adversaire."],
          do: "Financez la récompense éclairée",
        },
      },
    },
    end: {
      title: "La fin",
      text: "Qui la provoque, dernières forêts, décompte",
      seconds: 60,
      steps: {
        last: {
          title: "Le dernier océan",
          say: ["La température et l’oxygène sont au maximum, huit océans sont là. Il en manque un.", "Avec lui, cette génération devient **la dernière**."],
          do: "Achetez le dernier océan et placez-le",
        },
        pass: {
          title: "Jouée jusqu’au bout",
          say: ["La génération se joue jusqu’au bout\u00a0: personne n’est interrompu. Vous n’avez plus rien à acheter, et vos plantes compteront encore après."],
          do: "Appuyez sur Passer, puis confirmez",
        },
        plants: {
          title: "Les dernières forêts",
          say: ["Il y a une dernière production. Puis les plantes deviennent **une dernière fois** des forêts, pour les PV seulement."],
          do: "Choisissez une zone\u00a0: près de votre cité, elle en vaut deux",
        },
        points: {
          title: "C’est tout",
          say: ["NT, forêts, cités, objectifs et cartes sont comptés l’un après l’autre.", "Vous savez l’essentiel. Le guide expliquera le reste le moment venu."],
        },
      },
    },
  },
  ares: {
    aim: {
      title: "Le but du jeu",
      text: "La même planète, tous en même temps",
      seconds: 60,
      steps: {
        planet: {
          title: "Rendre Mars habitable",
          say: ["La température jusqu’à +8\u00a0°C, l’oxygène jusqu’à 14\u00a0%, neuf océans. Quand c’est fait, la partie finit, et qui a **le plus de PV** gagne.", "Ici, personne n’attend son tour\u00a0: tous jouent en même temps."],
        },
        warm: {
          title: "Réchauffer la planète",
          say: ["Huit unités de **chaleur** font monter la température d’un niveau.", "Ce que vous choisissez est préparé avec son résultat. Rien ne compte avant le bouton orange."],
          do: "Choisissez chaleur contre température, puis appuyez sur le bouton orange",
        },
        rating: {
          title: "Votre NT a monté",
          say: ["Chaque niveau vaut 1\u00a0**NT**\u00a0: de l’argent à chaque production, et 1\u00a0PV à la fin."],
        },
      },
    },
    phases: {
      title: "Cinq phases",
      text: "Chacun en choisit une en secret",
      seconds: 90,
      steps: {
        closed: {
          title: "Cinq cartes, un choix",
          say: ["À chaque manche, chacun choisit une des cinq phases. Seules celles que **quelqu’un** a choisies ont lieu.", "À la manche précédente, vous avez pris Production\u00a0: elle vous est fermée."],
        },
        pick: {
          title: "Chacun la sienne, en secret",
          say: ["Une phase choisie a lieu pour **tous**. Qui l’a choisie reçoit aussi son bonus.", "Deux de vos cartes ont une action\u00a0: la phase Action vous laisse les utiliser, et l’une d’elles deux fois."],
          do: "Choisissez Action et validez",
        },
        all: {
          title: "Deux phases dans cette manche",
          say: ["Votre adversaire a choisi Recherche. Cette manche a donc Action et Recherche, pour **vous deux**, dans l’ordre de leurs numéros.", "Devinez ce que prennent les autres, et prenez autre chose."],
        },
      },
    },
    cards: {
      title: "Cartes et couleurs",
      text: "Vertes, bleues, rouges\u00a0; acier et titane",
      seconds: 90,
      steps: {
        colours: {
          title: "Vertes d’abord, puis bleues et rouges",
          say: ["Les cartes **vertes** se jouent en phase I et produisent. Les **bleues** ont des actions ou des effets, les **rouges** servent une fois\u00a0: toutes deux en phase II.", "Les cartes pas encore jouables disent ce qui leur manque."],
        },
        green: {
          title: "Jouer une carte verte",
          say: ["C’est la phase I, et vous l’avez choisie\u00a0: votre carte coûte 3\u00a0M€ de moins. Votre acier rend les cartes Construction moins chères de 2\u00a0M€, chaque fois.", "Tout cela est dans le coût affiché."],
          do: "Jouez la carte éclairée",
        },
        played: {
          title: "Elle sert dès maintenant",
          say: ["Votre production a monté. Une carte verte par phase I, davantage seulement si une carte le dit."],
        },
      },
    },
    actions: {
      title: "La phase Action",
      text: "Chaque carte bleue une fois",
      seconds: 60,
      steps: {
        blue: {
          title: "Vos cartes bleues",
          say: ["En phase III, chaque carte bleue avec une flèche sert **une fois**, et les actions standards tant que vous pouvez payer.", "Qui a choisi la phase peut utiliser une carte une seconde fois."],
        },
        use: {
          title: "Utiliser une carte",
          say: ["À gauche de la flèche, ce que vous payez, à droite, ce que vous recevez."],
          do: "Utilisez la carte éclairée",
        },
        finish: {
          title: "Terminer la phase",
          say: ["Quand vous ne voulez plus rien, terminez. La phase finit quand tous ont terminé."],
          do: "Appuyez sur Terminer la phase",
        },
      },
    },
    production: {
      title: "Production",
      text: "Ce qui arrive, ce que cela coûte",
      seconds: 45,
      steps: {
        boxes: {
          title: "Les cases brunes",
          say: ["Le grand nombre est ce que vous **avez**, la case brune ce qu’**apporte** une phase Production. Les M€ viennent aussi de votre NT.", "Rien n’arrive tout seul\u00a0: quelqu’un doit choisir la phase IV."],
        },
        pick: {
          title: "La demander",
          say: ["Choisie par vous, elle rapporte 4\u00a0M€ de plus. Mais elle vous est fermée à la manche suivante."],
          do: "Choisissez Production et validez",
        },
        came: {
          title: "Voilà",
          say: ["M€, chaleur, plantes et une carte\u00a0: toutes les cases, et votre bonus.", "Votre adversaire a été payé aussi. Choisissez Production quand **vous** y gagnez plus."],
        },
      },
    },
    research: {
      title: "Recherche",
      text: "Piocher, garder, défausser",
      seconds: 45,
      steps: {
        pick: {
          title: "De nouvelles cartes",
          say: ["En phase V, chacun pioche deux cartes et en garde une. Qui l’a choisie en pioche **cinq** et en garde **deux**."],
          do: "Choisissez Recherche et validez",
        },
        keep: {
          title: "Deux sur cinq",
          say: ["C’est gratuit\u00a0; les autres sont défaussées. Gardez ce que vous jouerez bientôt."],
          do: "Choisissez deux cartes, puis appuyez sur le bouton orange",
        },
      },
    },
    forests: {
      title: "Forêts et océans",
      text: "Les actions standards",
      seconds: 60,
      steps: {
        forest: {
          title: "Planter une forêt",
          say: ["Huit plantes font une **forêt**\u00a0: 1\u00a0PV à la fin, un niveau d’oxygène, et donc 1\u00a0NT."],
          do: "Choisissez plantes contre forêt, puis appuyez sur le bouton orange",
        },
        ocean: {
          title: "Retourner un océan",
          say: ["Pour 15\u00a0M€, vous retournez un océan. Il vaut 1\u00a0NT, et ce qu’il y a au dos est à vous."],
          do: "Choisissez un océan, puis appuyez sur le bouton orange",
        },
        reward: {
          title: "Une petite surprise",
          say: ["Sous chaque océan, il y a des M€, des plantes ou des cartes. Personne ne sait quoi avant qu’il ne soit retourné."],
        },
      },
    },
    zones: {
      title: "Zones",
      text: "Du violet au blanc\u00a0: ce qui s’ouvre et se ferme",
      seconds: 60,
      steps: {
        lacks: {
          title: "Les couleurs ouvrent des cartes",
          say: ["Température et oxygène passent du **violet** au **rouge**, au **jaune**, puis au **blanc**. Beaucoup de cartes demandent une couleur.", "Celle-ci demande une température rouge, et elle est violette."],
          do: "Appuyez sur la carte pour savoir ce qui manque",
        },
        warm: {
          title: "Un niveau jusqu’au rouge",
          say: ["14\u00a0M€ font monter la température d’un niveau. Celui-ci est le dernier violet."],
          do: "Choisissez température contre M€, puis appuyez sur le bouton orange",
        },
        opens: {
          title: "La voilà rouge",
          say: ["L’échelle est rouge. La **couleur au début** d’une phase vaut pour toute la phase\u00a0: dès la suivante, la carte pourra être jouée."],
        },
      },
    },
    end: {
      title: "La fin",
      text: "Le décompte",
      seconds: 45,
      steps: {
        last: {
          title: "Le dernier océan",
          say: ["La température et l’oxygène sont au maximum, huit océans sont là. Avec le neuvième, **cette phase est la dernière**."],
          do: "Choisissez un océan, puis appuyez sur le bouton orange",
        },
        finish: {
          title: "Jouée jusqu’au bout",
          say: ["La phase se joue jusqu’au bout, puis tous les PV sont comptés."],
          do: "Appuyez sur Terminer la phase",
        },
        points: {
          title: "C’est tout",
          say: ["NT, forêts et cartes sont comptés. Vous gagnez\u00a0!", "Vous savez l’essentiel. Le guide expliquera le reste le moment venu."],
        },
      },
    },
  },
};
