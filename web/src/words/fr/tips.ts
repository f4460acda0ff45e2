/** Ce que sont les choses : les explications à côté d’elles, en français. */
import type { Phrase } from "../phrase";
import type { words as english } from "../en/tips";

export const words: Record<keyof typeof english, Phrase> = {
  "tip.production": "{what}\u00a0: production",
  "tip.production.text": "Elle arrive à la fin de chaque génération.",
  "tip.production.ares": "Elle arrive à chaque phase Production.",
  "tip.credits": "Paient les cartes, les projets et les objectifs. Le NT s’ajoute à la production.",
  "tip.credits.ares": "Paient les cartes et les actions standards. Le NT s’ajoute à la production.",
  "tip.metal": "Aide à payer les cartes qui ont ce badge\u00a0: {tag}.",
  "tip.plants": "Pour {n}\u00a0: une forêt, avec un PV et un niveau d’oxygène. On peut vous prendre des plantes, jamais des tuiles.",
  "tip.plants.ares": "Pour {n}\u00a0: une forêt, avec un PV et un niveau d’oxygène.",
  "tip.energy": "Pour les actions de cartes et le commerce. Ce qui reste devient chaleur à la fin de la génération.",
  "tip.heat": "Pour {n}\u00a0: un niveau de température, et le NT avec elle.",
  "tip.cards.ares": "Cartes en main. À la fin d’une manche, dix peuvent rester.",
  "tip.rating": "Niveau de terraformation",
  "tip.rating.text": "Chaque niveau de température ou d’oxygène et chaque océan que l’on apporte l’augmente. C’est un revenu en\u00a0M€, et des PV à la fin.",
  "tip.points": "PV\u00a0: {name}",
  "tip.points.rest": "Tuiles, cartes et objectifs",
  "tip.points.hand": "Cartes en main",
  "tip.tag.none": "Ne vient d’aucune carte posée ici.",
  "tip.tag.needs": "{card}, dans votre main, en demande {n}.",
  "tip.area.here": "Placer ici\u00a0:",
};
