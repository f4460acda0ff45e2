"""How a game begins on an empty table: deck, first player, the neutral tiles of the solo game, first hands."""

from __future__ import annotations

from tharsis.kernel.lanes import push
from tharsis.mars.board import BY_CITY_RULE, CITY_TILE, CLOCKWISE, GREENERY_TILE
from tharsis.mars.dealing import deal, projects
from tharsis.mars.game import Mars
from tharsis.mars.map import RANDOM, Map
from tharsis.mars.phases import PHASES, deals_later
from tharsis.mars.steps import DEAL, REVEAL
from tharsis.native import i64
from tharsis.vocabulary.terms import NEUTRAL


def open_game(g: Mars, maps: list[Map]) -> None:
    """Up to the first questions; `maps` are those that chance may choose from."""
    for _ in range(8):  # so that neighbouring seeds lead to different games
        g.roll(2)
    if g.rules.map == RANDOM:
        g.map = maps[g.roll(len(maps))]
    g.deck = projects(g)
    g.shuffle_row(g.deck)
    g.first = first_seat(g)
    if g.seats == 1:
        place_neutral_tiles(g)
    for part in g.parts:
        part.set_up(g)
    if deals_later(g):
        push(g.lanes[g.seats], PHASES.number, 0, 0, 0, DEAL)
    else:
        deal(g)
        push(g.lanes[g.seats], PHASES.number, 0, 0, 0, REVEAL)
    g.reveals = 0
    g.settle()


def first_seat(g: Mars) -> i64:
    """Who begins. Rulebook p. 7: whoever won last; by lot among several, and where there was no game before."""
    first = g.rules.first
    if isinstance(first, int):
        return first
    if first == "host":
        return 0
    among = list(range(g.seats))
    if first == "last_winner" and g.rules.last_winners:
        among = g.rules.last_winners
    return among[g.roll(len(among))]


def count_off(areas: list[int], cost: i64) -> i64:
    """The area a cost counts to; a cost of 0 counts as 1, and after the last area the count starts over."""
    return areas[(max(cost, 1) - 1) % len(areas)]


def place_neutral_tiles(g: Mars) -> None:
    """Rulebook p. 13: two cities, then a greenery beside each, by the costs of four revealed cards."""
    costs: list[int] = []
    for _ in range(4):
        c = g.top()
        g.discards_openly(c)
        costs.append(g.cards[c].cost)
    cities: list[int] = []
    for i in range(2):
        # a city area must be legal and leave a free land area for the greenery of each city
        legal = [a for a in g.areas(0, BY_CITY_RULE) if room_for_greeneries(g, [*cities, a])]
        if i == 1:
            legal.reverse()
        area = count_off(legal, costs[i])
        cities.append(area)
        g.lay(NEUTRAL, CITY_TILE, area)
    for i in range(2):
        # an area that the other city cannot do without is skipped like an illegal one
        legal = [a for a in free_neighbours(g, cities[i]) if i == 1 or free_neighbours(g, cities[1]) != [a]]
        g.lay(NEUTRAL, GREENERY_TILE, count_off(legal, costs[2 + i]))


def room_for_greeneries(g: Mars, cities: list[int]) -> bool:
    """Each of these cities could have a greenery of its own beside it."""
    around = [[b for b in free_neighbours(g, city) if b not in cities] for city in cities]
    if not all(around):
        return False
    return len(cities) < 2 or len(set(around[0] + around[1])) > 1


def free_neighbours(g: Mars, area: i64) -> list[int]:
    """Free land around an area, clockwise from the top left."""
    return [b for b in CLOCKWISE[area] if b >= 0 and g.map.land >> b & 1 and g.tile[b] == 0]
