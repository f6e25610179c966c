"""Quoins and frames of dark stone cleaned and repointed, seen from close up at the corner of a house."""
from kit import landscape as land, materials as m, studio
from kit.core import at, inside
from kit.house import house
from kit.openings import Joinery, Opening, bays

PICTURES = {'quoins-cleaned': {}}
SEED = 271


def build():
    studio.backdrop(40, -1.1, '#E8DED0')
    land.base(-9, 9, -8, 9, surface=m.earth())
    plot = at(.6, .8, 0, 34)
    with inside(plot):
        house(7.4, 6.4, 5.4, .4, m.fresh_render('#EBC9A0', '#DCB588'),
              Joinery(dressing=m.stonework('#454a51', '#686d73', .55), shutter=m.paint('#EFE9DC'), door=m.paint('#6b4a3a')),
              front=[Opening(-1.9, .95, 1.05, 1.45, 'shutters'), Opening(1.2, .14, 1.1, 2.2, 'door')]
              + bays((-1.9, 1.2), 3.25, 1.05, 1.45), left=bays((.6,), .95, 1.0, 1.4) + bays((.6,), 3.25, 1.0, 1.4),
              chimneys=[(1.4, .6)])
    land.tree(6.4, 4.6, 5.2, leaves=600)
    land.tree(-3.9, -2.9, .9, 'bush', leaves=160, colours=('#a86f78', '#cf9aa0'))
    land.tree(-1.2, -5.4, .7, 'bush', leaves=120, colours=land.FRESH_GREEN)
    land.grass(land.clear_of((plot, -3.9, 3.9, -3.6, 3.4)), -8.6, 8.6, -7.6, 8, 1500)
    land.mountains(-30, 30, 14, .6, [land.cone(-9, 7, 4.6, .2, .5), land.cone(12, 7, 4)], land.FAR, seed=8)
    studio.lights((0, 0, 3), 26, 'autumn')
    studio.camera((-7.6, -23, 5.4), (-.9, -2.0, 3.15), 78, (-1.4, -3.6, 2.8), .2)
    return .45
