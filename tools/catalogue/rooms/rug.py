"""The rug of the shop, laid flat."""
from kit.interior import put
from products.livingroom import PRODUCTS as LIVING

# The middle of the flat rug lies this far behind the origin of its model.
OFFSET = 0.42


def flat_rug(x, y):
    """The Fen rug with its middle at (x, y), its long side along the wall."""
    return put(LIVING, "fen-wool-rug", (x + OFFSET, y, 0), 90, rolled=0)
