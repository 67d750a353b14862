"""Blender's entry: render pictures one after another, list all of them, or measure the models.

blender -b --factory-startup -P render.py -- --jobs jobs.json     [{"slug", "out", "size": [w, h], "samples"}, ...]
blender -b --factory-startup -P render.py -- --list items.json
blender -b --factory-startup -P render.py -- --measure sizes.json
blender -b --factory-startup -P render.py -- --outlines folder
blender -b --factory-startup -P render.py -- --models folder [--only slug,slug]
blender -b --factory-startup -P render.py -- --markers markers.json
"""
import argparse
import json
import os
import random
import sys
import time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from kit.above import Above, above  # noqa: E402
from kit.camera import View, frame, outline, place  # noqa: E402
from kit.fingerprint import fingerprint  # noqa: E402
from kit.markers import markers  # noqa: E402
from kit.measure import measure, outlines  # noqa: E402
from kit.models import export  # noqa: E402
from kit.output import render, resolution  # noqa: E402
from kit.registry import all_items  # noqa: E402
from kit.scene import clear  # noqa: E402
from kit.studio import studio  # noqa: E402
from kit.views import Alike, Detail, Turned, alike, detail, turned  # noqa: E402
from products.choices import options  # noqa: E402

PRODUCT_SIZE = (1280, 960)
# A bed is deeper than the flat part of the floor: the backdrop moves back before its legs sink into the sweep.
NEAREST_BACKDROP, SWEEP_ROOM = 2.2, 1.75
# The room that stands in the scene, so that the next picture taken in it need not build it again.
STANDING = []
FURTHER = {Alike: alike, Detail: detail, Turned: turned, Above: above}


def parse():
    parser = argparse.ArgumentParser(prog="render.py")
    parser.add_argument("--jobs", metavar="FILE")
    parser.add_argument("--list", metavar="FILE")
    parser.add_argument("--measure", metavar="FILE")
    parser.add_argument("--outlines", metavar="FOLDER")
    parser.add_argument("--markers", metavar="FILE")
    parser.add_argument("--models", metavar="FOLDER")
    parser.add_argument("--only", metavar="SLUGS", default="")
    parser.add_argument("--threads", type=int, default=0)
    parser.add_argument("--raw", action="store_true", help="leave the noise in (no denoiser needed)")
    return parser.parse_args(sys.argv[sys.argv.index("--") + 1:])


def describe(item, items):
    size = item.shot.size if isinstance(item.shot, View) else PRODUCT_SIZE
    main_shot = items[item.main].shot if type(item.shot) in FURTHER else None
    return {"slug": item.slug, "kind": item.kind, "view": type(item.shot).__name__, "guide": item.guide, "size": size,
            "hash": fingerprint(item.builder, item.params, item.shot, main_shot)}


def enter(item):
    """Build a room, unless the picture before was taken in it."""
    if STANDING == [item.builder, item.params]:
        return
    clear()
    random.seed(1)
    item.builder(**item.params)
    STANDING[:] = [item.builder, item.params]


def build(item, items, size):
    """Put the item and its light in front of a camera."""
    resolution(size)
    if isinstance(item.shot, View):
        enter(item)
        place(item.shot)
        return
    STANDING.clear()
    clear()
    random.seed(1)
    if type(item.shot) in FURTHER:
        FURTHER[type(item.shot)](item, items[item.main], item.shot)
    else:
        item.builder(**item.params)
        frame(item.shot)
    studio(item.shot.light, back=max(NEAREST_BACKDROP, outline()[:, 1].max() + SWEEP_ROOM))


def work(job, items, args):
    item, size = items[job["slug"]], tuple(job["size"])
    start = time.time()
    build(item, items, size)
    built = round(time.time() - start, 1)
    seconds = render(job["out"], size, job["samples"], args.threads, item.shot.exposure, not args.raw)
    marked = {"markers": markers()} if item.kind == "rooms" else {}
    print("RENDERED", json.dumps({"slug": item.slug, "seconds": {"build": built, **seconds}, **marked}), flush=True)


def mark(item, items):
    build(item, items, item.shot.size)
    return markers()


def write(path, content):
    with open(path, "w", encoding="utf-8") as target:
        json.dump(content, target)


def main():
    args, items = parse(), all_items()
    if args.list:
        write(args.list, [describe(item, items) for item in items.values()])
    if args.measure:
        write(args.measure, measure(items))
    if args.outlines:
        outlines(items, args.outlines)
    if args.models:
        only = args.only.split(",") if args.only else None
        export(items, {slug: option for slug, option in options().items() if not only or slug in only}, args.models)
    if args.markers:
        write(args.markers, {slug: mark(items[slug], items) for slug in items if items[slug].kind == "rooms"})
    if args.jobs:
        with open(args.jobs, encoding="utf-8") as source:
            for job in json.load(source):
                work(job, items, args)


main()
