"""When is a picture stale? When a source file its model imports, its parameters or its shot changed."""
import ast
import hashlib
import os
import sys

CATALOGUE = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
ALWAYS = [os.path.join(CATALOGUE, "kit", name + ".py") for name in ("studio", "camera", "output")]


def _imported(path):
    """Catalogue files that the file at `path` imports."""
    with open(path, encoding="utf-8") as source:
        tree = ast.parse(source.read())
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            folder = os.path.dirname(path) if node.level else CATALOGUE
            parts = (node.module or "").split(".") if node.module else []
            names = [os.path.join(folder, *parts)] + [os.path.join(folder, *parts, a.name) for a in node.names]
            yield from (name + ".py" for name in names if os.path.isfile(name + ".py"))


def _closure(paths):
    seen, waiting = set(), list(paths)
    while waiting:
        path = waiting.pop()
        if path not in seen:
            seen.add(path)
            waiting += _imported(path)
    return sorted(seen)


def fingerprint(builder, params, shot):
    """Short hash of everything the picture of this item depends on."""
    digest = hashlib.sha256()
    home = os.path.abspath(sys.modules[builder.__module__].__file__)
    for path in _closure([home, *ALWAYS]):
        with open(path, "rb") as source:
            digest.update(source.read())
    digest.update(repr((builder.__name__, sorted(params.items()), tuple(shot))).encode())
    return digest.hexdigest()[:16]
