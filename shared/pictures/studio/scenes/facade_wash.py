"""A street front: blackened by rain and traffic, then cleaned."""
from kit import landscape as land, materials as m, studio, tools, walls
from kit.core import at, inside
from kit.house import house
from kit.openings import Joinery, Opening, bays

PICTURES = {'facade-dirty': dict(clean=False), 'facade-cleaned': dict(clean=True)}
SIZE = (1280, 853)
SAMPLES = 1.3
SEED = 83


def build(clean):
    studio.backdrop(40, -1.1, '#E8DED1')
    land.base(-10, 10, -8, 10, surface=m.earth('#a9a49a', '#958f84', '#827c71'))
    wall = (m.fresh_render('#EFE3CF', '#E2D2B8') if clean else
            m.worn_render('#a8a091', '#878073', 0, 0, .95, .85, '#45433e'))
    joinery = Joinery(dressing=m.stonework('#4b4f55', '#6a6e73') if clean else m.stonework('#33353a', '#43464b', .5, .3, .6),
                      shutter=m.paint('#8d5a52'), door=m.paint('#5f3b36'))
    plot = at(0, 1.4, 0, 20)
    with inside(plot):
        house(8.4, 6.6, 6.6, .45, wall, joinery, cover='flat',
              front=[Opening(-.1, .14, 1.1, 2.3, 'door')] + bays((-2.7, 2.6), 1.0, 1.05, 1.6)
              + bays((-2.7, -.1, 2.6), 3.9, 1.05, 1.7),
              left=bays((-1.3, 1.3), 3.9, .95, 1.6) + [Opening(0, 6.3, .55, .7)],
              chimneys=[(-2.6, .5), (2.9, -.4)], pipe_inset=.85,
              tones=('#94513c', '#a9684c', '#bb8a6a', '#7b4535'))
        walls.paving(-4.6, 4.6, -4.9, -3.4, -.02, m.paving_stone(.0 if clean else .55))
        walls.low_wall(at(4.5, -3.0, 0), 3.4, 1.2, .36, m.stonework('#6e6a62', '#9a9385', .6, .2), m.volvic())
        tools.ladder((.8, -5.0, 0), (.8, -3.62, 4.0))
    land.tree(7.2, 4.5, 4.6)
    land.grass(land.clear_of((plot, -5, 8.2, -5.2, 3.4)), -9.7, 9.7, -7.6, 6.3, 900)
    land.puys(-9.8, 9.8, 6.6, .75, 4)
    studio.lights((0, 0, 3), 28, 'winter')
    studio.camera((-9.5, -25, 7.6), (.1, -.4, 4.25), 57, (-1.2, -2.6, 3.6), .19)
    return .5
