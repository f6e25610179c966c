"""Masonry: a wall going up along its string line, sand, stones, and a real trowel in front."""
from kit import landscape as land, materials as m, studio, tools, walls
from kit.core import at, inside
from kit.house import house
from kit.openings import Joinery, Opening
from kit.shapes import box, rod

PICTURES = {'hero-masonry': {}}
SIZE = (1920, 960)
SEED = 151


def wall_under_work(material, cap):
    """A wall that is finished on the left, under its coping, and stepped on the right."""
    walls.low_wall(at(), 4.2, 1.15, .44, material, cap)
    box(1.5, .3, .7, m.matte('#8a8172', .05, .95, 10, .5), (4.9, 0, .33), bevel=0)
    walls.courses(at(), 4.2, 7.6, -.05, 1.0, .44, material, (.16, .23), (.26, .55), .04,
                  outline=lambda z: (4.2, 4.2 + 3.4 * (1 - max(0, z) / 1.15)))
    rod((7.9, -.36, -.1), (7.9, -.36, 1.5), .03, m.scaffold_plank())
    rod((.2, -.34, 1.20), (7.9, -.36, 1.20), .008, m.paint('#C0492b'))


def build():
    studio.backdrop(42, -.95, '#E9DFD0')
    land.base(-9, 9.6, -5, 8, .765, m.earth(), .035, .15)
    material, cap = m.stonework('#50545a', '#8b867d', .6, .1), m.stonework('#3a3e44', '#585d63')
    with inside(at(-.6, -1.2, 0, -4)):
        wall_under_work(material, cap)
        walls.pillar(at(-.35, 0, -.11), .72, 1.8, m.stonework('#4a4e54', '#666a6f'), cap)
        box(1.1, .07, .10, m.paint('#D7A13B'), (2.2, -.05, 1.32), bevel=.012)
        box(.12, .075, .05, m.matte('#a9c46a', .02, .2), (2.2, -.05, 1.345), bevel=.01)
        tools.heap(1.0, -2.0, 0, .55, .6, m.sand())
        tools.mortar_board(3.5, -1.5, -.02)
        tools.bucket((4.7, -1.3, -.07), .2, .34, '#2E3238', '#cfc6b4')
        tools.bucket((-.2, -1.5, -.07), .19, .32, '#A8452A', '#8c8f92')
        tools.stone_pile(6.6, -1.6, -.05, 44, material, 6, .6)
    with inside(at(4.6, 4.3, 0, 10)):
        house(5.6, 3.8, 3.7, .42, m.matte('#6f6a60'), Joinery(jamb=.16, shutter=m.paint('#A06A54'), door=m.paint('#71503f')),
              front=[Opening(-1.2, .08, .95, 2.0, 'door'), Opening(1.3, .9, .9, 1.15, 'shutters'),
                     Opening(-1.2, 2.5, .7, .8), Opening(1.3, 2.5, .7, .8)],
              left=[Opening(0, 2.2, .7, .9, 'shutters')], chimneys=(), overhang=.32, quoin=.7, pitch=.24, row=.32,
              plinth=0, stone_faced=m.stonework('#5c5d5f', '#9a9285', .5, .1), stone_size=.85)
    walls.paving(.6, 8.6, .9, 2.2, -.05, m.paving_stone())
    land.tree(-6.8, 3.4, 4.4, leaves=700, colours=land.FRESH_GREEN)
    land.tree(-4.2, 5.4, 3.4, leaves=450)
    land.tree(8.8, 2.8, 1.0, 'bush', leaves=170)
    free = land.clear_of((at(), -1.9, 9.4, -5, -.2), (at(), .4, 8.8, .7, 2.4), (at(4.6, 4.3, 0, 10), -2.9, 2.9, -2, 2))
    land.grass(free, -8.7, 9.3, -4.7, 6.3, 2300)
    land.grass(lambda x, y: y < -3.8, -2, 9.3, -4.8, -3.6, 300)
    land.puys(-8.8, 9.4, 6.2, .62, 41)
    tools.trowel(at(-5.0, -6.6, -.95, 172), .78)
    studio.lights((0, 0, 1), 27, 'spring', 42)
    studio.camera((-7.6, -29, 9.0), (-.9, -.4, .85), 54, (2, -1.4, .9), .165)
    return .5
