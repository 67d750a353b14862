"""Surfaces that only some families need: stave-glued wood, bent wood, end grain, clay, bouclé, metals."""
from kit.materials import fabric, plain
from kit.shading import Material, cached, linear, scaled


def _along(axis, grain, across):
    return tuple(grain if name == axis else across for name in "xyz")


def _grain(m, tone, figure, pores, rough):
    """The look shared by every wood here: stretched figure, four-stop ramp, pores multiplied in."""
    base = linear(tone)
    noise = m.texture("Noise", figure, Scale=2.2, Detail=3, Roughness=0.6, Distortion=0.9)
    colour = m.ramp(noise, "Fac", [(0.28, scaled(base, 0.56)), (0.44, scaled(base, 0.88)),
                                   (0.58, scaled(base, 1.04)), (0.75, scaled(base, 1.3))])
    pore = m.texture("Noise", pores, Scale=1.0, Detail=1.5, Roughness=0.7)
    pore_shade = m.ramp(pore, "Fac", [(0.38, (0.6, 0.55, 0.5)), (0.52, (1, 1, 1))])
    m.bump(pore, "Fac", 0.12, 0.001)
    # Less shine than bare parts have: seen flat, a top would mirror the backdrop and lose its grain.
    m.set(Roughness=rough + 0.1, Specular=0.22)
    return m.mix(colour, "Color", pore_shade, "Color", 0.5, "MULTIPLY")


def _stave_number(m, across, width):
    """Which stave a point lies in, counted across the board."""
    coords, parts = m.node("TexCoord"), m.node("SeparateXYZ")
    m.link(coords, "Object", parts, "Vector")
    return m.math("FLOOR", m.math("DIVIDE", parts, across, value=width), "Value")


def _shifted(m, mapping, amount):
    combined = m.node("CombineXYZ")
    for axis in "XYZ":
        m.link(amount, "Value", combined, axis)
    return m.vector("ADD", mapping, "Vector", combined, "Vector")


@cached
def staves(tone, axis="x", width=0.1, rough=0.42, contrast=0.16):
    """Solid board glued from staves: each has its own grain and a slightly different tone."""
    m = Material("staves")
    number = _stave_number(m, "Y" if axis == "x" else "X", width)
    dice = m.node("TexWhiteNoise", {"noise_dimensions": "1D"})
    m.link(number, "Value", dice, "W")
    shift = m.math("MULTIPLY", dice, "Value", value=30)
    figure = _shifted(m, m.coords(_along(axis, 0.55, 5.5), rand=17), shift)
    pores = _shifted(m, m.coords(_along(axis, 5, 150), rand=17), shift)
    colour = _grain(m, tone, figure, pores, rough)
    low, high = 1 - contrast / 2, 1 + contrast / 2
    shade = m.ramp(dice, "Value", [(0, (low, low, low)), (1, (high, high * 0.985, high * 0.96))])
    tinted = m.mix(colour, "Color", shade, "Color", 1, "MULTIPLY")
    m.link(tinted, "Color", m.principled, "Base Color")
    return m.finished(scaled(linear(tone), 0.9))


@cached
def bent_wood(tone, rough=0.42, along="u"):
    """Wood for surfaces with metric UVs: the grain follows the bend instead of cutting through it."""
    m = Material("bent-wood")
    axis = "x" if along == "u" else "y"
    colour = _grain(m, tone, m.coords(_along(axis, 0.55, 5.5), kind="UV"), m.coords(_along(axis, 5, 150), kind="UV"),
                    rough)
    m.link(colour, "Color", m.principled, "Base Color")
    return m.finished(scaled(linear(tone), 0.9))


@cached
def fine_wood(tone, axis="x", rough=0.42):
    """Wood for small things, where the figure of a table top would look like burl."""
    m = Material("fine-wood")
    colour = _grain(m, tone, m.coords(_along(axis, 1.1, 16), rand=40), m.coords(_along(axis, 9, 260), rand=40), rough)
    m.link(colour, "Color", m.principled, "Base Color")
    return m.finished(scaled(linear(tone), 0.9))


@cached
def boucle(tone, loop=0.0062):
    """Looped wool: a dense field of small curls, `loop` metres apart, dark between them."""
    m = Material("boucle")
    base = linear(tone)
    coords = m.coords(rand=9)
    wander = m.texture("Noise", coords, Scale=0.6 / loop, Detail=1)
    drift = m.node("VectorMath", {"operation": "SCALE"}, Scale=loop * 1.1)
    m.link(wander, "Color", drift, "Vector")
    bent = m.vector("ADD", coords, "Vector", drift, "Vector")
    curls = m.texture("Voronoi", bent, Scale=1 / loop)
    strands = m.texture("Voronoi", bent, Scale=2.6 / loop)
    depth = m.mix(curls, "Distance", strands, "Distance", 0.35)
    colour = m.ramp(depth, "Color", [(0.0, scaled(base, 1.14)), (0.4, base), (0.8, scaled(base, 0.78))])
    m.link(colour, "Color", m.principled, "Base Color")
    m.bump(m.math("MULTIPLY", depth, "Color", value=-1), "Value", 1.0, loop * 0.55)
    m.set(Roughness=0.95, Specular=0.1, Sheen=0.5, Sheen_Tint=0.6)
    return m.finished(base)


def felt(tone):
    """Pressed wool without any weave."""
    return fabric(tone, melange=0.22, weave=520, bump=0.35, thread=0)


def clay(tone, rough=0.6):
    """Unglazed or matt-glazed stoneware."""
    return plain(tone, rough=rough, spec=0.3, bump=0.2, bscale=70)


def mirror_glass():
    """Silvered glass, a little short of perfect so that it does not read as a hole."""
    return plain("#c6cacb", rough=0.015, metallic=1.0)


@cached
def clear_pane():
    """Window glass seen from near: nearly all light goes straight through, some is mirrored at a flat angle."""
    m = Material("pane")
    through = m.node("BsdfTransparent", None, Color=(0.97, 0.98, 0.97, 1))
    shine = m.node("BsdfGlossy", None, Roughness=0.04)
    facing = m.node("LayerWeight", None, Blend=0.15)
    share = m.math("MULTIPLY", facing, "Facing", value=0.35)
    mixed = m.node("MixShader")
    m.link(share, "Value", mixed, "Fac")
    m.link(through, "BSDF", mixed, 1)
    m.link(shine, "BSDF", mixed, 2)
    m.link(mixed, "Shader", m.tree.nodes["Material Output"], "Surface")
    return m.data


def polished_aluminium():
    return plain("#c2c2c0", rough=0.2, metallic=1.0)


def brushed_brass():
    return plain("#a68452", rough=0.32, metallic=1.0)


def wax(tone="#e0d6c0"):
    """Candle wax: pale, soft-edged, hardly shining."""
    return plain(tone, rough=0.55, spec=0.35)
