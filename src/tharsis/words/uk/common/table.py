"""Ukrainian words around any table: bots, terms of the terminal, questions."""

from __future__ import annotations

from tharsis.words.uk.lexicon import COMPLETE

BOTS = {
    "random": "Мандрівник",
    "random_text": "Ходить навмання. Добре для першого знайомства.",
    "greedy": "Старатель",
    "greedy_text": "Дивиться на одну дію вперед і бере найвигіднішу.",
    "program_text": "Програма господаря столу.",
}
TERMS = {
    "generation": "Покоління",
    "temperature": "Температура",
    "oxygen": "Кисень",
    "oceans": "Океани",
    "hand": "Рука",
    "cards": "карт",
    "passed": "пас",
    "first": "перший гравець",
    "you": "ви",
    "production": "виробництво",
    "stock": "запас",
    "not_now": "Не зараз",
    "your_choice": "Ваш вибір",
    "pick": "оберіть від {least} до {most}: номери через пробіл, Enter — нічого",
    "help": "номер — відповідь; ? текст карти, h рука, b поле, w чому ні, l журнал, s зберегти, u назад, q вийти",
    "winner": "Перемога",
    "nobody": "ніхто: мети не досягнуто",
    "milestones": "Досягнення",
    "awards": "Нагороди",
    "played": "Розіграно",
    "tags": "Мітки",
    "points": "ПО",
    "saved": "збережено: {file}",
    "bad": "{text}: тут такого вибору немає",
    "cannot_undo": "скасувати не можна: відкрилося приховане або вже діяв інший гравець",
    "legend": "жетон і власник або бонус ділянки: s сталь, t титан, p рослини, c карти; ~ лише океан",
    "goodbye": "До наступної гри.",
    "drafted": "Уже відкладено",
    "deck": "колода",
    "discard": "відбій",
    "score": "рахунок",
    "price": "МК",
    "card": "карта",
    "text": "текст",
    "requirement": "вимога",
    "owes": "має виконати першу дію",
}
QUESTIONS = {
    "pay": "як ви платите?",
    "remove": "що ви прибираєте?",
    "steal": "що ви забираєте собі?",
    "reduce": "чиє виробництво зменшити?",
    "add": "на яку карту додати?",
    "take": "з якої карти зняти?",
    "look": "які карти ви берете?",
    "discard": "яку карту ви скидаєте?",
    "choose": "оберіть одне",
    "swap": "скільки виробництва перенести?",
    "exchange": "скільки ви обмінюєте?",
    "copy": "чий блок виробництва повторити?",
    "order": "що буде першим?",
    "sell": "які патенти ви продаєте?",
    "corporation": "оберіть свою корпорацію",
    "pay_heat": "як ви сплачуєте тепло?",
}
# said at the table with one touch
PHRASES = {
    "hello": "Вітаю, гарної гри!",
    "thanks": "Дякую!",
    "well_played": "Гарний хід!",
    "sorry": "Перепрошую!",
    "moment": "Хвилинку, будь ласка.",
    "back": "Я знову тут.",
    "yes": "Згода.",
    "no": "Краще не треба.",
}
IDLE = {
    "temperature": COMPLETE["temperature"],
    "oxygen": COMPLETE["oxygen"],
    "ocean": COMPLETE["oceans"],
    "cube": "немає карти, на яку можна додати",
    "count": "нічого рахувати",
}
