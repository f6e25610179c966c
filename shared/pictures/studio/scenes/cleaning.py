"""Outdoor cleaning: a terrace half washed, the washer and the broom, a real hand brush in front."""
from kit import landscape as land, materials as m, studio, tools, walls
from kit.core import at, inside, place
from kit.house import house
from kit.openings import Joinery, Opening, bays
from kit.room import chair
from kit.shapes import box, cylinder_mesh, rod

PICTURES = {'hero-cleaning': {}, 'terrace-cleaned': dict(near=True)}
SIZE = {'hero-cleaning': (1920, 960), 'terrace-cleaned': (1200, 800)}
SEED = 127


def garden_table():
    """A round table and two chairs."""
    iron = m.paint('#51635a')
    place(cylinder_mesh(.48, .04, 40), iron, (2.6, -3.9, .76))
    rod((2.6, -3.9, .04), (2.6, -3.9, .76), .035, iron)
    chair(1.75, -4.0, 95, iron, at(0, 0, .04))
    chair(3.4, -3.7, -80, iron, at(0, 0, .04))


def build(near=False):
    studio.backdrop(42, -1.1, '#E8DED0')
    land.base(-10.5, 11, -8, 8)
    plot = at(3.4, 2.2, 0, -8)
    with inside(plot):
        house(9.4, 5.6, 3.3, .42, m.fresh_render('#F1E6D4', '#E3D4BC'),
              Joinery(dressing=m.stonework('#6b6459', '#8d8576'), shutter=m.paint('#6B7F90'), door=m.paint('#4d5f6d')),
              front=[Opening(-.2, .1, 1.5, 2.15, 'glazed')] + bays((-3.1, 2.9), .85, 1.1, 1.4),
              left=[Opening(0, .9, 1.0, 1.3, 'shutters'), Opening(0, 3.3, .5, .5)], chimneys=[(2.2, .5)], chimney_wall=m.stonework('#6b6459', '#8d8576'), plinth=.3,
              tones=('#a9674a', '#b98061', '#d2ac8c', '#8b5440'))
        walls.paving(-5.2, 5.2, -6.6, -2.9, .0, m.paving_stone(.85, 3.3), (.55, 1.0))
        box(10.6, 3.9, .2, m.matte('#8f8371'), (0, -4.75, -.075))
        garden_table()
        walls.low_wall(at(5.4, -6.4, 0, 90), 6.2, .7, .34, m.stonework('#6e6a62', '#9a9385', .6, .2), m.volvic())
    with inside(at(1.6, -3.1, .06, 35)):
        tools.pressure_washer(at())
    tools.hose([(1.5, -3.0, .35), (1.2, -3.6, .09), (2.2, -4.4, .08), (3.6, -3.9, .08), (3.0, -3.2, .08),
                (4.0, -3.0, .08), (4.3, -2.8, .09), (4.6, -2.85, .10)], .028)
    rod((4.58, -2.85, .10), (5.7, -3.15, .10), .024, m.steel())
    tools.broom((-.6, -1.2, .02), (-.75, -.75, 1.5))
    tools.bucket((.1, -1.55, .04), .18, .28, '#3F6B7A', '#c9d3d4')
    land.grass(land.clear_of((plot, -5.4, 5.7, -6.8, 3)), -10.2, 10.7, -7.7, 6, 2300)
    land.hedge(-10.2, -2.6, 5.6, 1.5)
    land.tree(-8.0, 2.2, 4.6, leaves=700, colours=land.FRESH_GREEN)
    land.tree(-4.2, 3.2, 1.3, 'bush', leaves=200, colours=('#a86f78', '#cf9aa0'))
    land.tree(9.6, 5.4, 4.8, leaves=600)
    land.mountains(-10.3, 10.8, 6.6, .6, [land.swell(-8, 4, 1.6), land.swell(7, 5, 2.0)], land.MIDDLE, seed=2)
    land.mountains(-10.3, 10.8, 7.5, .9, [land.dome(-4.5, 4, 4.2), land.cone(4, 4, 3.2, .2, .4)], land.FAR, seed=6)
    tools.scrubbing_brush(at(-12.2, -7.8, -1.1, 16), .6)
    studio.lights((1, 0, 1.5), 31, 'summer', 42)
    if near:
        studio.camera((-3.5, -23, 10.5), (3.1, -1.6, 1.55), 53, (3.0, -2.6, .3), .18)
    else:
        studio.camera((-10.5, -38, 13.0), (-1.8, -.8, .8), 54, (3, -2.6, .8), .17)
    return .45
