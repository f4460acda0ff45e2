"""How a game looks now, as it is sent. What all see is made once for all who look; each adds what only they see."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from pydantic import BaseModel, TypeAdapter

from tharsis.kernel.code import last
from tharsis.kernel.option import Decision
from tharsis.server import messages as m
from tharsis.server import views
from tharsis.server.kind import Kind, Why
from tharsis.vocabulary.world import World

NO_SEATS: Final = b'"seats":[]'
ASK: Final = TypeAdapter(m.Ask | None)
CARDS: Final = TypeAdapter(list[m.HandCard])
BLOCKED: Final = TypeAdapter(list[m.Blocked])
SCORES: Final = TypeAdapter(list[m.Score])


def written(message: BaseModel) -> bytes:
    """A message as it is sent: without what has its default value."""
    return message.__pydantic_serializer__.to_json(message, exclude_defaults=True)


@dataclass(frozen=True, slots=True)
class Hand:
    """A hand as it was told, and all that this depends on."""

    cards: list[int]
    prices: list[tuple[int, dict[str, int]]]  # each with the metals that pay for it
    why: Why
    text: bytes


Hands = dict[tuple[int, str], Hand]  # by seat and language


class Scene:
    """A game at one moment. It must not be played on while its scene is in use. `hands` are those told last: often
    there is nothing new about them."""

    def __init__(self, kind: Kind, game: World, hands: Hands) -> None:
        self.kind: Final = kind
        self.game: Final = game
        head, _, tail = written(kind.table_view(game)).partition(NO_SEATS)
        scores = SCORES.dump_json(views.scores_of(game) if game.over else [], exclude_defaults=True)
        self.head: Final = b'"scores":%b,"view":%b"seats":[' % (scores, head)
        self.tail: Final = b"]" + tail
        self.seats: Final = kind.seat_views(game)
        self.seen: Final = [written(seat) for seat in self.seats]  # by others,
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
            self.kind.show_hand(self.seats[seat], self.game)
            found = self.own[seat] = written(self.seats[seat])
        return found

    def question(self, seat: int, ask_id: str, lang: str, names: views.Names) -> bytes:
        """What a seat is asked, and all that it asks itself: what its cards cost, and why something cannot be done."""
        found = self.questions.get((seat, lang))
        if found is None:
            g = self.game
            asked = g.decision(seat)
            decision = asked or g.optional(seat)
            ask = None if decision is None else views.ask_of(decision, ask_id, lang, asked is None, names)
            its_turn = asked is not None and asked.kind in self.kind.turns
            blocked = views.blocked_of(self.kind.why_not_else(g, seat, asked), lang, names) if its_turn else []
            found = self.questions[seat, lang] = b'"ask":%b,"hand":%b,%b"blocked":%b' % (
                ASK.dump_json(ask, exclude_defaults=True),
                self.hand(seat, asked, lang, names),
                self.offered(seat, decision, lang, names),
                BLOCKED.dump_json(blocked, exclude_defaults=True),
            )
        return found

    def hand(self, seat: int, asked: Decision | None, lang: str, names: views.Names) -> bytes:
        g, who = self.game, self.game.seat[seat]
        cards = list(who.hand)
        prices = [(g.price(who, g.cards[c]), views.metals_of(who, g.cards[c])) for c in cards]
        why = self.kind.why_not_hand(g, seat, asked)
        before = self.hands.get((seat, lang))
        if before is not None and (before.cards, before.prices, before.why) == (cards, prices, why):
            return before.text
        text = CARDS.dump_json(views.hand_of(g, seat, why, lang, names), exclude_defaults=True)
        self.hands[seat, lang] = Hand(cards, prices, why, text)
        return text

    def offered(self, seat: int, decision: Decision | None, lang: str, names: views.Names) -> bytes:
        """The cards that a seat is asked about and does not have in its hand yet, where there are some."""
        if decision is None or decision.kind not in self.kind.offers or not decision.options:
            return b""
        cards = [last(option.code) for option in decision.options]
        why = self.kind.why_not_play
        found = [views.card_of(self.game, seat, c, why(self.game, seat, c), lang, names) for c in cards]
        return b'"offered":%b,' % CARDS.dump_json(found, exclude_defaults=True)
