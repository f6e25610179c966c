"""A ridge rebuilt: new ridge tiles bedded in lime mortar, seen from a roofer's height."""
from kit import landscape as land, materials as m, studio, tools
from kit.core import at, inside
from kit.house import house
from kit.openings import Joinery, Opening, bays

PICTURES = {'ridge-tiles': {}}
SEED = 257
TONES = ('#96644c', '#ad7c5f', '#ccab8c', '#7a4f3f')


def build():
    studio.backdrop(40, -1.1, '#E6DDD0')
    land.base(-10, 10, -9, 9)
    plot = at(0, 0, 0, -28)
    with inside(plot):
        house(7.2, 5.4, 3.6, .5, m.fresh_render('#E8D6B4', '#D6C096'),
              Joinery(shutter=m.paint('#8d6a5c'), door=m.paint('#6d5044'), dressing=m.stonework('#837968', '#a39984')),
              front=bays((-2.0, 1.9), 1.0, 1.0, 1.3), right=[Opening(0, 1.2, 1.0, 1.3, 'shutters'), Opening(0, 3.3, .5, .5)],
              chimneys=[(-2.1, .5)], pitch=.22, row=.3, tones=TONES)
        tools.ladder((1.0, -3.05, 3.84), (1.0, -.12, 5.30), .4)
    land.grass(land.clear_of((plot, -3.7, 3.7, -2.8, 2.8)), -9.6, 9.6, -8.6, 8, 1800)
    land.tree(-7.5, 5.5, 4.6, leaves=500, colours=land.FRESH_GREEN)
    land.mountains(-30, 30, 13, .6, [land.dome(6, 6, 5.0), land.cone(-9, 7, 4.6, .2, .5)], land.FAR, seed=8)
    land.mountains(-30, 30, 16, .8, [land.cone(-1, 7, 5.4, .2, .5), land.cone(15, 7, 5.2, .18)], land.FARTHEST, seed=9)
    studio.lights((0, 0, 4), 27, 'morning')
    studio.camera((10.5, -21, 11.8), (.45, -.2, 4.35), 90, (1.2, -1.0, 4.8), .19)
    return .5
