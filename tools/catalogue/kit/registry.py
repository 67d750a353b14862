"""Finds every picture that can be rendered: products with all their views, rooms and shoes."""
import importlib
import os
from typing import Any, Callable, NamedTuple

CATALOGUE = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
TABLES = {"products": "PRODUCTS", "rooms": "ROOMS", "shoes": "SHOES", "swatches": "SWATCHES"}


class Item(NamedTuple):
    """One picture: where it belongs, how it is built and how it is photographed.

    The further pictures of a product are called slug.view and know the slug of the `main` one.
    """

    kind: str
    slug: str
    builder: Callable[..., Any]
    params: dict
    shot: Any
    main: str = ""


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
    for item in _further(items):
        items[item.slug] = item
    return items


def _further(items):
    """The further pictures, in the order in which they are worth rendering: values, angles, details, rooms."""
    from kit.views import Alike
    from products.angles import DETAILS, SECOND
    from products.choices import choices
    from rooms.near import NEAR

    for slug, key, changed, size in choices():
        main = items[slug]
        yield main._replace(slug=f"{slug}.{key}", params={**main.params, **changed}, shot=Alike(size), main=slug)
    for name, views in (("side", SECOND), ("detail", DETAILS)):
        for slug, view in views.items():
            yield items[slug]._replace(slug=f"{slug}.{name}", shot=view, main=slug)
    for slug, (room, view) in NEAR.items():
        scene = items[room]
        yield Item("products", f"{slug}.room", scene.builder, scene.params, view, slug)
