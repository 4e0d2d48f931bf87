"""A record: where its fields lie, what fits into them, and what a copy shares."""

from typing import Annotated, Any

import numpy as np
import pytest

from ludotheque.engine.record import Cells, Int8, Int16, Int32, Int64, Record


class Table(Record):
    actor: Int8
    coins: Int32
    men: Annotated[Cells, Int8, 2, 3]
    seen: Int64
    throws: Annotated[Cells, Int16, 3]


def test_the_widest_fields_come_first_each_at_a_multiple_of_its_size() -> None:
    offsets = {field.name: field.offset for field in Table.layout.fields}
    assert offsets == {"seen": 0, "coins": 8, "throws": 12, "actor": 18, "men": 19}


def test_a_record_is_whole_words() -> None:
    assert Table.layout.size == 32
    assert Table.layout.words == 4
    assert len(bytes(Table())) == 32


def test_a_new_record_is_empty() -> None:
    assert Table().as_dict() == {
        "seen": 0,
        "coins": 0,
        "throws": [0, 0, 0],
        "actor": 0,
        "men": [[0, 0, 0], [0, 0, 0]],
    }


def test_numpy_reads_the_same_bytes() -> None:
    t = Table()
    t.actor, t.coins, t.seen = -2, -70_000, 1 << 62
    t.men[1, 2], t.throws[2] = 7, -300
    (row,) = np.frombuffer(t.memory, Table.layout.dtype)
    assert (row["actor"], row["coins"], row["seen"]) == (-2, -70_000, 1 << 62)
    assert row["men"].tolist() == [[0, 0, 0], [0, 0, 7]]
    assert row["throws"].tolist() == [0, 0, -300]


def test_numpy_writes_into_the_record() -> None:
    t = Table()
    np.frombuffer(t.memory, Table.layout.dtype)["men"][0, 1, 0] = 5
    assert t.men[1, 0] == 5


@pytest.mark.parametrize(
    ("name", "value"), [("actor", 128), ("actor", -129), ("coins", 1 << 31), ("seen", 1 << 63)]
)
def test_what_does_not_fit_is_refused(name: str, value: int) -> None:
    t = Table()
    with pytest.raises(ValueError, match="invalid value"):
        setattr(t, name, value)
    assert bytes(t) == bytes(Table())


def test_cells_outside_of_a_field_are_refused() -> None:
    t = Table()
    with pytest.raises(IndexError):
        t.men[2, 0] = 1
    with pytest.raises(ValueError, match="invalid value"):
        t.men[0, 0] = 200


def test_a_copy_shares_nothing() -> None:
    t = Table()
    other = t.copy()
    t.men[0, 0] = other.men[1, 1] = 3
    assert (t.men[1, 1], other.men[0, 0]) == (0, 0)


def test_records_are_equal_by_their_bytes() -> None:
    t, other = Table(), Table()
    assert t == other
    assert hash(t) == hash(other)
    other.throws[0] = 1
    assert t != other
    assert t != bytes(t)


def test_a_record_over_memory_shares_it_but_bytes_are_copied() -> None:
    memory = bytearray(32)
    Table(memory).actor = 4
    assert memory[18] == 4
    frozen = bytes(memory)
    t = Table(frozen)
    t.actor = 9
    assert frozen[18] == 4


def test_load_takes_over_another_position() -> None:
    t, other = Table(), Table()
    other.coins = 12
    t.load(other)
    assert t.coins == 12
    other.coins = 13
    assert t.coins == 12
    t.load(bytes(32))
    assert t.coins == 0


def test_memory_of_the_wrong_size_is_refused() -> None:
    with pytest.raises(ValueError, match="a Table takes 32 bytes, not 24"):
        Table(bytearray(24))


def test_a_field_must_say_how_wide_it_is() -> None:
    def declare() -> Any:
        class Vague(Record):
            men: int

        return Vague

    with pytest.raises(TypeError, match="no field of a record"):
        declare()


def test_a_record_says_what_it_holds() -> None:
    assert repr(Table()).startswith("Table(seen=0, coins=0, throws=[0, 0, 0]")
