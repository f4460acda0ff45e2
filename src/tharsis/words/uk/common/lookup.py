"""Ukrainian: what can be looked up beside cards."""

from __future__ import annotations

from tharsis.words.language import NBSP

LOOKUP = {
    "milestone": "Досягнення",
    "award": "Нагороди",
    "standard_project": "Стандартні проєкти",
    "phase": "Фази",
    "standard_action": "Стандартні дії",
    "ocean_tile": "Жетони океану",
    "claim": f"Заявити коштує {{cost}}{NBSP}МК і дає {{points}}{NBSP}ПО; три досягнення за гру.",
    "fund": f"Перша, друга й третя нагорода гри коштують {{costs}}{NBSP}МК. Наприкінці {{first}}{NBSP}ПО за "
    "перше місце і, якщо гравців троє чи більше, {second} — за друге.",
    "phase_bonus": "Хто її обрав: {text}",
    "tiles_of_nine": "{n} із 9 жетонів: {text}",
}
