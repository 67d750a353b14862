"""Blender's entry: build one item and render it, or list all items as JSON.

blender -b --factory-startup -P render.py -- --slug harbor-sofa --out sofa.png [--size 480x360] [--samples 8]
blender -b --factory-startup -P render.py -- --list items.json
"""
import argparse
import json
import os
import random
import sys
import time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from kit.camera import frame, outline, place  # noqa: E402
from kit.fingerprint import fingerprint  # noqa: E402
from kit.output import render, resolution  # noqa: E402
from kit.registry import all_items  # noqa: E402
from kit.scene import clear  # noqa: E402
from kit.studio import studio  # noqa: E402

PRODUCT_SIZE = (1280, 960)
# A bed is deeper than the flat part of the floor: the backdrop moves back before its legs sink into the sweep.
NEAREST_BACKDROP, SWEEP_ROOM = 2.2, 1.75


def parse():
    parser = argparse.ArgumentParser(prog="render.py")
    parser.add_argument("--slug")
    parser.add_argument("--list", metavar="FILE")
    parser.add_argument("--out", default="out.png")
    parser.add_argument("--size")
    parser.add_argument("--samples", type=int, default=16)
    parser.add_argument("--threads", type=int, default=0)
    parser.add_argument("--raw", action="store_true", help="leave the noise in (no denoiser needed)")
    return parser.parse_args(sys.argv[sys.argv.index("--") + 1:])


def describe(item):
    size = item.shot.size if item.kind == "rooms" else PRODUCT_SIZE
    return {"slug": item.slug, "kind": item.kind, "size": size,
            "hash": fingerprint(item.builder, item.params, item.shot)}


def build(item, size):
    """Put the item and its light in front of a camera."""
    clear()
    random.seed(1)
    resolution(size)
    item.builder(**item.params)
    if item.kind == "rooms":
        place(item.shot)
    else:
        frame(item.shot)
        studio(item.shot.light, back=max(NEAREST_BACKDROP, outline()[:, 1].max() + SWEEP_ROOM))


def main():
    args, items = parse(), all_items()
    if args.list:
        with open(args.list, "w", encoding="utf-8") as target:
            json.dump([describe(item) for item in items.values()], target)
        return
    if args.slug not in items:
        raise SystemExit(f"no item called {args.slug}")
    item = items[args.slug]
    size = tuple(map(int, args.size.split("x"))) if args.size else describe(item)["size"]
    start = time.time()
    build(item, size)
    built = round(time.time() - start, 1)
    seconds = render(args.out, size, args.samples, args.threads, item.shot.exposure, not args.raw)
    print("RENDERED", json.dumps({"slug": item.slug, "build": built, **seconds}))


main()
