"""Where the products of a room are in its picture, for links from the room to what it shows."""
import bpy

from .rays import first_hit
from .scene import SCENE

# Rays across the picture: boxes are exact to half a percent, and a room takes ten seconds.
COLUMNS = 240
# A product that covers less of the picture is too small or too hidden to point at.
LEAST_SHARE = 0.0015


def markers():
    """The products that the camera sees, largest first: a point on each and the box round what is visible, as shares."""
    rows = round(COLUMNS * SCENE.render.resolution_y / SCENE.render.resolution_x)
    seen = {}
    for column, row, shown in _visible(rows):
        seen.setdefault(shown, []).append((column, row))
    found = [_marker(shown, cells, rows) for shown, cells in seen.items() if len(cells) >= LEAST_SHARE * COLUMNS * rows]
    return sorted(found, key=lambda marker: -_area(marker["box"]))


def _visible(rows):
    """The product and its value at each cell of the picture, where there is one."""
    bpy.context.view_layer.update()
    camera, names = SCENE.camera, {}
    for row in range(rows):
        for column in range(COLUMNS):
            across = (column + 0.5) / COLUMNS - 0.5 + camera.data.shift_x
            up = (rows / 2 - row - 0.5) / COLUMNS + camera.data.shift_y
            seen = first_hit(camera, across, up)
            if not seen:
                continue
            _, obj = seen
            if obj.name not in names:
                names[obj.name] = _product_of(obj)
            if names[obj.name]:
                yield column, row, names[obj.name]


def _product_of(obj):
    while obj:
        if "product" in obj:
            return obj["product"], obj.get("value", "")
        obj = obj.parent
    return None


def _marker(shown, cells, rows):
    slug, value = shown
    middle = [sum(cell[axis] for cell in cells) / len(cells) for axis in (0, 1)]
    # The middle of a chair may be a gap: the point lies on what is visible.
    column, row = min(cells, key=lambda cell: (cell[0] - middle[0]) ** 2 + (cell[1] - middle[1]) ** 2)
    low = [min(cell[axis] for cell in cells) for axis in (0, 1)]
    high = [max(cell[axis] for cell in cells) + 1 for axis in (0, 1)]
    share = lambda x, y: [round(x / COLUMNS, 4), round(y / rows, 4)]  # noqa: E731
    return {"product": slug, "value": value, "point": share(column + 0.5, row + 0.5), "box": share(*low) + share(*high)}


def _area(box):
    return (box[2] - box[0]) * (box[3] - box[1])
