"""Never compiled. Plain Python writes into an `array`; the stub beside this file tells mypyc it is a row of machine
words."""

from array import array


class i32(int):
    """Half a machine word."""


class _Rows:
    """`vec[i32](numbers)`, with a buffer that numpy reads."""

    def __getitem__(self, kind: object) -> object:
        return lambda numbers: array("i" if kind is i32 else "q", numbers)


vec = _Rows()
