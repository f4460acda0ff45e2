"""Drawing a Mars table as text: map, tracks, players."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tharsis.kernel.option import Decision
from tharsis.mars.board import (
    AREA_NAME,
    AREAS,
    GANYMEDE,
    GREENERY_TILE,
    OCEAN_TILE,
    PHOBOS,
    ROWS,
    is_city,
)
from tharsis.mars.colonies.moons import MOONS, Moons, moons
from tharsis.mars.game import Mars
from tharsis.mars.goals import claimed_by
from tharsis.mars.map import CARDS, OCEAN_AREA, RESERVED, SEA
from tharsis.mars.marsbot.robot import CORPORATIONS, MARSBOT, TRACKS
from tharsis.mars.marsbot.table import BotTable
from tharsis.mars.tracks import GOAL
from tharsis.terminal.sheets import seat_style
from tharsis.vocabulary.needs import printed
from tharsis.vocabulary.terms import (
    HEAT,
    NEUTRAL,
    OCEANS,
    OXYGEN,
    PLANTS,
    STEEL,
    STOCKS,
    TAGS,
    TEMPERATURE,
    TITANIUM,
)
from tharsis.words.language import Language, number, signed
from tharsis.words.robot import NAME as ROBOT

CELL = 7
SHORT_TILE = [
    *("", "~~~", "grn", "cty", "cap", "nat", "min", "min", "com", "nuc", "ind", "eco", "lav", "moh", "res", "neu"),
]
BONUS_LETTER = {STEEL: "s", TITANIUM: "t", PLANTS: "p", HEAT: "h", CARDS: "c", SEA: "~"}


def tile_text(g: Mars, area: int) -> Text:
    """What lies on an area, or what it offers."""
    tile = g.tile[area]
    owner = g.owner[area]
    if tile == OCEAN_TILE:
        return Text("≈≈≈", style="bold white on blue")
    if tile:
        mark = "n" if owner == NEUTRAL else str(owner + 1)
        style = seat_style(owner)
        if tile == GREENERY_TILE:
            style += " on dark_green"
        elif is_city(tile):
            style += " on grey30"
        return Text(f"{SHORT_TILE[tile]}{mark}", style=style)
    given = g.map.bonus[area]
    bonus = "".join(BONUS_LETTER[kind] * n for kind, n in zip(given[::2], given[1::2], strict=True))
    if g.claim[area] >= 0:
        return Text(f"⚑{g.claim[area] + 1}{bonus}", style=seat_style(g.claim[area]))
    if g.map.kind[area] == OCEAN_AREA:
        return Text("~" + bonus, style="cyan")
    if g.map.kind[area] == RESERVED:
        return Text("N" + bonus, style="magenta")
    if g.map.title[area]:
        return Text("^" + bonus, style="orange3")
    return Text(bonus or "·", style="grey62")


def map_text(g: Mars, legal: set[int]) -> Text:
    """The nine rows; areas that may be chosen now stand out."""
    out = Text()
    area = 0
    for length in ROWS:
        indent = " " * ((9 - length) * CELL // 2)
        names = Text(indent)
        tiles = Text(indent)
        for a in range(area, area + length):
            style = "bold black on bright_green" if a in legal else "grey42"
            names.append(AREA_NAME[a], style=style)
            names.append(" " * (CELL - len(AREA_NAME[a])))
            cell = tile_text(g, a)
            tiles.append_text(cell)
            tiles.append(" " * (CELL - len(cell)))
        out.append_text(names).append("\n").append_text(tiles).append("\n")
        area += length
    assert area == AREAS
    return out


def status(g: Mars, words: Language) -> Text:
    t = words.terms
    p = g.params
    out = Text()
    out.append(f"{t['generation']} {g.generation}", style="bold")
    out.append(f"   {t['temperature']} {number(printed(TEMPERATURE, p[TEMPERATURE]))} °C / +8")
    out.append(f"   {t['oxygen']} {p[OXYGEN]} % / {GOAL[OXYGEN]}")
    out.append(f"   {t['oceans']} {p[OCEANS]} / {GOAL[OCEANS]}")
    out.append(f"   {t['deck']} {len(g.deck)}", style="grey62")
    for area in (GANYMEDE, PHOBOS):
        if g.tile[area]:
            out.append(f"   {words.areas[AREA_NAME[area]]} ")
            out.append_text(tile_text(g, area))
    return out


def players(g: Mars, words: Language, me: int) -> Table:
    """Stock and production of every seat."""
    t = words.terms
    table = Table(box=None, pad_edge=False, padding=(0, 1))
    for title in ("", words.sources["tr"], *(words.stocks[s] for s in STOCKS), t["hand"], t["tags"]):
        table.add_column(title, justify="left" if title in ("", t["tags"]) else "right")
    for s, who in enumerate(g.seat):
        label = Text(words.player(s), style=seat_style(s))
        if who.corporation:
            label.append(f" {words.name(g.card_name(who.corporation))}", style="")
        if s == me:
            label.append(f" ({t['you']})", style="italic")
        if who.passed:
            label.append(f" {t['passed']}", style="grey62")
        stock = [f"{number(who.stock[k])} ({signed(who.production[k])})" for k in range(len(STOCKS))]
        tags = " ".join(f"{words.tags[TAGS[k]]} {n}" for k, n in enumerate(who.tags) if n)
        if isinstance(g, BotTable) and s == MARSBOT:
            label.append(f" {ROBOT} {words.name(CORPORATIONS[g.robot.corporation].name)}", style="")
            tags = " ".join(f"{words.tags[name]} {g.robot.tracker[t]}" for t, name in enumerate(TRACKS))
        table.add_row(label, str(who.tr), *stock, str(len(who.hand)), Text(tags, style="grey70"))
    return table


def goals(g: Mars, words: Language, me: int) -> Text:
    out = Text()
    if g.seats == 1:
        return out
    out.append(words.terms["milestones"] + ": ", style="bold")
    parts: list[str] = []
    for i, goal in enumerate(g.map.milestones):
        owner = claimed_by(g.milestones, i)
        state = words.player(owner) if owner >= 0 else f"{g.measure(me, goal.measure)}/{goal.need}"
        parts.append(f"{words.milestones[goal.name]} {state}")
    out.append(", ".join(parts) + "\n")
    out.append(words.terms["awards"] + ": ", style="bold")
    parts = []
    for i, award in enumerate(g.map.awards):
        funded = claimed_by(g.awards, i) >= 0
        standing = ":".join(str(g.measure(s, award.measure)) for s in range(g.seats))
        parts.append(f"{words.awards[award.name]} {standing}{' *' if funded else ''}")
    return out.append(", ".join(parts))


def colony_tiles(tiles: Moons, words: Language) -> Table:
    """Colony tiles: the income step by step with the marker, colonies on the first steps, the fleet that is there."""
    table = Table(box=None, pad_edge=False, padding=(0, 1), show_header=False)
    for m in tiles.in_play():
        name = Text(words.moons[MOONS[m].name], style="bold" if tiles.marker[m] else "grey50")
        track = Text()
        here = tiles.owners(m)
        for step, income in enumerate(MOONS[m].income, 1):
            if step <= len(here):
                track.append(f" {here[step - 1] + 1} ", style=seat_style(here[step - 1]))
            else:
                shown = [icon.count if icon.count else 1 for word in income for icon in word.shows()[:1]]
                style = "reverse bold" if step == tiles.marker[m] else ""
                track.append(f" {shown[0] if shown else 0} ", style=style)
        if tiles.visitor[m] >= 0:
            track.append(f"  ▲{tiles.visitor[m] + 1}", style=seat_style(tiles.visitor[m]))
        step_now = max(1, tiles.marker[m])
        income_now = words.both([words.clause(word) for word in MOONS[m].income[step_now - 1]])
        bonus = words.both([words.clause(word) for word in MOONS[m].bonus])
        table.add_row(name, track, Text(f"{income_now or '—'} / {bonus}", style="grey62"))
    return table


def legal_areas(decision: Decision | None) -> set[int]:
    if decision is None:
        return set()
    return {AREA_NAME.index(o.area) for o in decision.options if o.area}


def board(g: Mars, words: Language, me: int) -> RenderableType:
    legend = Text(words.terms["legend"], style="grey50")
    parts: list[RenderableType] = [status(g, words), map_text(g, legal_areas(g.decision(me))), legend]
    if moons(g).marker:
        parts.append(colony_tiles(moons(g), words))
    return Group(*parts, players(g, words, me), goals(g, words, me))
