"""Finds every item that can be rendered: products, rooms and shoes."""
import importlib
import os
from typing import Any, Callable, NamedTuple

from .camera import Shot, View

CATALOGUE = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
TABLES = {"products": "PRODUCTS", "rooms": "ROOMS", "shoes": "SHOES"}


class Item(NamedTuple):
    """One picture: where it belongs, how it is built and how it is photographed."""

    kind: str
    slug: str
    builder: Callable[..., Any]
    params: dict
    shot: "Shot | View"


def _modules(kind):
    for file in sorted(os.listdir(os.path.join(CATALOGUE, kind))):
        if file.endswith(".py") and not file.startswith("_"):
            yield importlib.import_module(kind + "." + file[:-3])


def all_items():
    """Every item, by slug. Files without a table (shared helpers) are passed over."""
    items = {}
    for kind, table in TABLES.items():
        for module in _modules(kind):
            for slug, (builder, params, shot) in getattr(module, table, {}).items():
                if slug in items:
                    raise SystemExit(f"{slug} is defined twice")
                items[slug] = Item(kind, slug, builder, params, shot)
    return items
