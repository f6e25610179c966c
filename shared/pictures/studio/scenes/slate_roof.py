"""A slate roof with its zinc ridge and gutter, on a steep gable."""
from kit import landscape as land, materials as m, studio
from kit.core import at, inside
from kit.house import house
from kit.openings import Joinery, Opening

PICTURES = {'slate-roof': {}}
SEED = 263


def build():
    studio.backdrop(40, -1.1, '#E3DDD4')
    land.base(-10, 10, -9, 9, surface=m.turf('#6f7d55', '#8a9566', '#5e6848'))
    plot = at(0, 0, 0, 26)
    with inside(plot):
        house(6.8, 5.6, 4.0, .95, m.fresh_render('#E9E2D4', '#D8CFBF'),
              Joinery(shutter=m.paint('#7A8C6E'), door=m.paint('#5f6f55')), cover='slate',
              front=[Opening(-1.9, 1.8, 1.0, 1.4, 'shutters'), Opening(1.7, 1.8, 1.0, 1.4, 'shutters')],
              left=[Opening(0, 1.8, 1.0, 1.4, 'shutters'), Opening(0, 4.3, .8, 1.0, 'shutters')],
              chimneys=[(1.6, .4)], chimney_wall=m.brick())
    land.grass(land.clear_of((plot, -3.5, 3.5, -2.9, 2.9)), -9.6, 9.6, -8.6, 8, 1800)
    for x, y, h in ((7.0, 4.5, 5.4), (8.4, 5.8, 6.4), (-7.2, 6.4, 5.6)):
        land.tree(x, y, h, 'fir', leaves=600, colours=land.DARK_GREEN)
    land.mountains(-30, 30, 13, .8, [land.peak(-8, 7, 5.4, .2), land.peak(9, 8, 4.4)], land.FAR, .14, seed=8)
    studio.lights((0, 0, 4), 27, 'winter')
    studio.camera((-10.5, -22, 11.6), (0, -.3, 4.4), 74, (-.8, -1.6, 5.4), .2)
    return .55
