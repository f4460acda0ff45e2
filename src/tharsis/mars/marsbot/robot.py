"""MarsBot's side of the table as plain numbers, and what its board, bonus cards and corporations are made of."""

from __future__ import annotations

from typing import Final

from tharsis.kernel.icon import COLON, Icon
from tharsis.kernel.node import Node, intern, stable
from tharsis.native import i64
from tharsis.vocabulary.card import Card, Effect, Word
from tharsis.vocabulary.terms import TAGS

# the two seats of a table with MarsBot
HUMAN: Final = 0
MARSBOT: Final = 1
AT_ITS_TABLE: Final = "marsbot"  # whose words are said there: the second seat is called MarsBot

# levels
EASY: Final = 1
NORMAL: Final = 2
HARD: Final = 3
BRUTAL: Final = 4
LEVELS: Final = ["none", "easy", "normal", "hard", "brutal"]

# tracks of its board from top to bottom; "topmost" is the lowest number
BUILDING_TRACK: Final = 0
SPACE_TRACK: Final = 1
EVENT_TRACK: Final = 2
SCIENCE_TRACK: Final = 3
POWER_TRACK: Final = 4
EARTH_TRACK: Final = 5
PLANT_TRACK: Final = 6
TRACKS: Final = ["building", "space", "event", "science", "power", "earth", "plant"]
LAST_SPACE: Final = 18
LOST_GENERATION: Final = 20  # when it begins the human has lost
NO_TRACK: Final = -1

# the track that a tag pushes on, in the order of TAGS
TRACK_OF_TAG: Final = [
    BUILDING_TRACK,
    SPACE_TRACK,
    SCIENCE_TRACK,
    POWER_TRACK,
    EARTH_TRACK,
    POWER_TRACK,
    PLANT_TRACK,
    PLANT_TRACK,
    PLANT_TRACK,
    EARTH_TRACK,
    EVENT_TRACK,
]
# the track that goes back when a production is lowered, in the order of STOCKS
TRACK_OF_PRODUCTION: Final = [EVENT_TRACK, BUILDING_TRACK, SPACE_TRACK, PLANT_TRACK, POWER_TRACK, EARTH_TRACK]

# where an effect may take resources from
FROM_STORAGE: Final = 1
FROM_CORPORATION: Final = 2
POOLS: Final = ["", "storage", "corporation"]  # the first is its supply

# the second argument of its words: whether what cannot be done is a Failed Action
QUIET: Final = 0
FAILS: Final = 1

# why a tracker moves, in the frame of an Advance; a tag is 2 and its number
BY_TAG: Final = 2
BY_ARROW: Final = 20
BY_SYMBOL: Final = 21
BY_CUBE: Final = 22
BY_CORPORATION: Final = 23
BY_STORAGE: Final = 24
BY_BONUS: Final = 25
BY_PILE: Final = 26

# what lasting effects of its corporations wait for
HUMAN_CITY: Final = 0
OWN_CITY: Final = 1
ANY_COLONY: Final = 2
HUMAN_TAG: Final = 3  # once for each card with the tag
OWN_TAG: Final = 4
OWN_ADVANCE: Final = 5
DEAR_CARD: Final = 6
NEEDY_CARD: Final = 7
FLOATERS_SPENT: Final = 8
BOT_OCCASIONS: Final = [
    "human city",
    "own city",
    "any colony",
    "human tag",
    "own tag",
    "own advance",
    "dear card",
    "needy card",
    "floaters spent",
]

# a frame that tells of an effect is about the effect's place on the corporation and what set it off
EFFECT_DETAILS: Final = 64  # more than there are tags, tracks or costs

# cubes on its tracks
NO_CUBE: Final = 0
WHITE: Final = 1
BLACK: Final = 2
COLOURS: Final = ["none", "white", "black"]

# draft priorities
BY_TAGS: Final = 0
BY_COST: Final = 1
BY_LEAST_TRACK: Final = 2


class Robot:
    """What MarsBot has besides the seat it sits on. Its M€ supply is the seat's stock of credits.

    In its decks a number above 0 is a project, one below 0 a bonus card.
    """

    def __init__(self, level: int, source: Robot | None = None) -> None:
        if source is None:
            self.level = level
            self.tracker = [0] * len(TRACKS)
            self.marker = [0] * len(TRACKS)  # the space a tracker was pushed back from, 0 for none
            self.action: list[int] = []  # the top is the end
            self.bonus: list[int] = []  # likewise
            self.spent: list[int] = []  # the discard pile of bonus cards
            self.destroyed: list[int] = []
            self.aside: list[int] = []  # bonus cards that come back every generation
            self.resolving: list[int] = []  # bonus cards at work, 0 when destroyed meanwhile
            self.played: list[int] = []
            self.seeded: list[int] = []  # projects that a corporation has mixed into the bonus deck
            self.corporation = 0
            self.on_card = 0  # what lies on the corporation
            self.storage: list[int] = []  # by colony tile, empty without Colonies; floaters lie in the Titan area
            self.fresh = True  # it has not had a turn this generation
            self.asleep = False  # no part of the state: a player that thinks ahead lets its turns wait
        else:
            self.level = source.level
            self.tracker = source.tracker[:]
            self.marker = source.marker[:]
            self.action = source.action[:]
            self.bonus = source.bonus[:]
            self.spent = source.spent[:]
            self.destroyed = source.destroyed[:]
            self.aside = source.aside[:]
            self.resolving = source.resolving[:]
            self.played = source.played[:]
            self.seeded = source.seeded[:]
            self.corporation = source.corporation
            self.on_card = source.on_card
            self.storage = source.storage[:]
            self.fresh = source.fresh
            self.asleep = source.asleep

    def least_track(self) -> i64:
        """The least advanced track, topmost if tied."""
        return self.tracker.index(min(self.tracker))

    def push_back(self, track: i64, steps: i64) -> None:
        """A marker stays where the tracker stood: nothing up to there works a second time."""
        at = self.tracker[track]
        self.marker[track] = max(self.marker[track], at)
        self.tracker[track] = max(0, at - steps)

    def silent(self, track: i64, space: i64) -> bool:
        """The space works no more: the tracker has been there."""
        return self.marker[track] >= space


class BotWhen(Effect):
    """Each time something happens, MarsBot does some words."""

    def __init__(self, occasion: int, *words: Word, mask: int = 0, least: int = 0) -> None:
        rows: list[Word] = []
        for given in words:
            word = intern(given)
            assert isinstance(word, Word)
            rows.append(word)
        text = f"bot when {BOT_OCCASIONS[occasion]}"
        if mask:
            text += " " + "/".join(bot_names(occasion, mask))
        if least:
            text += f" {least}"
        super().__init__(text + ": " + ", ".join(x.text for x in rows))
        self.occasion: Final = occasion
        self.words: Final = rows
        self.mask: Final = mask  # of tracks or tags; 0 is any
        self.least: Final = least

    def children(self) -> list[Node]:
        return list(self.words)

    def shows(self) -> list[Icon]:
        out: list[Icon] = []
        if self.occasion == HUMAN_CITY or self.occasion == OWN_CITY:
            out.append(Icon("tile-city", any=self.occasion == HUMAN_CITY))
        elif self.occasion == ANY_COLONY:
            out.append(Icon("colony", any=True))
        elif self.occasion == DEAR_CARD:
            out.append(Icon("r-mc", self.least))
        elif self.occasion == NEEDY_CARD:
            out.append(Icon("card-req"))
        elif self.occasion == FLOATERS_SPENT:
            out.append(Icon("c-floater"))
        else:
            for name in bot_names(self.occasion, self.mask):
                out.append(Icon("t-" + name, any=self.occasion == HUMAN_TAG))
        out.append(COLON)
        for word in self.words:
            out.extend(word.shows())
        return out

    def signals(self) -> list[tuple[str, int]]:
        return [("when." + name, n) for word in self.words for name, n in word.signals()]


def bot_names(occasion: i64, mask: i64) -> list[str]:
    """The tags or tracks of an effect."""
    table = TRACKS if occasion == OWN_ADVANCE else TAGS
    return [table[i] for i in range(len(table)) if mask >> i & 1]


class CountDown(Effect):
    """Credits that MarsBot gains come off a pile on its corporation; when it is empty the building track advances and
    the pile is laid anew. On the last space of that track it stops."""

    def __init__(self, pile: int) -> None:
        super().__init__(f"bot count down {pile}")
        self.pile: Final = pile

    def children(self) -> list[Node]:
        return []

    def shows(self) -> list[Icon]:
        return [Icon("r-mc", -self.pile), COLON, Icon("t-building"), Icon("u-up")]

    def signals(self) -> list[tuple[str, int]]:
        return [("count_down", self.pile)]


class DraftPriority(Effect):
    """What MarsBot looks for in a draft."""

    def __init__(self, kind: int, *tags: int) -> None:
        what = (
            "tags " + " > ".join(TAGS[t] for t in tags) if kind == BY_TAGS else "cost" if kind == BY_COST else "track"
        )
        super().__init__(f"bot draft by {what}")
        self.kind: Final = kind
        self.tags: Final = list(tags)

    def children(self) -> list[Node]:
        return []

    def shows(self) -> list[Icon]:
        out = [Icon("card-draft"), COLON]
        if self.kind == BY_COST:
            return [*out, Icon("r-mc", star=True)]
        if self.kind == BY_LEAST_TRACK:
            return [*out, Icon("t-wild", star=True)]
        for t in self.tags:
            out.append(Icon("t-" + TAGS[t]))
        return out

    def signals(self) -> list[tuple[str, int]]:
        return [("draft", max(1, len(self.tags)))]


class Bonus:
    """A bonus card. Immutable; in the decks it is its number below 0."""

    def __init__(
        self, code: str, name: str, words: list[Word], returns: bool, replaces: str, colonies: bool, corporate: bool
    ) -> None:
        self.code: Final = code
        self.name: Final = name
        self.key: Final = stable(name)
        self.words: Final = words
        self.returns: Final = returns  # set aside and shuffled into the action deck every generation
        self.replaces: Final = replaces  # the card that stays in the box
        self.colonies: Final = colonies  # only with Colonies
        self.corporate: Final = corporate  # only with the corporation that names it
        self.number = 0


class BotCorporation:
    """A corporation of MarsBot. Immutable; number 0 is none."""

    def __init__(
        self,
        code: str,
        name: str,
        colonies: bool,
        start_tags: list[int],
        draft: DraftPriority | None,
        setup: list[Word],
        effects: list[Effect],
        cubes: list[list[int]],
        instead: bool,
        on_white: list[Word],
        on_black: list[Word],
        before: list[Word],
        round_start: list[Word],
        bonus: list[str],
        holds: str,
    ) -> None:
        self.code: Final = code
        self.name: Final = name
        self.key: Final = stable(name)
        self.colonies: Final = colonies  # only with Colonies
        self.start_tags: Final = start_tags
        self.draft: Final = draft
        self.setup: Final = setup
        self.effects: Final = effects
        self.cubes: Final = cubes  # by track and space: none, white, black
        self.instead: Final = instead  # a white cube works instead of the symbol under it
        self.on_white: Final = on_white
        self.on_black: Final = on_black
        self.before: Final = before  # before each action phase
        self.round_start: Final = round_start  # before each research phase
        self.bonus: Final = bonus  # the bonus cards it brings
        self.holds: Final = holds  # what may lie on it
        self.number = 0
        self.pile = 0
        for effect in effects:
            if isinstance(effect, CountDown):
                self.pile = effect.pile

    def nodes(self) -> list[Node]:
        """All that is written on it."""
        out: list[Node] = []
        for words in (self.setup, self.on_white, self.on_black, self.before, self.round_start):
            out.extend(words)
        out.extend(self.effects)
        return out


SPACES: Final[list[list[Word | None]]] = []  # the symbols by track and space
BONUS: Final = [Bonus("", "", [], False, "", False, False)]  # number 0 is none
CORPORATIONS: Final = [BotCorporation("", "", False, [], None, [], [], [], False, [], [], [], [], [], "")]  # and here

# the areas of the shipping board, none without Colonies: the colony tile, the track that five resources advance, and
# what is stored by its name
STORAGE: Final[list[str]] = []
STORAGE_TRACK: Final[list[int]] = []
STORED: Final[list[str]] = []
EXCHANGED: Final = 5  # resources of an area advance its track; so many floaters are a card


def storage_of(what: str) -> i64:
    """The area that stores it."""
    return STORED.index(what)


def bonus_named(name: str) -> i64:
    """The number of a bonus card in a deck, or 0."""
    for one in BONUS:
        if one.name == name and one.number:
            return -one.number
    return 0


def bot_corporation_named(name: str) -> i64:
    for one in CORPORATIONS:
        if one.name == name:
            return one.number
    return 0


def digest_numbers(robot: Robot, cards: list[Card]) -> list[int]:
    """Its part of a digest; a card of its decks stands there by its key."""
    out = [robot.level, CORPORATIONS[robot.corporation].key, robot.on_card, int(robot.fresh)]
    for row in (robot.tracker, robot.marker, robot.storage):
        out.append(len(row))
        out.extend(row)
    decks = (robot.action, robot.bonus, robot.spent, robot.destroyed, robot.aside, robot.resolving, robot.played)
    for deck in (*decks, robot.seeded):
        out.append(len(deck))
        out.extend([BONUS[-c].key if c < 0 else cards[c].key for c in deck])
    return out
