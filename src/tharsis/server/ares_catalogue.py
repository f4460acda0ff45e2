"""The catalogue of Ares Expedition in a language: cards, phase cards, tracks with their colours, ocean tiles."""

from __future__ import annotations

from functools import cache

from tharsis.ares import TITLE
from tharsis.ares.board import ALL_TILES, CARDS, GOAL, TILE_NAMES, TILE_REWARD, ZONE_FROM, ZONES
from tharsis.ares.cards import BY_NAME, CATALOGUE
from tharsis.ares.cards.works import works_in
from tharsis.ares.game import PHASE_DISCOUNT
from tharsis.ares.setup import COOPERATIVE_GOAL
from tharsis.ares.terms import CAPACITIES, PHASES_BY_NAME, POOL, STANDARD_ACTIONS, STANDARD_PRICE
from tharsis.server import messages as m
from tharsis.server.catalogue import bot_faces, cube_names, faces_of
from tharsis.server.options import option_infos
from tharsis.server.phrases import phrases
from tharsis.vocabulary.needs import printed
from tharsis.vocabulary.terms import OXYGEN, PARAMETERS, STOCKS, TEMPERATURE
from tharsis.words import language
from tharsis.words.language import Language

# metals are no stock in this game but lower prices, and a forest is no tile
SYMBOLS = {
    "r-steel": "cap-steel",
    "r-titanium": "cap-titanium",
    "tile-greenery": "forest",
    "phase-action": "ph-3",
}


def as_drawn(face: m.CardFace) -> m.CardFace:
    """A card with the symbols of this game and the phases in which it works."""
    return face.model_copy(
        update={
            "icons": {
                part: [icon.model_copy(update={"symbol": SYMBOLS.get(icon.symbol, icon.symbol)}) for icon in row]
                for part, row in face.icons.items()
            },
            "phases": [PHASES_BY_NAME[phase] for phase in works_in(BY_NAME[face.id])],
        }
    )


def track_face(parameter: int, words: Language) -> m.AresTrackFace:
    first = ZONE_FROM[parameter]
    last = [n - 1 for n in first[1:]] + [GOAL[parameter]]
    return m.AresTrackFace(
        id=PARAMETERS[parameter],  # type: ignore[arg-type]
        name=words.terms[PARAMETERS[parameter]],
        first=printed(parameter, 0),
        last=printed(parameter, GOAL[parameter]),
        step=printed(parameter, 1) - printed(parameter, 0),
        zones=[
            m.ZoneFace(id=name, first=printed(parameter, first[z]), last=printed(parameter, last[z]))  # type: ignore[arg-type]
            for z, name in enumerate(ZONES)
        ],
    )


def ocean_face(tile: int, words: Language) -> m.OceanFace:
    reward = TILE_REWARD[tile]
    return m.OceanFace(
        id=TILE_NAMES[tile],
        text=words.rewards[TILE_NAMES[tile]],
        reward={("cards" if k == CARDS else STOCKS[k]): n for k, n in zip(reward[::2], reward[1::2], strict=True)},
        count=ALL_TILES.count(tile),
    )


@cache
def ares_catalogue(lang: m.Lang) -> m.AresCatalogue:
    words = language(lang, TITLE.name)
    return m.AresCatalogue(
        lang=lang,
        cards=[as_drawn(face) for face in faces_of(CATALOGUE, words)],
        tags=dict(words.tags),
        stocks=dict(words.stocks),
        cubes=cube_names(CATALOGUE, words),
        kinds=dict(words.kinds),
        sets=dict(words.sets),
        sources=dict(words.sources),
        projects=[
            m.Named(id=name, name=words.projects[name], cost=STANDARD_PRICE[i], text=words.goal_texts[name])
            for i, name in enumerate(STANDARD_ACTIONS)
        ],
        phases=[
            m.PhaseFace(
                id=name,  # type: ignore[arg-type]
                name=words.phases[name],
                text=words.phase_texts[name],
                alone=words.phase_texts[name + "_alone"],
                bonus=words.phase_texts[name + "_bonus"],
                cut=PHASE_DISCOUNT if name == "development" else 0,
            )
            for name in PHASES_BY_NAME[1:]
        ],
        zones=dict(words.zones),
        tracks=[track_face(TEMPERATURE, words), track_face(OXYGEN, words)],
        oceans=[ocean_face(tile, words) for tile in range(len(TILE_NAMES))],
        capacities={name: words.stocks[name] for name in CAPACITIES},
        pool={name: words.terms[name] for name in POOL},
        goal=COOPERATIVE_GOAL,
        options=option_infos(TITLE, words),
        bots=bot_faces(TITLE.name, words),
        phrases=phrases(TITLE.name, lang),
    )
