"""An expansion of one's own, all of it in this file: what docs/adding-an-expansion.md walks through.

Dust gathers over Mars, more of it with each generation. Before a generation ends the first player says whether the
storm breaks: then everybody loses credits, fewer with shelters, and the sky is clear again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tharsis.kernel.asking import Asking
from tharsis.kernel.code import Offer, last, new_kind, offer_each
from tharsis.kernel.errors import BadSetup
from tharsis.kernel.icon import COLON, Icon
from tharsis.kernel.lanes import is_alone, push
from tharsis.kernel.log import Change, Entry
from tharsis.kernel.node import intern
from tharsis.kernel.option import Option, Reason
from tharsis.mars import add_room
from tharsis.mars.deed import Deed, money_short
from tharsis.mars.game import Mars
from tharsis.mars.options import YES_OR_NO
from tharsis.mars.part import Part
from tharsis.mars.payment import PAY
from tharsis.mars.room import Room
from tharsis.mars.setup import Setup
from tharsis.mars.steps import SOLAR
from tharsis.vocabulary.card import Card, Effect
from tharsis.vocabulary.catalogue import card
from tharsis.vocabulary.gains import Gain, Instant
from tharsis.vocabulary.position import Fields, number_in
from tharsis.vocabulary.terms import BUILDING, CREDITS, EVENT, SPACE
from tharsis.vocabulary.world import Seat
from tharsis.words import add_room_words
from tharsis.words.language import NBSP, Language

if TYPE_CHECKING:
    from tharsis.mars.position import Reader

STORMS: Final = "storms"
STRENGTH: Final = "storms_strength"
GROWS: Final = {"mild": 1, "wild": 3}
SHELTER_COST: Final = 5
MOST_SHELTERS: Final = 4
MOST_DUST: Final = 20
K_SHELTER: Final = new_kind()
K_STORM: Final = new_kind()


# ---- what it keeps at a table
class Sky(Part):
    """The dust over Mars, and who is sheltered from it."""

    def __init__(self, seats: int, grows: int, source: Sky | None = None) -> None:
        super().__init__(STORMS)
        self.grows: Final = grows
        if source is None:
            self.dust = 0
            self.shelters = [0] * seats
            self.watches = [0] * seats  # derived from what is played
        else:
            self.dust = source.dust
            self.shelters = source.shelters[:]
            self.watches = source.watches[:]

    def copy(self) -> Sky:
        return Sky(0, self.grows, self)

    def numbers(self) -> list[int]:
        return [self.dust]

    def seat_numbers(self, seat: int) -> list[int]:
        return [self.shelters[seat]]

    def new_generation(self, g: Mars) -> None:
        self.dust = min(MOST_DUST, self.dust + self.grows)

    def solar_phase(self, g: Mars) -> bool:
        if self.dust == 0:
            return False
        push(g.lanes[g.first], WEATHER.number, g.first, 0, 0, 0)
        return True

    def storm_breaks(self, g: Mars) -> None:
        for s, who in enumerate(g.seat):
            loss = max(0, self.dust - self.shelters[s] - self.watches[s])
            who.stock[CREDITS] = max(0, who.stock[CREDITS] - loss)
        self.dust = 0


def sky(g: Mars) -> Sky:
    return next(part for part in g.parts if isinstance(part, Sky))


def dust_of(g: Mars) -> int | None:
    """None where there are no storms: a view may be asked for it at any table."""
    return sky(g).dust if STORMS in g.rules.rooms else None


# ---- what happens in its phase
class Weather(Asking[Mars]):
    """Whether the storm breaks; the first player says so."""

    def stands(self, g: Mars, lane: int, at: int) -> bool:
        return lane == g.first and is_alone(g.lanes[lane], at) and g.table_step() == SOLAR

    def choices(self, g: Mars, seat: int, card: int, about: int) -> Offer:
        return offer_each(K_STORM, [0, 1])

    def chosen(self, g: Mars, seat: int, card: int, about: int, code: int) -> None:
        if last(code):
            sky(g).storm_breaks(g)

    def told(self, g: Mars, seat: int, card: int, about: int, code: int) -> Option:
        breaks = last(code)
        return Option(code, "storm", "storm breaks" if breaks else "storm waits", amount=breaks)

    def question(self) -> str:
        return "storm"


WEATHER: Final = intern(Weather("storms weather"))


# ---- words on its cards
class ClearDust(Instant[Mars]):
    """So much dust is washed out of the air."""

    def __init__(self, n: int) -> None:
        super().__init__(f"clear dust {n}")
        self.n: Final = n

    def does(self, w: Mars, seat: int, card: int, about: int) -> None:
        sky(w).dust = max(0, sky(w).dust - self.n)

    def shows(self) -> list[Icon]:
        return [Icon("u-minus", self.n)]

    def signals(self) -> list[tuple[str, int]]:
        return [("dust", -self.n)]


class Watches(Effect[Mars]):
    """Its owner loses less in a storm."""

    def __init__(self, n: int) -> None:
        super().__init__(f"watches storms {n}")
        self.n: Final = n

    def apply(self, w: Mars, seat: int) -> None:
        sky(w).watches[seat] += self.n

    def shows(self) -> list[Icon]:
        return [Icon("u-lock"), COLON, Icon("r-mc", self.n)]

    def signals(self) -> list[tuple[str, int]]:
        return [("shelter", self.n)]


CARDS: list[Card] = [
    card("S1", "rain_rockets", 4, (SPACE, EVENT), play=(ClearDust(2), Gain(heat=2)), edition=STORMS),
    card("S2", "storm_watch", 7, (BUILDING,), effect=Watches(2), points=1, edition=STORMS),
]


# ---- a deed of the turn
class BuildShelter(Deed):
    """A shelter against the dust."""

    def offers(self, g: Mars, seat: int, who: Seat, out: Offer) -> None:
        if STORMS in g.rules.rooms and sky(g).shelters[seat] < MOST_SHELTERS and g.money(who) >= SHELTER_COST:
            out.add(self.bare)

    def does(self, g: Mars, seat: int, code: int) -> None:
        sky(g).shelters[seat] += 1
        push(g.lanes[seat], PAY.number, seat, 0, SHELTER_COST, 0)

    def notation(self, g: Mars, code: int) -> str:
        return "shelter"

    def describes(self, g: Mars, seat: int, code: int) -> Option:
        return Option(code, "shelter", self.notation(g, code), amount=SHELTER_COST)

    def sought(self, g: Mars, seat: int) -> list[int]:
        return [self.bare] if STORMS in g.rules.rooms else []

    def why_not(self, g: Mars, seat: int, code: int) -> list[Reason]:
        have = sky(g).shelters[seat]
        full = [Reason("sheltered", "", MOST_SHELTERS, have)] if have == MOST_SHELTERS else []
        return full + money_short(SHELTER_COST, g.money(g.seat[seat]))


# ---- the room
class Storms(Room):
    """All of the expansion."""

    name = STORMS
    title = "Dust Storms"
    options = {STORMS: (YES_OR_NO, False), STRENGTH: ("'mild' or 'wild'", "mild")}
    choices = {STRENGTH: tuple(GROWS)}
    cards = (CARDS,)
    deeds = (BuildShelter(K_SHELTER),)
    fields = ("dust",)
    seat_fields = ("shelters",)
    looks = {"dust": dust_of}

    def check(self, rules: Setup) -> None:
        if "marsbot" in rules.rooms:
            raise BadSetup("storms: MarsBot knows nothing of the weather", STORMS)

    def lay_out(self, g: Mars) -> None:
        g.parts.append(Sky(g.seats, GROWS[str(g.rules.chosen[STRENGTH])]))

    def position_of(self, g: Mars) -> dict[str, object]:
        return {"dust": sky(g).dust}

    def seat_of(self, g: Mars, seat: int) -> dict[str, object]:
        return {"shelters": sky(g).shelters[seat]}

    def read_table(self, reader: Reader) -> None:
        sky(reader.game).dust = number_in(reader.given, "dust", 0, 0, MOST_DUST)

    def read_seat(self, reader: Reader, seat: int, row: Fields, at: str) -> None:
        sky(reader.game).shelters[seat] = number_in(row, "shelters", 0, 0, MOST_SHELTERS, at)

    def changes(self, g: Mars, old: object) -> list[Change]:
        assert isinstance(old, Sky)
        now = sky(g).dust
        return [Change("dust", amount=now - old.dust, now=now)] if now != old.dust else []

    def seat_changes(self, g: Mars, old: object, seat: int) -> list[Change]:
        assert isinstance(old, Sky)
        now = sky(g).shelters[seat]
        return [Change("shelters", seat, amount=now - old.shelters[seat], now=now)] if now != old.shelters[seat] else []


# ---- what it says
class English(Language):
    cards = {"rain_rockets": "Rain Rockets", "storm_watch": "Storm Watch"}
    sets = {STORMS: "Dust Storms"}
    options = {
        STORMS: ("Dust Storms", "Dust gathers over Mars; shelters keep it out."),
        STRENGTH: ("Dust", "How fast it gathers."),
        f"{STRENGTH}.mild": ("mild", "1 in a generation."),
        f"{STRENGTH}.wild": ("wild", "3 in a generation."),
    }
    questions = {"storm": "does the storm break?"}

    def ClearDust(self, n: ClearDust) -> str:
        return f"remove {n.n} dust"

    def Watches(self, n: Watches) -> str:
        return f"when a storm breaks, lose {n.n} M€ less"

    def option_shelter(self, o: Option) -> str:
        return f"build a shelter for {o.amount} M€"

    def option_storm(self, o: Option) -> str:
        return "the storm breaks" if o.amount else "the storm waits"

    def did_shelter(self, e: Entry) -> str:
        return "builds a shelter"

    def did_storm(self, e: Entry) -> str:
        return "lets the storm break" if e.amount else "keeps the storm waiting"

    def reason_sheltered(self, r: Reason) -> str:
        return f"you have {r.have} shelters, the most there are"

    def change_dust(self, c: Change) -> str:
        return f"dust: {c.now}"

    def change_shelters(self, c: Change) -> str:
        return f"shelters: {c.now}"


class French(Language):
    cards = {"rain_rockets": "Fusées à pluie", "storm_watch": "Veille météo"}
    sets = {STORMS: "Tempêtes"}
    options = {
        STORMS: ("Tempêtes", f"La poussière s’accumule{NBSP}; les abris en protègent."),
        STRENGTH: ("Poussière", "À quelle vitesse elle s’accumule."),
        f"{STRENGTH}.mild": ("douce", "1 par génération."),
        f"{STRENGTH}.wild": ("violente", "3 par génération."),
    }
    questions = {"storm": f"la tempête éclate-t-elle{NBSP}?"}

    def ClearDust(self, n: ClearDust) -> str:
        return f"retirez {n.n} poussières"

    def Watches(self, n: Watches) -> str:
        return f"quand une tempête éclate, perdez {n.n} M€ de moins"

    def option_shelter(self, o: Option) -> str:
        return f"construire un abri pour {o.amount} M€"

    def option_storm(self, o: Option) -> str:
        return "la tempête éclate" if o.amount else "la tempête attend"

    def did_shelter(self, e: Entry) -> str:
        return "construit un abri"

    def did_storm(self, e: Entry) -> str:
        return "laisse éclater la tempête" if e.amount else "retient la tempête"

    def reason_sheltered(self, r: Reason) -> str:
        return f"vous avez déjà {r.have} abris, le maximum"

    def change_dust(self, c: Change) -> str:
        return f"poussière{NBSP}: {c.now}"

    def change_shelters(self, c: Change) -> str:
        return f"abris{NBSP}: {c.now}"


ROOM: Final = add_room(Storms())
add_room_words(STORMS, {"en": English, "fr": French})
