"""`ludotheque serve`: tables online."""

from __future__ import annotations

import os
from argparse import ArgumentParser, Namespace
from urllib.parse import urlsplit

from ludotheque.engine.texts import Texts

from .desk import CannotDo, Desk
from .kinds import count, whole


def add(parser: ArgumentParser, t: Texts) -> None:
    env = os.environ.get
    parser.add_argument(
        "--host", metavar="H", default=env("LUDOTHEQUE_HOST", "127.0.0.1"), help=t("help-serve-host")
    )
    parser.add_argument(
        "--port", metavar="N", type=port, default=env("LUDOTHEQUE_PORT", "8000"), help=t("help-serve-port")
    )
    parser.add_argument(
        "--database", metavar="URL", default=env("LUDOTHEQUE_DATABASE", ""), help=t("help-serve-database")
    )
    parser.add_argument(
        "--base-url", metavar="URL", default=env("LUDOTHEQUE_BASE_URL", ""), help=t("help-serve-base-url")
    )
    parser.add_argument(
        "--rate", metavar="N", type=whole, default=env("LUDOTHEQUE_RATE", "20"), help=t("help-serve-rate")
    )
    workers = env("LUDOTHEQUE_WORKERS", "1")
    parser.add_argument("--workers", metavar="N", type=count, default=workers, help=t("help-serve-workers"))


def port(text: str) -> int:
    return whole(text, 0, 65535)


def run(args: Namespace, desk: Desk) -> int:
    if args.base_url and urlsplit(args.base_url).scheme not in ("http", "https"):
        raise CannotDo("base-url", url=args.base_url)
    from ludotheque.server.web.running import serve
    from ludotheque.server.web.settings import Settings, usual_database

    database = args.database or usual_database()
    base_url, rate = args.base_url.rstrip("/"), float(args.rate)
    settings = Settings(database, args.host, args.port, base_url, rate, args.workers)

    def ready(url: str) -> None:
        print(desk.t("serve-ready", url=url, database=_shown(database)), flush=True)

    serve(settings, ready)
    return 0


def _shown(database: str) -> str:
    """Without the password."""
    password = urlsplit(database).password if "://" in database else None
    return database.replace(f":{password}@", ":***@") if password else database
