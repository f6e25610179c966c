"""A garden front seen from close up: shutters with peeling paint, then repainted."""
from kit import landscape as land, materials as m, studio, walls
from kit.core import at, inside
from kit.house import house
from kit.openings import Joinery, Opening, bays

PICTURES = {'shutters-peeling': dict(painted=False), 'shutters-painted': dict(painted=True)}
SEED = 61


def build(painted):
    studio.backdrop(40, -1.1, '#E6DCCD')
    land.base(-9, 11, -9, 9, surface=m.earth())
    wall = m.fresh_render('#E9D3AC', '#D9BD90') if painted else m.worn_render('#cdb893', '#b9a37d', 0, 0, .35, .35, '#7d7462')
    joinery = Joinery(shutter=m.paint('#869A8B', not painted),
                      door=m.paint('#5d7466', not painted), frame=m.paint('#EDE6D8', not painted), neat=painted)
    plot = at(1, 1.5, 0, -16)
    with inside(plot):
        house(10, 6, 5.3, .4, wall, joinery,
              front=[Opening(.0, .14, 1.1, 2.15, 'door')] + bays((-3.1, 3.1), .95, 1.1, 1.5)
              + bays((-3.1, 0, 3.1), 3.2, 1.1, 1.5), chimneys=[(-2.5, .6)], worn=False)
        walls.paving(-5, 5, -4.9, -3.1, -.02, m.paving_stone(a='#9c9484', b='#bdb29d'))
        for x in (-4.4, -2.0, 1.7, 4.4):
            land.tree(x, -3.5, .75, 'bush', .0, 130, land.LAVENDER)
    land.grass(land.clear_of((plot, -5.2, 5.2, -5, 3)), -8.6, 10.6, -8.6, 4, 1500)
    land.tree(-6.5, 4.5, 5.5)
    studio.lights((0, 0, 3), 26, 'morning')
    studio.camera((8.6, -21, 5.4), (1.0, -1.2, 3.3), 57, (.6, -1.6, 3.4), .19)
    return .45
