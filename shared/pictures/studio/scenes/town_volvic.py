"""Volvic: town houses with dressings of dark lava stone, an arcade, a fountain on the square."""
from kit import landscape as land, materials as m, studio, walls
from kit.core import at, inside, place
from kit.house import house
from kit.openings import Joinery, Opening, bays
from kit.shapes import lathe_mesh, rod

PICTURES = {'town-volvic': {}}
SEED = 223


def fountain():
    lava = m.stonework('#34383e', '#4b5056')
    place(lathe_mesh([(0, 1.25), (.5, 1.3), (.58, 1.36), (.66, 1.34), (.66, 1.14), (.3, 1.08), (.3, .1)], 8), lava)
    place(lathe_mesh([(0, .01), (0, 1.12), (.02, 1.12), (.02, .01)], 40), m.glass('#7f949b'), (0, 0, .52))
    place(lathe_mesh([(0, .3), (.9, .24), (1.0, .34), (1.1, .34), (1.14, .2), (1.7, .16), (1.78, .24), (1.95, .2),
                      (2.1, .03)], 24), lava)
    for dx, dy in ((1, 0), (-1, 0), (0, -1)):
        rod((dx * .2, dy * .2, 1.35), (dx * .5, dy * .5, 1.3), .03, m.metal('#7b6a4a', .4))


def build():
    studio.backdrop(42, -1.1, '#E5DCD1')
    land.base(-10, 10.5, -7, 7.5, surface=m.earth('#8b8880', '#7d7a73', '#6b6862'))
    lava = m.stonework('#34383e', '#50555b')
    row = at(.6, 1.6, 0, 9)
    with inside(row):
        with inside(at(-4.3, 0)):
            house(4.4, 6, 6.3, .36, m.fresh_render('#E9D8BC', '#D8C29E'),
                  Joinery(dressing=lava, shutter=m.paint('#8a9aa0'), door=m.paint('#4f5b60')), verge=.05,
                  front=[Opening(-.9, .1, 1.3, 1.6, 'arch'), Opening(1.0, .1, .95, 2.1, 'door')]
                  + bays((-1.0, 1.0), 3.4, .85, 1.5), left=bays((0,), 3.4, .9, 1.4), chimneys=[(-.6, .5)], chimney_wall=lava, gutter=False,
                  quoin=.95)
        with inside(at(.1, .12)):
            house(4.2, 6, 7.6, .36, m.fresh_render('#DDC0A0', '#CBAA86'),
                  Joinery(dressing=lava, shutter=m.paint('#6d7f73'), door=m.paint('#46554b')), verge=.05,
                  front=[Opening(-.88, .1, 1.15, 1.5, 'arcade'), Opening(.88, .1, 1.15, 1.5, 'arcade')]
                  + bays((-.9, .9), 3.2, .78, 1.45) + bays((-.9, .9), 5.6, .78, 1.15), left=[Opening(-1, 6.4, .5, .5)],
                  chimneys=[(.8, .6)], gutter=False, quoin=.95)
        with inside(at(4.35, -.06)):
            house(4.2, 6, 5.6, .40, m.matte('#55575a'), Joinery(dressing=lava, jamb=.18, shutter=m.paint('#a8755f'),
                                                               door=m.paint('#7c4f40')), verge=.05,
                  front=[Opening(-.9, .1, 1.0, 2.1, 'door'), Opening(.9, .9, .78, 1.35, 'shutters')]
                  + bays((-.9, .9), 3.2, .78, 1.35), right=bays((0,), 3.2, .85, 1.3), chimneys=[(.7, .5)], gutter=False,
                  stone_faced=m.stonework('#44484d', '#6e7073', .55), stone_size=.95, quoin=.75, plinth=0)
        walls.paving(-7.4, 7.4, -7.2, -3.1, -.06, m.paving_stone(a='#74736f', b='#8f8c86'), (.45, .85))
    with inside(at(-3.6, -4.2)):
        fountain()
    land.tree(8.8, -1.8, 3.6, leaves=600)
    land.tree(-8.6, 1.4, 4.2, leaves=600)
    land.grass(lambda x, y: y > 4.9 or x < -8.2, -9.7, 10.2, -3, 6, 700)
    land.mountains(-9.8, 10.3, 5.9, .7, [land.swell(-6, 4, 2.0), land.swell(6, 4, 1.5)], land.NEAR, seed=8)
    land.mountains(-9.8, 10.3, 6.6, 1.2, [land.cone(-6.5, 4.5, 4.4, .2, .45), land.cone(8, 4, 4.0, .22, .4)], land.FAR,
                   seed=3)
    studio.lights((0, 0, 3), 29, 'winter', 42)
    studio.camera((-9.0, -30, 9.5), (.25, -.4, 3.6), 51, (-.2, -2.4, 3.2), .18)
    return .55
