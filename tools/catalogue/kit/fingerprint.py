"""When is a picture stale? When a source file its model imports, its parameters or its shot changed."""
import ast
import functools
import hashlib
import os
import sys

CATALOGUE = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
ALWAYS = [os.path.join(CATALOGUE, "kit", name + ".py") for name in ("studio", "camera", "output")]


@functools.lru_cache(maxsize=None)
def _imported(path):
    """Catalogue files that the file at `path` imports."""
    found = []
    with open(path, encoding="utf-8") as source:
        tree = ast.parse(source.read())
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            folder = os.path.dirname(path) if node.level else CATALOGUE
            parts = (node.module or "").split(".") if node.module else []
            names = [os.path.join(folder, *parts)] + [os.path.join(folder, *parts, a.name) for a in node.names]
            found += [name + ".py" for name in names if os.path.isfile(name + ".py")]
    return found


@functools.lru_cache(maxsize=None)
def _content(path):
    with open(path, "rb") as source:
        return source.read()


def _closure(paths):
    seen, waiting = set(), list(paths)
    while waiting:
        path = waiting.pop()
        if path not in seen:
            seen.add(path)
            waiting += _imported(path)
    return sorted(seen)


def fingerprint(builder, params, shot, main_shot=None):
    """Short hash of everything the picture of this item depends on; further pictures also on the main one's shot."""
    digest = hashlib.sha256()
    homes = [os.path.abspath(sys.modules[module].__file__) for module in (builder.__module__, type(shot).__module__)]
    for path in _closure([*homes, *ALWAYS]):
        digest.update(_content(path))
    digest.update(repr((builder.__name__, sorted(params.items()), tuple(shot))).encode())
    if main_shot:
        digest.update(repr((type(shot).__name__, tuple(main_shot))).encode())
    return digest.hexdigest()[:16]
