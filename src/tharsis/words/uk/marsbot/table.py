"""Ukrainian: options of MarsBot, and what can be looked up of it."""

from __future__ import annotations

OPTIONS = {
    "marsbot": ("MarsBot", "Автоматичний суперник займає друге місце за столом на двох."),
    "marsbot.none": ("Без MarsBot", ""),
    "marsbot.easy": (
        "Легкий",
        "Він нехтує стрілками, за невдачі отримує менше МК, а для кожної нагороди його показник на 5 менший.",
    ),
    "marsbot.normal": ("Звичайний", "Правила без змін."),
    "marsbot.hard": ("Важкий", "Отримує ПО за карти й рано заявляє досягнення."),
    "marsbot.brutal": ("Нещадний", "Те саме, що важкий, і ще одна карта щопокоління."),
    "marsbot_corporation": (
        "Корпорація MarsBot",
        "Робить його сильнішим. Корпорація з пріоритетом драфту вмикає драфт.",
    ),
    "marsbot_corporation.none": ("Немає", ""),
    "marsbot_corporation.random": ("За жеребом", "Її витягують після вашого вибору."),
}
LOOKUP = {
    "track": "Планшет MarsBot",
    "bonus_card": "Бонусні карти MarsBot",
    "bot_corporation": "Корпорації MarsBot",
}
