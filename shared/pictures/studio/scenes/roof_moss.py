"""A roof of canal tiles: under moss, then cleaned."""
from kit import landscape as land, materials as m, studio
from kit.core import at, inside
from kit.house import house
from kit.openings import Joinery, Opening, bays

PICTURES = {'roof-moss': dict(clean=False), 'roof-clean': dict(clean=True)}
SIZE = (1600, 1067)
SAMPLES = 1.6
SEED = 23


def build(clean):
    studio.backdrop(40, -1.1, '#E6DCCD')
    land.base(-11, 15, -11, 13)
    joinery = Joinery(shutter=m.paint('#7E99A0', not clean), door=m.paint('#38505A'),
                      frame=m.paint('#EDE6D8', not clean), neat=clean)
    plot = at(turn=24)
    with inside(plot):
        house(7.6, 6.4, 4.6, .42, m.fresh_render() if clean else m.worn_render(), joinery,
              front=bays((-2.2, .35), 2.75, 1.0, 1.4) + [Opening(2.75, 2.75, .7, 1.0),
                                                        Opening(-2.2, .9, 1, 1.4, 'shutters')],
              left=[Opening(0, 2.75, 1.0, 1.4, 'shutters'), Opening(0, 4.75, .5, .55)],
              chimneys=[(1.7, .75)], pipe_inset=.85, worn=not clean, pitch=.245, row=.33, mossy=1.25)
    land.mountains(-30, 30, 13.5, .8, [land.dome(-8, 6, 4.6), land.cone(6, 6, 3.4, .2, .4), land.cone(17, 6, 4, .2)],
                   land.FAR, seed=3)
    land.mountains(-30, 30, 16.5, 1.0, [land.cone(-1, 6, 5.2, .2, .5), land.cone(12, 7, 6.2, .18)], land.FARTHEST,
                   seed=9)
    for x, y, h in ((-9.5, 7, 5), (10.8, 6.5, 5.2), (-7.2, 9, 4)):
        land.tree(x, y, h)
    land.grass(land.clear_of((plot, -3.9, 3.9, -3.3, 3.3)), -10, 13, -6, 11, 2600)
    studio.lights((0, 0, 4), 28, 'spring')
    studio.camera((-11.5, -24, 13.2), (-.15, -.6, 4.6), 77, (-.8, -2.6, 5.2), .20)
    return .5
