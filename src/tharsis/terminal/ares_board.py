"""Drawing an Ares table as text: tracks with their zones, players, tableaus."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tharsis.ares.board import GOAL, TILE_NAMES, ZONES, zone
from tharsis.ares.game import Ares
from tharsis.ares.terms import PHASES_BY_NAME
from tharsis.terminal.sheets import seat_style
from tharsis.vocabulary.needs import printed
from tharsis.vocabulary.terms import CREDITS, HEAT, OCEANS, OXYGEN, PLANTS, STOCKS, TAGS, TEMPERATURE
from tharsis.words.language import Language, number, signed

ZONE_STYLE = {"purple": "magenta", "red": "red", "yellow": "yellow", "white": "bold white"}
NUMERALS = ["", "I", "II", "III", "IV", "V"]


def status(g: Ares, words: Language) -> Text:
    """Round and phase, and the parameters as they stood when the phase began."""
    t = words.terms
    out = Text()
    length = f"/{g.length}" if g.length else ""
    out.append(f"{t['round']} {g.round}{length}", style="bold")
    name = f"{NUMERALS[g.phase]} {words.phases[PHASES_BY_NAME[g.phase]]}" if g.phase else t["planning"]
    out.append(f"   {name}", style="bold cyan")
    for parameter, term, unit in ((TEMPERATURE, "temperature", " °C"), (OXYGEN, "oxygen", " %")):
        now = zone(parameter, g.begun[parameter])
        value = number(printed(parameter, g.params[parameter]))
        out.append(f"   {t[term]} {value}{unit} ")
        out.append(t["zone"].format(colour=words.zones[ZONES[now]]), style=ZONE_STYLE[ZONES[now]])
    out.append(f"   {t['oceans']} {g.params[OCEANS]}/{GOAL[OCEANS]}")
    out.append(f"   {t['deck']} {len(g.deck)}", style="grey62")
    if g.neutral_phase:
        out.append(f"   {t['neutral']}{words.colon} {words.phases[PHASES_BY_NAME[g.neutral_phase]]}")
    if g.rules.cooperative:
        out.append(f"   {t['pool']}{words.colon} {g.pool[0]} {t['copper']}, {g.pool[1]} {t['player']}")
    if g.params[OCEANS]:
        opened = ", ".join(words.rewards[TILE_NAMES[x]] for x in g.tiles[: g.params[OCEANS]])
        out.append(f"\n{t['oceans']}{words.colon} {opened}", style="blue")
    return out


def players(g: Ares, words: Language, me: int) -> Table:
    t = words.terms
    table = Table(box=None, pad_edge=False, padding=(0, 1))
    kinds = (CREDITS, PLANTS, HEAT)
    titles = ["", words.sources["tr"], t["forests"], *(words.stocks[STOCKS[k]] for k in kinds), t["cards"]]
    for title in (*titles, t["capacity"], t["hand"], t["phase"], t["tags"]):
        table.add_column(title, justify="left" if title in ("", t["tags"]) else "right")
    for s, who in enumerate(g.own):
        label = Text(words.player(s), style=seat_style(s))
        if who.corporation:
            label.append(f" {words.name(g.card_name(who.corporation))}", style="")
        if s == me:
            label.append(f" ({t['you']})", style="italic")
        if g.resting(s):
            label.append(f" {t['finished']}", style="grey62")
        stock = [f"{number(who.stock[k])} ({signed(g.yields(s, k))})" for k in kinds]
        metals = f"{words.stocks['steel']} {who.capacity[0]} {words.stocks['titanium']} {who.capacity[1]}"
        phase = words.phases[PHASES_BY_NAME[who.picked]] if who.picked else ""
        tags = " ".join(f"{words.tags[TAGS[k]]} {n}" for k, n in enumerate(who.tags) if n)
        row = [str(who.tr), str(who.forests), *stock, signed(who.draws), metals, str(len(who.hand)), phase]
        table.add_row(label, *row, Text(tags, style="grey70"))
    return table


def tableau(g: Ares, words: Language, me: int) -> Text:
    """The own cards with what lies on them."""
    out = Text(f"{words.terms['played']}{words.colon} ", style="bold")
    parts: list[str] = []
    for c in g.seat[me].played:
        cubes = f" {g.cubes[c]}" if g.cards[c].holds else ""
        parts.append(words.name(g.card_name(c)) + cubes)
    return out.append(", ".join(parts), style="not bold")


def board(g: Ares, words: Language, me: int) -> RenderableType:
    return Group(status(g, words), players(g, words, me), tableau(g, words, me))
