"""Rows and machine words in the compiled sources: what would work, but box numbers or whole rows on the way.

docs/architecture.md tells why, under Speed.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator

import pytest

from making.modules import SOURCE, compiled

FILES = [SOURCE / f"{name}.py" for name in compiled()]
MAKERS = ("row_of", "row_with", "append")
TABLES = ("g", "w", "game", "seat", "own", "who", "lane", "offer", "out")  # what tables, seats and the like are called


def names_of(tree: ast.AST) -> tuple[set[str], set[str]]:
    """The fields of a class that are rows, and those that are machine words."""
    rows: set[str] = set()
    words: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Attribute):
            kind = ast.unparse(node.annotation)
            (rows if "Row" in kind else words if "i64" in kind else set()).add(node.target.attr)
        elif isinstance(node, ast.Assign) and isinstance(node.value, ast.Call):
            if ast.unparse(node.value.func) in MAKERS:
                rows |= {target.attr for target in node.targets if isinstance(target, ast.Attribute)}
    return rows, words


def all_names() -> tuple[set[str], set[str]]:
    rows: set[str] = set()
    words: set[str] = set()
    for path in FILES:
        more = names_of(ast.parse(path.read_text()))
        rows |= more[0]
        words |= more[1]
    return rows, words


def constants() -> set[str]:
    """Names of numbers as they are written: the compiler reckons with those itself."""
    found: set[str] = set()
    for path in FILES:
        for node in ast.parse(path.read_text()).body:
            if isinstance(node, ast.AnnAssign) and isinstance(node.value, ast.Constant):
                found.add(ast.unparse(node.target))
    return found


ROWS, WORDS = all_names()
CONSTANTS = constants()


def conditions(tree: ast.AST) -> Iterator[ast.expr]:
    """Every expression of which only the truth is asked."""
    for node in ast.walk(tree):
        if isinstance(node, (ast.If, ast.While, ast.IfExp, ast.Assert)):
            yield node.test
        elif isinstance(node, ast.BoolOp):
            yield from node.values
        elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            yield node.operand
        elif isinstance(node, ast.comprehension):
            yield from node.ifs


def is_row(node: ast.expr) -> bool:
    """A field of a table or a seat that is a row; cards and words have fields of the same names that are not."""
    if not isinstance(node, ast.Attribute) or node.attr not in ROWS:
        return False
    return ast.unparse(node.value).rpartition(".")[2].partition("[")[0] in TABLES


def is_word(node: ast.expr) -> bool:
    """A machine word: a field, or an item of a row."""
    if isinstance(node, ast.Subscript):
        return is_row(node.value) and not isinstance(node.slice, ast.Slice)
    return isinstance(node, ast.Attribute) and node.attr in WORDS


def traps(source: str) -> list[str]:
    tree = ast.parse(source)
    found = [f"truth of a row: {ast.unparse(test)}" for test in conditions(tree) if is_row(test)]
    for node in ast.walk(tree):
        if isinstance(node, ast.IfExp) and (is_word(node.body) or is_word(node.orelse)):
            found.append(f"conditional expression on machine words: {ast.unparse(node)}")
        if isinstance(node, ast.FunctionDef):
            found += [f"a shift in 32 bits: {shift}" for shift in shifts(node)]
    return found


def shifts(function: ast.FunctionDef) -> Iterator[str]:
    """Bits of something that is a machine word, or may be one some day: kernel.rows.bit makes them."""
    for node in ast.walk(function):
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.LShift) and isinstance(node.left, ast.Constant):
            if not isinstance(node.right, ast.Constant) and ast.unparse(node.right) not in CONSTANTS:
                yield ast.unparse(node)


def test_rows_and_machine_words_are_known() -> None:
    assert {"stock", "production", "params", "tile", "actors", "used", "codes", "below"} <= ROWS
    assert {"cost", "mask", "tr", "depth", "step"} <= WORDS


@pytest.mark.parametrize(
    "line",
    [
        "if who.used: pass",
        "while g.seat[0].actors and more: pass",
        "a = [c for c in cards if not who.listeners]",
        "a = who.stock[0] if rich else 0",
        "a = 0 if poor else lane.step",
        "def f(tag): return 1 << tag",
    ],
)
def test_the_traps_are_found(line: str) -> None:
    assert len(traps(line)) == 1


def test_no_compiled_module_falls_into_one() -> None:
    assert [(path.name, trap) for path in FILES for trap in traps(path.read_text())] == []
