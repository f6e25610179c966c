"""A house body with its openings, quoins and roof. The ridge runs along x; the front faces -y."""
import math

import bmesh
from mathutils import Matrix

from . import materials as m
from . import openings, roofs, walls
from .core import place
from .openings import Joinery
from .shapes import box, cut, finish


def faces(width, depth):
    """Returns the frames of the front, left and right walls: x right, y into the wall, z up."""
    return {'front': Matrix.Translation((0, -depth / 2, 0)),
            'left': Matrix.Translation((-width / 2, 0, 0)) @ Matrix.Rotation(-math.pi / 2, 4, 'Z'),
            'right': Matrix.Translation((width / 2, 0, 0)) @ Matrix.Rotation(math.pi / 2, 4, 'Z')}


def corners(width, depth):
    return [Matrix.Translation((-width / 2, -depth / 2, 0)),
            Matrix.Translation((width / 2, -depth / 2, 0)) @ Matrix.Rotation(math.pi / 2, 4, 'Z'),
            Matrix.Translation((-width / 2, depth / 2, 0)) @ Matrix.Rotation(-math.pi / 2, 4, 'Z')]


def body(width, depth, eaves, rise, material, hipped=False):
    """Walls up to the roof, including gables."""
    bm = bmesh.new()
    outline = [(-depth / 2, -.1), (depth / 2, -.1), (depth / 2, eaves), (0, eaves + rise), (-depth / 2, eaves)]
    if hipped:
        outline = outline[:3] + outline[4:]
    face = bm.faces.new([bm.verts.new((-width / 2, y, z)) for y, z in outline])
    extruded = bmesh.ops.extrude_face_region(bm, geom=[face])
    for v in extruded['geom']:
        if isinstance(v, bmesh.types.BMVert):
            v.co.x += width
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    return place(finish(bm), material)


def hip_core(width, depth, z, rise, overhang):
    """The solid under the tiles of a hipped roof."""
    a, b = width / 2 + overhang, depth / 2 + overhang
    bm = bmesh.new()
    low = [bm.verts.new((x, y, z)) for x, y in ((-a, -b), (a, -b), (a, b), (-a, b))]
    left, right = bm.verts.new((-(a - b), 0, z + rise)), bm.verts.new((a - b, 0, z + rise))
    for ring in ((low[0], low[1], right, left), (low[1], low[2], right), (low[2], low[3], left, right),
                 (low[3], low[0], left), tuple(low[::-1])):
        bm.faces.new(ring)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    place(finish(bm), m.matte('#3b332c'))


def gable_roof(width, depth, eaves, slope, cover, overhang, verge, worn, rafters, **tiling):
    """Builds a gable roof. Returns the frame of the front slope and the height of the eaves."""
    tilt = math.atan(slope)
    length = (depth / 2 + overhang) / math.cos(tilt)
    z = eaves - overhang * slope + .10
    full = width + 2 * verge
    front = roofs.slope_frame((-full / 2, -depth / 2 - overhang, z), (1, 0, 0), (0, math.cos(tilt), math.sin(tilt)))
    back = roofs.slope_frame((full / 2, depth / 2 + overhang, z), (-1, 0, 0), (0, -math.cos(tilt), math.sin(tilt)))
    for frame in (front, back):
        roofs.COVERS[cover](frame, full, length, worn, **tiling)
    timber = m.wood('#7d6a58', '#5f4d3e')
    for frame in (front, back):
        count = int((width + .2) / .55)
        for i in range(count + 1 if rafters else 0):
            box(.10, 1.3, .13, timber, (verge + .05 + i * (width - .1) / count, .68, -.10), bevel=.01, frame=frame,
                segments=1)
        box(full, .03, .16, timber, (full / 2, -.02, -.02), bevel=.008, frame=frame, segments=1)
        for x in (.02, full - .02):
            box(.05, length, .20, timber, (x, length / 2, -.03), bevel=.008, frame=frame, segments=1)
    top = eaves + depth / 2 * slope + (.20 if cover == 'canal' else .16)
    roofs.ridge((-full / 2, 0, top), (full / 2, 0, top), cover, worn, tones=tiling.get('tones'))
    return front, z


def hip_roof(width, depth, eaves, slope, cover, overhang, worn, **tiling):
    tilt = math.atan(slope)
    run = depth / 2 + overhang
    length = run / math.cos(tilt)
    z = eaves - overhang * slope + .10
    hip_core(width, depth, z, run * slope, overhang)
    box(width + 2 * overhang, depth + 2 * overhang, .12, m.wood('#7d6a58', '#5f4d3e'), (0, 0, z - .05), bevel=.01)
    a, b, c, s = width / 2 + overhang, depth / 2 + overhang, math.cos(tilt), math.sin(tilt)
    sides = ((2 * a, (-a, -b), (1, 0), (0, 1)), (2 * a, (a, b), (-1, 0), (0, -1)),
             (2 * b, (-a, b), (0, -1), (1, 0)), (2 * b, (a, -b), (0, 1), (-1, 0)))
    for span, origin, along, inward in sides:
        frame = roofs.slope_frame((*origin, z), (*along, 0), (inward[0] * c, inward[1] * c, s))

        def keep(x, y, span=span):
            return c * y - .06 < x < span - c * y + .06
        roofs.COVERS[cover](frame, span, length, worn, keep=keep, boarded=False, **tiling)
    top = z + run * slope + .08
    lift = .11
    for sx in (-1, 1):
        for sy in (-1, 1):
            roofs.ridge((sx * a, sy * b, z + lift), (sx * (a - b), 0, top + .02), cover, worn, .8,
                        tiling.get('tones'))
    if a - b > .1:
        roofs.ridge((-(a - b), 0, top), (a - b, 0, top), cover, worn, tones=tiling.get('tones'))
    return None, z


def facing(face, width, eaves, rise, holes, material, gable, jamb, size=1.0):
    """Stones that face a wall, except at its openings."""
    def outline(z):
        if z <= eaves or not gable:
            return -width / 2 + .02, width / 2 - .02
        half = width / 2 * max(0, 1 - (z - eaves) / rise)
        return -half + .04, half - .04
    taken = [(o.x - o.w / 2 - jamb - .07, o.x + o.w / 2 + jamb + .07, o.z - .12, o.z + o.h + .27) for o in holes
             if o.kind not in ('arch', 'arcade')]
    taken += [(o.x - o.w / 2 - .3, o.x + o.w / 2 + .3, o.z - .1, o.z + o.h + o.w * .38) for o in holes
              if o.kind in ('arch', 'arcade')]
    taken += [(o.x - o.w / 2 * .8 - .1, o.x + o.w / 2 * .8 + .1, o.z + o.h, o.z + o.h + o.w / 2 + .26) for o in holes
              if o.kind in ('arch', 'arcade')]
    top = eaves + (rise - .15 if gable else -.02)
    walls.courses(face, -width / 2, width / 2, 0, top, .10, material, (.17 * size, .30 * size),
                  (.26 * size, .66 * size), .03, taken, outline)


def house(width=9.0, depth=7.0, eaves=5.2, slope=.38, wall=None, joinery=None, front=(), left=(), right=(),
          cover='canal', worn=False, overhang=.42, verge=.30, hipped=False, stone_faced=None, quoin=1.0,
          plinth=.5, plinth_stone=None, chimneys=((2.2, .9),), chimney_wall=None, gutter=True, rafters=True,
          pipe_inset=.3, stone_size=1.0, pots=2, **tiling):
    """Builds the house and returns the frame of its front roof slope (None if hipped)."""
    wall = wall or m.fresh_render()
    joinery = joinery or Joinery()
    rise = depth / 2 * slope
    block = body(width, depth, eaves, rise, wall, hipped)
    boxes, cylinders = [], []
    walls_by_name = faces(width, depth)
    for name, list_of_openings in (('front', front), ('left', left), ('right', right)):
        for o in list_of_openings:
            openings.make(walls_by_name[name], o, joinery, boxes, cylinders)
    cut(block, boxes, cylinders)
    if stone_faced:
        facing(walls_by_name['front'], width, eaves, rise, front, stone_faced, False, joinery.jamb, stone_size)
        for name, holes in (('left', left), ('right', right)):
            facing(walls_by_name[name], depth, eaves, rise, holes, stone_faced, not hipped, joinery.jamb, stone_size)
    if quoin:
        walls.quoins(corners(width, depth), eaves - .05, joinery.dressing, quoin,
                     proud=.09 if stone_faced else .045)
    if plinth:
        box(width + .07, depth + .07, plinth, plinth_stone or m.stonework('#3a3d42', '#55585c'),
            (0, 0, plinth / 2 - .05), bevel=.03)
    if hipped:
        slope_frame, z = hip_roof(width, depth, eaves, slope, cover, overhang, worn, **tiling)
    else:
        slope_frame, z = gable_roof(width, depth, eaves, slope, cover, overhang, verge, worn, rafters, **tiling)
    side = overhang if hipped else verge
    if gutter:
        roofs.gutter(-width / 2 - side, width / 2 + side, -depth / 2 - overhang - .10, z - .02,
                     width / 2 - pipe_inset, -depth / 2 - .1)
    for x, y in chimneys:
        roofs.chimney(x, y, eaves + rise - abs(y) * slope, slope, chimney_wall or wall, pots, worn,
                      cap=joinery.dressing)
    return slope_frame


