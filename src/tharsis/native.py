"""Never compiled. Plain Python sees `int` and `list`; the stub beside this file tells mypyc that they are machine words
and rows of those."""

i64 = int
Row = list[int]


class vec:
    """`vec[i64]()` makes a row. Compiled, `capacity` is how many items it has room for before it must move."""

    def __class_getitem__(cls, item):
        return new_row


def new_row(items=(), *, capacity=0):
    return list(items)


def append(row, item):
    """The row with one more item; what was given in is not used again."""
    row.append(item)
    return row


def remove(row, item):
    """The row without the first such item; what was given in is not used again."""
    row.remove(item)
    return row


def pop(row):
    """The row without its last item, and that item; what was given in is not used again."""
    return row, row.pop()


def mypyc_attr(**attributes):
    """What mypyc is told about a class."""
    return lambda cls: cls
