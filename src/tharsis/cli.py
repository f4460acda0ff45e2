"""The command line: play in the terminal, simulate, look up cards, replay records, load positions."""

from __future__ import annotations

import argparse
import json
import os
import shlex
import sys
from collections.abc import Sequence
from pathlib import Path

import tharsis
from tharsis.advice import add_hint, add_puzzles, add_review
from tharsis.arena import Report, simulate
from tharsis.arena.crews import crew_of
from tharsis.arena.plan import read_plan
from tharsis.arena.ratings import ratings
from tharsis.arena.report import report as write_report
from tharsis.arena.results import Results
from tharsis.arena.run import run as play_plan
from tharsis.bots.levels import Level, levels_of
from tharsis.files import read_file
from tharsis.kernel.errors import GameError
from tharsis.kernel.title import TITLES
from tharsis.players import EXEC, invite, maker_for
from tharsis.players.trial import trial
from tharsis.vocabulary.terms import TAGS
from tharsis.vocabulary.world import World
from tharsis.words import LANGUAGES, language
from tharsis.words.item import Item
from tharsis.words.lookup import CARD_KINDS, OTHER_KINDS, SETS, box, found


def options_of(given: Sequence[str]) -> dict[str, object]:
    """`name=value` pairs; values are JSON, or plain words."""
    out: dict[str, object] = {}
    for pair in given:
        name, equals, text = pair.partition("=")
        if not equals:
            raise GameError(f"--option {pair}: write it as name=value, for example corporate_era=true", "option")
        try:
            out[name] = json.loads(text)
        except json.JSONDecodeError:
            out[name] = text
    return out


# ---- simulate
MOST_FAULTS = 10  # of programs, that are told


def run_simulate(args: argparse.Namespace) -> None:
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    seats = [name.strip() for name in args.seats.split(",")]
    options = options_of(args.option)
    columns = (TextColumn("playing"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("games", total=args.games)
        report = simulate(
            seats,
            args.games,
            args.seed,
            options,
            game=args.game,
            progress=lambda n: progress.advance(task, n),
            crew=crew_of(args.jobs, args.ray),
        )
    if args.json:
        print(json.dumps(report.as_dict(), indent=2))
    else:
        print_report(report)


def print_report(report: Report) -> None:
    from rich.console import Console
    from rich.table import Table

    data = report.as_dict()
    console = Console()
    table = Table(title=f"{data['games']} games of {report.game}")
    rows = report.scores()
    columns = [key for key in dict.fromkeys(key for row in rows for key in row) if key != "total"] + ["total"]
    for key in columns if rows else ():
        table.add_column(key, justify="left" if key == "bot" else "right")
    for row in rows:
        cells: list[str] = []
        for key in columns:
            value = row.get(key, "")
            cells.append(f"{100 * value:.1f} %" if key == "wins" and isinstance(value, float) else str(value))
        table.add_row(*cells)
    console.print(table)
    generations = report.generations()
    for fault in report.faults()[:MOST_FAULTS]:
        console.print(f"seed {fault['seed']}, {fault['fault']}", style="red")
    console.print(
        f"generations {generations['mean']} on average, {generations['least']} to {generations['most']}; "
        f"{data['decisions']} decisions in {data['cpu_seconds']} CPU seconds: "
        f"{data['decisions_per_cpu_second']} decisions and {data['games_per_cpu_second']} games per CPU second "
        f"({'compiled' if tharsis.compiled else 'interpreted'})"
    )


# ---- arena
def results_of(args: argparse.Namespace) -> Path:
    """Where the results of a plan are: beside it, if nothing else is said."""
    return Path(args.results) if args.results else Path(args.plan).with_suffix(".results")


def run_arena(args: argparse.Namespace) -> None:
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    plan = read_plan(read_file(args.plan))
    results = Results(results_of(args), plan)
    columns = (TextColumn("playing"), BarColumn(), MofNCompleteColumn(), TextColumn("{task.fields[rate]}"))
    with Progress(*columns, TimeRemainingColumn(), console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("games", total=plan.length(), rate="")

        def advance(n: int) -> None:
            progress.advance(task, n)
            speed = progress.tasks[0].speed
            progress.update(task, rate=f"{speed:.1f} games a second" if speed else "")

        said = play_plan(plan, results, crew_of(args.jobs, args.ray), advance)
    for one in ratings(list(results.games()), list(plan.players)):
        print(f"{one.name:<24} {one.rating:6.0f} ± {one.error:<4.0f} {100 * one.share:5.1f} % of {one.games} games")
    if plan.test is not None and said is not None:
        answer = {True: "yes", False: "no", None: "not known yet"}[said.better]
        shares = f"{100 * said.share:.1f} % of {said.games} games, {100 * said.low:.1f} to {100 * said.high:.1f} %"
        print(f"Is {plan.test.better} better than {plan.test.than}? {answer}: it won {shares}")
    results.close()


def run_report(args: argparse.Namespace) -> None:
    results = Results(Path(args.results))
    print(write_report(results, Path(args.out or Path(args.results).with_suffix(""))))
    results.close()


# ---- a player that is a program
def run_player(args: argparse.Namespace) -> None:
    """Games against a bot: how they ended, how long it thought, and all that it did wrong."""
    options = options_of(args.option)
    for line in trial(
        EXEC + shlex.join(args.program), args.game, args.against, args.games, args.seed, options, args.show
    ):
        print(line, flush=True)


# ---- the ladder of bots
def run_bots(args: argparse.Namespace) -> None:
    games = [args.game] if args.game else list(TITLES)
    if args.json:
        rows = [level_row(level, args.lang) for game in games for level in levels_of(game)]
        print(json.dumps(rows, indent=1, ensure_ascii=False))
        return
    from rich.console import Console

    from tharsis.terminal.sheets import ladder

    console = Console(highlight=False)
    for game in games:
        console.print(ladder(levels_of(game), language(args.lang, game)))


def level_row(level: Level, lang: str) -> dict[str, object]:
    words = language(lang, level.game).bots
    return {
        "game": level.game,
        "level": level.rank,
        "name": level.name,
        "title": words[level.bot],
        "rating": level.rating,
        "style": words[f"{level.bot}_text"],
        "milliseconds": level.milliseconds,
        "simulations": level.simulations,
        "settings": list(level.settings),
    }


# ---- cards
def find_items(args: argparse.Namespace) -> list[Item]:
    """What fits set, tag, kind and all the words; without any of them, the whole box with its expansions."""
    items = [
        item
        for item in box(args.game, args.lang)
        if args.set in (None, "all", item.set)
        and (args.tag is None or args.tag in item.tags)
        and args.kind in (None, item.kind)
    ]
    return found(items, language(args.lang, args.game), args.words)


def run_cards(args: argparse.Namespace) -> None:
    items = find_items(args)
    if args.json:
        print(json.dumps([item.as_dict() for item in items], indent=1, ensure_ascii=False))
        return
    from rich.console import Console

    from tharsis.terminal.sheets import listing

    words = language(args.lang, args.game)
    console = Console(highlight=False)
    cards = [item for item in items if item.kind in CARD_KINDS]
    if cards or not items:
        console.print(listing(cards, words) if cards else f"0 {words.terms['cards']}")
    for kind in OTHER_KINDS:
        others = [item for item in items if item.kind == kind]
        if others:
            console.print(listing(others, words, words.lookup[kind]))


# ---- replay, position, terminal
def world(game: tharsis.Game) -> World:
    assert isinstance(game, World)
    return game


def run_replay(args: argparse.Namespace) -> None:
    from rich.console import Console

    from tharsis.terminal.screens import board
    from tharsis.terminal.sheets import final_scores

    console = Console(highlight=False)
    game = world(tharsis.replay(read_file(args.file)))
    words = language(args.lang, game.name())
    for entry in game.log():
        console.print(entry.say(args.lang))
    console.print(board(game, words, 0))
    console.print(final_scores(game, words))


def run_position(args: argparse.Namespace) -> None:
    from rich.console import Console

    from tharsis.terminal.screens import board
    from tharsis.terminal.sheets import hand

    console = Console(highlight=False)
    game = world(tharsis.load(read_file(args.file)))
    words = language(args.lang, game.name())
    seat = game.waiting()[0] if game.waiting() else 0
    console.print(board(game, words, seat))
    console.print(hand(game, words, seat))
    for decision in game.asked.values():
        console.print(f"{words.player(decision.seat)}: {decision.say(args.lang)}")
        for option in decision.options:
            console.print(f"  {option.notation:<40} {option.say(args.lang)}")
    if args.play:
        sit_down(game, args)


def run_terminal(args: argparse.Namespace) -> None:
    if args.load:
        game = world(tharsis.replay(read_file(args.load)))
    else:
        seed = args.seed if args.seed is not None else int.from_bytes(os.urandom(4), "big")
        seats = 1 + len([b for b in args.bots.split(",") if b]) if args.people == 1 else args.people
        game = world(tharsis.new(args.game, seats, options_of(args.option), seed))
    sit_down(game, args)


def sit_down(game: World, args: argparse.Namespace) -> None:
    """People take the first seats, bots the others."""
    from tharsis.arena.simulate import check_bots
    from tharsis.terminal.play import Terminal

    names = [b for b in args.bots.split(",") if b]
    check_bots(game.name(), names)
    bots = {}
    for s in range(args.people, game.seats):
        name = names[(s - args.people) % len(names)] if names else "prospector"
        bots[s] = maker_for(game.name(), name, "bots")(game.seed + s)
    Terminal(game, bots, args.lang).play()


def run_serve(args: argparse.Namespace) -> None:
    from tharsis.server.serve import Entrance, serve

    for given in args.player:
        name, _, command = given.partition("=")
        invite(name, command)
    host = "0.0.0.0" if args.lan else args.host
    entrance = Entrance(host, args.port, args.allow_host, args.proxy, args.per_address)
    serve(entrance, args.database, args.open, args.workers, args.keep_days)


def run_openapi(_: argparse.Namespace) -> None:
    from tharsis.server.app import openapi_json

    print(openapi_json())


def version() -> str:
    how = "compiled" if tharsis.compiled else "interpreted"
    return f"tharsis {tharsis.__version__} ({how}, rules {tharsis.RULES})"


def add_language(to: argparse.ArgumentParser) -> None:
    to.add_argument("--lang", choices=sorted(LANGUAGES), default="en", help="language of names and texts")


BOTS_HELP = "names of `tharsis bots`, with simulations after a colon where one searches (navigator:96)"
SEATS_HELP = (
    f"bots by seat, with commas: {BOTS_HELP}, or exec:COMMAND for a program of your own; the second of two may be "
    "marsbot:LEVEL[:CORPORATION]"
)


def parser() -> argparse.ArgumentParser:
    top = argparse.ArgumentParser(prog="tharsis", description="Terraforming Mars: play, simulate, look things up.")
    top.add_argument("--version", action="version", version=version())
    commands = top.add_subparsers(dest="command", required=True)
    option_help = "an option of the game, NAME=VALUE; there are: " + "; ".join(
        f"{game}: {', '.join(x for x in title.options if x != 'seats')}" for game, title in TITLES.items()
    )

    add_simulate(commands.add_parser("simulate", help="play many games between bots"), option_help)
    add_arena(commands.add_parser("arena", help="who is strongest: play a plan of many games, and tell"))
    add_player(
        commands.add_parser("player", help="try a player that is a program of its own: docs/players.md"), option_help
    )

    add_bots(commands.add_parser("bots", help="who can be played against, from the weakest to the strongest"))
    cards = commands.add_parser(
        "cards", help="find and show cards, colony tiles, goals, standard projects, MarsBot's board and cards"
    )
    cards.add_argument("--game", choices=list(TITLES), default=tharsis.GAMES[0])
    cards.add_argument("--set", choices=[*SETS, "all"], help="only this set; all of them if left out")
    cards.add_argument("--tag", choices=TAGS)
    cards.add_argument("--kind", choices=[*CARD_KINDS, *OTHER_KINDS], help="only cards or other parts of this kind")
    add_language(cards)
    cards.add_argument("--json", action="store_true")
    cards.add_argument("words", nargs="*", metavar="WORDS")
    cards.set_defaults(run=run_cards)

    replay = commands.add_parser("replay", help="replay a record, check it and show its log")
    replay.add_argument("file", metavar="FILE")
    add_language(replay)
    replay.set_defaults(run=run_replay)

    position = commands.add_parser("position", help="load a position and show it")
    position.add_argument("file", metavar="FILE", help="JSON or YAML")
    position.add_argument("--play", action="store_true", help="play on from there")
    position.add_argument("--people", type=int, default=1)
    position.add_argument("--bots", default="prospector", help=f"bots for the other seats: {BOTS_HELP}")
    add_language(position)
    position.set_defaults(run=run_position)

    add_hint(commands.add_parser("hint", help="what the coach would do in a position, and why: docs/coach.md"))
    add_review(commands.add_parser("review", help="what decided a game: docs/coach.md"))
    add_puzzles(commands.add_parser("puzzles", help="make puzzles: docs/coach.md"))

    terminal = commands.add_parser("terminal", help="play in the terminal")
    terminal.add_argument("--game", choices=list(TITLES), default=tharsis.GAMES[0])
    terminal.add_argument("--people", type=int, default=1, help="seats played at this keyboard")
    each = f"one bot per further seat, with commas: {BOTS_HELP}; empty for a solo game"
    terminal.add_argument("--bots", default="prospector", help=each)
    terminal.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help=option_help)
    terminal.add_argument("--seed", type=int, default=None)
    terminal.add_argument("--load", metavar="FILE", help="go on with a saved game")
    add_language(terminal)
    terminal.set_defaults(run=run_terminal)

    add_serve(commands.add_parser("serve", help="play in the browser: start the server"))

    openapi = commands.add_parser("openapi", help="print the description of the server's API")
    openapi.set_defaults(run=run_openapi)
    return top


def add_bots(to: argparse.ArgumentParser) -> None:
    to.add_argument("--game", choices=list(TITLES), help="of this game only")
    add_language(to)
    to.add_argument("--json", action="store_true")
    to.set_defaults(run=run_bots)


def add_simulate(to: argparse.ArgumentParser, option_help: str) -> None:
    to.add_argument("--game", choices=list(TITLES), default=tharsis.GAMES[0])
    to.add_argument("--seats", default="random,random", help=SEATS_HELP)
    to.add_argument("--games", type=int, default=100, metavar="N")
    to.add_argument("--seed", type=int, default=0, metavar="S", help="seed of the first game")
    to.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help=option_help)
    add_crew(to)
    to.add_argument("--json", action="store_true")
    to.set_defaults(run=run_simulate)


def add_crew(to: argparse.ArgumentParser) -> None:
    """Who plays: see `crew_of`."""
    to.add_argument("--jobs", type=int, default=1, metavar="J", help="processes")
    to.add_argument("--ray", metavar="ADDRESS", help="play on a cluster of Ray; auto starts one on this machine")


def add_arena(to: argparse.ArgumentParser) -> None:
    what = to.add_subparsers(dest="what", required=True)
    play = what.add_parser("run", help="play a plan, or go on with it")
    play.add_argument("plan", metavar="PLAN.yaml")
    play.add_argument("--results", metavar="FILE", help="where they are kept; else beside the plan")
    add_crew(play)
    play.set_defaults(run=run_arena)
    tell = what.add_parser("report", help="write a page about what was played")
    tell.add_argument("results", metavar="RESULTS")
    tell.add_argument("--out", metavar="FOLDER", help="where the page goes; else beside the results")
    tell.set_defaults(run=run_report)


def add_player(to: argparse.ArgumentParser, option_help: str) -> None:
    to.add_argument("--game", choices=list(TITLES), default=tharsis.GAMES[0])
    to.add_argument("--against", default="prospector", help="a bot of `tharsis bots`, or none for a solo game")
    to.add_argument("--games", type=int, default=2, metavar="N")
    to.add_argument("--seed", type=int, default=0, metavar="S", help="seed of the first game")
    to.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help=option_help)
    to.add_argument("--show", action="store_true", help="print every line that is exchanged")
    to.add_argument("program", nargs=argparse.REMAINDER, metavar="COMMAND", help="the program and its arguments")
    to.set_defaults(run=run_player)


def add_serve(to: argparse.ArgumentParser) -> None:
    where = to.add_mutually_exclusive_group()
    where.add_argument("--host", default="127.0.0.1", help="address to listen on; without it this machine only")
    where.add_argument("--lan", action="store_true", help="let in everybody in your network: --host 0.0.0.0")
    to.add_argument("--port", type=int, default=8060)
    to.add_argument("--database", help="postgresql://... ; without it a SQLite file in your data folder")
    to.add_argument("--open", action="store_true", help="open the browser")
    to.add_argument("--workers", type=int, default=1, help="processes in which bots think")
    player = "a program that can be given a seat like a bot; again for several"
    to.add_argument("--player", action="append", default=[], metavar="NAME=COMMAND", help=player)
    keep = "days after which a table that nobody has opened is removed (365); 0 keeps all"
    to.add_argument("--keep-days", type=float, default=365, metavar="N", help=keep)
    allow = "a name by which it is called, beside localhost, addresses and this machine's own; *.NAME for all below it"
    to.add_argument("--allow-host", action="append", default=[], metavar="NAME", help=allow)
    proxy = "a proxy on another machine, or its network, whose word about callers is taken; else FORWARDED_ALLOW_IPS"
    to.add_argument("--proxy", action="append", default=[], metavar="ADDRESS", help=proxy)
    most = "connections that one address may hold at the same time (200)"
    to.add_argument("--per-address", type=int, default=200, metavar="N", help=most)
    to.set_defaults(run=run_serve)


def main(argv: Sequence[str] | None = None) -> int:
    args = parser().parse_args(argv)
    try:
        args.run(args)
    except GameError as error:
        print(f"tharsis: {error}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        return 0
    except OSError as error:
        if error.filename is None:
            raise
        print(f"tharsis: {error.filename}: {error.strerror}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
