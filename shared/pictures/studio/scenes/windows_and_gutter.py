"""Outdoor renovation: new windows and shutters on a stone house, a zinc gutter, a folding rule in front."""
from mathutils import Matrix

from kit import landscape as land, materials as m, studio, tools, walls
from kit.core import at, inside
from kit.house import house
from kit.openings import Joinery, Opening, bays, casement

PICTURES = {'hero-exterior': dict(view='wide'), 'zinc-gutter': dict(view='gutter'), 'window-joinery': dict(view='window')}
SIZE = {'hero-exterior': (1920, 960), 'zinc-gutter': (1200, 800), 'window-joinery': (1200, 800)}
SEED = 173


def window_waiting(joinery):
    """A new casement that leans on the low wall."""
    with inside(at(-6.3, -3.98, -.08) @ Matrix.Rotation(-.22, 4, 'X')):
        casement(at(), 1.05, 1.45, joinery, .05)


def build(view):
    studio.backdrop(42, -1.1, '#E8DED0')
    land.base(-10.5, 11, -7.5, 8)
    plot = at(3.4, 1.2, 0, 16)
    joinery = Joinery(dressing=m.stonework('#4b4f55', '#6e7276'), shutter=m.paint('#5F7B8C'), door=m.paint('#46606f'),
                      frame=m.paint('#F3EEE4'))
    granite = m.stonework(*m.GRANITE, .5, .05)
    with inside(plot):
        house(8.8, 6.2, 5.0, .44, m.matte('#a79c88'), joinery, stone_faced=granite,
              front=[Opening(.2, .14, 1.15, 2.2, 'glazed')] + bays((-2.8, 2.9), .95, 1.1, 1.5)
              + bays((-2.8, .2, 2.9), 3.1, 1.1, 1.45),
              left=bays((0,), 3.1, 1.0, 1.4) + [Opening(0, 5.3, .5, .5)], chimneys=[(2.2, .6)], plinth=0,
              chimney_wall=m.stonework('#8f8a80', '#aaa396'), tones=('#96543d', '#aa6b4e', '#c39a7c', '#7a4434'))
        walls.paving(-4.4, 4.4, -5.0, -3.2, -.03, m.paving_stone(a='#9a948a', b='#b9b0a2'))
        walls.low_wall(at(-7.8, -3.4), 3.2, .8, .34, m.stonework(*m.GRANITE, .5, .15), m.stonework('#5b5f64', '#777b7e'))
    with inside(plot):
        window_waiting(joinery)
    land.grass(land.clear_of((plot, -4.5, 4.5, -5.2, 3.2), (plot, -8, -4.4, -3.7, -3.1)), -10.2, 10.7, -7.2, 6, 2300)
    for x, y, h in ((-8.2, 3.2, 5.4), (-6.3, 4.8, 4.6), (9.4, 4.8, 5.6)):
        land.tree(x, y, h, 'fir', leaves=700, colours=land.DARK_GREEN)
    land.tree(-3.4, -1.0, 1.0, 'bush', leaves=170, colours=('#a9868f', '#c7a3aa'))
    land.mountains(-10.3, 10.8, 6.7, .8, [land.swell(-7, 4, 2.2), land.swell(6, 5, 2.6)], land.MIDDLE, seed=2)
    land.mountains(-10.3, 10.8, 7.5, 1.2, [land.peak(-4.5, 4, 4.6, .2), land.peak(3, 5, 3.6, -.2)], land.FAR, seed=6)
    if view == 'wide':
        tools.folding_rule(at(-14.2, -4.8, -1.1, -4), .42, 2)
    studio.lights((1, 0, 2), 32, 'spring', 42)
    if view == 'gutter':
        studio.camera((3.4, -21, 3.9), (7.35, -1.8, 4.5), 165, (7.7, -1.5, 4.8), .32)
    elif view == 'window':
        studio.camera((-4.5, -20, 4.6), (.45, -3.1, 1.25), 98, (.2, -3.4, 1.3), .2)
    else:
        studio.camera((-12.5, -38, 11.5), (-2.0, -.2, 1.9), 53, (2.5, -2.6, 3.0), .17)
    return .5
