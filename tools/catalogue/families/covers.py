"""Upholstery covers, chosen by plain data ("linen", "#b9ab98") so that a product's parameters can be hashed."""
from families.finishes import boucle
from kit.materials import fabric, leather


def cover(kind, tone):
    """The material for a kind of cover in a tone; tones are darker than the picture, because Filmic brightens."""
    return _KINDS[kind](tone)


def _linen(tone):
    return fabric(tone, thread=0.006)


def _wool(tone):
    return fabric(tone, melange=0.26, weave=300.0, bump=0.6, thread=0)


def _outdoor(tone):
    return fabric(tone, melange=0.1, weave=560.0, sheen=0.1, bump=0.4, thread=0.004)


def _bedding(tone):
    return fabric(tone, melange=0.06, weave=500.0, sheen=0.2, bump=0.22, thread=0)


_KINDS = {
    "linen": _linen,
    "wool": _wool,
    "boucle": boucle,
    "outdoor": _outdoor,
    "bedding": _bedding,
    "leather": leather,
}
