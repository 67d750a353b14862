"""Finds every picture that can be rendered: products with all their views, rooms and shoes."""
import importlib
import os
from typing import Any, Callable, NamedTuple

from .measure import LAID_OUT

CATALOGUE = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
TABLES = {"products": "PRODUCTS", "rooms": "ROOMS", "shoes": "SHOES", "swatches": "SWATCHES"}


class Item(NamedTuple):
    """One picture: where it belongs, how it is built and how it is photographed.

    The further pictures of a product are called slug.view and know the slug of the `main` one. `guide` names a picture
    from the same camera that differs in one material only.
    """

    kind: str
    slug: str
    builder: Callable[..., Any]
    params: dict
    shot: Any
    main: str = ""
    guide: str = ""


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
    """The further pictures, in the order in which they are worth rendering: angles, details, values, rooms."""
    from products.angles import ABOVE, DETAILS, OPEN, OPEN_PARAMS, SECOND, SECOND_PARAMS
    from rooms.near import NEAR, OWN_ROOM

    angles = (("side", SECOND, SECOND_PARAMS), ("open", OPEN, OPEN_PARAMS), ("above", ABOVE, LAID_OUT),
              ("detail", DETAILS, {}))
    for name, views, changes in angles:
        for slug, view in views.items():
            params = {**items[slug].params, **changes.get(slug, {})}
            yield items[slug]._replace(slug=f"{slug}.{name}", params=params, shot=view, main=slug)
    yield from _values(items, angles)
    for slug, (room, view) in NEAR.items():
        scene = items[room]
        yield Item("products", f"{slug}.room", scene.builder, scene.params, view, slug)
    for slug, (builder, view) in OWN_ROOM.items():
        yield Item("products", f"{slug}.room", builder, {}, view, slug)


def _values(items, angles):
    """Each value of an option from the camera of the main picture, then from the other angles."""
    from kit.views import Alike
    from products.choices import choices

    for slug, key, changed, size, shared in choices():
        main = items[slug]
        params = {**main.params, **changed}
        yield main._replace(slug=f"{slug}.{key}", params=params, shot=Alike(size), main=slug, guide="" if size else slug)
        for name, views, changes in angles:
            if slug in views and name not in shared:
                guide = "" if size else f"{slug}.{name}"
                view = views[slug]._replace(size=True) if size else views[slug]
                yield main._replace(slug=f"{slug}.{key}.{name}", params={**params, **changes.get(slug, {})},
                                    shot=view, main=slug, guide=guide)
