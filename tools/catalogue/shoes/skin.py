"""Helpers that several parts of a shoe share."""
from kit.geometry import add, subdivide

ROUND = 48


def mix(a, b, u):
    return a + (b - a) * u


def rings(name, rows, mat, close_top=False, close_bottom=False, levels=1):
    """Skin over closed rings of equal length."""
    n = len(rows[0])
    verts = [p for row in rows for p in row]
    faces = [(k * n + i, k * n + (i + 1) % n, (k + 1) * n + (i + 1) % n, (k + 1) * n + i)
             for k in range(len(rows) - 1) for i in range(n)]
    if close_bottom:
        faces.append(tuple(reversed(range(n))))
    if close_top:
        faces.append(tuple(range((len(rows) - 1) * n, len(rows) * n)))
    return subdivide(add(name, verts, faces, mat), levels)
