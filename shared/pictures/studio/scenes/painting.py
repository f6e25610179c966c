"""Painting: a front half repainted behind its scaffold, a real brush in the foreground."""
from mathutils import Matrix

from kit import landscape as land, materials as m, studio, tools, walls
from kit.core import at, inside
from kit.house import house
from kit.openings import Joinery, Opening, bays, plank_shutter

PICTURES = {'hero-painting': {}}
SIZE = (1920, 960)
SEED = 113


def shutters_on_trestles():
    with inside(at(-6.6, -3.4, 0, 12)):
        for x in (-.9, .9):
            tools.trestle(x, 0, width=.5, height=.7)
        for k in range(2):
            plank_shutter(.62, 1.6, m.paint('#B0705A'),
                          Matrix.Translation((-.8, -.33 + k * .68, .78)) @ Matrix.Rotation(1.5708, 4, 'Y')
                          @ Matrix.Rotation(1.5708, 4, 'Z'))
        tools.bucket((1.6, -.5, -.08), .17, .26, '#F5F0E6', '#B0705A')


def build():
    studio.backdrop(44, -1.1, '#E9DFD0')
    land.base(-11, 11.5, -7, 9)
    plot = at(3.6, .8, 0, 10)
    wall = m.half_cleaned_render(3.2, '#EBCFA8', '#DDBB8E', .12)
    with inside(plot):
        house(9.2, 6.2, 5.2, .40, wall, Joinery(shutter=m.paint('#B0705A'), door=m.paint('#8a4f3f')),
              front=[Opening(.1, .14, 1.1, 2.2, 'door')] + bays((-3.0, 3.0), .95, 1.05, 1.45)
              + bays((-3.0,), 3.2, 1.05, 1.45) + bays((.1, 3.0), 3.2, 1.05, 1.45, 'window'),
              left=[Opening(0, 3.2, 1.0, 1.4, 'shutters'), Opening(0, 5.4, .5, .5)], chimneys=[(-2.2, .8)],
              chimney_wall=m.fresh_render('#EBCFA8', '#DDBB8E'))
        tools.scaffold(-.5, 4.5, -4.45, (1.9, 3.75), .85, 1.7, -.05)
        tools.bucket((1.0, -4.0, 1.93), .13, .2, '#F5F0E6', '#EBCFA8')
        tools.bucket((3.1, -4.05, 3.78), .13, .2, '#2E3238', '#EBCFA8')
        tools.ladder((-.25, -4.75, -.05), (-.25, -4.45, 2.7), .36)
        walls.paving(-4.4, 4.6, -4.9, -3.3, -.05, m.paving_stone(a='#9c9484', b='#bdb29d'))
    shutters_on_trestles()
    land.grass(land.clear_of((plot, -4.8, 4.9, -5.1, 3.3), (at(-6.6, -3.4), -1.8, 2.2, -1, .9)), -10.7, 11.2, -6.7, 6.8,
               2300)
    land.tree(-8.6, 2.8, 5.2, leaves=700, colours=land.FRESH_GREEN)
    land.tree(-6.2, 5.2, 4.0, leaves=500)
    land.tree(-2.6, -1.6, .8, 'bush', leaves=120, colours=land.LAVENDER)
    land.puys(-10.8, 11.3, 6.9, .8, 21)
    tools.brush(at(-14.6, -7.6, -1.1, -12), .92, '#E3BE90')
    studio.lights((1, 0, 2), 34, 'summer', 44)
    studio.camera((-11.5, -42, 11.5), (-2.6, -.2, 1.75), 56, (3, -3.4, 3.0), .17)
    return .5
