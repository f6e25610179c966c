"""All trades: three houses of a hamlet on one base, brush, trowel and pencil in front."""
from kit import landscape as land, materials as m, studio, tools, walls
from kit.core import at, inside
from kit.house import house
from kit.openings import Joinery, Opening, bays

PICTURES = {'hero-services': {}}
SIZE = (1920, 960)
SEED = 181


def build():
    studio.backdrop(46, -1.1, '#E9DFD0')
    land.base(-13, 13, -7, 9)
    tall, low, stone = at(-.6, 1.6, 0, 6), at(7.4, .8, 0, -12), at(-6.6, 2.6, 0, 20)
    with inside(tall):
        house(5.8, 5.6, 6.2, .42, m.fresh_render('#EBD3AE', '#DBBF92'),
              Joinery(shutter=m.paint('#7E99A0'), door=m.paint('#38505A')),
              front=[Opening(-1.3, .14, 1.1, 2.2, 'door'), Opening(1.4, .95, 1.0, 1.4, 'shutters')]
              + bays((-1.3, 1.4), 3.6, 1.0, 1.5), left=bays((0,), 3.6, .9, 1.3), chimneys=[(1.4, .6)])
        tools.ladder((.2, -4.2, -.05), (.2, -2.95, 4.6), .4)
    with inside(low):
        house(6.6, 5.2, 3.2, .46, m.fresh_render('#F3ECDD', '#E6DCC8'),
              Joinery(shutter=m.paint('#9c5f50'), door=m.paint('#7a4438')), cover='flat',
              front=[Opening(-.1, .12, 1.1, 2.1, 'door')] + bays((-1.95, 1.75), .9, .9, 1.3),
              left=[Opening(0, .9, .9, 1.2, 'shutters'), Opening(0, 3.4, .5, .5)], chimneys=[(-1.8, .5)],
              chimney_wall=m.stonework(*m.BASALT),
              tones=('#8f4e3b', '#a1624a', '#b58465', '#74413a'))
        tools.scaffold(1.2, 4.0, -3.9, (1.7,), .75, 1.4, -.05)
        walls.paving(-3, 3.2, -4.8, -3.0, -.06, m.paving_stone())
    with inside(stone):
        house(5.0, 4.6, 3.9, .55, m.matte('#6f6a60'), Joinery(jamb=.16, shutter=m.paint('#88967a'), door=m.paint('#5d6b50')),
              cover='slate', front=[Opening(-1.0, .1, 1.0, 2.05, 'door'), Opening(1.2, .9, .9, 1.2, 'shutters'),
                                    Opening(-1.0, 2.65, .7, .8), Opening(1.2, 2.65, .7, .8)],
              left=[Opening(0, 2.4, .8, 1.0, 'shutters')], chimneys=[(1.3, .4)], quoin=.8, plinth=0,
              stone_faced=m.stonework(*m.BASALT, .5, .1), stone_size=.9, chimney_wall=m.stonework(*m.BASALT), gutter=True)
    with inside(at(-6.0, -3.6, 0, -6)):
        walls.low_wall(at(), 7.2, .8, .34, m.stonework('#55565a', '#8b857b', .6, .3), m.volvic())
        walls.pillar(at(7.6, 0), .5, 1.1, ball=False)
        walls.pillar(at(-.2, 0), .5, 1.1, ball=False)
    free = land.clear_of((tall, -3, 3, -2.9, 2.9), (low, -3.4, 3.4, -5, 2.7), (stone, -2.6, 2.6, -2.4, 2.4),
                         (at(-6, -3.6, 0, -6), -.4, 8, -.3, .3))
    land.grass(free, -12.7, 12.7, -6.7, 6.8, 2600)
    for x, y, h, kind in ((-11.2, 1.8, 4.6, 'round'), (3.1, 4.6, 6.0, 'poplar'), (-3.6, 5.4, 5.0, 'round'),
                          (11.8, 3.8, 4.6, 'round'), (4.2, -1.2, 1.0, 'bush'), (-9.8, -2.6, 1.1, 'bush')):
        land.tree(x, y, h, kind, leaves=560)
    land.puys(-12.8, 12.8, 7.0, .86, 51)
    tools.brush(at(-12.6, -9.8, -1.1, 4), .66, '#E9D2AE')
    tools.trowel(at(1.8, -9.3, -1.1, 168), .72)
    tools.pencil(at(5.4, -9.2, -1.1, -8), 5.2, .16)
    studio.lights((0, 0, 2), 36, 'morning', 46)
    studio.camera((6.5, -47, 15.0), (-.3, -.6, 1.65), 45, (1, -2.0, 2.6), .17, (-.115, 0))
    return .5
