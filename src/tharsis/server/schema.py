"""The database: tables, seats, members, links to replays, what is said, and the events every game is made of."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
    true,
)

METADATA = MetaData()

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("game", String(16), nullable=False),
    Column("setup", Text, nullable=False),
    Column("seed", BigInteger, nullable=False),
    Column("settings", Text, nullable=False),
    Column("host", String(64), nullable=False),  # hash of the identity that opened it
    Column("created", Float, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("start", Text),  # the position it began from, if it did not begin at the beginning
    Column("past", Boolean, nullable=False),  # a loaded record: to be watched, not played
    Column("summary", Text),  # how it stands, for the lobby; tables of older servers have none
    Column("used", Float),  # when somebody opened it last
    Column("address", String(64)),  # hash of the address it was opened from
    Column("wanted", Text),  # the options asked for, while the table waits for its people; then nothing
    Column("code", String(16)),  # by which friends come to a free seat
    Column("listed", Boolean, nullable=False, server_default=false()),  # anybody may come
    Column("again", String(32)),  # the table of the rematch
    Column("began", Float),  # when a game that waited for its people did
    Column("due", Float),  # when somebody's time is over, at a table with a pace
    Index("tables_by_code", "code", unique=True),
    Index("tables_by_host", "host"),
    Index("tables_by_address", "address"),
    Index("tables_by_use", "used"),
    Index("tables_by_due", "due"),
)
SEATS = Table(
    "seats",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),  # WATCH for the spectators' link
    Column("kind", String(8), nullable=False),  # person, bot, or marsbot
    Column("name", String(40), nullable=False),
    Column("bot", String(32)),
    Column("link", String(64), unique=True),  # hash of the token in its link
    Column("waits", Boolean, nullable=False, server_default=true()),  # nobody has come by this link yet
    Column("colour", Integer),  # and shape; without one the seat's own
    Column("ready", Boolean, nullable=False, server_default=false()),  # to begin
)
MEMBERS = Table(
    "members",
    METADATA,
    Column("identity", String(64), primary_key=True),  # hash of the token in the cookie
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("came", Float),
    Index("members_by_table", "table_id"),
)
SHARES = Table(
    "shares",
    METADATA,
    Column("link", String(64), primary_key=True),  # hash of the token in the link to a replay
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),  # who shared it
    Column("at", Float, nullable=False),
    Index("shares_by_table", "table_id"),
)
EVENTS = Table(
    "events",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("kind", String(8), nullable=False),  # answer, undo, or another one of rows.py
    Column("data", Text, nullable=False),
    Column("move", String(64), nullable=False),  # the client's own id
    Column("at", Float, nullable=False),
    UniqueConstraint("table_id", "seat", "move", name="one_move_once"),
)
BOOKMARKS = Table(  # see bookmarks.py
    "bookmarks",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, nullable=False),  # events that lead to it
    Column("made", String(40), nullable=False),  # by which engine and rules
    Column("digest", String(64), nullable=False),  # of those events and the data
    Column("data", LargeBinary, nullable=False),
)
SAYINGS = Table(
    "sayings",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("at", Float, nullable=False),
    Column("phrase", String(40)),  # the id of a phrase, or
    Column("text", String(200)),  # a text
    Column("move", String(64), nullable=False),  # the client's own id
    UniqueConstraint("table_id", "seat", "move", name="one_saying_once"),
)
DEVICES = Table(
    "devices",
    METADATA,
    Column("device", String(64), primary_key=True),  # hash of the token in its cookie
    Column("person", String(64), nullable=False),  # whose it is; nobody's when it was sent away
    Column("label", String(60), nullable=False),
    Column("added", Float, nullable=False),
    Index("devices_by_person", "person"),
)
MOVES = Table(
    "moves",
    METADATA,
    Column("code", String(64), primary_key=True),  # hash of a code by which a device is added, once
    Column("person", String(64), nullable=False),
    Column("until", Float, nullable=False),
)
HINTS = Table(
    "hints",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("ask", String(64), primary_key=True),  # the question it was about
    Column("depth", Integer, nullable=False),  # the deepest
    Column("at", Float, nullable=False),
)
REVIEWS = Table(
    "reviews",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("made", String(80), nullable=False),  # by which rules and judge
    Column("at", Float, nullable=False),
    Column("data", Text, nullable=False),
)
RESULTS = Table(
    "results",
    METADATA,
    Column("person", String(64), primary_key=True),
    Column("table_id", String(32), primary_key=True),  # it may be gone
    Column("at", Float, nullable=False),
    Column("data", Text, nullable=False),
)
WATCH = 9
PERSON = "person"
