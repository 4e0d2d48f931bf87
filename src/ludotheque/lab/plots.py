"""Pictures of a study, as SVG that follows the reader's light or dark page: no script, no fonts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from itertools import pairwise
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from ludotheque.engine.texts import Texts, texts

from .balance import Balance, Share

WIDTH, HEIGHT = 760, 250
TOP, BOTTOM = 34, 206  # of both diagrams
LENGTHS = (46, 350)  # left and right of the diagram of lengths
SHARES = (412, 746)  # and of the one of victories
BINS = 60
BAND = 0.01  # around the fair share
ALMOST = 1e-9  # so that a tick at the very end is not lost to rounding
STYLE = """
  text { font: 12px system-ui, sans-serif; fill: #333 }
  .title { font-weight: 600; font-size: 13px }
  .axis { stroke: #777; stroke-width: 1; fill: none }
  .bar { fill: #5b7fa6 }
  .middle { stroke: #b4552d; stroke-width: 2 }
  .band { fill: #b4552d; opacity: 0.18 }
  .dot { fill: #2f5d8a }
  .whisker { stroke: #2f5d8a; stroke-width: 1.5 }
  @media (prefers-color-scheme: dark) {
    text { fill: #ddd } .axis { stroke: #999 } .bar, .dot { fill: #8fb3da } .whisker { stroke: #8fb3da }
    .middle { stroke: #f0956b } .band { fill: #f0956b }
  }
"""


def picture(found: Balance, title: str, lang: str = "en") -> str:
    """How long the games were, and who won them."""
    t = texts(lang, Path(__file__).parent)
    parts = [*_lengths(found, t), *_shares(found, t)]
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img"'
            f' aria-label="{escape(title, quote=True)}">',
            f"<title>{escape(title)}</title>",
            f"<style>{STYLE}</style>",
            *parts,
            "</svg>\n",
        ]
    )


# --- lengths ---------------------------------------------------------------------------------------


def _lengths(found: Balance, t: Texts) -> Iterator[str]:
    left, right = LENGTHS
    yield _text(left, 18, t("plot-minutes", seats=found.seats), "title")
    least, most = _range(found.minutes)
    counts, edges = np.histogram(found.minutes, BINS, (least, most))
    for count, (start, end) in zip(counts.tolist(), pairwise(edges.tolist()), strict=True):
        x, x_end = (_scaled(edge, least, most, left, right) for edge in (start, end))
        y = _scaled(count, 0, max(counts.tolist()), BOTTOM, TOP)
        yield f'<rect class="bar" x="{x:.1f}" y="{y:.1f}" width="{x_end - x:.1f}" height="{BOTTOM - y:.1f}"/>'
    middle = _scaled(found.quantile(0.5), least, most, left, right)
    yield f'<path class="middle" d="M{middle:.1f} {TOP}V{BOTTOM}"/>'
    yield f'<path class="axis" d="M{left} {BOTTOM}H{right}"/>'
    for tick in ticks(least, most):
        x = _scaled(tick, least, most, left, right)
        yield f'<path class="axis" d="M{x:.1f} {BOTTOM}v4"/>'
        yield _text(x, BOTTOM + 18, f"{tick:g}", anchor="middle")
    yield _text(left, HEIGHT - 6, t("plot-half", minutes=round(found.quantile(0.5))))


def _range(minutes: NDArray[np.float64]) -> tuple[float, float]:
    """Nearly all of them, and never nothing."""
    most = float(np.quantile(minutes, 0.995))
    least = float(min(np.quantile(minutes, 0.001), most - 1))
    return max(0.0, least), most


# --- victories -------------------------------------------------------------------------------------


def _shares(found: Balance, t: Texts) -> Iterator[str]:
    left, right = SHARES
    groups = [("seat", found.by_seat), ("turn", found.by_order)]
    if len(found.by_side) > 1:
        groups.append(("side", found.by_side))
    columns = [(g, i, s) for g, group in groups for i, s in enumerate(group) if s.games]
    spread = max(2 * BAND, *(abs(s.wins - found.fair) + 3 * s.standard_error for _, _, s in columns))
    low, high = found.fair - 1.2 * spread, found.fair + 1.2 * spread
    yield _text(left, 18, t("plot-victories"), "title")
    yield from _band(found.fair, low, high)
    step = (right - left) / (len(columns) + len(groups) - 1)
    x, before = left + step / 2, columns[0][0]
    for group, number, share in columns:
        x += step if group != before else 0  # a gap between groups
        before = group
        yield from _dot(x, share, low, high)
        yield _text(x, BOTTOM + 18, str(number + 1), anchor="middle")
        if number == 0:
            yield _text(x - step / 2, HEIGHT - 6, t(f"plot-{group}"))
        x += step


def _band(fair: float, low: float, high: float) -> Iterator[str]:
    left, right = SHARES
    y, y_low = (_scaled(v, low, high, BOTTOM, TOP) for v in (fair + BAND, fair - BAND))
    yield f'<rect class="band" x="{left}" y="{y:.1f}" width="{right - left}" height="{y_low - y:.1f}"/>'
    yield f'<path class="axis" d="M{left} {TOP}V{BOTTOM}H{right}"/>'
    for tick in ticks(100 * low, 100 * high):
        y = _scaled(tick / 100, low, high, BOTTOM, TOP)
        yield f'<path class="axis" d="M{left} {y:.1f}h-4"/>'
        yield _text(left - 8, y + 4, f"{tick:g}", anchor="end")


def _dot(x: float, share: Share, low: float, high: float) -> Iterator[str]:
    error = 2 * share.standard_error
    y, top, bottom = (
        _scaled(v, low, high, BOTTOM, TOP) for v in (share.wins, share.wins + error, share.wins - error)
    )
    yield f'<path class="whisker" d="M{x:.1f} {top:.1f}V{bottom:.1f}"/>'
    yield f'<circle class="dot" cx="{x:.1f}" cy="{y:.1f}" r="4"/>'


# --- both ------------------------------------------------------------------------------------------


def _scaled(value: float, low: float, high: float, start: float, end: float) -> float:
    return float(start + (value - low) / (high - low) * (end - start)) if high > low else start


def _text(x: float, y: float, words: str, kind: str = "", anchor: str = "start") -> str:
    named = f' class="{kind}"' if kind else ""
    return f'<text{named} x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(words)}</text>'


def ticks(low: float, high: float) -> Sequence[float]:
    """Five or so round numbers between two."""
    rough = (high - low) / 5
    size = 10.0 ** np.floor(np.log10(rough))
    step = next(size * times for times in (1, 2, 5, 10) if size * times >= rough)
    first, last = np.ceil(low / step - ALMOST), np.floor(high / step + ALMOST)
    return [round(float(n * step), 6) for n in range(int(first), int(last) + 1)]
