"""Tools. Full-size tools in front of the model show its scale; small tools are part of it."""
import math
import random

import bmesh
import bpy
from mathutils import Matrix, Vector, noise

from . import materials as m
from .core import at, gauss, place, stage
from .shapes import box, box_mesh, cylinder_mesh, finish, lathe_mesh, pebble_mesh, prism_mesh, rod
from .shading import Shader


def laid(frame, size, lift=0.0):
    """Returns a frame that lays an upright tool (along z) down along x."""
    return (frame @ Matrix.Scale(size, 4) @ Matrix.Translation((0, 0, lift))
            @ Matrix.Rotation(math.pi / 2, 4, 'Y') @ Matrix.Rotation(math.pi / 2, 4, 'Z'))


def bristle_material(tip, wet_from):
    s = Shader('bristle', in_object_space=True)
    edge = s.math('ADD', s.axis(2), s.math('MULTIPLY', s.noise(2.5, 3), .9))
    return s.done(s.mix(s.ramp(edge, wet_from, wet_from + .17), '#4a3826', tip), .6)


def bristles(count, half_width, half_depth, root, length, spread=1.06, taper=.7, thickness=.016, seed=3):
    rng = random.Random(seed)
    bm = bmesh.new()
    for _ in range(count):
        x, y = rng.uniform(-half_width, half_width), rng.uniform(-half_depth, half_depth)
        reach = length * (1 - .10 * (x / half_width) ** 2) * rng.uniform(.93, 1.03)
        tip = Vector((x * spread + rng.gauss(0, .02), y * taper + rng.gauss(0, .02), root + .05 + reach))
        w = thickness
        low = [bm.verts.new((x + dx, y + dy, root)) for dx, dy in ((-w, -w), (w, -w), (w, w), (-w, w))]
        w *= .5
        high = [bm.verts.new(tip + Vector((dx, dy, 0))) for dx, dy in ((-w, -w), (w, -w), (w, w), (-w, w))]
        for i in range(4):
            bm.faces.new((low[i], low[(i + 1) % 4], high[(i + 1) % 4], high[i]))
        bm.faces.new(high)
    return finish(bm)


def brush(frame, size=1.0, paint='#F2ECDF', handle=None):
    """A flat brush lying along +x, about ten units long, its tip wet with paint."""
    profile = [(0, .10), (.05, .24), (.25, .34), (.8, .36), (1.8, .30), (2.8, .27), (3.6, .36), (4.3, .60),
               (4.7, .72), (5.2, .74)]
    grip = lathe_mesh(profile, 40)
    for v in grip.vertices:
        v.co.y *= .36 / .74 + (1 - .36 / .74) * (1 - min(1, max(0, (v.co.z - 2.8) / 2)))
    b = laid(frame, size, .36)
    place(grip, handle or m.wood('#8d6a4a', '#6b4b33', roughness=.3), frame=b)
    ferrule = m.metal('#b9a27a', .3)
    box(1.62, .74, 1.15, ferrule, (0, 0, 5.65), bevel=.12, frame=b, segments=3)
    for z in (5.3, 6.0):
        box(1.66, .78, .06, ferrule, (0, 0, z), bevel=.03, frame=b)
    place(bristles(1500, .74, .31, 6.15, 1.75), bristle_material(paint, 7.45), frame=b)


def scrubbing_brush(frame, size=1.0, colour='#b98f5c'):
    """A wooden hand brush with stiff bristles, lying bristles down along +x."""
    f = frame @ Matrix.Scale(size, 4)
    block = prism_mesh([(-2.2, .75), (2.2, .75), (2.45, .95), (2.45, 1.15), (2.1, 1.35), (-2.1, 1.35), (-2.45, 1.15),
                        (-2.45, .95)], 1.5, .1)
    place(block, m.wood(colour, '#94703f', roughness=.4), frame=f)
    rng = random.Random(8)
    bm = bmesh.new()
    for i in range(17):
        for j in range(6):
            for _ in range(9):
                x = -2.15 + i * .27 + rng.gauss(0, .035)
                y = -.55 + j * .22 + rng.gauss(0, .035)
                foot = Vector((x + rng.gauss(0, .06), y + rng.gauss(0, .06), rng.uniform(0, .05)))
                w = .017
                top = [bm.verts.new((x + dx, y + dy, .8)) for dx, dy in ((-w, -w), (w, -w), (w, w), (-w, w))]
                low = [bm.verts.new(foot + Vector((dx, dy, 0))) for dx, dy in ((-w, -w), (w, -w), (w, w), (-w, w))]
                for k in range(4):
                    bm.faces.new((low[k], low[(k + 1) % 4], top[(k + 1) % 4], top[k]))
    place(finish(bm), m.matte('#d8c49a', .05, .7), frame=f)


def trowel(frame, size=1.0):
    """A bricklayer's trowel lying along +x, on the heel of its blade and the end of its handle."""
    f = frame @ Matrix.Scale(size, 4) @ Matrix.Translation((0, 0, -.12)) @ Matrix.Rotation(-.055, 4, 'Y')
    blade = [(0, .0), (.5, .78), (.9, .95), (3.9, .12), (4.05, 0), (3.9, -.12), (.9, -.95), (.5, -.78)]
    place(prism_mesh(blade, .06, .02), m.steel(), (0, 0, .10), (-math.pi / 2 + .03, 0, 0), frame=f)
    rod((.35, 0, .10), (-.2, 0, .52), .09, m.steel(), 12, f)
    rod((-.25, 0, .52), (-.9, 0, .56), .09, m.steel(), 12, f)
    grip = lathe_mesh([(0, .17), (.1, .21), (.5, .25), (1.2, .22), (1.9, .24), (2.4, .27), (2.6, .2), (2.66, .05)], 28)
    place(grip, m.wood('#B5793F', '#8F5626', roughness=.32), (-.85, 0, .56), (0, -math.pi / 2 - .02, 0), frame=f)


def pencil(frame, length=8.0, radius=.17, colour='#B6502F'):
    f = frame @ Matrix.Translation((0, 0, radius)) @ Matrix.Rotation(math.pi / 2, 4, 'Y')
    place(cylinder_mesh(radius, length, 6), m.paint(colour), (0, 0, length / 2), frame=f)
    s = radius / .17
    place(cylinder_mesh(radius * .98, .7 * s, 12, .05 * s), m.wood('#E0BE90', '#CDA672'), (0, 0, length + .35 * s),
          frame=f)
    place(cylinder_mesh(.055 * s, .17 * s, 8, .01), m.matte('#2b2b2d'), (0, 0, length + .76 * s), frame=f)


def folding_rule(frame, size=1.0, segments=4):
    """A carpenter's folding rule, folded in a zigzag."""
    f = frame @ Matrix.Scale(size, 4)
    wood, ink, brass = m.wood('#D9B25C', '#C79C48', roughness=.4), m.matte('#2b2b2d', .02), m.metal('#b58a4a', .3)
    x = y = 0.0
    for k in range(segments):
        angle = (.42 if k % 2 else -.42) if segments > 1 else 0
        leg = f @ Matrix.Translation((x, y, .08 + .1 * (k % 2))) @ Matrix.Rotation(angle, 4, 'Z')
        box(4.2, .42, .09, wood, (2, 0, 0), bevel=.02, frame=leg)
        for i in range(39):
            tall = .2 if i % 10 == 0 else .13 if i % 5 == 0 else .08
            box(.018, tall, .004, ink, (.1 + i * .1, .21 - tall / 2 - .01, .046), bevel=0, frame=leg)
        place(cylinder_mesh(.12, .13, 18), brass, (0, 0, .0), frame=leg)
        x += 4 * math.cos(angle)
        y += 4 * math.sin(angle)


def slater_hammer(frame, size=1.0):
    """A roofer's hammer lying along +x."""
    f = frame @ Matrix.Scale(size, 4)
    rod((0, 0, .28), (5.6, 0, .2), .17, m.wood('#B98A58', '#8C5F36', roughness=.35), 16, f)
    head = [(-1.5, .05), (-.25, .28), (.25, .28), (1.0, .24), (1.0, -.24), (.25, -.28), (-.25, -.28)]
    place(prism_mesh(head, .42, .04), m.metal('#6e7377', .35), (5.6, 0, .26), (-math.pi / 2, 0, math.pi / 2), frame=f)


def bucket(loc, r=.2, h=.3, colour='#2E3238', contents='#F2ECDF', frame=None):
    place(lathe_mesh([(0, r * .8), (h, r), (h + .012, r * 1.05), (h, r * .95), (h * .86, r * .92), (h * .86, .001)], 28),
          m.matte(colour, .05, .5), loc, frame=frame)
    place(cylinder_mesh(r * .93, .02, 24), m.matte(contents, .03, .5), (loc[0], loc[1], loc[2] + h * .88), frame=frame)


def broom(foot, top, frame=None, width=.42):
    """A yard broom leaning from `foot` to `top`."""
    foot, top = Vector(foot), Vector(top)
    rod(foot + (top - foot).normalized() * .1, top, .018, m.wood('#C79A61', '#A0733f'), frame=frame)
    base = Matrix.Translation(foot)
    f = frame @ base if frame is not None else base
    box(width, .09, .07, m.wood('#8C3F2B', '#7a3524'), (0, 0, .14), bevel=.015, frame=f)
    place(bristles(500, width / 2 - .01, .035, 0, .08, 1, 1, .006), m.matte('#b49a5e'), (0, 0, .11), (math.pi, 0, 0),
          frame=f)


def hose(points, radius=.022, colour='#5E6B3F'):
    """A garden hose through points, as a smooth curve."""
    curve = bpy.data.curves.new('hose', 'CURVE')
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution = '3D', radius, 3
    line = curve.splines.new('NURBS')
    line.points.add(len(points) - 1)
    for point, co in zip(line.points, points):
        point.co = (*co, 1)
    line.use_endpoint_u, line.order_u = True, 4
    curve.materials.append(m.matte(colour, .04, .45))
    thing = bpy.data.objects.new('hose', curve)
    bpy.context.scene.collection.objects.link(thing)
    thing.matrix_world = stage.root


def pressure_washer(frame, colour='#A8452A'):
    """A small washer on two wheels with its lance."""
    dark = m.matte('#2E3238', .04, .5)
    box(.42, .30, .52, m.matte(colour, .03, .4), (0, 0, .40), bevel=.07, frame=frame)
    box(.36, .32, .14, dark, (0, 0, .20), bevel=.03, frame=frame)
    for s in (-1, 1):
        place(cylinder_mesh(.13, .07, 24), dark, (s * .22, .06, .13), (0, math.pi / 2, 0), frame=frame)
        rod((s * .17, .17, .2), (s * .17, .22, 1.0), .018, m.steel(), frame=frame)
    rod((-.17, .22, 1.0), (.17, .22, 1.0), .02, dark, frame=frame)


def scaffold(x0, x1, y, levels, depth=.8, bay=1.9, ground=0.0, top=1.0, frame=None):
    """A scaffold with plank floors and guard rails. Its outer face is at `y`."""
    tube, plank = m.metal('#9aa0a4', .4), m.scaffold_plank()
    count = max(1, round((x1 - x0) / bay))
    width = (x1 - x0) / count
    r = .032
    for i in range(count + 1):
        x = x0 + i * width
        for row in (y, y + depth):
            rod((x, row, ground), (x, row, levels[-1] + (top if row == y else top - .4)), r, tube, frame=frame)
            box(.18, .18, .03, tube, (x, row, ground + .015), bevel=.005, frame=frame)
        for z in levels:
            rod((x, y - .05, z - .06), (x, y + depth + .05, z - .06), r * .85, tube, frame=frame)
    for z in levels:
        for k in range(3):
            box(x1 - x0 + .2, depth / 3 - .02, .05, plank, ((x0 + x1) / 2 + gauss(.05), y + depth * (k + .5) / 3, z),
                bevel=.008, frame=frame, segments=1)
        for rail in (.5, .95):
            rod((x0 - .08, y, z + rail), (x1 + .08, y, z + rail), r * .8, tube, frame=frame)
        box(x1 - x0, .025, .13, plank, ((x0 + x1) / 2, y - .02, z + .08), bevel=.005, frame=frame, segments=1)
        rod((x0 - .08, y, z - .05), (x1 + .08, y, z - .05), r * .8, tube, frame=frame)
    heights = [ground + .1] + list(levels)
    for i in range(count):
        a, b = (x0 + i * width, x0 + (i + 1) * width)[::1 if i % 2 == 0 else -1]
        for low, high in zip(heights, heights[1:]):
            rod((a, y + depth, low), (b, y + depth, high), r * .7, tube, frame=frame)


def ladder(foot, top, width=.42, frame=None):
    foot, top = Vector(foot), Vector(top)
    wood, half = m.wood('#C79A61', '#A0733f'), Vector((width / 2, 0, 0))
    for side in (-1, 1):
        rod(foot + half * side, top + half * side, .035, wood, frame=frame)
    count = int((top - foot).length / .3)
    for i in range(1, count):
        middle = foot.lerp(top, i / count)
        rod(middle - half, middle + half, .022, wood, frame=frame)


def step_ladder(x, y, frame=None):
    wood = m.wood('#BFA077', '#9c7a50')
    for s in (-1, 1):
        rod((x + s * .27, y - .57, .02), (x + s * .2, y - .04, 1.75), .03, wood, frame=frame)
        rod((x + s * .27, y + .46, .02), (x + s * .2, y, 1.75), .025, wood, frame=frame)
    for i in range(1, 6):
        t = i / 6
        box(.52 - .12 * t, .13, .03, wood, (x, y - .57 + .53 * t, .02 + 1.73 * t), bevel=.006, frame=frame)
    box(.46, .26, .035, wood, (x, y - .02, 1.77), bevel=.008, frame=frame)


def trestle(x, y, frame=None, width=1.3, height=.78):
    """A small site table."""
    wood = m.wood('#BFA077', '#9c7a50')
    box(width, .7, .05, wood, (x, y, height), bevel=.01, frame=frame)
    for sx in (-1, 1):
        for sy in (-1, 1):
            rod((x + sx * (width / 2 - .1), y + sy * .3, .02), (x + sx * (width / 2 - .18), y + sy * .3, height - .02),
                .03, wood, frame=frame)


def heap(x, y, z, radius, height, material):
    """A heap of sand or gravel."""
    bm = bmesh.new()
    bmesh.ops.create_grid(bm, x_segments=60, y_segments=60, size=radius * 2.2)
    for v in bm.verts:
        d = v.co.length / radius
        v.co.z = max(-.3, height * 1.1 * math.exp(-d * d) - .13 + .05 * noise.noise(v.co * 2.3)
                     + .015 * noise.noise(v.co * 9))
    place(finish(bm, smooth=True), material, (x, y, z), scale=(1.1, .85, 1))


def stone_pile(x, y, z, count, material, seed=4, spread=.5):
    rng = random.Random(seed)
    for _ in range(count):
        d, a = abs(rng.gauss(0, spread)), rng.uniform(0, 6.28)
        height = max(.05, .5 - d * .75) * rng.uniform(.2, 1)
        place(box_mesh(rng.uniform(.2, .45), rng.uniform(.18, .32), rng.uniform(.13, .22), .04, 2, .03, 1, .03), material,
              (x + d * math.cos(a) * 1.2, y + d * math.sin(a) * .6, z + height),
              (rng.uniform(-.5, .5), rng.uniform(-.5, .5), rng.uniform(0, 6)))


def mortar_board(x, y, z, turn=.25):
    box(1.05, .75, .05, m.scaffold_plank(), (x, y, z), (0, 0, turn), bevel=.01)
    place(pebble_mesh(3, 3, .05, .42, True), m.matte('#cfc6b4', .02, .9, 9, .6, .06), (x - .05, y + .05, z + .05),
          (0, 0, .4), (.33, .25, .3))
    trowel(at(x + .05, y - .02, z + .15, 200), .085)


def drop_cloth(x, y, z, half_x=1.55, half_y=.75, colour='#E4DAC6'):
    bm = bmesh.new()
    bmesh.ops.create_grid(bm, x_segments=90, y_segments=60, size=1)
    for v in bm.verts:
        q = v.co.copy()
        fold = (.018 + .035 * abs(noise.noise(Vector((q.x * 2.2, q.y * 1.5, 1))))
                + .012 * noise.noise(Vector((q.x * 6, q.y * 5, 2))))
        v.co = Vector((q.x * half_x + .06 * noise.noise(Vector((q.y * 2, 0, 3))),
                       q.y * half_y + .07 * noise.noise(Vector((q.x * 2, 0, 7))), fold))
    place(finish(bm, smooth=True), m.matte(colour, .02, .95, 40, .3, .02), (x, y, z), (0, 0, .03))


def paint_roller(frame, colour='#93a088', pole=1.6):
    """A roller with its sleeve at the origin, along x. The pole extends down and forward."""
    iron = m.steel()
    place(cylinder_mesh(.055, .42, 24), m.matte(colour, .02, .95, 40, .6), (0, 0, 0), (0, math.pi / 2, 0), frame=frame)
    rod((.24, 0, 0), (.24, -.065, -.12), .012, iron, frame=frame)
    rod((.24, -.065, -.12), (0, -.125, -.2), .012, iron, frame=frame)
    rod((0, -.125, -.18), (-.08, -.125 - .42 * pole, -.18 - .86 * pole), .02, m.wood('#D3A870', '#B58348'), frame=frame)


def colour_cards(frame, colours):
    """A fan of painted sample cards."""
    for i, colour in enumerate(colours):
        box(.2, .28, .012, m.paint(colour), (i * .17, .02 * i, .006 * i), (0, 0, .25 - .12 * i), bevel=.003, frame=frame)
