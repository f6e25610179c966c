"""A farmhouse: cracked and crumbling, then under a new lime render."""
from kit import landscape as land, materials as m, studio, tools, walls
from kit.core import at, inside
from kit.house import house
from kit.openings import Joinery, Opening, bays

PICTURES = {'facade-cracked': dict(mended=False), 'facade-rendered': dict(mended=True)}
SEED = 97


def build(mended):
    studio.backdrop(42, -1.1, '#E7DDCD')
    land.base(-12, 12, -8, 9.5)
    wall = m.fresh_render('#EBD9BA', '#DCC5A0') if mended else m.worn_render('#b3a791', '#938a7a', fallen=1.5)
    joinery = Joinery(dressing=m.stonework('#6b6459', '#8d8576', lichen=0 if mended else .3),
                      shutter=m.paint('#A4584A', not mended), door=m.paint('#6d3a30', not mended),
                      frame=m.paint('#EDE6D8', not mended), neat=mended)
    plot = at(-.6, 1.2, 0, -22)
    with inside(plot):
        house(8.2, 6.4, 4.7, .40, wall, joinery,
              front=[Opening(-1.0, .14, 1.05, 2.15, 'door'), Opening(2.2, .95, 1.05, 1.4, 'shutters')]
              + bays((-1.0, 2.2), 3.0, 1.0, 1.25),
              right=[Opening(.4, 2.9, 1.0, 1.3, 'shutters'), Opening(0, 5.0, .45, .5)],
              chimneys=[(-2.4, .5)], chimney_wall=wall)
        with inside(at(-6.3, .4)):
            house(4.4, 5.4, 3.1, .40, m.worn_render('#b3a791', '#938a7a', 0, 0, .4, .4), joinery,
                  front=[Opening(0, .1, 2.1, 2.3, 'barn')], chimneys=(), gutter=False, quoin=.75)
        walls.paving(-2.6, 3.9, -4.9, -3.3, -.02, m.paving_stone(a='#8f8677', b='#b0a592'))
        if not mended:
            tools.stone_pile(5.2, -4.2, -.1, 22, m.stonework(*m.PALE_STONE))
    land.grass(land.clear_of((plot, -8.7, 4.3, -3.3, 3.3), (plot, -2.8, 4.1, -5.1, -3)), -11.6, 11.6, -7.6, 7.3, 2600)
    land.tree(9.2, 3.5, 5.0, 'round', colours=land.AUTUMN, leaves=600)
    land.tree(-10.4, 5.8, 3.6, 'round', colours=land.RUST)
    land.mountains(-11.8, 11.8, 7.6, .8, [land.swell(-8, 3.5, 1.8), land.swell(7, 4, 2.4)], land.MIDDLE, seed=5)
    land.mountains(-11.8, 11.8, 9.0, 1.2, [land.cone(-3, 5, 4.2, .2, .4), land.dome(8.5, 4, 4.4)], land.FAR, seed=11)
    studio.lights((0, 0, 3), 28, 'autumn')
    studio.camera((10.0, -26, 8.6), (-.55, -.2, 2.75), 60, (1.6, -2.0, 3.0), .19)
    return .5
