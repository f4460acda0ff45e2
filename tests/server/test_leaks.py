"""Two games that differ only in what is hidden from a seat send that seat the same bytes."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from played import sees, table_from

import tharsis
from tharsis.kernel.log import Change
from tharsis.kernel.option import Decision
from tharsis.server import messages as m
from tharsis.server.kind import Kind
from tharsis.server.schema import WATCH
from tharsis.server.store import EventRow
from tharsis.server.tables import Refused, Table
from tharsis.server.views import change_of, points_of
from tharsis.vocabulary.log import OpenState
from tharsis.vocabulary.world import World
from tharsis.words import LANGUAGES

LANGS = tuple(LANGUAGES)
SECRET = ("buy", "first_hand", "corporation", "phase", "give")  # what others choose here is not shown at once, or never
Setup = dict[str, Any]
PLAIN: Setup = {"seats": 2, "corporate_era": True, "draft": False, "world_government": False}
LEVELS = ["easy", "normal", "hard", "brutal"]
SETUPS: dict[str, st.SearchStrategy[Setup]] = {
    "mars": st.fixed_dictionaries(
        {
            "seats": st.sampled_from([2, 2, 3, 4, 5]),
            "corporate_era": st.booleans(),
            "draft": st.booleans(),
            "world_government": st.booleans(),
        }
    ),
    "marsbot": st.fixed_dictionaries(
        {
            "seats": st.just(2),
            "corporate_era": st.booleans(),
            "draft": st.booleans(),
            "colonies": st.booleans(),
            "marsbot": st.sampled_from(LEVELS),
            "marsbot_corporation": st.sampled_from(["none", "random"]),
        }
    ),
    "ares": st.one_of(
        st.fixed_dictionaries({"seats": st.sampled_from([1, 2, 3, 4]), "mulligan": st.booleans()}),
        st.fixed_dictionaries({"seats": st.just(2), "cooperative": st.just(True), "first_game": st.booleans()}),
    ),
}
tables = pytest.mark.parametrize("kind", list(SETUPS))
seeds = st.integers(0, 10**9)
MANY = settings(max_examples=max(80, settings.default.max_examples if settings.default else 0))


def start(setup: Setup, seed: int, answers: int, kind: str = "mars") -> World:
    """A game after so many random answers."""
    name = "ares" if kind == "ares" else "mars"
    game = tharsis.new(name, setup["seats"], {k: v for k, v in setup.items() if k != "seats"}, seed)
    assert isinstance(game, World)
    rnd = random.Random(seed)
    for _ in range(answers):
        if game.over:
            break
        seat = rnd.choice(game.waiting())
        codes = game.codes(seat)
        low, high = game.bounds(seat)
        game.take(seat, rnd.sample(codes, rnd.randint(low, min(high, len(codes)))))
    return game


def traffic(table: Table, seat: int, lang: str) -> str:
    """All that this seat, and a spectator, can be sent about the table."""
    out = [sees(table, who, lang).model_dump_json() for who in (seat, WATCH)]
    out += [table.replay_step(n, who).model_dump_json() for n in range(len(table.lines) + 1) for who in (seat, WATCH)]
    return "\n".join(out)


def some_picks(decision: Decision, rnd: random.Random) -> list[int]:
    """Options by their place, so that the same can be said where the cards are others."""
    count = rnd.randint(decision.least, min(decision.most, len(decision.options)))
    return rnd.sample(range(len(decision.options)), count)


def said(table: Table, seat: int, picks: list[int]) -> list[str]:
    decision = table.game.decision(seat)
    assert decision is not None
    return [decision.options[i].notation for i in picks]


def staged(table: Table, seat: int, answers: list[list[str]], lang: str) -> str:
    try:
        wanted = m.Stage(id="s", ask=table.ask_id(seat), answers=answers)
        return table.stage(seat, wanted, lang).model_dump_json()
    except Refused as refused:
        return f"{refused.code} {refused.text}"


def hidden_question(table: Table, seat: int, chain: list[list[str]]) -> list[str]:
    """A fitting answer to the question that comes after this chain, if any does; it is not known before."""
    game = table.game.copy()
    for answer in chain:
        game.answer(seat, answer)
    decision = game.decision(seat)
    return [] if decision is None else [o.notation for o in decision.options[: decision.least]]


@tables
@MANY
@given(st.data(), seeds, st.integers(0, 300), st.sampled_from(LANGS))
def test_live_messages_tell_nothing_hidden(kind: str, data: st.DataObject, seed: int, answers: int, lang: str) -> None:
    game = start(data.draw(SETUPS[kind]), seed, answers, kind)
    for seat in range(game.seats):
        other = game.view(seat).sample(seed + 1)
        assert isinstance(other, World)
        assert traffic(table_from(game), seat, lang) == traffic(table_from(other), seat, lang)


@tables
@MANY
@given(st.data(), seeds, st.integers(0, 300), st.sampled_from(LANGS))
def test_previews_tell_nothing_hidden(kind: str, data: st.DataObject, seed: int, answers: int, lang: str) -> None:
    """Every first answer, and chains of answers at random, on both games."""
    game = start(data.draw(SETUPS[kind]), seed, answers, kind)
    rnd = random.Random(seed)
    for seat in game.waiting():
        other = game.view(seat).sample(seed + 1)
        assert isinstance(other, World)
        here, there = table_from(game), table_from(other)
        decision = here.game.decision(seat)
        assert decision is not None
        if decision.least <= 1 <= decision.most:
            chains = [[[o.notation]] for o in decision.options]
        else:
            chains = [[said(here, seat, some_picks(decision, rnd))] for _ in range(3)]
        rnd.shuffle(chains)
        for chain in chains[:15]:
            for _ in range(4):
                preview = staged(here, seat, chain, lang)
                assert preview == staged(there, seat, chain, lang)
                after = json.loads(preview) if preview.startswith("{") else {}
                if after.get("stops") == "hidden":
                    assert after["next"] is None and after["view"] is None
                    assert not any(c["kind"] == "shown" for c in after["changes"])
                    more = hidden_question(here, seat, chain)  # a lucky guess at what comes is refused like any other
                    assert staged(here, seat, [*chain, more], lang) == staged(here, seat, [*chain, ["x"]], lang)
                if not after.get("next"):
                    break
                ask = after["next"]
                count = rnd.randint(ask["least"], min(ask["most"], len(ask["options"])))
                chain = [*chain, [o["notation"] for o in rnd.sample(ask["options"], count)]]


@tables
@MANY
@given(st.data(), seeds, st.integers(0, 200), st.sampled_from(LANGS))
def test_secret_choices_of_others_tell_nothing(
    kind: str, data: st.DataObject, seed: int, answers: int, lang: str
) -> None:
    """Others choose from cards that this seat cannot see; as long as nobody acts in the open, nothing shows."""
    game = start(data.draw(SETUPS[kind]), seed, answers, kind)
    rnd = random.Random(seed)
    for seat in range(game.seats):
        other = game.view(seat).sample(seed + 1)
        assert isinstance(other, World)
        here, there = table_from(game), table_from(other)
        for n in range(12):
            rivals = [s for s in here.game.waiting() if s != seat and here.game.asked[s].kind in SECRET]
            if not rivals or here.game.waiting() == rivals[:1]:  # the last choice opens what was chosen
                break
            rival = rnd.choice(rivals)
            picks = some_picks(here.game.asked[rival], rnd)
            picks = picks[: there.game.asked[rival].most]  # another corporation may have less to spend
            for table in (here, there):
                table.apply(EventRow(n, rival, "answer", [said(table, rival, picks)], f"m{n}", float(n)))
            assert traffic(here, seat, lang) == traffic(there, seat, lang)


def test_the_seed_is_never_sent() -> None:
    game = tharsis.new("mars", 2, {}, 1234567890123)
    assert isinstance(game, World)
    table = table_from(game)
    table.row.seed = game.seed
    for seat in (0, 1, WATCH):
        assert "1234567890123" not in traffic(table, seat, "en")


def comes_true(told: m.ChangeModel, real: list[m.ChangeModel]) -> bool:
    """As it was told; or of what is paid some comes back, and there are more points."""
    if told in real:
        return True
    same = [c.amount for c in real if (c.kind, c.seat, c.item) == (told.kind, told.seat, told.item)]
    given = told.kind in ("stock", "hand") and told.amount < 0
    return (given or told.kind == "points") and told.amount <= sum(same)


def as_told(kind: Kind, game: World, before: OpenState, seat: int, old: int) -> list[m.ChangeModel]:
    points = points_of(game)[seat]
    now = [Change("points", seat, amount=points - old, now=points), *kind.changes(game, before)]
    return [change_of(c) for c in now]


def finished(kind: Kind, game: World, seat: int) -> list[World]:
    """What the seat is asked now is answered by chance until its action is over, in a few ways."""
    out: list[World] = []
    rnd = random.Random(5)
    for _ in range(6):
        end = game.copy()
        assert isinstance(end, World)
        while (decision := end.decision(seat)) is not None and decision.kind not in (*kind.turns, *kind.trays):
            end.take(seat, rnd.sample([o.code for o in decision.options], rnd.randint(decision.least, decision.most)))
        out.append(end)
    return out


@pytest.mark.parametrize(
    ("kind", "setup"),
    [
        ("mars", PLAIN),
        ("marsbot", {"seats": 2, "marsbot": "hard"}),
        ("ares", {"seats": 2}),
        ("ares", {"seats": 1}),
        ("ares", {"seats": 2, "cooperative": True}),
    ],
)
def test_what_is_said_to_be_sure_comes_true(kind: str, setup: Setup) -> None:
    """Where a preview stops at something hidden, the changes that it tells are those of the real game."""
    told = 0
    for seed in range(120 if kind == "ares" else 60):
        game = start(setup, seed, 60 + 9 * seed if kind == "mars" else 10 + 2 * (seed % 60), kind)
        for seat in game.waiting():
            decision = game.decision(seat)
            assert decision is not None
            if not decision.least <= 1 <= decision.most:
                continue
            for option in decision.options:
                table = table_from(game)
                wanted = m.Stage(id="s", ask=table.ask_id(seat), answers=[[option.notation]])
                preview = table.stage(seat, wanted, "en")
                if preview.stops != "hidden":
                    continue
                before, old = table.kind.moment(table.game), points_of(table.game)[seat]
                seen = table.kind.again(table.game, seat, [[seat, 0, option.code]])
                after = seen[-1] if kind == "mars" else seen[0]  # MarsBot's turn then, or the next phase, is not told
                ends = (after, *finished(table.kind, after, seat))
                real = [as_told(table.kind, end, before, seat, old) for end in ends]
                for told_of in preview.changes:  # at once, or however the seat goes on
                    assert comes_true(told_of, real[0]) or all(comes_true(told_of, end) for end in real[1:]), option
                if kind != "ares":
                    kept = {(c.kind, c.item) for c in preview.changes}
                    first = {(c.kind, c.item) for c in real[0] if c.kind in ("production", "tr")}
                    assert first <= kept, option.notation
                told += len(preview.changes)
    assert told > 50


@pytest.mark.parametrize(
    ("card", "points"),
    [("convoy_from_europa", 1), ("large_convoy", 3)],
)
def test_an_ocean_is_sure_though_a_card_is_drawn_before_it_is_placed(card: str, points: int) -> None:
    """Wherever it will lie; what its area gives is not told, nor what of several things is chosen."""
    seat = {"corporation": "ecoline", "hand": [card], "played": ["pets"], "stock": {"credits": 60}}
    position = {"game": "mars", "seats": [seat, {"corporation": "credicor"}], "turn": {"seat": 0, "actions": 2}}
    game = tharsis.load({**position, "tiles": [{"area": "A2", "tile": "ocean"}]})
    assert isinstance(game, World)
    table = table_from(game)
    staged = table.stage(0, m.Stage(id="s", ask=table.ask_id(0), answers=[[f"play {card}"]]), "en")
    assert staged.stops == "hidden"
    told = [(c.kind, c.item, c.amount) for c in staged.changes if c.kind in ("points", "parameter", "tr", "tile")]
    assert told == [("points", "", points), ("parameter", "oceans", 1), ("tr", "", 1)]
    assert ("stock", "plants") not in {(c.kind, c.item) for c in staged.changes}


def test_several_answers_cannot_feel_for_hidden_cards() -> None:
    """All are taken or none; so nothing may be answered after something hidden was shown, or a guess would tell."""
    tried = 0
    for seed in range(40):
        game = start(PLAIN, seed, 50 + 5 * seed)
        for seat in game.waiting():
            table = table_from(game)
            decision = game.decision(seat)
            assert decision is not None
            for option in decision.options if decision.most == 1 else []:
                after = game.copy()
                after.answer(seat, option.notation)
                following = after.decision(seat)
                if after.reveals == game.reveals or following is None or following.kind == "turn":
                    continue
                right = [o.notation for o in following.options[: min(following.most, max(1, following.least))]]
                said = []
                for guess in (right, ["no such thing"], []):
                    with pytest.raises(Refused) as refused:
                        table.tried(seat, table.ask_id(seat), [[option.notation], guess])
                    said.append(refused.value.text)
                assert len(set(said)) == 1
                table.tried(seat, table.ask_id(seat), [[option.notation], right], blind=False)
                tried += 1
    assert tried > 5
