"""Bourbonnais: roughcast and brick dressings, a steep hipped roof of flat tiles, dormers, meadows."""
from kit import landscape as land, materials as m, roofs, studio, walls
from kit.core import at, inside, place
from kit.house import house
from kit.openings import Joinery, Opening, bays
from kit.shapes import box, prism_mesh, rod

PICTURES = {'town-bourbonnais': {}}
SEED = 239
TILES = ('#7f4a3a', '#94604a', '#a97a5e', '#653c33')


def dormer(x, y, z, brick):
    """A brick dormer with a small gable, as on the country houses of the Allier."""
    box(1.0, 1.7, 1.3, brick, (x, y + .6, z), bevel=.01)
    box(.6, .08, .85, m.glass(), (x, y - .25, z + .02), bevel=0)
    for s in (-1, 1):
        box(.055, .09, .88, m.paint('#EDE6D8'), (x + s * .29, y - .255, z + .02), bevel=.006)
    box(.04, .095, .88, m.paint('#EDE6D8'), (x, y - .26, z + .02), bevel=.006)
    place(prism_mesh([(-.5, 0), (.5, 0), (0, .62)], 1.7), brick, (x, y + .6, z + .65))
    for s in (-1, 1):
        box(.92, 1.95, .07, m.tile(False, TILES), (x + s * .34, y + .52, z + .98), (0, s * .89, 0), bevel=.012)


def fence(x0, x1, y):
    wood = m.wood('#8f8270', '#6f6455')
    for k in range(int((x1 - x0) / 1.4) + 1):
        rod((x0 + k * 1.4, y, -.1), (x0 + k * 1.4, y, .85), .05, wood)
    for z in (.3, .65):
        rod((x0, y, z), (x1, y, z), .035, wood)


def build():
    studio.backdrop(42, -1.1, '#E7DED0')
    land.base(-10.5, 10.5, -7, 7.5, surface=m.turf('#77854f', '#8f9a66', '#626d42'))
    plot = at(1.0, 1.0, 0, -14)
    brick = m.brick('#9a5744', '#b57459', '#cbbfa9')
    joinery = Joinery(dressing=brick, surround='band', jamb=.22, shutter=m.paint('#DAD4C4'), door=m.paint('#6B7F72'))
    with inside(plot):
        house(9.0, 6.2, 3.9, 1.0, m.fresh_render('#E4D3B4', '#CFBB98'), joinery, hipped=True, cover='flat', overhang=.4,
              front=[Opening(0, .12, 1.15, 2.3, 'door')] + bays((-3.0, 3.0), .95, 1.1, 1.7),
              left=bays((0,), .95, 1.0, 1.6), right=bays((-1.2, 1.2), .95, .95, 1.6), chimneys=(), quoin=0, plinth=.5,
              plinth_stone=m.stonework('#7f7a70', '#9b9589', .4), tones=TILES)
        for sx in (-1, 1):
            box(.5, .09, 3.7, brick, (sx * 4.27, -3.1, 2.0), bevel=.008)
            box(.09, .5, 3.7, brick, (sx * 4.5, -2.87, 2.0), bevel=.008)
        box(9.08, 6.28, .22, brick, (0, 0, 3.62), bevel=.008)
        for x in (-1.75, 1.75):
            dormer(x, -2.75, 4.75, brick)
        roofs.chimney(1.6, .4, 7.2, .9, brick, 2, height=1.2)
        roofs.chimney(-1.8, .3, 7.2, .9, brick, 2, height=1.2)
        walls.paving(-1.4, 1.4, -6.0, -3.2, -.06, m.paving_stone(a='#a8967f', b='#bfae97'), (.3, .6))
    fence(-10, -2.8, -5.4)
    fence(3.0, 10, -5.9)
    land.grass(land.clear_of((plot, -4.7, 4.7, -3.3, 3.3), (plot, -1.6, 1.6, -6.2, -3)), -10.2, 10.2, -6.7, 6, 2800)
    for x, y, h in ((-7.8, 3.4, 5.8), (8.8, 3.8, 5.2), (-9.2, .2, 4.4)):
        land.tree(x, y, h, leaves=760)
    for x in (-2.3, 2.3, 3.6, -3.6):
        land.tree(x + 1.4, -2.9 + x * .02, .65, 'bush', -.06, 110, ('#b3727c', '#d49aa0'))
    land.hedge(-10.3, 10.3, 6.6, 1.1, .5, land.GREEN, 110)
    land.mountains(-10.3, 10.3, 7.1, .9, [land.swell(-4, 6, .9), land.swell(7, 4, 1.2)], land.MIDDLE, .05, seed=13)
    studio.lights((0, 0, 3), 29, 'morning', 42)
    studio.camera((9.2, -30, 9.8), (.2, -.4, 3.2), 54, (.8, -2.6, 3.2), .18)
    return .5
