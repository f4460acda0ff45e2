"""What every language must be able to say, and how sentences become a card's text.

A language is one class. It has a method for every kind of node, named like the node (`Gain`, `Place`, `When`), which
gives a clause in lower case without a full stop; a method `option_<kind>` for every kind of option, an entry in
`questions` for every kind of question, a method `reason_<kind>` for every kind of reason, a method `did_<kind>` for
every kind of option as a log line tells it, and `change_<kind>` for every kind of change. A test fails if one is
missing.
"""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from dataclasses import dataclass
from typing import Self

from tharsis.kernel.log import Change, Entry
from tharsis.kernel.node import BY_TEXT, Node
from tharsis.kernel.option import Decision, Option, Reason
from tharsis.mars.board import CAPITAL, NEURAL_INSTANCE, TILES
from tharsis.vocabulary.card import Act, Card
from tharsis.vocabulary.choices import Choose
from tharsis.vocabulary.effects import When
from tharsis.vocabulary.needs import Tagged
from tharsis.vocabulary.terms import CORPORATION
from tharsis.words.own import Own, adds_to_city, count_of, counted, sets_off

MINUS = "\N{MINUS SIGN}"
NBSP = "\N{NO-BREAK SPACE}"
# tiles that go by the name of the one card which places them
BY_CARD = tuple(TILES[tile] for tile in range(CAPITAL, NEURAL_INSTANCE))


def signed(n: int) -> str:
    """+2 or −2, with a true minus."""
    return f"+{n}" if n >= 0 else f"{MINUS}{-n}"


def number(n: int) -> str:
    return str(n) if n >= 0 else f"{MINUS}{-n}"


@dataclass(frozen=True, slots=True)
class CardText:
    """The words of a card, part by part, in one language."""

    needs: str = ""
    effects: str = ""
    actions: str = ""
    play: str = ""
    points: str = ""
    choices: tuple[str, ...] = ()  # each action by itself, where a card has several

    def whole(self) -> str:
        return " ".join(x for x in (self.needs, self.effects, self.actions, self.play, self.points) if x)


class Language:
    """The part that is the same in every language."""

    code = ""
    cards: Mapping[str, str] = {}
    milestones: Mapping[str, str] = {}
    awards: Mapping[str, str] = {}
    projects: Mapping[str, str] = {}
    tags: Mapping[str, str] = {}  # as a word on its own
    kinds: Mapping[str, str] = {}  # automated, active, event, corporation
    sets: Mapping[str, str] = {}  # base, corporate_era, house
    questions: Mapping[str, str] = {}  # by their kind, with ".one" where one card at most is picked
    stocks: Mapping[str, str] = {}  # as a word on its own
    cube_names: Mapping[str, str] = {}  # resources on cards, one of them
    areas: Mapping[str, str] = {}  # areas with names of their own
    sources: Mapping[str, str] = {}  # of points: tr, awards, milestones, greeneries, cities, cards, total
    terms: Mapping[str, str] = {}  # words of the terminal
    moons: Mapping[str, str] = {}  # colony tiles
    tiles: Mapping[str, str] = {}  # as a word on its own
    maps: Mapping[str, tuple[str, str]] = {}  # name and a sentence
    goal_texts: Mapping[str, str] = {}  # a sentence for each milestone, award and standard project
    bots: Mapping[str, str] = {}  # names, and `<name>_text`
    phases: Mapping[str, str] = {}  # of Ares Expedition
    # what all do in a phase; `<phase>_alone`: the same said to one, `<phase>_bonus`: what whoever picked it may besides
    phase_texts: Mapping[str, str] = {}
    zones: Mapping[str, str] = {}  # colours of the tracks
    rewards: Mapping[str, str] = {}  # of ocean tiles
    phrases: Mapping[str, str] = {}  # said at a table with one touch: each hears them in their own language
    lookup: Mapping[str, str] = {}  # kinds of things that can be looked up beside cards, and sentences about them
    coach: Mapping[str, str] = {}  # heads of its notes, kinds of action with a line as `<kind>_text`, how sure it is
    idle: Mapping[str, str] = {}  # parts of a word that would do nothing now, and why
    options: Mapping[str, tuple[str, str]] = {}  # of a table: name and a line of explanation; choices as option.choice

    # ---- words that each language has
    conjunction = ""
    disjunction = ""
    colon = ":"
    semicolon = ";"

    def imagined(self, n: int) -> str:
        """So many futures that the coach has imagined."""
        raise NotImplementedError

    def name(self, card: str) -> str:
        return self.cards.get(card) or card.replace("_", " ").capitalize()

    def __init__(self) -> None:
        """Joined of several subjects, a language has the tables of all of them; the first to name a thing names it."""
        self.names: dict[int, str] = {}  # of players, by seat; without one they go by number
        tables: dict[str, dict[str, object]] = {}
        for part in reversed(type(self).__mro__):
            for table, said in vars(part).items():
                if isinstance(said, dict) and not table.startswith("_"):
                    tables.setdefault(table, {}).update(said)
        vars(self).update(tables)

    def named(self, names: Mapping[int, str]) -> Self:
        """The same language at a table where these sit."""
        found = copy(self)
        found.names = {**names, **self.names}
        return found

    def player(self, seat: int) -> str:
        """Who sits there."""
        raise NotImplementedError

    def begun(self, text: str) -> str:
        """A line with a capital at its beginning, unless it begins with a name: that is spelled as its owner does."""
        if any(text.startswith(name) for name in self.names.values()):
            return text
        return text[:1].upper() + text[1:]

    def no_effect(self, parts: tuple[str, ...]) -> str:
        """A remark that these parts would do nothing now."""
        raise NotImplementedError

    # ---- nodes to clauses
    def clause(self, node: Node) -> str:
        """The clause of a node: lower case, no full stop."""
        method = getattr(self, type(node).__name__, None)
        if method is None:
            raise LookupError(f"{self.code} has no words for {type(node).__name__}")
        return str(method(node))

    def price(self, node: Node) -> str:
        """The clause of a node left of an arrow."""
        method = getattr(self, "price_" + type(node).__name__, None)
        return str(method(node)) if method is not None else self.clause(node)

    def start(self, card: Card) -> str:
        """The clause of what a corporation begins with."""
        raise NotImplementedError

    def action(self, acts: str) -> str:
        """The clause of a blue card's action: "action: ..."."""
        raise NotImplementedError

    def repeated(self, word: Node, n: int) -> str:
        """The clause of a word that stands several times on a card."""
        raise NotImplementedError

    def occasion(self, effect: When) -> str:
        """The clause of what an effect waits for: "when you place a city"."""
        raise NotImplementedError

    def included(self, own: Own) -> str:
        """A remark that the card itself is among what it counts or waits for: "this one included"."""
        raise NotImplementedError

    def on_top(self) -> str:
        """A remark that the points of a tile come on top of those it has as a city."""
        raise NotImplementedError

    def When(self, n: When) -> str:
        return f"{self.occasion(n)}, {self.clause(n.then)}"

    def tagged_all(self, needs: list[Node]) -> str:
        """The clause of several tags needed at once."""
        raise NotImplementedError

    def first_action(self, clauses: str) -> str:
        raise NotImplementedError

    def keeps_all(self) -> str:
        raise NotImplementedError

    def listed(self, parts: list[str], last: str) -> str:
        """a, b and c"""
        if len(parts) < 2:
            return "".join(parts)
        return ", ".join(parts[:-1]) + f" {last} " + parts[-1]

    def both(self, parts: list[str]) -> str:
        return self.listed(parts, self.conjunction)

    def either(self, parts: list[str]) -> str:
        return self.listed(parts, self.disjunction)

    def sentence(self, clause: str) -> str:
        return clause[:1].upper() + clause[1:] + "." if clause else ""

    def act(self, act: Act) -> str:
        """An action: "spend 4 energy: gain 1 steel and raise oxygen 1 step"."""
        gets = self.both([self.clause(word) for word in act.gets])
        pays = self.both([self.price(word) for word in act.pays])
        text = f"{pays}{self.colon} {gets}" if pays and gets else pays or gets
        if act.only_if is not None:
            text = f"{self.clause(act.only_if)}, {text}"
        return text

    def clause_on(self, card: Card, node: Node) -> str:
        """The clause of a word where it stands: a card may count itself, or set off its own effect."""
        if isinstance(node, When):
            own = sets_off(card, node)
            when = f"{self.occasion(node)}, {self.included(own)}" if own.n else self.occasion(node)
            return f"{when}, {self.clause(node.then)}"
        text = self.points(node) if node in card.points else self.clause(node)
        count = count_of(node)
        if count is None:
            return text
        if adds_to_city(card, count):
            text += f", {self.on_top()}"
        own = counted(card, count)
        return f"{text}, {self.included(own)}" if own.n else text

    def text(self, card: Card) -> CardText:
        """The whole text of a card, made of its words."""
        if len(card.needs) > 1 and all(isinstance(x, Tagged) for x in card.needs):
            needs = self.sentence(self.tagged_all(list(card.needs)))
        else:
            needs = " ".join(self.sentence(self.clause(x)) for x in card.needs)
        effects = " ".join(self.sentence(self.clause_on(card, x)) for x in card.effects)
        actions = ""
        acts = [self.act(x) for x in card.acts]
        if acts:
            actions = self.sentence(self.action(f"; {self.disjunction} ".join(acts)))
        choices = tuple(self.sentence(act) for act in acts) if len(acts) > 1 else ()
        if card.kind == CORPORATION:
            play = self.sentence(self.start(card))
            if card.first:
                play += " " + self.sentence(self.first_action(self.both([self.clause(x) for x in card.first])))
            if card.keeps_all:
                play += " " + self.sentence(self.keeps_all())
        else:
            clauses: list[str] = []
            for i, word in enumerate(card.play):
                again = card.play.count(word)
                if word not in card.play[:i]:
                    clauses.append(self.clause_on(card, word) if again == 1 else self.repeated(word, again))
            play = " ".join(self.sentence(x) for x in clauses)
        points = " ".join(self.sentence(self.clause_on(card, x)) for x in card.points)
        return CardText(needs, effects, actions, play, points, choices)

    def points(self, count: Node) -> str:
        """The clause of points at the end of the game."""
        raise NotImplementedError

    # ---- options, questions, reasons
    def option(self, option: Option) -> str:
        method = getattr(self, "option_" + option.kind)
        text = str(method(option))
        if option.idle:
            text += f" ({self.no_effect(option.idle)})"
        return self.begun(text)

    def option_choose(self, option: Option) -> str:
        node = BY_TEXT[option.item]
        assert isinstance(node, Choose)
        row = node.alternatives[option.index]
        return self.both([self.clause(word) for word in row]) if row else self.option_no(option)

    def bought_together(self, cards: list[str], each: int) -> str:
        """Several cards that are bought together: "buy Comet and Moss for 3 M€ each"."""
        raise NotImplementedError

    def option_no(self, option: Option) -> str:
        raise NotImplementedError

    def option_first(self, option: Option) -> str:
        """Which effect comes first."""
        text = self.clause(BY_TEXT[option.item])
        return f"{self.name(option.card)}{self.colon} {text}" if option.card else text

    def option_corporation(self, option: Option) -> str:
        return self.name(option.card)

    def question(self, decision: Decision) -> str:
        one = f"{decision.kind}.one"
        text = self.questions[one if decision.most == 1 and one in self.questions else decision.kind]
        return f"{self.name(decision.card)}{self.colon} {text}" if decision.card else text

    def reason(self, reason: Reason) -> str:
        return str(getattr(self, "reason_" + reason.kind)(reason))

    # ---- log lines
    def entry(self, entry: Entry) -> str:
        """ "Player 1 plays Asteroid: temperature −28 °C; player 1 TR +1, titanium +2"."""
        text = self.deed(entry)
        if entry.seat >= 0:  # else the table goes on by itself
            text = f"{self.player(entry.seat)} {text}"
        told = self.told(entry)
        text = f"{text}{self.colon} {told}" if told else text
        return self.begun(text) + "."

    def deed(self, entry: Entry) -> str:
        """What was done: "plays Asteroid"."""
        return str(getattr(self, "did_" + entry.kind)(entry))

    def told(self, entry: Entry) -> str:
        """The changes, those of one player together and with the player's name only where it is another one."""
        parts: list[str] = []
        for change in entry.changes:
            if change.seat < 0:
                parts.append(self.change(change))
        for seat in sorted({c.seat for c in entry.changes if c.seat >= 0}, key=lambda s: (s != entry.seat, s)):
            own = ", ".join(self.change(c) for c in entry.changes if c.seat == seat)
            parts.append(own if seat == entry.seat else f"{self.player(seat)} {own}")
        return "; ".join(parts)

    def change(self, change: Change) -> str:
        return str(getattr(self, "change_" + change.kind)(change))
