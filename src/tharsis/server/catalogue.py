"""The catalogue of Mars in a language: everything a client needs that does not change during a game."""

from __future__ import annotations

from functools import cache

from tharsis.bots.levels import ADDED, levels_of
from tharsis.kernel.node import Node
from tharsis.mars import TITLE
from tharsis.mars.board import AREA_NAME, AREAS, PLACES_IN_ALL
from tharsis.mars.cards import CATALOGUE
from tharsis.mars.cards.editions import HOUSE
from tharsis.mars.colonies.moons import MOONS, Moon
from tharsis.mars.map import AREA_KINDS, BONUSES, Map, Measure
from tharsis.mars.maps import MAPS
from tharsis.mars.marsbot.robot import (
    BONUS,
    CORPORATIONS,
    LEVELS,
    NO_TRACK,
    SPACES,
    STORAGE_TRACK,
    STORED,
    TRACK_OF_TAG,
    TRACKS,
    Bonus,
    BotCorporation,
)
from tharsis.mars.measures import Tagged
from tharsis.mars.projects import PROJECTS
from tharsis.mars.tracks import BONUS as TRACK_BONUS
from tharsis.mars.tracks import BRINGS, GOAL
from tharsis.server import messages as m
from tharsis.server.options import option_infos
from tharsis.server.phrases import phrases
from tharsis.server.views import cubes_of
from tharsis.vocabulary.card import Card, Word
from tharsis.vocabulary.needs import printed
from tharsis.vocabulary.terms import CUBES, PARAMETERS, TAGS
from tharsis.words import LANGUAGES
from tharsis.words.face import face, rows
from tharsis.words.language import Language
from tharsis.words.robot import NAME as ROBOT
from tharsis.words.robot import AboutMarsBot, about_marsbot


def area_of(map: Map, a: int, words: Language) -> m.Area:
    bonus = map.bonus[a]
    brings = {BONUSES[k]: n for k, n in zip(bonus[::2], bonus[1::2], strict=True)}
    name = AREA_NAME[a]
    on_map = a < AREAS
    return m.Area(
        id=name,
        row="ABCDEFGHI".index(name[0]) if on_map else -1,
        col=int(name[1]) - 1 if on_map else -1,
        kind=AREA_KINDS[map.kind[a]],  # type: ignore[arg-type]
        bonus=brings,
        volcano=map.volcano[a],
        fee=map.fee[a],
        name=words.areas.get(map.title[a], ""),
    )


def tags_of(measure: Measure) -> list[str]:
    """The tags that a goal counts; none for most."""
    return [TAGS[t] for t in measure.tags] if isinstance(measure, Tagged) else []


def map_face(map: Map, words: Language) -> m.MapFace:
    name, text = words.maps[map.name]
    return m.MapFace(
        id=map.name,
        name=name,
        text=text,
        areas=[area_of(map, a, words) for a in range(PLACES_IN_ALL)],
        milestones=[
            m.Named(
                id=goal.name,
                name=words.milestones[goal.name],
                need=goal.need,
                text=words.goal_texts[goal.name],
                tags=tags_of(goal.measure),
            )
            for goal in map.milestones
        ],
        awards=[
            m.Named(
                id=goal.name,
                name=words.awards[goal.name],
                text=words.goal_texts[goal.name],
                tags=tags_of(goal.measure),
            )
            for goal in map.awards
        ],
    )


def parameter_faces() -> list[m.ParameterFace]:
    return [
        m.ParameterFace(
            id=name,  # type: ignore[arg-type]
            first=printed(p, 0),
            last=printed(p, GOAL[p]),
            step=printed(p, 1) - printed(p, 0),
            bonus={printed(p, n): BRINGS[what] for n, what in enumerate(TRACK_BONUS[p]) if what},  # type: ignore[misc]
        )
        for p, name in enumerate(PARAMETERS)
    ]


def drawn(nodes: list[Node]) -> list[m.IconModel]:
    return [m.IconModel(**icon.as_dict()) for icon in rows(nodes)]  # type: ignore[arg-type]


def said(words: Language, nodes: list[Word]) -> m.Said:
    """Words of a colony tile, as icons and as a sentence."""
    return m.Said(icons=drawn(list(nodes)), text=words.sentence(words.both([words.clause(node) for node in nodes])))


def moon_of(moon: Moon, words: Language) -> m.MoonFace:
    return m.MoonFace(
        id=moon.name,
        name=words.moons[moon.name],
        opened_by=CUBES[moon.opened_by] if moon.opened_by else None,
        income=[said(words, step) for step in moon.income],
        build=said(words, moon.build),
        bonus=said(words, moon.bonus),
    )


def faces_of(cards: list[Card], words: Language) -> list[m.CardFace]:
    """All cards of a game; the first of a catalogue is none."""
    return [
        m.CardFace(
            id=f.card.name,
            name=f.name,
            number=f.card.code,
            set=f.card.edition,
            kind=f.kind,  # type: ignore[arg-type]
            cost=f.card.cost,
            tags=f.tags,
            holds=f.holds,
            text=m.CardText(
                needs=f.text.needs,
                effects=f.text.effects,
                actions=f.text.actions,
                play=f.text.play,
                points=f.text.points,
                choices=list(f.text.choices),
            ),
            icons={part: [m.IconModel(**icon.as_dict()) for icon in row] for part, row in f.icons.items()},  # type: ignore[arg-type]
        )
        for f in (face(card, words) for card in cards[1:])
    ]


def cube_names(cards: list[Card], words: Language) -> dict[str, str]:
    """The resources that cards of a game hold."""
    held = {CUBES[card.holds] for card in cards if card.holds}
    return {cube: words.cube_names[cube] for cube in CUBES if cube in held}


def bot_faces(game: str, words: Language) -> list[m.BotFace]:
    """The ladder; a program that sits with them goes by its own name."""
    known = words.bots
    ladder = [
        m.BotFace(
            id=level.bot,
            name=known[level.bot],
            text=known[f"{level.bot}_text"],
            rank=level.rank,
            rating=level.rating,
            milliseconds=level.milliseconds,
            simulations=level.simulations,
        )
        for level in levels_of(game)
    ]
    programs = [
        m.BotFace(id=name, name=name, text=known["program_text"], rank=None, rating=None, milliseconds=0)
        for name in ADDED.get(game, {})
    ]
    return [*ladder, *programs]


def bonus_face(card: Bonus, words: AboutMarsBot) -> m.BonusFace:
    brought = [one.name for one in CORPORATIONS if card.name in one.bonus]
    return m.BonusFace(
        id=card.name,
        name=words.bonus_cards[card.name],
        number=card.code,
        icons=drawn(list(card.words)),
        text=words.bonus_text(card),
        returns=card.returns,
        colonies=card.colonies,
        corporation=brought[0] if card.corporate and brought else None,
    )


def bot_corporation_face(card: BotCorporation, words: AboutMarsBot) -> m.BotCorporationFace:
    return m.BotCorporationFace(
        id=card.name,
        name=words.name(card.name),
        number=card.code,
        text=words.bot_corporation_text(card),
        icons=drawn(list(card.effects)),
        tags=[TAGS[t] for t in card.start_tags],
        cubes=cubes_of(card),
        holds=card.holds or None,
        colonies=card.colonies,
        drafts=card.draft is not None,
    )


def marsbot_face(words: AboutMarsBot) -> m.MarsBotFace:
    """MarsBot's board, its cards, its corporations."""
    nothing = m.Said(icons=[], text="")
    return m.MarsBotFace(
        name=ROBOT,
        levels=[
            m.Named(id=level, name=words.levels[level], text=words.options[f"marsbot.{level}"][1])
            for level in LEVELS[1:]
        ],
        tracks=[
            m.TrackFace(
                id=name,
                name=words.tracks[name],
                tags=[TAGS[tag] for tag, its in enumerate(TRACK_OF_TAG) if its == t],
                spaces=[
                    nothing if word is None else m.Said(icons=drawn([word]), text=words.symbol(word))
                    for word in SPACES[t]
                ],
            )
            for t, name in enumerate(TRACKS)
        ],
        bonus=[bonus_face(card, words) for card in BONUS[1:]],
        corporations=[bot_corporation_face(card, words) for card in CORPORATIONS[1:]],
        storage=[
            m.StorageFace(
                moon=moon.name,
                holds=STORED[n] or None,
                track=TRACKS[STORAGE_TRACK[n]] if STORAGE_TRACK[n] != NO_TRACK else None,
            )
            for n, moon in enumerate(MOONS)
        ],
    )


def unused_options() -> list[str]:
    """House cards are offered only where there are some."""
    return [] if any(card.edition == HOUSE for card in CATALOGUE) else ["house_cards"]


@cache
def catalogue(lang: m.Lang) -> m.Catalogue:
    words = LANGUAGES[lang]
    return m.Catalogue(
        lang=lang,
        cards=faces_of(CATALOGUE, words),
        maps=[map_face(map, words) for map in MAPS.values()],
        tracks=parameter_faces(),
        tags=dict(words.tags),
        stocks=dict(words.stocks),
        cubes=cube_names(CATALOGUE, words),
        tiles=dict(words.tiles),
        kinds=dict(words.kinds),
        sets=dict(words.sets),
        sources=dict(words.sources),
        projects=[
            m.Named(id="sell_patents", name=words.projects["sell_patents"], text=words.goal_texts["sell_patents"]),
            *(
                m.Named(id=x.name, name=words.projects[x.name], cost=x.cost, text=words.goal_texts[x.name])
                for x in PROJECTS
            ),
        ],
        moons=[moon_of(moon, words) for moon in MOONS],
        marsbot=marsbot_face(about_marsbot(words)),
        options=option_infos(TITLE, words, unused_options()),
        bots=bot_faces(TITLE.name, words),
        phrases=phrases(TITLE.name, lang),
    )
