"""A cut-away model of a room: two walls with a dark section, a floor, joinery, furniture."""
import math

import bmesh
from mathutils import Matrix, Vector

from . import landscape as land
from . import materials as m
from .core import at, cached_material, gauss, place, uniform
from .shapes import box, box_mesh, cut, finish, lathe_mesh, prism_mesh, rod
from .shading import Shader
from .studio import area_light, surroundings

WALL = .24


def clipped_board(length, width, frame, bounds):
    """Returns a floor board that ends at the walls, or None if it is outside them."""
    mesh = box_mesh(length - .006, width - .006, .05, .004, 1)
    bm = bmesh.new()
    bm.from_mesh(mesh)
    inverse = frame.inverted()
    x0, x1, y0, y1 = bounds
    for point, normal in (((x0, 0, 0), (-1, 0, 0)), ((x1, 0, 0), (1, 0, 0)), ((0, y0, 0), (0, -1, 0)),
                          ((0, y1, 0), (0, 1, 0))):
        bmesh.ops.bisect_plane(bm, geom=list(bm.verts) + list(bm.edges) + list(bm.faces),
                               plane_co=inverse @ Vector(point), plane_no=inverse.to_3x3() @ Vector(normal),
                               clear_outer=True)
        rim = [e for e in bm.edges if e.is_boundary]
        if rim:
            bmesh.ops.holes_fill(bm, edges=rim)
    if len(bm.verts) < 4:
        bm.free()
        return None
    return finish(bm)


def herringbone(length, depth, material, board=.9, width=.15):
    c = math.cos(math.pi / 4)
    bounds = (0, length, -depth, 0)
    for i in range(-60, 60):
        for j in range(-9, 9):
            for (hx, hy), angle in (((board / 2, width / 2), 0), ((board + width / 2, width - board / 2), math.pi / 2)):
                x, y = hx + i * width + j * board, hy + i * width - j * board
                x, y = (x - y) * c + length / 2, (x + y) * c - depth / 2
                if not (-.5 < x < length + .5 and -depth - .5 < y < .5):
                    continue
                frame = Matrix.Translation((x, y, 0)) @ Matrix.Rotation(angle + math.pi / 4, 4, 'Z')
                mesh = clipped_board(board, width, frame, bounds)
                if mesh:
                    place(mesh, material, frame=Matrix.Translation((0, 0, -.02 + gauss(.0008))) @ frame)


def boards(length, depth, material, width=.2):
    """A floor of long boards along x."""
    count = round(depth / width)
    w = depth / count
    for k in range(count):
        x = 0.0
        while x < length - .01:
            part = min(uniform(1.3, 2.6), length - x)
            if length - x - part < .5:
                part = length - x
            box(part - .006, w - .006, .05, material, (x + part / 2, -w * (k + .5), -.02 + gauss(.0008)), bevel=.004,
                segments=1)
            x += part


def tiles(length, depth, a, b, size=.33):
    """Cement or terracotta tiles in two colours."""
    nx, ny = round(length / size), round(depth / size)
    dx, dy = length / nx, depth / ny
    for i in range(nx):
        for j in range(ny):
            box(dx - .008, dy - .008, .05, (a, b)[(i + j) % 2], (dx * (i + .5), -dy * (j + .5), -.02 + gauss(.0008)),
                bevel=.005, segments=1)


@cached_material
def painted_wall(colour):
    s = Shader('painted')
    tone = s.mix(s.ramp(s.noise(1.5, 3, .5, stretch=(3, 3, .3)), .35, .65), colour, s.tinted(colour, None, 1, 1.05))
    return s.done(tone, .75, s.bump(s.noise(28, 3, .6), .10, .02))


@cached_material
def tired_wall(light='#d3c8b2', dark='#bcae95', cracks=True):
    """A wall with stains, yellowed paint and a few cracks."""
    s = Shader('tired')
    colour = s.mix(s.ramp(s.noise(1.2, 4, .6), .4, .7), light, dark)
    colour = s.mix(s.ramp(s.noise(.9, 4, .6, offset=(4, 2, 8)), .585, .60, 0, .8), colour, '#a89877')
    colour = s.mix(s.ramp(s.noise(.75, 4, .66, offset=(9, 1, 3)), .62, .63, 0, .9), colour, '#8f8a80')
    if cracks:
        line = s.cracks(wobble=(2.4, 2), bend=.6, cell=.75, width=.009, gaps=(.8, .46, .58))
        colour = s.mix(s.math('MULTIPLY', line, .8), colour, '#3c372f')
    return s.done(colour, .85, s.bump(s.noise(20, 3, .6), .25, .02))


@cached_material
def half_painted_wall(colour, edge, light='#d8cfbd', dark='#c4b8a2'):
    """A wall with new paint to the left of x = `edge`, with the ragged border that a roller leaves."""
    s = Shader('half painted')
    border = s.math('ADD', s.axis(0), s.math('MULTIPLY', s.math('SUBTRACT', s.noise(3, 3, .5, stretch=(2, 2, .35)), .5), .5))
    strokes = s.math('GREATER_THAN', s.math('FRACT', s.math('MULTIPLY', s.axis(0), 2.1)), .5)
    mask = s.ramp(s.math('ADD', border, s.math('MULTIPLY', strokes, .12)), edge - .02, edge + .02)
    old = s.mix(s.ramp(s.noise(1.2, 4, .6), .4, .7), light, dark)
    old = s.mix(s.ramp(s.noise(.9, 4, .6, offset=(4, 2, 8)), .60, .61, 0, .85), old, '#b3a796')
    fresh = s.mix(s.ramp(s.noise(1.5, 3, .5, stretch=(3, 3, .3)), .35, .65), colour, s.tinted(colour, None, 1, 1.06))
    return s.done(s.mix(mask, fresh, old), .75, s.bump(s.noise(28, 3, .6), .12, .02))


def walls(length, depth, height, back, left, window=None, door=None):
    """Back wall (y = 0) and left wall (x = 0). window: x, z, w, h; door: y centre, w, h."""
    section = m.matte('#2E3238', .02, .8)
    wall = box(length + WALL, WALL, height, back, (length / 2 - WALL / 2, WALL / 2, height / 2), bevel=0)
    if window:
        x, z, w, h = window
        cut(wall, [Matrix.Translation((x, .1, z + h / 2)) @ Matrix.Diagonal((w, 1, h, 1))])
    side = box(WALL, depth, height, left, (-WALL / 2, -depth / 2, height / 2), bevel=0)
    if door:
        y, w, h = door
        cut(side, [Matrix.Translation((-.1, y, h / 2 - .03)) @ Matrix.Diagonal((1, w, h, 1))])
    box(length + WALL + .03, WALL + .03, .05, section, (length / 2 - WALL / 2, WALL / 2, height + .02), bevel=.008)
    box(WALL + .03, depth - .02, .046, section, (-WALL / 2, -depth / 2 - .01, height + .02), bevel=.008)
    box(.05, WALL + .03, height, section, (length + .02, WALL / 2, height / 2), bevel=.008)
    box(WALL + .03, .05, height, section, (-WALL / 2, -depth - .02, height / 2), bevel=.008)


def skirting(length, depth, material, door=None, height=.16):
    box(length, .03, height, material, (length / 2, -.015, height / 2 + .01), bevel=.01)
    gaps = [(-depth, 0)]
    if door:
        y, w, _ = door
        gaps = [(-depth, y - w / 2 - .09), (y + w / 2 + .09, 0)]
    for a, b in gaps:
        box(.03, b - a, height, material, (.015, (a + b) / 2, height / 2 + .01), bevel=.01)


def window(x, z, w, h, frame, sill=None, rows=3):
    T = at(x - w / 2, 0, z)
    for px in (.04, w - .04):
        box(.08, .08, h, frame, (px, .1, h / 2), bevel=.01, frame=T)
    for pz in (.04, h - .04):
        box(w, .074, .08, frame, (w / 2, .1, pz), bevel=.01, frame=T)
    box(.1, .09, h, frame, (w / 2, .1, h / 2), bevel=.01, frame=T)
    for k in range(1, rows):
        box(w, .04, .03, frame, (w / 2, .1, h * k / rows), bevel=.004, frame=T)
    box(w + .25, .22, .06, sill or m.volvic(), (w / 2, -.05, -.03), bevel=.012, frame=T)
    for px in (-.05, w + .05):
        box(.1, .03, h + .1, frame, (px, -.015, h / 2), bevel=.008, frame=T)
    box(w + .2, .036, .1, frame, (w / 2, -.015, h + .05), bevel=.008, frame=T)
    rod((w / 2, .04, h * .48), (w / 2, .02, h * .40), .012, m.metal('#b58a4a', .3), frame=T)


def door(y, w, h, leaf, frame, opened=62):
    for side in (y + w / 2 + .045, y - w / 2 - .045):
        box(.04, .1, h + .06, frame, (.02, side, (h + .06) / 2), bevel=.01)
    box(.046, w + .19, .1, frame, (.02, y, h + .03), bevel=.01)
    T = Matrix.Translation((.02, y + w / 2 - .02, 0)) @ Matrix.Rotation(-math.radians(opened), 4, 'Z')
    box(.05, w - .03, h - .06, leaf, (0, -w / 2 + .02, h / 2 - .01), bevel=.008, frame=T)
    for z, tall in ((.55, .72), (1.5, .9)):
        for sx in (-.03, .03):
            box(.02, w - .27, tall, leaf, (sx, -w / 2 + .02, z), bevel=.02, frame=T)
    rod((-.06, -w + .11, 1.02), (.06, -w + .11, 1.02), .014, m.metal('#b58a4a', .3), frame=T)
    rod((.06, -w + .11, 1.02), (.06, -w + .21, 1.02), .012, m.metal('#b58a4a', .3), frame=T)


def chair(x, y, turn, material, frame=None):
    with_frame = (frame or Matrix.Identity(4)) @ at(x, y, 0, turn)
    box(.44, .42, .04, material, (0, 0, .45), bevel=.012, frame=with_frame)
    for sx in (-.18, .18):
        rod((sx, -.17, 0), (sx * .95, -.16, .44), .02, material, frame=with_frame)
        rod((sx, .19, 0), (sx * .95, .2, .92), .02, material, frame=with_frame)
    for z in (.62, .75, .88):
        box(.36, .02, .06, material, (0, .195, z), bevel=.008, frame=with_frame)


def table(x, y, w, d, material, height=.76):
    box(w, d, .045, material, (x, y, height), bevel=.012)
    box(w - .2, d - .16, .09, material, (x, y, height - .06), bevel=.01)
    for sx in (-1, 1):
        for sy in (-1, 1):
            rod((x + sx * (w / 2 - .09), y + sy * (d / 2 - .09), .0), (x + sx * (w / 2 - .11), y + sy * (d / 2 - .11),
                                                                      height - .02), .032, material)


def pendant_lamp(x, y, z, colour='#A8452A', drop=.6):
    shade = lathe_mesh([(0, .24), (.02, .245), (.16, .12), (.2, .04), (.24, .03), (.235, .02), (.15, .10), (.01, .23)], 36)
    place(shade, m.matte(colour, .03, .5), (x, y, z))
    rod((x, y, z + .22), (x, y, z + .22 + drop), .006, m.matte('#2E3238'))


def pot_plant(x, y, z=.02, size=1.0, colour='#9c5a40'):
    place(lathe_mesh([(0, .10 * size), (.22 * size, .14 * size), (.25 * size, .15 * size), (.25 * size, .12 * size),
                      (.2 * size, .11 * size), (.2 * size, .01)], 28), m.matte(colour, .04, .8), (x, y, z))
    land.tree(x, y, .9 * size, 'bush', z + .08 * size, int(110 * size), land.DARK_GREEN)


def picture_frame(x, z, w, h, colours=('#c7b08a', '#7E99A0')):
    """A small framed card of a mountain on the back wall."""
    box(w, .03, h, m.oak(), (x, -.02, z), bevel=.006)
    box(w - .06, .034, h - .06, m.matte('#F3EDE1', .02), (x, -.022, z), bevel=0)
    place(prism_mesh([(-w * .36, -h * .3), (w * .36, -h * .3), (w * .36, -h * .1), (w * .05, h * .22), (-w * .2, h * .02)],
                     .038), m.matte(colours[1], .02), (x, -.024, z))


def cushion_armchair(x, y, turn, cloth, legs):
    f = at(x, y, 0, turn)
    box(.78, .74, .26, cloth, (0, 0, .31), bevel=.07, frame=f, segments=4)
    box(.78, .2, .56, cloth, (0, .30, .60), (-.18, 0, 0), bevel=.08, frame=f, segments=4)
    for s in (-1, 1):
        box(.15, .70, .34, cloth, (s * .36, 0, .46), bevel=.06, frame=f, segments=4)
        for sy in (-.28, .28):
            rod((s * .3, sy, 0), (s * .3, sy, .2), .025, legs, frame=f)
    box(.5, .52, .14, cloth, (0, -.06, .47), bevel=.06, frame=f, segments=4)


def rug(x, y, w, d, colour, border):
    box(w, d, .016, m.matte(border, .03, .95, 40, .4, .02), (x, y, .014), bevel=.006)
    box(w - .16, d - .16, .018, m.matte(colour, .03, .95, 40, .4, .02), (x, y, .016), bevel=.006)


def lights_for_room(span=1.0):
    """Adds lights that are softer and nearer than outdoors, and sunlight through the window."""
    s = span
    area_light((-3 * s, -11 * s, 9 * s), (2.4 * s, -1, 1), 4.5 * s, 900 * s * s, '#FFEBD6')
    area_light((11 * s, -6 * s, 7 * s), (2.5 * s, -1.5, 1), 5 * s, 330 * s * s, '#DCE6F2')
    area_light((4.6 * s, 5.5 * s, 5.2 * s), (2.6 * s, -1.4, 0), 1.4 * s, 900 * s * s, '#FFDFB4')
    area_light((0, 0, 22), (2, 26, 6), 14, 2300, '#FFEAD4')
    surroundings(.45)
