"""What things are made of. Filmic brightens: pick tones darker and greyer than the eye remembers."""
from math import pi

from .shading import Material, cached, linear, scaled

OAK, WALNUT, ASH = "#a88563", "#5a402e", "#c4aa88"
BLACK_OAK, TEAK, PINE = "#2f2a26", "#8f6440", "#c29a6b"


@cached
def wood(tone=OAK, axis="x", rough=0.42):
    """Wood with the grain along `axis` in object space: stretched figure, growth rings, fine pores."""
    m = Material("wood")
    base = linear(tone)

    def along(grain, across):
        return tuple(grain if axis == a else across for a in "xyz")

    figure_coords = m.coords(along(0.55, 5.5), rand=40)
    figure = m.texture("Noise", figure_coords, Scale=2.2, Detail=3, Roughness=0.6, Distortion=0.9)
    rings = m.texture("Wave", figure_coords, {"bands_direction": "DIAGONAL"},
                      Scale=2.6, Distortion=7, Detail=3, Detail_Scale=1.4)
    grain = m.mix(figure, "Fac", rings, "Fac", 0.2)
    colour = m.ramp(grain, "Color", [(0.22, scaled(base, 0.62)), (0.45, scaled(base, 0.92)),
                                     (0.62, scaled(base, 1.04)), (0.85, scaled(base, 1.22))])
    pores = m.texture("Noise", m.coords(along(5, 150), rand=40), Scale=1.0, Detail=1.5, Roughness=0.7)
    pore_shade = m.ramp(pores, "Fac", [(0.38, (0.55, 0.5, 0.45)), (0.52, (1, 1, 1))])
    shaded = m.mix(colour, "Color", pore_shade, "Color", 0.55, "MULTIPLY")
    m.link(shaded, "Color", m.principled, "Base Color")
    roughness = m.node("MapRange", None, To_Min=rough + 0.12, To_Max=rough - 0.06)
    m.link(pores, "Fac", roughness, "Value")
    m.link(roughness, "Result", m.principled, "Roughness")
    m.bump(pores, "Fac", 0.12, 0.001)
    m.set(Specular=0.4)
    return m.finished(scaled(base, 0.88))


def _crossed_threads(m, coords, period):
    """Plain weave: bands along the three axes, each hidden where the surface faces its axis (no contour rings)."""
    scale = 2 * pi / period / 20
    bands = m.node("CombineXYZ")
    for axis in "XYZ":
        band = m.texture("Wave", coords, {"bands_direction": axis, "wave_profile": "SIN"},
                         Scale=scale, Distortion=1.2, Detail=1.0, Detail_Scale=0.35)
        m.link(band, "Fac", bands, axis)
    normal = m.node("TexCoord")
    square = m.vector("MULTIPLY", normal, "Normal", normal, "Normal")
    across = m.node("VectorMath", {"operation": "SUBTRACT"})
    across.inputs[0].default_value = (1, 1, 1)
    m.link(square, "Vector", across, 1)
    crossed = m.vector("DOT_PRODUCT", bands, "Vector", across, "Vector")
    return m.math("MULTIPLY", crossed, "Value", value=0.5)


@cached
def fabric(tone, melange=0.16, weave=460.0, slub=1.0, sheen=0.35, bump=0.5, thread=0.0075):
    """Cloth: crossed threads (`thread` metres apart, 0 for felt), slub noise, mélange, soft tone drift."""
    m = Material("fabric")
    base = linear(tone)
    coords = m.coords(rand=9)
    fine = m.texture("Noise", coords, Scale=weave, Detail=0)
    slubs = m.texture("Noise", coords, Scale=weave * 0.28, Detail=1.5, Roughness=0.65)
    yarn = m.mix(fine, "Fac", slubs, "Fac", 0.5 * slub)
    if thread:
        yarn = m.mix(yarn, "Color", _crossed_threads(m, coords, thread), "Value", 0.4)
    light = tuple(min(1, c * (1 + melange * 0.7) + 0.01) for c in base)
    colour = m.ramp(yarn, "Color", [(0.32, scaled(base, 1 - melange)), (0.5, base), (0.68, light)])
    drift = m.texture("Noise", coords, Scale=3.5, Detail=0)
    drift_shade = m.ramp(drift, "Fac", [(0.3, (0.95, 0.95, 0.95)), (0.7, (1, 1, 1))])
    shaded = m.mix(colour, "Color", drift_shade, "Color", 0.8, "MULTIPLY")
    m.link(shaded, "Color", m.principled, "Base Color")
    m.bump(yarn, "Color", bump, 0.0022)
    m.set(Roughness=0.92, Specular=0.15, Sheen=sheen, Sheen_Tint=0.6)
    return m.finished(base)


@cached
def leather(tone="#6b4630", rough=0.44):
    """Leather: pebbled grain in the bump, slow change of tone where it is worn."""
    m = Material("leather")
    base = linear(tone)
    coords = m.coords(rand=9)
    pebbles = m.texture("Voronoi", coords, Scale=210.0)
    wear = m.texture("Noise", coords, Scale=4.0, Detail=3)
    colour = m.ramp(wear, "Fac", [(0.3, scaled(base, 0.8)), (0.7, scaled(base, 1.15))])
    m.link(colour, "Color", m.principled, "Base Color")
    m.bump(pebbles, "Distance", 0.16, 0.0015)
    m.set(Roughness=rough, Specular=0.42)
    return m.finished(base)


@cached
def plain(tone, rough=0.5, metallic=0.0, spec=0.5, coat=0.0, bump=0.0, bscale=60.0):
    """One even colour: paint, steel, ceramic, wall."""
    m = Material("plain")
    m.set(Base_Color=(*linear(tone), 1), Roughness=rough, Metallic=metallic, Specular=spec,
          Clearcoat=coat, Clearcoat_Roughness=0.08)
    if bump:
        noise = m.texture("Noise", m.coords(rand=5), Scale=bscale, Detail=4, Roughness=0.55)
        m.bump(noise, "Fac", bump, 0.004)
    return m.data if metallic else m.finished(linear(tone))


def black_steel():
    return plain("#1b1a19", rough=0.42, spec=0.45, bump=0.05, bscale=900)


def brass():
    return plain("#b48a4a", rough=0.26, metallic=1.0)


def steel():
    return plain("#b9b8b4", rough=0.28, metallic=1.0)


def ceramic(tone="#e9e4da"):
    return plain(tone, rough=0.28, coat=0.6, bump=0.06, bscale=30)


def paint(tone):
    """Satin lacquer on cabinet fronts and steel frames."""
    return plain(tone, rough=0.46, spec=0.4, bump=0.03, bscale=240)


def plaster(tone="#dcd2c3"):
    """A painted wall."""
    return plain(tone, rough=0.95, spec=0.1, bump=0.12, bscale=18)


@cached
def marble(base="#ece9e4", vein="#8d8780", scale=1.6):
    """Pale stone with thin grey veins and faint clouds."""
    m = Material("marble")
    coords = m.coords((scale,) * 3, rand=7)
    warp = m.texture("Noise", coords, Scale=1.6, Detail=7, Roughness=0.62, Distortion=0.3)
    warped = m.mix(coords, "Vector", warp, "Color", 0.75, "ADD")
    veins = m.node("TexWave", {"bands_direction": "DIAGONAL", "wave_profile": "SIN"},
                   Scale=0.55, Distortion=9, Detail=5, Detail_Scale=1.1)
    m.link(warped, "Color", veins, "Vector")
    ground, line = linear(base), linear(vein)
    between = tuple((a + b) / 2 for a, b in zip(ground, line))
    colour = m.ramp(veins, "Fac", [(0, line), (0.035, between), (0.12, scaled(ground, 0.97)), (1, ground)])
    clouds = m.texture("Noise", coords, Scale=2.2, Detail=4)
    cloud_shade = m.ramp(clouds, "Fac", [(0.3, (0.86, 0.86, 0.87)), (0.65, (1, 1, 1))])
    shaded = m.mix(colour, "Color", cloud_shade, "Color", 1, "MULTIPLY")
    m.link(shaded, "Color", m.principled, "Base Color")
    m.set(Roughness=0.16, Specular=0.5)
    return m.finished(scaled(ground, 0.9))


@cached
def translucent(tone, fac=0.5, weave=500.0):
    """Light shines through: lamp shades, sheer curtains, leaves."""
    m = Material("translucent")
    colour = (*linear(tone), 1)
    m.set(Base_Color=colour, Roughness=0.8, Specular=0.2)
    through = m.node("BsdfTranslucent", None, Color=colour)
    mixed = m.node("MixShader", None, Fac=fac)
    m.link(m.principled, "BSDF", mixed, 1)
    m.link(through, "BSDF", mixed, 2)
    if weave:
        noise = m.texture("Noise", m.coords(), Scale=weave, Detail=2)
        m.bump(noise, "Fac", 0.3, 0.001)
    m.link(mixed, "Shader", m.tree.nodes["Material Output"], "Surface")
    return m.data


@cached
def glass(tone="#eef2f0", rough=0.02):
    """Thin clear glass that lets shadows stay light (no caustics needed)."""
    m = Material("glass")
    clear = m.node("BsdfTransparent", None, Color=(*linear(tone), 1))
    gloss = m.node("BsdfGlossy", None, Roughness=rough)
    facing = m.node("LayerWeight", None, Blend=0.25)
    mixed = m.node("MixShader")
    m.link(facing, "Fresnel", mixed, "Fac")
    m.link(clear, "BSDF", mixed, 1)
    m.link(gloss, "BSDF", mixed, 2)
    m.link(mixed, "Shader", m.tree.nodes["Material Output"], "Surface")
    return m.data
