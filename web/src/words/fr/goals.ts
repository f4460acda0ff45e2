/** Les objectifs, et ce qui est suggéré là où l’on décide, en français. */
import type { Phrase } from "../phrase";
import type { words as english } from "../en/goals";

export const words: Record<keyof typeof english, Phrase> = {
  "goal.points": { one: "{n}\u00a0PV", other: "{n}\u00a0PV" },
  "goal.milestones.rule": "{cost}\u00a0M€, 5\u00a0PV, encore {n}",
  "goal.awards.rule": "la suivante {cost}\u00a0M€, 5 et 2\u00a0PV",
  "goal.awards.rule.two": "la suivante {cost}\u00a0M€, 5\u00a0PV",
  "goal.ready": "À vous de le valider pour {n}\u00a0M€.",
  "goal.lack": "Il vous manque {n}.",
  "goal.have": "Vous avez {n}.",
  "goal.close": { one: "Il ne manque que 1 à {names}.", other: "Il ne manque que 1 à {names}." },
  "goal.left": { one: "Il reste un objectif à valider sur trois.", other: "Il reste deux objectifs à valider sur trois." },
  "goal.left.all": "Aucun des trois n’est encore validé.",
  "goal.left.none": "Les trois sont validés.",
  "goal.pays": "Au premier 5\u00a0PV, au deuxième 2\u00a0; à égalité, on partage la place.",
  "goal.pays.two": "Au premier 5\u00a0PV\u00a0; à égalité, on partage la place.",
  "goal.whoever": "Peu importe qui la finance\u00a0: les meilleurs sont payés.",
  "goal.place.first": "En l’état\u00a0: première place, 5\u00a0PV.",
  "goal.place.second": "En l’état\u00a0: deuxième place, 2\u00a0PV.",
  "goal.place.none": "En l’état\u00a0: aucun PV.",
  "goal.first": "Le premier aurait 5\u00a0PV\u00a0; il vous manque {n}.",
  "goal.good": { one: "{n}\u00a0PV, pour de bon.", other: "{n}\u00a0PV, pour de bon." },
  "goal.tally": "{n} sur 3",
  "goal.title.claim": "Valider\u00a0: {name}",
  "goal.title.fund": "Financer\u00a0: {name}",
  "suggest.trade": "Commerce\u00a0: {moon}",
  "suggest.actions": { one: "{n} action de carte", other: "{n} actions de cartes" },
  "suggest.cards": { one: "{n} carte jouable", other: "{n} cartes jouables" },
  "suggest.switch": "Suggestions là où l’on décide",
};
