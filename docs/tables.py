"""Writes the tables of docs/api.md from the code: `make tables`. A test fails where they are not what the code says.

Options and their values come from the setups, fields of positions from the readers. Questions and what they offer are
gathered by playing many games, in which every kind that the languages have words for must come.
"""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import tharsis
from tharsis.kernel.option import Decision, Option
from tharsis.kernel.title import TITLES
from tharsis.words import SPEAKING

PAGE = Path(__file__).parent / "api.md"

# what the fields of a position are; what stands there if one is left out is read off an empty position
CARDS = "list of cards"
COMMON_FIELDS = {
    "game": "`mars` or `ares`",
    "options": "the options of the table without `seats`, see above",
    "seed": "what all that is not written here is shuffled with",
    "dice": "the state of the dice; follows from the seed",
    "temperature": "−30 to 8, in steps of 2",
    "oxygen": "0 to 14",
    "seats": "one row for each seat, see below",
    "deck": f"{CARDS}, the top first; the rest is shuffled and lies below",
    "discard": CARDS,
    "over": "whether the game has ended",
    "frames": "what is pending, by seat and for the `table`: `[words, card, about, step]`; without it a turn or phase "
    "begins",
}
COMMON_SEAT_FIELDS = {
    "corporation": "its corporation, `null` before one is chosen",
    "tr": "terraform rating",
    "stock": "resources by name, those that are 0 left out",
    "hand": CARDS,
    "dealt": f"{CARDS} it looks at and has not taken yet",
    "drafted": f"{CARDS} set aside while others still choose",
    "events": f"{CARDS}; events may stand under `played` as well",
    "played": f"{CARDS} in front of it, without the corporation",
    "resources": "cubes on its cards, by card",
    "raised": "whether its TR has gone up in this generation or phase",
    "next": "`discount` and `shift`: what the next card costs less, and by how many steps its requirement is eased",
    "offered": "corporations dealt to choose from",
    "chosen": "the one of them it has chosen, hidden until all have",
}
FIELDS: dict[str, dict[str, str]] = {
    "mars": {
        **COMMON_FIELDS,
        "generation": "from 1",
        "first": "the first player's seat",
        "tiles": "rows of `area`, `tile` and `seat`; oceans have no seat, neutral tiles have `neutral`",
        "claims": "areas claimed and still empty: rows of `area` and `seat`",
        "milestones": "rows of `name` and `seat`, at most three",
        "awards": "rows of `name` and `seat` in the order they were funded, at most three",
        "moons": "with Colonies: rows of `name`, `marker`, `colonies` and `fleet`",
        "marsbot": "with MarsBot: see below",
        "shown": f"{CARDS} of the discard pile that everybody has seen",
        "turn": "`seat`, and the `actions` it has left: 2, 1 or 0",
    },
    "mars seats": {
        **COMMON_SEAT_FIELDS,
        "production": "by name, those that are 0 left out; M€ from −5",
        "used": f"{CARDS} whose action was used in this generation",
        "passed": "whether it has passed in this generation",
        "owes_first": "whether the first action of its corporation is still to be done",
        "fleets": "with Colonies: all trade fleets it owns",
        "settled": "with Colonies: colonies it built as a standard project in this generation",
    },
    "marsbot": {
        "corporation": "one of MarsBot's corporations, or `null`",
        "on_corporation": "what lies on that card",
        "tracks": "where its trackers stand, by track, 0 to 18",
        "markers": "where a tracker was pushed back from, by track",
        "bonus_discard": "bonus cards in their discard pile",
        "destroyed": "bonus cards out of the game",
        "aside": "bonus cards that come back every generation",
        "resolving": "bonus cards at work",
        "played": f"{CARDS} it has turned over",
        "seeded": f"{CARDS} that a corporation has mixed into the bonus deck",
        "fresh": "whether it has had no turn yet in this generation",
        "storage": "with Colonies: resources stored, by colony tile",
        "action_deck": "projects and bonus cards, the top first",
        "bonus_deck": "bonus cards, the top first; if left out, all that are named nowhere else, shuffled",
    },
    "ares": {
        **COMMON_FIELDS,
        "round": "from 1",
        "phase": "the phase that is played, `null` while phases are chosen; without it the action phase begins",
        "oceans": "how many of the nine tiles lie open",
        "begun": "`temperature`, `oxygen` and `oceans` when the phase began: requirements look at these",
        "tiles": "the nine ocean tiles in the order they are flipped; those not named follow in any order",
        "neutral_deck": "solo: neutral phase cards, the top first",
        "neutral_phase": "solo: the neutral phase card of this round",
        "neutral_cube": "solo: where the neutral cube stands, 1 to 5; follows from the round",
        "pool": "cooperative: `copper` and `player` cubes left in the pool",
        "shown": f"{CARDS} of the discard pile or of hands that everybody has seen",
    },
    "ares seats": {
        **COMMON_SEAT_FIELDS,
        "forests": "forests it has",
        "production": "`credits`, `plants`, `heat` and `cards`; follows from the cards played if left out",
        "capacity": "`steel` and `titanium`; follows from the cards played if left out",
        "used": f"{CARDS} whose action was used in this phase, twice for the bonus",
        "picked": "its phase card of this round, which it cannot pick in the next",
        "planned": "the phase card it has chosen and nobody has seen yet",
        "left": "in this phase: `plays` left, a `bonus` of construction still to come, an action to use `again`",
    },
}
READ = {name: fields for title in TITLES.values() for name, fields in title.fields.items()}


def code(text: object) -> str:
    return f"`{text}`"


def codes(names: set[str]) -> str:
    return ", ".join(code(name) for name in sorted(names))


def table(titles: tuple[str, ...], rows: Sequence[tuple[str, ...]]) -> str:
    lines = ["| " + " | ".join(row) + " |" for row in [titles, tuple("---" for _ in titles), *rows]]
    return "\n".join(lines)


# ---- options of a table
def option_table(game: str) -> str:
    words = SPEAKING[game]["en"].options
    rows: list[tuple[str, ...]] = []
    for name, (values, default) in TITLES[game].options.items():
        title, what = words.get(name, ("Seats", "How many play; one seat is the solo game."))
        choices = [(key.partition(".")[2], text) for key, (_, text) in words.items() if key.startswith(f"{name}.")]
        sentences = [f"{title}: {what}", *(f"{code(choice)}: {text}" for choice, text in choices if text)]
        rows.append((code(name), values.replace("'", "`"), code(json.dumps(default)), " ".join(sentences)))
    return table(("option", "values", "if left out", "what it is"), rows)


# ---- fields of a position
def empty(name: str) -> Mapping[str, object]:
    """The fields as an empty position has them."""
    if name == "marsbot":
        made = tharsis.load({"options": {"marsbot": "normal", "colonies": True}, "seats": [{}, {}]}).position()[
            "marsbot"
        ]
        assert isinstance(made, Mapping)
        return made
    game, _, seats = name.partition(" ")
    options = {"colonies": True} if game == "mars" else {}
    position = tharsis.load({"game": game, "options": options, "seats": [{}, {}]}).position()
    if not seats:
        return position
    rows = position["seats"]
    assert isinstance(rows, list)
    row: Mapping[str, object] = rows[0]
    return row


DERIVED = (
    "options",
    "dice",
    "deck",
    "seats",
    "frames",
    "begun",
    "tracks",
    "aside",
    "bonus_deck",
    "tiles",
    "left",
    "next",
)


def field_table(name: str) -> str:
    given = empty(name)
    rows: list[tuple[str, ...]] = []
    for key in READ[name]:
        default = "" if key in DERIVED or key not in given else code(json.dumps(given[key]))
        rows.append((code(key), FIELDS[name][key], default))
    return table(("field", "what it is", "if left out"), rows)


# ---- questions and options, gathered by playing
@dataclass
class Question:
    """A kind of question: the kinds of options it offers, and whether several of them may be picked."""

    offers: set[str] = field(default_factory=set)
    several: bool = False


@dataclass
class Kind:
    """A kind of option: how it is written, and the fields it fills."""

    notations: set[str] = field(default_factory=set)
    extras: set[str] = field(default_factory=set)  # amounts that are written where there are some
    fields: set[str] = field(default_factory=set)

    def notation(self) -> str:
        more = "".join(f" [{name} N]" for name in sorted(self.extras))
        return ", ".join(code(text + more) for text in sorted(self.notations))


@dataclass
class Met:
    """What was met in games."""

    questions: dict[str, Question] = field(default_factory=dict)
    kinds: dict[str, Kind] = field(default_factory=dict)

    def add(self, decision: Decision) -> None:
        question = self.questions.setdefault(decision.kind, Question())
        question.several |= not decision.single
        for option in decision.options:
            question.offers.add(option.kind)
            kind = self.kinds.setdefault(option.kind, Kind())
            text, extras = written(option)
            kind.notations.add(text)
            kind.extras |= extras
            kind.fields |= filled(option)


VALUES = ("card", "area", "item", "place")


def filled(option: Option) -> set[str]:
    """The fields that this option fills; `idle` and `useless` any option may have."""
    out = {name for name in (*VALUES, "index", "amount", "amounts", "fees") if getattr(option, name)}
    return out | ({"seat"} if option.seat != -1 else set())


def written(option: Option) -> tuple[str, set[str]]:
    """The notation with the names of fields in place of their values, and the amounts it lists."""
    if option.kind == "choose":
        return "choose WORDS", set()
    if option.kind == "first":
        return "first [CARD:] WORDS [for CARD]", set()
    extras: set[str] = set()
    text = option.notation
    for name in option.amounts:
        if name != "credits" and option.kind == "pay" and re.search(rf" {name} \d+", text):
            text = re.sub(rf" {name} \d+", "", text)
            extras.add(name)
    out: list[str] = []
    for word in text.split():
        named = [name for name in VALUES if getattr(option, name) == word]
        if out and named:
            out.append(named[0].upper())
        elif word.isdigit():
            out.append("SEAT" if out[-1] in ("from", "of") else "N")
        else:
            out.append(word)
    return " ".join(out), extras


SETUPS: dict[str, list[dict[str, object]]] = {
    "mars": [
        {"seats": 1, "colonies": True},
        {"seats": 2, "draft": True, "colonies": True, "wording": "seeds"},
        {"seats": 2, "marsbot": "hard", "marsbot_corporation": "random", "colonies": True, "end_turn": [0]},
        {"seats": 3, "world_government": True, "colonies": True, "colonies_corporations": True},
    ],
    "ares": [
        {"seats": 1},
        {"seats": 2, "mulligan": True},
        {"seats": 2, "cooperative": True},
        {"seats": 3, "first_game": True},
    ],
}


def decisions(game: str, games: int) -> Iterator[Decision]:
    """Every question of some random games."""
    for n in range(games):
        setup = SETUPS[game][n % len(SETUPS[game])]
        played = tharsis.new(game, options={**setup}, seed=n)
        rnd = random.Random(n)
        while not played.over:
            for seat in range(played.seats):
                optional = played.optional(seat)
                if optional is not None:
                    yield optional
            seat = rnd.choice(played.waiting())
            decision = played.decision(seat)
            assert decision is not None
            yield decision
            codes = [option.code for option in decision.options]
            played.take(seat, rnd.sample(codes, rnd.randint(decision.least, decision.most)))


def spoken(game: str) -> set[str]:
    """The kinds of questions and options that a language has words for, apart from those of the other game."""
    words = SPEAKING[game]["en"]
    other = SPEAKING["mars"]["en"]
    said = {f"question {kind.removesuffix('.one')}" for kind in words.questions}
    said |= {name.replace("_", " ", 1) for name in dir(words) if name.startswith("option_")}
    if game == "mars":
        return said
    return (
        said
        - {f"question {kind}" for kind in other.questions}
        - {name.replace("_", " ", 1) for name in dir(other) if name.startswith("option_")}
    )


def unmet(everything: Mapping[str, Met]) -> set[str]:
    """What a language has words for and no game has met."""
    out: set[str] = set()
    for game, met in everything.items():
        there = {f"question {kind}" for kind in met.questions} | {f"option {kind}" for kind in met.kinds}
        out |= spoken(game) - there
    return out


def asked(game: str, kind: str, several: bool) -> str:
    """A question in words."""
    words = SPEAKING[game]["en"].questions
    return words[kind] if several else words.get(f"{kind}.one", words[kind])


def question_table(game: str, met: Met) -> str:
    rows = [
        (
            code(kind),
            asked(game, kind, question.several),
            "several" if question.several else "one",
            codes(question.offers),
        )
        for kind, question in sorted(met.questions.items())
    ]
    return table(("question", "what is asked", "picks", "options"), rows)


def kind_table(met: Met) -> str:
    rows = [(code(name), kind.notation(), codes(kind.fields)) for name, kind in sorted(met.kinds.items())]
    return table(("option", "notation", "fields"), rows)


# ---- the page
def plain_tables() -> dict[str, str]:
    """The tables that need no playing."""
    return {
        **{f"{game} options": option_table(game) for game in TITLES},
        **{f"{name} fields": field_table(name) for name in READ},
    }


def section(page: str, name: str) -> str:
    """The table that stands on the page under this name."""
    found = re.search(rf"<!-- table: {name} -->\n(.*?)\n<!-- end -->", page, re.S)
    if found is None:
        raise LookupError(f"{PAGE.name} has no place for the table {name!r}")
    return found[1].strip()


def put(page: str, name: str, text: str) -> str:
    old = section(page, name)
    begin = f"<!-- table: {name} -->\n\n"
    return page.replace(f"{begin}{old}\n\n<!-- end -->", f"{begin}{text}\n\n<!-- end -->")


def main(games: int = 1500) -> None:
    tables = plain_tables()
    everything: dict[str, Met] = {}
    for game in TITLES:
        met = everything[game] = Met()
        for decision in decisions(game, games):
            met.add(decision)
        tables[f"{game} questions"] = question_table(game, met)
        tables[f"{game} kinds"] = kind_table(met)
    if missing := unmet(everything):
        raise SystemExit("no game has met " + ", ".join(sorted(missing)) + ": add a setup in which it comes")
    page = PAGE.read_text(encoding="utf-8")
    for name, text in tables.items():
        page = put(page, name, text)
    PAGE.write_text(page, encoding="utf-8")


if __name__ == "__main__":
    main()
