"""Which modules of the engine are compiled. All of them are, but for those named here."""

from __future__ import annotations

from making.sources import ROOT

SOURCE = ROOT / "src" / "tharsis"
ENGINE = ("kernel", "vocabulary", "mars", "ares")
ROLLOUT = "bots/rollout"  # whole games at random: it lives on calls inside the engine's library
BOTS = tuple(
    f"bots/{name}"
    for name in ("value", "greedy", "ares_value", "ares_greedy", "traits", "mars_traits", "ares_traits", "policy")
)
LAB = tuple(
    f"lab/{name}" for name in ("numbers", "world", "mars", "ares", "colonies", "marsbot", "lockstep", "optionrows")
)
# what stays plain Python: data, words of errors, and what is built only when somebody looks
DATA = ("cards", "maps")
PLAIN = {
    *("kernel/errors", "kernel/icon", "kernel/lesson", "kernel/log", "kernel/record"),
    *("kernel/speech", "kernel/title"),
    *("kernel/typed", "kernel/view"),
    *("vocabulary/catalogue", "vocabulary/player", "vocabulary/position", "vocabulary/reader", "vocabulary/title"),
    "vocabulary/typed",
    *("mars/lessons", "mars/position", "mars/room", "mars/rooms"),
    *("mars/start", "mars/view", "mars/colonies/log", "mars/colonies/position", "mars/colonies/room"),
    *("mars/marsbot/catalogue", "mars/marsbot/log", "mars/marsbot/options", "mars/marsbot/position"),
    *("mars/marsbot/room", "mars/marsbot/view"),
    *("ares/lessons", "ares/position", "ares/start", "ares/view"),
}


def compiled() -> list[str]:
    """By their paths from the source folder, without the ending."""
    found = [
        str(path.relative_to(SOURCE).with_suffix(""))
        for folder in ENGINE
        for path in (SOURCE / folder).rglob("*.py")
        if path.name != "__init__.py" and path.parent.name not in DATA
    ]
    return sorted([*(name for name in found if name not in PLAIN), ROLLOUT, *BOTS, *LAB])


def groups() -> dict[str, list[str]]:
    """One library each: a change of a bot or an observation does not compile the engine anew."""
    names = compiled()
    return {
        "tharsis_engine": [name for name in names if name not in (*BOTS, *LAB)],
        "tharsis_bots": [name for name in names if name in BOTS],
        "tharsis_lab": [name for name in names if name in LAB],
    }
