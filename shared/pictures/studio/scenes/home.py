"""The home page: a country house with the Puys behind it, a real brush in front of the model."""
from kit import landscape as land, materials as m, studio, tools, walls
from kit.core import at, inside
from kit.house import house
from kit.openings import Joinery, Opening, bays
from kit.shapes import box

PICTURES = {'hero-home': {}}
SIZE = (2400, 1200)
SAMPLES = 1.5
SEED = 11


def garden_wall():
    cap = m.stonework('#3a3d42', '#54585d')
    material = m.stonework('#55565a', '#8b857b', .6, .35)
    with inside(at(-8.6, -4.9)):
        with inside(at(.3, 0)):
            walls.low_wall(at(), 4.1, .9, .34, material, cap)
        with inside(at(0, .3, 0, 90)):
            walls.low_wall(at(), 6.2, .9, .34, material, cap)
        walls.pillar(at(), .56, 1.08, cap, cap, ball=False)


def build():
    studio.backdrop(46, -1.1, '#E9DFD0')
    land.base(-13.5, 13.5, -7.4, 13.5, .95)
    layers = ((6.2, .9, [land.cone(-12.5, 4.5, 1.5, .2), land.cone(13, 6, 2.0, .25)], land.NEAR, .10),
              (8.0, 1.1, [land.cone(-11.8, 3.6, 3.0, .22, .35), land.cone(9, 5, 2.0, .2), land.cone(15, 5, 2.9, .2)],
               land.MIDDLE, .09),
              (10.0, 1.3, [land.dome(-4.6, 5.0, 5.6), land.cone(12.2, 4.2, 4.2, .22, .4)], land.FAR, .10),
              (12.2, 1.9, [land.cone(-12, 5.2, 4.6, .18, .4), land.cone(1.6, 4.6, 4.7, .2, .45),
                           land.cone(8.2, 4.2, 5.6, .18), land.cone(14.5, 4, 3.4, .2)], land.FARTHEST, .09))
    for i, (y, foot, summits, colour, roughness) in enumerate(layers):
        land.mountains(-13.2, 13.2, y, foot, summits, colour, roughness, .55, i * 7.3, .26, .06)
    plot = at(4.3, 1.0, 0, 14)
    joinery = Joinery()
    with inside(plot):
        house(9, 6.6, 5.0, .38, joinery=joinery,
              front=[Opening(-.2, .14, 1.1, 2.2, 'door')] + bays((-2.9, 2.5), .95, 1.05, 1.45)
              + bays((-2.9, -.2, 2.5), 3.15, 1.05, 1.45),
              left=[Opening(0, 3.15, 1.0, 1.4, 'shutters'), Opening(0, 5.25, .5, .55)], chimneys=[(2.4, .9)], pipe_inset=.85)
        with inside(at(6.5, .5)):
            house(4.2, 5.2, 2.7, .38, joinery=joinery, front=[Opening(0, .1, 1.7, 2.05, 'barn')], chimneys=(),
                  gutter=False, overhang=.32, quoin=.7, plinth=.35)
        walls.paving(-4.0, 4.6, -6.0, -3.42, 0, m.paving_stone())
        box(8.9, 2.9, .2, m.matte('#8f8371'), (.3, -4.75, -.085))
        garden_wall()
    free = land.clear_of((plot, -4.6, 4.6, -3.4, 3.4), (plot, 4.4, 8.7, -2.2, 3.2), (plot, -4.2, 4.8, -6.25, -3.3))
    land.grass(free, -13.2, 13.2, -7.1, 6.0, 3000)
    for x, y, h, kind in ((-10.6, 1.0, 3.4, 'round'), (-3.4, 4.6, 6.4, 'poplar'), (-2.1, 5.1, 5.4, 'poplar'),
                          (-12.4, 3.6, 4.6, 'round'), (12.6, 4.2, 4.6, 'round'), (-7.6, 4.2, 1.5, 'bush'),
                          (-9, 4.4, 1.2, 'bush')):
        land.tree(x, y, h, kind, leaves=620)
    for x, y in ((1.0, -2.35), (1.75, -2.15), (7.2, -1.0), (8.0, -.8)):
        land.tree(x, y, .6, 'bush', 0, 90, ('#6b7a4b', '#9aa06a'))
    tools.brush(at(-19.6, -6.4, -1.1, -33), 1.08)
    studio.lights((2, 0, 2), 37, 'spring', 46)
    studio.camera((-15, -47, 15.0), (-4.0, 0, 1.55), 52, (3, -3.2, 3.0), .17)
    return .55
