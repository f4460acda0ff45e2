"""English: MarsBot, its board, bonus cards and corporations, and each step it takes."""

from __future__ import annotations

from tharsis.kernel.log import Change, Entry
from tharsis.kernel.node import BY_TEXT
from tharsis.kernel.option import Option
from tharsis.mars.marsbot.bonus import FirstPossible
from tharsis.mars.marsbot.robot import (
    HUMAN,
)
from tharsis.words.en.lexicon import PARAMETER, TILE, cards, cubes, stock
from tharsis.words.en.marsbot.lexicon import (
    BONUS_CARDS,
    COLOUR,
    LEVELS,
    TRACK_NAMES,
    resource,
)
from tharsis.words.en.marsbot.reasons import BotReasons
from tharsis.words.en.marsbot.table import LOOKUP, OPTIONS
from tharsis.words.language import signed


class Words(BotReasons):
    """What MarsBot adds to cards and talk."""

    bonus_cards = BONUS_CARDS
    tracks = TRACK_NAMES
    levels = LEVELS
    questions = {"species": "which card loses an animal or microbe?"}
    options = OPTIONS
    lookup = LOOKUP

    # ---- options
    def option_species(self, o: Option) -> str:
        return f"lose {cubes(o.item, 1)} from {self.name(o.card)}"

    def did_species(self, e: Entry) -> str:
        return f"loses {cubes(e.item, 1)} from {self.name(e.card)}"

    # ---- log lines
    def did_bot_project(self, e: Entry) -> str:
        return f"turns over {self.name(e.card)}" + (", only the first tag counts" if e.amount else "")

    def did_bot_bonus(self, e: Entry) -> str:
        return f"turns over the bonus card {BONUS_CARDS[e.item]}"

    def did_bot_advance(self, e: Entry) -> str:
        return f"advances the {TRACK_NAMES[e.item]} to {e.amount}"

    def did_bot_cube(self, e: Entry) -> str:
        return f"reaches a {COLOUR[e.item]} cube of {self.name(e.card)}"

    def did_bot_effect(self, e: Entry) -> str:
        return f"uses the effect of {self.name(e.card)}"

    def did_bot_fail(self, e: Entry) -> str:
        return f"fails and gains {stock('credits', e.amount)}"

    def did_bot_nothing(self, e: Entry) -> str:
        return "cannot do that, and nothing happens"

    def did_bot_ignore(self, e: Entry) -> str:
        return "ignores the symbol"

    def did_bot_gain(self, e: Entry) -> str:
        return f"gains {stock('credits', e.amount)}"

    def did_bot_rating(self, e: Entry) -> str:
        return f"raises its TR by {e.amount}"

    def did_bot_floaters(self, e: Entry) -> str:
        return f"gains {cubes('floater', e.amount)}"

    def did_bot_fleet(self, e: Entry) -> str:
        return "unlocks its second trade fleet"

    def did_bot_raise(self, e: Entry) -> str:
        return f"raises {PARAMETER[e.item]}"

    def did_bot_furthest(self, e: Entry) -> str:
        return f"chooses the parameter furthest from its end, {PARAMETER[e.item]}"

    def did_bot_place(self, e: Entry) -> str:
        return f"places {TILE[e.item]} on {self.areas.get(e.area, e.area)}"

    def did_bot_claim(self, e: Entry) -> str:
        return f"claims the milestone {self.milestones[e.item]}"

    def did_bot_fund(self, e: Entry) -> str:
        return f"funds the award {self.awards[e.item]}"

    def did_bot_option(self, e: Entry) -> str:
        node = BY_TEXT[e.item]
        assert isinstance(node, FirstPossible)
        way = node.ways[e.amount - 1]
        what = self.way(way, [self.step(x) for x in dict.fromkeys(way.words)])
        return (
            f"takes option {e.amount} of the card ({what})"
            if len(node.ways) > 1
            else f"does what the card says ({what})"
        )

    def did_bot_destroy(self, e: Entry) -> str:
        return f"destroys the bonus card {BONUS_CARDS[e.item]}"

    def did_bot_reshuffle(self, e: Entry) -> str:
        return f"shuffles {cards(e.amount)} into a new bonus deck"

    def did_bot_human_loses(self, e: Entry) -> str:
        return f"makes {self.player(HUMAN)} lose {stock(e.item, e.amount) if e.amount else 'nothing'}"

    def did_bot_species(self, e: Entry) -> str:
        return f"makes {self.player(HUMAN)} lose an animal or microbe"

    def did_bot_compete(self, e: Entry) -> str:
        return f"helps itself in {self.awards[e.item]}" if e.item else "cannot help itself in an award"

    def did_bot_pays(self, e: Entry) -> str:
        return f"loses {stock('credits', e.amount)}"

    def did_bot_on_card(self, e: Entry) -> str:
        what = stock(e.item, abs(e.amount))
        return f"puts {what} on {self.name(e.card)}" if e.amount > 0 else f"takes {what} from {self.name(e.card)}"

    def did_bot_no_first_bonus(self, e: Entry) -> str:
        return f"starts without a bonus card; {BONUS_CARDS[e.item]} joins its bonus deck"

    def did_bot_more_bonus(self, e: Entry) -> str:
        return "shuffles one more bonus card into its action deck"

    def did_bot_shuffle_in(self, e: Entry) -> str:
        return f"shuffles {BONUS_CARDS[e.item]} into its action deck"

    def did_bot_seed(self, e: Entry) -> str:
        return "shuffles projects into its bonus deck"

    def did_bot_drop(self, e: Entry) -> str:
        return f"discards {self.name(e.card)} from its action deck"

    def did_bot_exchange(self, e: Entry) -> str:
        return f"exchanges {e.amount} resources of the {self.moons[e.item]} area"

    def did_bot_colony(self, e: Entry) -> str:
        return f"builds a colony on {self.moons[e.item]}"

    def did_bot_trade(self, e: Entry) -> str:
        return f"trades with {self.moons[e.item]}"

    def did_bot_thin(self, e: Entry) -> str:
        return f"discards {BONUS_CARDS[e.item] if e.item else self.name(e.card)} from its bonus deck"

    def did_bot_moon(self, e: Entry) -> str:
        return f"brings {self.moons[e.item]} into play"

    def did_bot_corporation(self, e: Entry) -> str:
        return f"plays for {self.name(e.card)}"

    def did_bot_draft_drop(self, e: Entry) -> str:
        return f"drops {self.name(e.card)} from what it drafted"

    def did_bot_extra_card(self, e: Entry) -> str:
        return f"spends {cubes('floater', e.amount)} for one more card"

    def did_bot_research(self, e: Entry) -> str:
        return f"makes an action deck of {cards(e.amount)}"

    def did_bot_pass(self, e: Entry) -> str:
        return "passes"

    def did_bot_early_claim(self, e: Entry) -> str:
        return f"can claim a milestone before its turn, for {stock('credits', e.amount)}"

    def did_bot_last(self, e: Entry) -> str:
        return f"advances the {TRACK_NAMES[e.item]} to {e.amount} for a last greenery"

    def did_bot_won(self, e: Entry) -> str:
        return "wins, because generation 20 begins"

    # ---- changes
    def change_bot_track(self, c: Change) -> str:
        return f"{TRACK_NAMES[c.item]} {signed(c.amount)}"

    def change_bot_storage(self, c: Change) -> str:
        return f"stored {resource(c.item)} {signed(c.amount)}"

    def change_bot_pile(self, c: Change) -> str:
        return f"on {self.name(c.card)} {signed(c.amount)}"
