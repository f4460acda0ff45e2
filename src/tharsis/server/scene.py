"""How a game looks now, as it is sent. What all see is made once for all who look; each adds what only they see."""

from __future__ import annotations

from dataclasses import dataclass, fields
from functools import lru_cache
from operator import attrgetter
from typing import Final

from pydantic import BaseModel, TypeAdapter
from pydantic_core import to_json

from tharsis.kernel.code import last
from tharsis.kernel.option import Decision, Option, Reason
from tharsis.server import messages as m
from tharsis.server import views
from tharsis.server.kind import Kind
from tharsis.vocabulary.world import World

MOST_TEXTS = 2048  # cards with their reasons, choices, and what cannot be done: each 2 MB
NO_SEATS: Final = b'"seats":[]'
NO_OPTIONS: Final = b'"options":[]'
CARDS: Final = TypeAdapter(list[m.HandCard])
SCORES: Final = TypeAdapter(list[m.Score])

facts_of: Final = attrgetter(*(one.name for one in fields(Option) if one.name not in ("code", "amounts", "fees")))
_choices: dict[tuple[object, ...], bytes] = {}


def written(message: BaseModel) -> bytes:
    """A message as it is sent: without what has its default value."""
    return message.__pydantic_serializer__.to_json(message, exclude_defaults=True)


@lru_cache(maxsize=MOST_TEXTS)
def card_text(
    card: str,
    price: int,
    metals: tuple[tuple[str, int], ...],
    cuts: int,
    why: tuple[Reason, ...],
    lang: str,
    names: views.Names,
) -> bytes:
    """A card of a hand, with what speaks against it: most stay as they are when others change."""
    return to_json(views.hand_card(card, price, metals, cuts, why, lang, names))


@lru_cache(maxsize=MOST_TEXTS)
def blocked_text(notation: str, why: tuple[Reason, ...], lang: str, names: views.Names) -> bytes:
    """Something that cannot be done, and why."""
    return written(views.blocked_as(notation, why, lang, names))


def choice_text(option: Option, lang: str, names: views.Names) -> bytes:
    """One thing that may be answered: much of it is offered again and again."""
    key = (facts_of(option), tuple(option.amounts.items()), tuple(option.fees.items()), lang, names)
    found = _choices.get(key)
    if found is None:
        if len(_choices) >= MOST_TEXTS:
            _choices.clear()
        found = _choices[key] = written(views.choice_of(option, lang, names))
    return found


def both(text: bytes, facts: m.Facts) -> bytes:
    """One object of a text that is written already and of more facts."""
    return b"%b,%b" % (text[:-1], to_json(facts)[1:])


@dataclass(frozen=True, slots=True)
class Hand:
    """A hand as it was told, and all that this depends on."""

    depends: tuple[object, ...]
    text: bytes


Hands = dict[tuple[int, str], Hand]  # by seat and language


class Scene:
    """A game at one moment. It must not be played on while its scene is in use. `hands` are those told last: often
    there is nothing new about them."""

    def __init__(self, kind: Kind, game: World, points: list[int], hands: Hands) -> None:
        self.kind: Final = kind
        self.game: Final = game
        head, _, tail = to_json(kind.table_open(game)).partition(NO_SEATS)
        scores = SCORES.dump_json(views.scores_of(game), exclude_defaults=True) if game.over else b"[]"
        self.head: Final = b'"scores":%b,"view":%b"seats":[' % (scores, head)
        self.tail: Final = b"]" + tail
        self.seats: Final = [to_json(kind.seat_open(game, s, its)) for s, its in enumerate(points)]
        self.seen: Final = [both(text, kind.hand_shut(game, s)) for s, text in enumerate(self.seats)]  # by others,
        self.own: Final[dict[int, bytes]] = {}  # and by itself
        self.questions: Final[dict[tuple[int, str], bytes]] = {}  # what a seat is asked, by language
        self.hands: Final = hands

    def view(self, seat: int, all_open: bool) -> bytes:
        """The table as a seat may know it, or a spectator, and the scores at the end."""
        seen = [self.from_within(s) if all_open or s == seat else text for s, text in enumerate(self.seen)]
        return b"%b%b%b" % (self.head, b",".join(seen), self.tail)

    def from_within(self, seat: int) -> bytes:
        """A seat as it sees itself."""
        found = self.own.get(seat)
        if found is None:
            found = self.own[seat] = both(self.seats[seat], self.kind.hand_open(self.game, seat))
        return found

    def question(self, seat: int, ask_id: str, lang: str, names: views.Names) -> bytes:
        """What a seat is asked, and all that it asks itself: what its cards cost, and why something cannot be done."""
        found = self.questions.get((seat, lang))
        if found is None:
            g = self.game
            asked = g.decision(seat)
            decision = asked or g.optional(seat)
            reasoned = asked is not None and asked.kind in self.kind.reasoned
            missing = self.kind.why_not_else(g, seat, asked).items() if reasoned else []
            found = self.questions[seat, lang] = b'"ask":%b,"hand":%b,%b"blocked":[%b]' % (
                b"null" if decision is None else self.ask(decision, ask_id, lang, asked is None, names),
                self.hand(seat, asked, lang, names),
                self.offered(seat, decision, lang, names),
                b",".join(blocked_text(one, tuple(why), lang, names) for one, why in missing),
            )
        return found

    def ask(self, decision: Decision, ask_id: str, lang: str, optional: bool, names: views.Names) -> bytes:
        bare = to_json(views.ask_open(decision, ask_id, lang, optional))
        options = b'"options":[%b]' % b",".join([choice_text(one, lang, names) for one in decision.options])
        return bare.replace(NO_OPTIONS, options, 1)

    def hand(self, seat: int, asked: Decision | None, lang: str, names: views.Names) -> bytes:
        g, who = self.game, self.game.seat[seat]
        prices, worth = self.kind.prices(g, seat), views.worths(who)
        why = self.kind.why_not_hand(g, seat, asked)
        cuts = [self.kind.cuts(g, seat, g.cards[c]) for c in who.hand]
        depends = (list(who.hand), prices, worth, cuts, why)
        before = self.hands.get((seat, lang))
        if before is not None and before.depends == depends:
            return before.text
        told: list[bytes] = []
        for c, price, cut in zip(who.hand, prices, cuts, strict=True):
            card = g.cards[c]
            reasons = tuple(why.get(f"play {card.name}", ()))
            told.append(card_text(card.name, price, views.metals_of(worth, card), cut, reasons, lang, names))
        text = b"[%b]" % b",".join(told)
        self.hands[seat, lang] = Hand(depends, text)
        return text

    def offered(self, seat: int, decision: Decision | None, lang: str, names: views.Names) -> bytes:
        """The cards that a seat is asked about and does not have in its hand yet, where there are some."""
        if decision is None or decision.kind not in self.kind.offers or not decision.options:
            return b""
        cards = [last(option.code) for option in decision.options]
        why = self.kind.why_not_play
        cuts = [self.kind.cuts(self.game, seat, self.game.cards[c]) for c in cards]
        found = [
            views.card_of(self.game, seat, c, why(self.game, seat, c), lang, names, cut)
            for c, cut in zip(cards, cuts, strict=True)
        ]
        return b'"offered":%b,' % CARDS.dump_json(found, exclude_defaults=True)
