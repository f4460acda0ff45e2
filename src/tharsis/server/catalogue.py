"""The catalogue of a language: everything a client needs that does not change during a game."""

from __future__ import annotations

from functools import cache

from tharsis.bots import BOTS
from tharsis.mars.board import AREA_BONUS, AREA_KIND, AREA_KINDS, AREA_NAME, AREA_TITLE, AREAS, CARDS, PLACES_IN_ALL
from tharsis.mars.cards import CATALOGUE
from tharsis.mars.goals import AWARDS, MILESTONE_NEED, MILESTONES, PROJECT_COST, PROJECTS
from tharsis.mars.moons import MOONS, Moon
from tharsis.server import messages as m
from tharsis.server.options import option_infos
from tharsis.vocabulary.card import Word
from tharsis.vocabulary.terms import CUBES, STOCKS
from tharsis.words import LANGUAGES
from tharsis.words.face import face
from tharsis.words.language import Language


def area_of(a: int, lang: str) -> m.Area:
    bonus = AREA_BONUS[a]
    brings = {("cards" if k == CARDS else STOCKS[k]): n for k, n in zip(bonus[::2], bonus[1::2], strict=True)}
    name = AREA_NAME[a]
    on_map = a < AREAS
    return m.Area(
        id=name,
        row="ABCDEFGHI".index(name[0]) if on_map else -1,
        col=int(name[1]) - 1 if on_map else -1,
        kind=AREA_KINDS[AREA_KIND[a]],  # type: ignore[arg-type]
        bonus=brings,
        name=LANGUAGES[lang].areas.get(AREA_TITLE[a], ""),
    )


def said(words: Language, nodes: list[Word]) -> m.Said:
    """Words of a colony tile, as icons and as a sentence."""
    icons = [m.IconModel(**icon.as_dict()) for node in nodes for icon in node.shows()]  # type: ignore[arg-type]
    return m.Said(icons=icons, text=words.sentence(words.both([words.clause(node) for node in nodes])))


def moon_of(moon: Moon, words: Language) -> m.MoonFace:
    return m.MoonFace(
        id=moon.name,
        name=words.moons[moon.name],
        opened_by=CUBES[moon.opened_by] if moon.opened_by else None,
        income=[said(words, step) for step in moon.income],
        build=said(words, moon.build),
        bonus=said(words, moon.bonus),
    )


@cache
def catalogue(lang: m.Lang) -> m.Catalogue:
    words = LANGUAGES[lang]
    faces = [face(card, words) for card in CATALOGUE[1:]]
    return m.Catalogue(
        lang=lang,
        cards=[
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
                ),
                icons={part: [m.IconModel(**icon.as_dict()) for icon in row] for part, row in f.icons.items()},  # type: ignore[arg-type]
            )
            for f in faces
        ],
        areas=[area_of(a, lang) for a in range(PLACES_IN_ALL)],
        tags=dict(words.tags),
        stocks=dict(words.stocks),
        tiles=dict(words.tiles),
        kinds=dict(words.kinds),
        sets=dict(words.sets),
        sources=dict(words.sources),
        milestones=[
            m.Named(id=name, name=words.milestones[name], need=MILESTONE_NEED[i], text=words.goal_texts[name])
            for i, name in enumerate(MILESTONES)
        ],
        awards=[m.Named(id=name, name=words.awards[name], text=words.goal_texts[name]) for name in AWARDS],
        projects=[
            m.Named(id="sell_patents", name=words.projects["sell_patents"], text=words.goal_texts["sell_patents"]),
            *(
                m.Named(id=name, name=words.projects[name], cost=PROJECT_COST[i], text=words.goal_texts[name])
                for i, name in enumerate(PROJECTS)
            ),
        ],
        moons=[moon_of(moon, words) for moon in MOONS],
        options=option_infos(words),
        bots=[m.Named(id=name, name=words.bots[name], text=words.bots[name + "_text"]) for name in BOTS],
    )
