"""What messages are made of: names, notations, languages."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, WithJsonSchema

from tharsis.words import LANGUAGES


def known(lang: str) -> str:
    if lang not in LANGUAGES:
        raise ValueError(f"no such language; there are: {', '.join(LANGUAGES)}")
    return lang


Lang = Annotated[str, AfterValidator(known), WithJsonSchema({"enum": list(LANGUAGES), "type": "string"})]
Name = Annotated[str, Field(min_length=1, max_length=40)]
Notation = Annotated[str, Field(max_length=400)]
Answers = Annotated[list[Annotated[list[Notation], Field(max_length=60)]], Field(min_length=1, max_length=60)]
MoveId = Annotated[str, Field(pattern=r"^[!-~]{1,64}$")]
Stocks = dict[str, int]
Facts = dict[str, object]  # the fields of a message that have not their default value: written as they are
GameName = Literal["mars", "ares"]


class Message(BaseModel):
    model_config = ConfigDict(extra="forbid")
