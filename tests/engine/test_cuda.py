"""Games on a graphics card are the games of the processor.

The kernels are translated for a card on every machine; they are run where there is one. How threads share
the games among themselves is checked without a card: the same loop, run for one thread after the other.
"""

from typing import Any

import numpy as np
import pytest

from ludotheque.engine import loops
from ludotheque.engine.driver import NoDevice, card, readable
from ludotheque.engine.game import Game
from ludotheque.engine.loops import random_games
from ludotheque.engine.native import Native, Signature
from ludotheque.engine.plain import plain
from ludotheque.engine.registry import games
from ludotheque.testing.compiled import trace_games
from ludotheque.testing.configurations import Configuration, configurations
from ludotheque.testing.positions import hold_alike
from ludotheque.testing.walk import Play

LIMIT = 20_000
every_game = pytest.mark.parametrize("game", games().values(), ids=games())


def has_card() -> bool:
    try:
        card()
    except NoDevice:
        return False
    return True


with_card = pytest.mark.skipif(not has_card(), reason="no graphics card")


def opening(game: Game, seats: int) -> np.ndarray[Any, Any]:
    return np.frombuffer(Configuration(seats).opening(game).memory, np.uint64)


def run(play: Any, game: Game, count: int) -> tuple[list[int], list[int]]:
    lengths, scores = np.zeros(count, np.int64), np.zeros(count * game.usual_seats, np.int64)
    play(opening(game, game.usual_seats), 7, 0, count, LIMIT, lengths, scores)
    return lengths.tolist(), scores.tolist()


@every_game
@pytest.mark.parametrize("count", [1, 3, 8])
def test_threads_share_the_games_among_themselves(
    game: Game, count: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The loop as so many threads of a card run it, in plain Python and one after the other."""
    number = [0]

    def thread() -> int:
        return number[0]

    def threads() -> int:
        return count

    for place in (thread, threads):
        place.__dict__["__target__"] = True  # not to be rebound: it closes over its number
        monkeypatch.setattr(loops, place.__name__, place)
    one_thread = plain(random_games, game.rules)

    def launch(*arguments: Any) -> None:
        for number[0] in range(count):  # that is how one thread follows the other
            one_thread(*arguments)

    launched = run(launch, game, 5)
    monkeypatch.undo()
    assert launched == run(Native(random_games, game.rules), game, 5)


@pytest.mark.parametrize(
    ("slug", "loop"),
    [
        ("take_it_easy", loops.random_games),
        ("take_it_easy_race", loops.random_games),
        ("take_it_easy", loops.open_batch),
        ("take_it_easy", loops.step_batch),
    ],
)
def test_the_kernels_are_translated_without_a_card(slug: str, loop: Any) -> None:
    from ludotheque.engine import cuda_compiler  # here, because the simulator's process cannot import it

    kinds = {
        loops.random_games: ("uint64[1]", "int", "int", "int", "int", "int64[1]", "int64[1]"),
        loops.open_batch: ("uint64[1]", "int", "uint64[1]", "uint64[1]", "uint64[1]", "int64[1]"),
        loops.step_batch: ("uint64[1]", "uint64[1]", "uint64[1]", "uint64[1]", "int64[1]"),
    }
    ptx = cuda_compiler.compile_kernel(loop, games()[slug].rules, Signature(kinds[loop]), 90)
    assert ".visible .entry" in ptx


@pytest.mark.parametrize(
    ("compiled", "driver", "handed"),
    [
        ("9.4", 13000, "9.0"),
        ("9.4", 13020, "9.2"),
        ("9.4", 13040, "9.4"),
        ("8.7", 13000, "8.7"),
        ("9.0", 12080, "9.0"),
    ],
)
def test_a_kernel_is_handed_to_an_older_driver_in_a_version_it_reads(
    compiled: str, driver: int, handed: str
) -> None:
    kernel = "// made by a compiler\n.version {}\n.target sm_90\n"
    assert readable(kernel.format(compiled), driver) == kernel.format(handed)


@with_card
@every_game
def test_the_card_plays_the_games_of_the_processor(game: Game) -> None:
    from ludotheque.engine import cuda

    found = cuda.random_games(
        game.rules, opening(game, game.usual_seats), 7, 0, 5000, LIMIT, game.usual_seats
    )
    assert tuple(part.tolist() for part in found) == run(Native(random_games, game.rules), game, 5000)


def on_card(game: Game) -> Any:
    """`trace_games` on the card."""
    from ludotheque.engine import cuda

    def play(template: Any, seed: int, first: int, count: int, limit: int, traces: Any, lengths: Any) -> None:
        device = card()
        there = device.array(template), device.array(traces), device.array(lengths)
        kinds = ("words", "int", "int", "int", "int", "words", "ints")
        launch = cuda.kernel(device, trace_games, game.rules, *kinds)
        launch(4, cuda.BLOCK, there[0], seed, first, count, limit, there[1], there[2])
        traces[:], lengths[:] = there[1].get(), there[2].get()

    return play


@with_card
@every_game
def test_the_card_plays_byte_by_byte_what_plain_python_and_the_processor_play(game: Game) -> None:
    for configuration in configurations(game):
        play = Play(game, configuration)
        hold_alike(play, Native(trace_games, game.rules), on_card(game), games=20)
        hold_alike(play, plain(trace_games, game.rules), on_card(game), games=1)
