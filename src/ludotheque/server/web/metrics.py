"""Numbers of this process for Prometheus, in its text format."""

from __future__ import annotations

from ..tables.house import House


def told(house: House) -> str:
    opened, writer = house.opened.values(), house.store.writer
    numbers = [
        ("tables_open", "gauge", "Tables in memory.", len(opened)),
        ("viewers", "gauge", "Connections that look at a table.", sum(len(one.viewers) for one in opened)),
        ("events_total", "counter", "Events written to journals.", writer.written),
        ("commits_total", "counter", "Transactions in which they were written.", writer.commits),
        ("conflicts_total", "counter", "Writers who were too late.", writer.conflicts),
        ("bot_decisions_total", "counter", "Decisions of bots.", house.thinkers.decisions),
    ]
    lines = []
    for name, kind, help, number in numbers:
        full = f"ludotheque_{name}"
        lines += [f"# HELP {full} {help}", f"# TYPE {full} {kind}", f"{full} {number}"]
    return "\n".join(lines) + "\n"
