"""Cantal: a basalt farmhouse under stone slabs, the barn ramp behind it, dry walls, bare summits."""
from kit import landscape as land, materials as m, studio, tools, walls
from kit.core import at, inside
from kit.house import house
from kit.openings import Joinery, Opening, bays

PICTURES = {'town-cantal': {}}
SEED = 251


def build():
    studio.backdrop(42, -1.1, '#E2DDD6')
    land.base(-10.5, 10.5, -7, 7.5, surface=m.turf('#6d8148', '#86985b', '#5a6b3c'), relief=.1)
    plot = at(.9, 1.0, 0, -15)
    basalt = m.stonework('#54534f', '#8a8478', .6, .3)
    dressing = m.stonework('#6b6963', '#8b877e', .4, .15)
    joinery = Joinery(dressing=dressing, shutter=m.paint('#7B5A48'), door=m.paint('#5d4436'), jamb=.18)
    with inside(plot):
        house(8.6, 6.0, 3.9, .92, m.matte('#66635c'), joinery, cover='lauze', stone_faced=basalt, plinth=0,
              front=[Opening(-.6, .1, 1.05, 2.05, 'door')] + bays((-2.7, 1.4), .9, .95, 1.25)
              + [Opening(x, 2.75, .65, .7) for x in (-2.7, 1.4)] + [Opening(3.1, .1, .72, 1.6, 'door')],
              right=[Opening(.2, 1.0, .8, 1.0, 'shutters'), Opening(0, 3.9, .8, 1.0)],
              chimneys=[(3.4, .0)], chimney_wall=basalt, gutter=False, pots=0)
        with inside(at(-6.4, .4)):
            house(4.4, 5.0, 2.7, .92, m.matte('#66635c'), joinery, cover='lauze', stone_faced=basalt, plinth=0, quoin=.8,
                  front=[Opening(.1, .05, 1.7, 1.2, 'arch')], chimneys=(), gutter=False)
        walls.paving(-2.6, 3.0, -4.6, -3.2, -.08, m.paving_stone(a='#6d6b66', b='#8b8880'), (.4, .9))
    with inside(at(-9.6, -5.2, -.1, 4)):
        walls.courses(at(), 0, 7.0, 0, .8, .4, basalt, (.12, .22), (.2, .5), .03)
    with inside(at(4.2, -4.6, -.1, -8)):
        walls.courses(at(), 0, 5.8, 0, .75, .4, basalt, (.12, .22), (.2, .5), .03)
    tools.stone_pile(8.6, -1.4, -.08, 12, basalt, 5, .5)
    free = land.clear_of((plot, -4.5, 4.5, -4.7, 3.2), (plot, -8.8, -4, -2.7, 3))
    land.grass(free, -10.2, 10.2, -6.7, 6, 3000, material=m.blade('#708548', '#9aa963', '#86955a'))
    land.tree(8.4, 2.8, 4.6, leaves=700, colours=('#6c7a48', '#9aa468'))
    land.tree(-9.0, 4.8, 3.6, leaves=450, colours=('#6c7a48', '#9aa468'))
    land.mountains(-10.3, 10.3, 6.5, .9, [land.swell(-6, 4, 1.5), land.swell(5, 5, 1.2)], '#8a9463', .08, seed=13)
    land.mountains(-10.3, 10.3, 7.2, 1.4, [land.peak(-4.5, 5, 4.2, .25), land.peak(4.5, 4, 2.9, -.2), land.peak(9, 4, 3.2)],
                   land.FAR, .12, seed=17)
    studio.lights((0, 0, 3), 29, 'winter', 42)
    studio.camera((9.4, -30, 10.2), (.0, -.4, 2.75), 55, (.6, -2.4, 3.2), .18)
    return .55
