"""Tables to sit at, on turned legs, a pedestal, a trumpet foot or trestles, and the bench that goes with them."""
from families.boards import rounded_outline, slab
from families.finishes import bent_wood, staves
from families.parts import board, cm, splayed_legs
from families.shapes import smooth_profile, turned_solid
from kit.geometry import beam, lathe, rbox
from kit.materials import OAK, WALNUT, black_steel, marble, paint, wood


def turned_leg_table(width, depth, height, tone=OAK, thickness=4.0, corner=7.0, leg=3.6):
    """Solid top with rounded corners on four turned legs that taper towards the floor; also makes the bench."""
    w, d, h, t, c, r = cm(width, depth, height, thickness, corner, leg)
    slab("top", rounded_outline(w, d, c), t, (0, 0, h - t / 2), staves(tone, "x", 0.105, contrast=0.26), bw=t * 0.3)
    under = h - t
    splayed_legs(w, d, under + 0.004, wood(tone, "z"), inset=r + c * 0.75, splay=r * 0.6, top=r, foot=r * 0.52)
    deep, inset = min(0.07, d * 0.14), r + c * 0.75
    for s in (-1, 1):
        board("apron", (w - 2 * inset, 0.024, deep), (0, s * (d / 2 - inset), under - deep / 2), tone)
        board("apron", (0.024, d - 2 * inset, deep), (s * (w / 2 - inset), 0, under - deep / 2), tone)


def pedestal_table(diameter, height, tone=WALNUT):
    """Round top with a thin shaved edge on one turned column with a wide round foot."""
    r, h = cm(diameter / 2, height)
    top = [(0, h - 0.034), (r * 0.72, h - 0.034), (r - 0.012, h - 0.012), (r - 0.001, h - 0.007), (r, h - 0.004),
           (r - 0.003, h), (0, h)]
    lathe("top", top, staves(tone, "x", 0.12, contrast=0.22), seg=160)
    foot = r * 0.5
    lathe("plate", [(foot * 0.66, h - 0.052), (foot * 0.7, h - 0.033)], wood(tone, "x"), seg=96, bw=0.003)
    column = smooth_profile([(foot * 0.86, 0.024), (foot * 0.5, 0.05), (foot * 0.27, 0.11), (foot * 0.2, 0.22),
                             (foot * 0.185, 0.4), (foot * 0.22, 0.56), (foot * 0.36, h - 0.09), (foot * 0.6,
                                                                                                 h - 0.052)])
    turned_solid("column", column, bent_wood(tone, along="v"))
    lathe("foot", [(foot, 0), (foot, 0.012), (foot * 0.97, 0.02), (foot * 0.84, 0.025)], wood(tone, "x"), seg=128,
          bw=0.003)


def stone_table(width, depth, height):
    """A slab of veined marble on two trestles of black steel."""
    w, d, h = cm(width, depth, height)
    thick = 0.03
    slab("top", rounded_outline(w, d, 0.012), thick, (0, 0, h - thick / 2), marble(scale=1.1), bw=0.004)
    iron, under = black_steel(), h - thick
    for sx in (-1, 1):
        x = sx * w * 0.3
        for sy in (-1, 1):
            for lean in (-1, 1):
                head = (x + lean * 0.02, sy * d * 0.3, under - 0.02)
                beam("leg", head, (x + lean * 0.17, sy * d * 0.39, 0), 0.026, 0.026, iron, bw=0.002)
            rbox("tie", (0.2, 0.018, 0.018), (x, sy * d * 0.352, under * 0.42), iron, bw=0.002)
        rbox("head", (0.09, d * 0.72, 0.024), (x, 0, under - 0.0125), iron, bw=0.003)
        rbox("rail", (0.018, d * 0.7, 0.018), (x, 0, under * 0.42), iron, bw=0.002)


def trestle_table(width, depth, height, tone=OAK):
    """A plain top on two wooden trestles with a shelf rail each."""
    w, d, h = cm(width, depth, height)
    thick = 0.026
    slab("top", rounded_outline(w, d, 0.012), thick, (0, 0, h - thick / 2), staves(tone, "x", 0.094), bw=0.004)
    under = h - thick
    for sx in (-1, 1):
        x = sx * (w / 2 - 0.3)
        board("head", (0.062, d * 0.9, 0.05), (x, 0, under - 0.025), tone, bw=0.005)
        for sy in (-1, 1):
            y = sy * d * 0.34
            for lean in (-1, 1):
                beam("leg", (x + lean * 0.026, y, under - 0.012), (x + lean * 0.165, sy * d * 0.37, 0), 0.032, 0.045,
                     wood(tone, "z"), bw=0.004)
            board("tie", (0.19, 0.02, 0.034), (x, sy * d * 0.352, under * 0.36), tone)
        board("rail", (0.03, d * 0.7, 0.045), (x, 0, under * 0.36 + 0.03), tone, bw=0.004)


def trumpet_table(diameter, height, top="#cbc7be", edge=OAK):
    """Laminate top edged in oak on a trumpet foot of lacquered steel."""
    r, h = cm(diameter / 2, height)
    thick = 0.024
    lathe("top", [(0, h - 0.003), (r - 0.012, h - 0.003), (r - 0.012, h), (0, h)], paint(top), seg=160)
    rim = [(r - 0.012, h - thick), (r - 0.003, h - thick), (r, h - thick + 0.004), (r, h - 0.004), (r - 0.003, h),
           (r - 0.012, h)]
    lathe("edge", rim, wood(edge, "x"), seg=160, cap=False)
    lathe("underside", [(0, h - thick + 0.001), (r - 0.011, h - thick + 0.001)], paint(top), seg=96, cap=False)
    foot = r * 0.58
    trumpet = smooth_profile([(foot * 0.99, 0.007), (foot * 0.7, 0.022), (foot * 0.34, 0.075), (foot * 0.16, 0.19),
                              (foot * 0.125, 0.38),
                              (foot * 0.15, 0.55), (foot * 0.3, h - 0.065), (foot * 0.55, h - thick - 0.002)])
    lathe("trumpet", trumpet, paint(top), seg=96)
    lathe("foot", [(foot - 0.003, 0), (foot, 0.003), (foot * 0.99, 0.008)], paint(top), seg=128)
