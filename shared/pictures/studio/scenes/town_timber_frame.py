"""Thiers: tall half-timbered houses of the cutlers, overhanging the street."""
import math

from kit import landscape as land, materials as m, studio, walls
from kit.core import at, inside
from kit.house import house
from kit.openings import Joinery, Opening, bays
from kit.shapes import box

PICTURES = {'town-timber-frame': {}}
SEED = 229
OAK = ('#6b5038', '#4e3927')


def beam(x0, z0, x1, z1, y, size=.16, depth=.12):
    """A timber on the front, between two points."""
    length = math.hypot(x1 - x0, z1 - z0)
    box(length, depth, size, m.wood(*OAK), ((x0 + x1) / 2, y, (z0 + z1) / 2), (0, -math.atan2(z1 - z0, x1 - x0), 0),
        bevel=.012, segments=1)


def frame_storey(width, y, z0, z1, xs, crosses=True):
    """Sill and top plates, posts beside the windows, crosses under and between them."""
    half = width / 2 - .08
    for z in (z0 + .08, z1 - .08):
        beam(-half - .08, z, half + .08, z, y - .02, .18, .16)
    posts = [-half, half] + [x + s * .56 for x in xs for s in (-1, 1)]
    for x in posts:
        beam(x, z0 + .15, x, z1 - .15, y)
    sill = z0 + .95
    beam(-half, sill, half, sill, y)
    edges = sorted(posts)
    for a, b in zip(edges, edges[1:]):
        if b - a < .3:
            continue
        if crosses:
            beam(a + .05, z0 + .18, b - .05, sill - .05, y + .015, .12)
            beam(a + .05, sill - .05, b - .05, z0 + .18, y + .03, .12)
        over_window = any(a < x < b for x in xs)
        if not over_window and b - a > .5:
            beam(a + .05, sill + .05, b - .05, z1 - .2, y + .015, .13)


def timbered(width, depth, storeys, wall, shutter, cover='canal', slope=.5):
    """A house with a stone ground floor and `storeys` upper floors, each of which projects a little further."""
    joinery = Joinery(dressing=m.wood(*OAK), surround='timber', jamb=.1, shutter=m.paint(shutter), door=m.paint(shutter),
                      panes=4)
    stone = m.stonework('#6d675d', '#958c7c')
    house(width, depth, 2.9, .01, m.matte('#7b7466'), Joinery(dressing=stone, door=m.paint(shutter)), chimneys=(),
          front=[Opening(-width / 4 - .05, .08, 1.1, 1.45, 'arch'), Opening(width / 4 + .1, .08, .95, 2.05, 'door')],
          stone_faced=stone, gutter=False, rafters=False, plinth=0, overhang=-.3, verge=-.3, quoin=.8)
    xs = [-width / 4, width / 4]
    for k in range(storeys):
        z0, out = 2.9 + 2.5 * k, .22 * (k + 1)
        last = k == storeys - 1
        with inside(at(0, -out / 2, z0)):
            if last:
                house(width + .1, depth + out, 2.5, slope, wall, joinery, front=bays(xs, 1.0, .95, 1.15, 'window'), cover=cover,
                      left=bays((0,), 1.0, .8, 1.0, 'window'), chimneys=[(width * .22, .4)], chimney_wall=stone, quoin=0,
                      plinth=0, overhang=.6, gutter=False, pots=1)
            else:
                house(width + .1, depth + out, 2.5, .01, wall, joinery, front=bays(xs, 1.0, .95, 1.15, 'window'),
                      left=bays((0,), 1.0, .8, 1.0, 'window'), chimneys=(), gutter=False, rafters=False, quoin=0, plinth=0,
                      overhang=-.3, verge=-.3)
            y = -(depth + out) / 2 - .03
            frame_storey(width + .1, y, 0, 2.5, xs)
            for i in range(int(width / .6)):
                box(.14, .5, .16, m.wood(*OAK), (-width / 2 + .35 + i * .6, y + .2, -.06), bevel=.012)


def build():
    studio.backdrop(42, -1.1, '#E6DACA')
    land.base(-9, 9.5, -7, 7, surface=m.earth('#948c80', '#857d72', '#6f685f'))
    row = at(.4, 1.2, 0, 10)
    with inside(row):
        with inside(at(-2.75, 0)):
            timbered(4.6, 5.4, 2, m.fresh_render('#EADBC0', '#DBC8A6'), '#7d4f42')
        with inside(at(2.15, .3)):
            timbered(4.8, 5.0, 1, m.fresh_render('#E0BC94', '#CFA679'), '#5d6b58', slope=.6)
        with inside(at(6.1, .5)):
            house(2.8, 4.6, 4.6, .5, m.fresh_render('#E7D9C2', '#D6C4A6'), Joinery(jamb=.14, shutter=m.paint('#7d8d90')),
                  front=[Opening(0, .1, 1.0, 2.05, 'door'), Opening(0, 2.8, .85, 1.2, 'shutters')], chimneys=(),
                  gutter=False, quoin=.7, verge=.1)
        walls.paving(-6.6, 7.6, -6.6, -3.0, -.06, m.paving_stone(a='#837c72', b='#a0978a'), (.35, .65))
    walls.low_wall(at(-8.6, -.2, 0, 8), 3.0, 1.3, .4, m.stonework('#6d675d', '#958c7c', .5, .2), m.stonework('#5f5b54', '#7d766a'))
    land.tree(-7.4, 2.8, 4.6, leaves=600, colours=land.GREEN)
    land.tree(8.4, 4.4, 4.8, leaves=500, colours=land.DARK_GREEN)
    land.grass(lambda x, y: y > 4.2 or (x < -6.6 and y > .2), -8.7, 9.2, 0, 6, 700)
    land.mountains(-8.8, 9.3, 5.4, 1.2, [land.swell(-6, 3.4, 2.6), land.swell(6, 4, 3.0)], land.NEAR, seed=8)
    land.mountains(-8.8, 9.3, 6.2, 1.8, [land.swell(-1, 4, 4.6), land.swell(8, 4, 4.2)], land.MIDDLE, seed=3)
    studio.lights((0, 0, 3), 28, 'morning', 42)
    studio.camera((8.0, -30, 9.5), (-.15, -.4, 4.1), 50, (-.4, -2.6, 3.8), .18)
    return .5
