/** Цілі, і що підказують там, де вирішують, українською. */
import type { Phrase } from "../phrase";
import type { words as english } from "../en/goals";

export const words: Record<keyof typeof english, Phrase> = {
  "goal.points": { one: "{n}\u00a0ПО", few: "{n}\u00a0ПО", many: "{n}\u00a0ПО", other: "{n}\u00a0ПО" },
  "goal.milestones.rule": "{cost}\u00a0МК, 5\u00a0ПО, лишилося {n}",
  "goal.awards.rule": "наступна {cost}\u00a0МК, 5 і 2\u00a0ПО",
  "goal.awards.rule.two": "наступна {cost}\u00a0МК, 5\u00a0ПО",
  "goal.ready": "Можна заявити за {n}\u00a0МК.",
  "goal.lack": "Вам бракує {n}.",
  "goal.have": "У вас {n}.",
  "goal.close": {
    one: "Ще одного бракує: {names}.",
    few: "Ще одного бракує: {names}.",
    many: "Ще одного бракує: {names}.",
    other: "Ще одного бракує: {names}.",
  },
  "goal.left": {
    one: "Лишилося одне досягнення з трьох.",
    few: "Лишилося два досягнення з трьох.",
    many: "Лишилося кілька досягнень із трьох.",
    other: "Лишилося два досягнення з трьох.",
  },
  "goal.left.all": "Жодного з трьох ще не заявлено.",
  "goal.left.none": "Усі три вже заявлено.",
  "goal.pays": "Першому 5\u00a0ПО, другому 2; за нічиєї місце ділять.",
  "goal.pays.two": "Першому 5\u00a0ПО; за нічиєї місце ділять.",
  "goal.whoever": "Хто б не профінансував, ПО дістануть найкращі.",
  "goal.place.first": "Поки що: перше місце, 5\u00a0ПО.",
  "goal.place.second": "Поки що: друге місце, 2\u00a0ПО.",
  "goal.place.none": "Поки що: без ПО.",
  "goal.first": "Перше дало б 5; вам бракує {n}.",
  "goal.good": { one: "{n}\u00a0ПО, назавжди.", few: "{n}\u00a0ПО, назавжди.", many: "{n}\u00a0ПО, назавжди.", other: "{n}\u00a0ПО, назавжди." },
  "goal.tally": "{n} з 3",
  "goal.title.claim": "Заявити: {name}",
  "goal.title.fund": "Профінансувати: {name}",
  "suggest.trade": "Торгівля: {moon}",
  "suggest.actions": { one: "{n} дія карти", few: "{n} дії карт", many: "{n} дій карт", other: "{n} дії карт" },
  "suggest.cards": {
    one: "Можна розіграти {n} карту",
    few: "Можна розіграти {n} карти",
    many: "Можна розіграти {n} карт",
    other: "Можна розіграти {n} карти",
  },
  "suggest.switch": "Підказки там, де вирішують",
};
