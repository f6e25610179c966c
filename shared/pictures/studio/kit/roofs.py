"""Roof coverings (canal tiles, flat tiles, slates, stone slabs), ridges, gutters, chimneys."""
import math
import random

from mathutils import Matrix, Vector, noise

from . import materials as m
from .core import cached_mesh, chance, gauss, place, uniform
from .shapes import box, box_mesh, lathe_mesh, pebble_mesh, rod, stone, trough_mesh


def slope_frame(origin, along, up):
    """Returns a frame on a roof slope: x along the eaves, y up the slope, z out of it."""
    x, y = Vector(along).normalized(), Vector(up).normalized()
    frame = Matrix((x, y, x.cross(y))).transposed().to_4x4()
    frame.translation = Vector(origin)
    return frame


def everywhere(x, y):
    return True


def underlay(frame, width, length):
    box(width + .02, length, .06, m.matte('#3b332c'), (width / 2, length / 2, 0), bevel=0, frame=frame)


def canal_tiles(frame, width, length, worn=False, pitch=.30, row=.40, keep=everywhere, tones=None, mossy=1.0,
                boarded=True):
    tile_length = row * 1.35
    cover = cached_mesh(('canal', pitch, row), lambda: trough_mesh(tile_length, pitch * .47, pitch * .40, .024))
    channel = cached_mesh(('channel', pitch, row),
                          lambda: trough_mesh(tile_length, pitch * .36, pitch * .42, .02, up=False))
    material = m.tile(worn) if tones is None or worn else m.tile(worn, tones)
    columns, rows = int(width / pitch), int(length / row)
    dx, dy = width / columns, length / rows
    loose = 1.9 if worn else 1.0
    for j in range(rows):
        y = j * dy - .06
        for i in range(columns + 1):
            x = i * dx
            jx, jy, turn = gauss(.006) * loose, gauss(.010) * loose, gauss(.010) * loose
            size, lift, nod, roll = uniform(.97, 1.03), gauss(.003), gauss(.006), gauss(.02)
            if not keep(x, y + .2):
                continue
            place(cover, material, (x + jx, y + jy, .125 + lift), (-.055 + nod * loose, roll * loose, turn),
                  (size, 1, size), frame)
            if i < columns:
                place(channel, material, (x + dx / 2 + jx, y - .03 + jy, .135), (-.055, 0, turn), None, frame)
    if boarded:
        underlay(frame, width, length)
    if worn and mossy:
        moss_cushions(frame, width, length, dx, mossy, keep)


def moss_cushions(frame, width, length, pitch, amount, keep):
    """Places moss. It has its own random generator, so that a clean roof has the same tiles."""
    shapes = [cached_mesh(('moss', k), lambda k=k: pebble_mesh(k, 2, .22, .55)) for k in range(6)]
    rng = random.Random(5)
    offset = Vector((3.1, 7.7, 0))
    for _ in range(int(width * length * 95 * amount)):
        x, y = rng.uniform(0, width), rng.uniform(0, length)
        density = (noise.noise(Vector((x * .45, y * .6, 0)) + offset)
                   + .55 * noise.noise(Vector((x * 1.7, y * 1.7, 4)) + offset) + .25 * (1 - y / length))
        if rng.random() > max(0, (density - .02) * 1.9) or not keep(x, y):
            continue
        in_channel = rng.random() < .62
        column = (math.floor(x / pitch) + .5) * pitch if in_channel else round(x / pitch) * pitch
        size = rng.uniform(.028, .085) * (1.15 if in_channel else .8)
        place(rng.choice(shapes), m.moss(),
              (column + rng.gauss(0, .03), y, (.06 if in_channel else .235) + rng.uniform(-.01, .012)),
              (rng.uniform(-.3, .3), rng.uniform(-.3, .3), rng.uniform(0, 6)),
              (size, size * rng.uniform(.9, 1.7), size * .8), frame)


def flat_pieces(frame, width, length, material, pitch, row, thickness, keep=everywhere, boarded=True, loose=1.0, ragged=0.0):
    """Flat tiles or slates in overlapping rows, each shifted by half a piece."""
    shapes = [cached_mesh(('flat', pitch, row, thickness, k), lambda: box_mesh(
        pitch * uniform(.93, .985), row * (1.9 + uniform(-ragged, ragged)), thickness, thickness * .3, 1,
        jitter=ragged * .05)) for k in range(6)]
    columns, rows = max(2, int(width / pitch)), max(2, int(length / row))
    dx, dy = width / columns, length / rows
    tilt = -thickness * 1.1 / row
    for j in range(rows):
        for i in range(columns + 1):
            x = (i + (.5 if j % 2 else 0)) * dx
            y = (j + .45) * dy
            turn, nod, jy = gauss(.006) * loose, gauss(.005) * loose, gauss(.008) * loose
            if not keep(x, y) or x > width + .01:
                continue
            x = min(max(x, pitch * .45), width - pitch * .45)
            place(chance().choice(shapes), material, (x, y + row * .4 + jy, .06 + thickness * .5),
                  (tilt + nod, gauss(.006) * loose, turn), None, frame)
    if boarded:
        underlay(frame, width, length)


def flat_tiles(frame, width, length, worn=False, keep=everywhere, tones=None, boarded=True, **_):
    flat_pieces(frame, width, length, m.tile(worn, tones) if tones else m.tile(worn), .19, .17, .022, keep,
                boarded)


def slates(frame, width, length, worn=False, keep=everywhere, boarded=True, **_):
    flat_pieces(frame, width, length, m.slate(lichen=.35 if worn else 0), .24, .19, .014, keep, boarded)


def stone_slabs(frame, width, length, worn=False, keep=everywhere, **_):
    """Thick stone slabs (lauzes), large at the eaves and small at the ridge."""
    material = m.slate('#56564f', '#7b7a70', lichen=.5)
    shapes = [cached_mesh(('lauze', k), lambda: box_mesh(1, 1, .055, .018, 1, jitter=.04)) for k in range(10)]
    y = 0
    while y < length - .05:
        reach = .34 - .14 * y / length
        x = -.05
        while x < width + .02:
            w = uniform(.85, 1.6) * reach * 1.1
            if x + w > width + .05:
                w = width + .05 - x
            if w > .08 and keep(x + w / 2, y):
                place(chance().choice(shapes), material, (x + w / 2, y + reach * .55, .09 + gauss(.006)),
                      (-.13 + gauss(.015), gauss(.012), gauss(.03)), (w * .97, reach * 1.75, uniform(.8, 1.3)), frame)
            x += w
        y += reach
    underlay(frame, width, length)


COVERS = {'canal': canal_tiles, 'flat': flat_tiles, 'slate': slates, 'lauze': stone_slabs}


def ridge(start, end, kind='canal', worn=False, size=1.0, tones=None):
    """Ridge tiles in mortar, or a strip of zinc on slate."""
    start, end = Vector(start), Vector(end)
    axis = end - start
    turn = math.atan2(axis.y, axis.x)
    nod = math.atan2(axis.z, math.hypot(axis.x, axis.y))
    frame = Matrix.Translation(start) @ Matrix.Rotation(turn, 4, 'Z') @ Matrix.Rotation(-nod, 4, 'Y')
    length = axis.length
    if kind == 'slate':
        rod((0, 0, .02), (length, 0, .02), .075, m.zinc(), 14, frame)
        box(length, .34, .015, m.zinc(), (length / 2, 0, .0), bevel=.004, frame=frame)
        return
    shape = cached_mesh(('ridge', size), lambda: trough_mesh(.62 * size, .19 * size, .165 * size, .028 * size))
    material = m.slate('#56564f', '#7b7a70', lichen=.3) if kind == 'lauze' else (
        m.tile(worn, tones) if tones and not worn else m.tile(worn))
    count = max(1, round(length / (.5 * size)))
    for i in range(count):
        place(shape, material, (i * length / count, 0, gauss(.004)),
              (gauss(.01), .04, -math.pi / 2 + gauss(.012)), frame=frame)
    box(length - .1, .26 * size, .14 * size, m.matte('#b7ab97'), (length / 2, 0, -.05), bevel=.04, frame=frame)


def gutter(x0, x1, y, z, down_at=None, wall_y=None, material=None, bottom=.1):
    """A half-round gutter along x, with a pipe that bends back to the wall."""
    material = material or m.zinc()
    place(trough_mesh(x1 - x0, .10, .10, .012, up=False), material, (x0, y, z), (0, 0, -math.pi / 2))
    for x in (x0 + .01, x1 - .01):
        rod((x - .008, y, z - .035), (x + .008, y, z - .035), .085, material, 16)
    if down_at is not None:
        rod((down_at, y, z - .08), (down_at, wall_y, z - .5), .05, material)
        rod((down_at, wall_y, z - .48), (down_at, wall_y, bottom), .05, material)
        for height in (.25, .62):
            level = bottom + (z - bottom) * height
            rod((down_at, wall_y, level), (down_at, wall_y, level + .05), .062, material)


def chimney(x, y, z, slope, material, pots=2, worn=False, height=1.2, width=.95, cap=None):
    """A chimney. `z` is the height of the roof at the chimney."""
    box(width, .62, height + .7, material, (x, y, z + height / 2 - .35), bevel=.02)
    stone(width + .17, .8, .12, cap or m.volvic(), (x, y, z + height), bevel=.03)
    box(width + .05, .68, .10, m.matte('#5c6166'), (x, y, z - .02 + abs(slope) * .31), bevel=.02)
    pot = lathe_mesh([(0, .13), (.42, .105), (.44, .13), (.5, .13), (.5, .09), (.2, .08)], 20)
    for k in range(pots):
        place(pot, m.tile(worn), (x + (k - (pots - 1) / 2) * .46, y, z + height + .05))
