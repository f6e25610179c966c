"""Ground, grass, trees, and the mountains as layers of card."""
import math
import random

import bmesh
from mathutils import Vector, noise

from . import materials as m
from .core import cached_mesh, chance, gauss, place, uniform
from .shapes import box, cylinder_mesh, finish, pebble_mesh, prism_mesh


def base(x0, x1, y0, y1, thickness=.9, surface=None, relief=.05, step=.25):
    """The plywood slab and the ground on it, at z = -.1."""
    box(x1 - x0, y1 - y0, thickness, m.plywood(), ((x0 + x1) / 2, (y0 + y1) / 2, -.185 - thickness / 2), bevel=.05)
    ground(x0 + .12, x1 - .12, y0 + .12, y1 - .12, -.10, surface or m.turf(), relief, step)


def ground(x0, x1, y0, y1, z, material, relief=.05, step=.18, frequency=.5):
    bm = bmesh.new()
    bmesh.ops.create_grid(bm, x_segments=int((x1 - x0) / step), y_segments=int((y1 - y0) / step), size=1)
    for v in bm.verts:
        x, y = x0 + (v.co.x + 1) / 2 * (x1 - x0), y0 + (v.co.y + 1) / 2 * (y1 - y0)
        v.co = Vector((x, y, z + relief * noise.noise(Vector((x * frequency, y * frequency, 0)))
                       + relief * .3 * noise.noise(Vector((x * 2, y * 2, 3)))))
    # A skirt closes the gap between the ground and the base.
    rim = [e for e in bm.edges if e.is_boundary]
    skirt = bmesh.ops.extrude_edge_only(bm, edges=rim)
    for v in skirt['geom']:
        if isinstance(v, bmesh.types.BMVert):
            v.co.z = z - .1
    return place(finish(bm, smooth=True), material)


def tuft_mesh(seed, blades=26, height=.16, radius=.12):
    rng = random.Random(seed)
    bm = bmesh.new()
    for _ in range(blades):
        a, d = rng.uniform(0, 6.28), radius * math.sqrt(rng.random())
        foot = Vector((d * math.cos(a), d * math.sin(a), -.02))
        tall = height * rng.uniform(.5, 1.15)
        lean = Vector((rng.gauss(0, .35), rng.gauss(0, .35), 1)).normalized() * tall
        b = rng.uniform(0, 3.14)
        side = Vector((math.cos(b), math.sin(b), 0)) * .010
        middle = foot + lean * .55 + Vector((0, 0, .01))
        tip = foot + lean * .9 + Vector((lean.x * .5, lean.y * .5, 0))
        v = [bm.verts.new(q) for q in (foot - side, foot + side, middle + side * .7, middle - side * .7, tip)]
        bm.faces.new((v[0], v[1], v[2], v[3]))
        bm.faces.new((v[3], v[2], v[4]))
    return finish(bm)


def grass(where, x0, x1, y0, y1, count, z=-.09, material=None, size=1.0):
    """Places up to `count` tufts, only where `where(x, y)` is true."""
    tufts = [cached_mesh(('tuft', k), lambda k=k: tuft_mesh(k)) for k in range(8)]
    material = material or m.blade()
    planted = 0
    for _ in range(count * 4):
        x, y = uniform(x0, x1), uniform(y0, y1)
        if not where(x, y):
            continue
        s = uniform(.6, 1.25) * size
        place(chance().choice(tufts), material, (x, y, z), (0, 0, uniform(0, 6.28)), (s, s, s * uniform(.7, 1.2)))
        planted += 1
        if planted >= count:
            break


GREEN = ('#6f7a50', '#a2a678')
FRESH_GREEN = ('#7c8a4e', '#b3b97c')
DARK_GREEN = ('#4c5c42', '#6f7d58')
AUTUMN = ('#a8743c', '#cfa45c')
RUST = ('#94552f', '#bd7d44')
LAVENDER = ('#7f7896', '#a79fb8')


def crown(kind, x, y, z, h):
    """Returns the spheres on which the leaves of a tree are scattered."""
    if kind == 'round':
        spheres = [(Vector((x, y, z + h * .78)), h * .2)]
        for _ in range(7):
            a, d = uniform(0, 6.28), uniform(.1, .24) * h
            spheres.append((Vector((x + d * math.cos(a), y + d * math.sin(a), z + h * uniform(.5, .82))),
                            h * uniform(.13, .21)))
        return spheres
    if kind == 'poplar':
        return [(Vector((x + gauss(.03) * h, y + gauss(.03) * h, z + h * (.2 + .76 * t / 8))),
                 h * (.025 + .085 * math.sin(math.pi * min(1, .22 + .8 * t / 8)))) for t in range(9)]
    if kind == 'fir':
        return [(Vector((x, y, z + h * (.14 + .82 * t / 11))), h * .235 * (1 - t / 11.6)) for t in range(12)]
    return [(Vector((x + gauss(.22) * h, y + gauss(.22) * h, z + h * uniform(.25, .6))), h * uniform(.25, .4))
            for _ in range(5)]


def tree(x, y, h=4.0, kind='round', z=-.1, leaves=420, colours=GREEN):
    """Kinds: round, poplar, fir, bush."""
    shapes = [cached_mesh(('leaf', k), lambda k=k: pebble_mesh(90 + k, 1, .4, .8)) for k in range(8)]
    material = m.leaf(*colours)
    if kind != 'bush':
        tall = h * {'round': .55, 'poplar': .25, 'fir': .3}[kind]
        place(cylinder_mesh(.11 * h / 4, tall, 10, .06 * h / 4), m.wood('#5b4a3a', '#453628'), (x, y, z + tall / 2),
              (gauss(.03), gauss(.03), 0))
    spheres = crown(kind, x, y, z, h)
    for _ in range(leaves):
        centre, r = chance().choice(spheres)
        direction = Vector((gauss(1), gauss(1), gauss(1))).normalized()
        s = uniform(.07, .15) * max(.7, h / 4.5)
        if kind == 'fir':
            direction.z *= .28
            s *= .8
        place(chance().choice(shapes), material, centre + direction * r * uniform(.7, 1.08),
              (uniform(0, 6), uniform(0, 6), uniform(0, 6)), (s, s, s))


def hedge(x0, x1, y, height, depth=.6, colours=DARK_GREEN, per_metre=150, z=-.1):
    shapes = [cached_mesh(('leaf', k), lambda k=k: pebble_mesh(90 + k, 1, .4, .8)) for k in range(8)]
    box(x1 - x0 - .2, depth - .25, height - .15, m.matte(colours[0]), ((x0 + x1) / 2, y, z + height / 2 - .05))
    for _ in range(int((x1 - x0) * per_metre)):
        s = uniform(.06, .11)
        place(chance().choice(shapes), m.leaf(*colours),
              (uniform(x0, x1), y + uniform(-depth, depth) / 2, z + height * (1 - .9 * chance().random() ** 2)),
              (uniform(0, 6), uniform(0, 6), uniform(0, 6)), (s, s, s))


# Mountains are outlines, cut out of card, as functions of x.

def cone(centre, half_width, height, top=.12, crater=0.0):
    """A truncated cone (puy), with an optional crater."""
    def outline(x):
        u = abs(x - centre) / half_width
        if u > 1:
            return 0
        edge = max(u, top)
        z = height * (1 - edge) ** 1.25 * (1 + .35 * edge)
        return z - crater * (1 - (u / top) ** 2) if crater and u < top else z
    return outline


def dome(centre, half_width, height):
    """The Puy de Dôme, steep on the left, with a shoulder on the right."""
    def outline(x):
        u = (x - centre) / half_width
        if abs(u) > 1.6:
            return 0
        bulk = height * math.exp(-(abs(u * (1.12 if u < 0 else .92)) ** 2.1) * 2.1)
        return bulk + height * (.13 * math.exp(-((u - .62) / .2) ** 2) + .05 * math.exp(-((u + .12) / .1) ** 2))
    return outline


def peak(centre, half_width, height, skew=0.0):
    """A sharper summit, for the Sancy and the Cantal."""
    def outline(x):
        u = (x - centre) / (half_width * (1 + (skew if x > centre else -skew)))
        return height * max(0, 1 - abs(u)) ** 1.1
    return outline


def swell(centre, half_width, height):
    """A long rounded ridge, for the Forez and the Livradois."""
    return lambda x: height * math.exp(-((x - centre) / half_width) ** 2)


def mountains(x0, x1, y, foot, summits, colour, roughness=.1, frequency=.55, seed=0.0, thickness=.24, step=.07, z=-.2):
    def height(x):
        return (max([f(x) for f in summits] + [0]) + roughness * noise.noise(Vector((x * frequency, seed, 0)))
                + roughness * .35 * noise.noise(Vector((x * frequency * 4, seed, 5))))
    count = int((x1 - x0) / step)
    crest = [(x0 + i * (x1 - x0) / count, foot + height(x0 + i * (x1 - x0) / count)) for i in range(count + 1)]
    place(prism_mesh(([(x0, z)] + crest + [(x1, z)])[::-1], thickness), m.card(colour), (0, y, 0))


NEAR, MIDDLE, FAR, FARTHEST = '#828b6c', '#939a89', '#a7b0b0', '#c0c8cb'


def clear_of(*plots):
    """Returns a test for `grass` that is true outside all plots (frame, x0, x1, y0, y1)."""
    inverted = [(frame.inverted(), x0, x1, y0, y1) for frame, x0, x1, y0, y1 in plots]

    def test(x, y):
        for frame, x0, x1, y0, y1 in inverted:
            p = frame @ Vector((x, y, 0))
            if x0 < p.x < x1 and y0 < p.y < y1:
                return False
        return True
    return test


def puys(x0, x1, y=9.0, size=1.0, seed=0.0):
    """The Chaîne des Puys in three layers."""
    s = size
    c = (x0 + x1) / 2
    mountains(x0, x1, y, .7 * s, [cone(c - 9 * s, 5 * s, 2.2 * s, .2, .3 * s), cone(c + 9 * s, 5 * s, 2.0 * s)], MIDDLE,
              seed=seed)
    mountains(x0, x1, y + 1.8 * s, 1.0 * s, [dome(c - 3.5 * s, 5 * s, 5 * s), cone(c + 8 * s, 4.4 * s, 3.8 * s, .22, .4 * s)],
              FAR, seed=seed + 7)
    mountains(x0, x1, y + 3.8 * s, 1.5 * s, [cone(c - 11 * s, 5 * s, 4.2 * s, .18, .4 * s),
                                            cone(c + 2 * s, 4.6 * s, 4.4 * s, .2, .45 * s),
                                            cone(c + 13 * s, 4.2 * s, 4.6 * s, .18)], FARTHEST, seed=seed + 14)
