"""What cannot be done, said by whatever part finds out."""

from __future__ import annotations


class Refused(Exception):
    """Something that cannot be done, with the code and sentence of a Problem."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(text)
        self.code = code
        self.text = text


class Unknown(Exception):
    """No such table, or none that this person may see."""
