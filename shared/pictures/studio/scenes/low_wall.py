"""A garden wall of basalt: fallen down, then rebuilt under its coping."""
from mathutils import Vector, noise

from kit import landscape as land, materials as m, studio, tools, walls
from kit.core import at, inside
from kit.house import house
from kit.openings import Joinery, Opening
from kit.shapes import box

PICTURES = {'wall-ruined': dict(rebuilt=False), 'wall-rebuilt': dict(rebuilt=True)}
SEED = 31


def ruined(material, mortar):
    """A wall whose left part leans but stands. The rest has fallen in steps."""
    box(2.4, .3, .9, mortar, (1.3, 0, .43), bevel=0)
    walls.courses(at(), 0, 2.7, -.05, 1.0, .44, material, (.15, .25), (.26, .58), .04)
    walls.courses(at(), 2.7, 8.2, -.05, .98, .44, material, (.16, .23), (.26, .55), .05,
                  outline=lambda z: (2.7, 2.7 + 5.4 * max(0, 1 - z / .86) ** 1.4 + .2))


def build(rebuilt):
    studio.backdrop(34, -.74, '#E9DFD0')
    land.base(-5.9, 5.9, -2.9, 7.3, .55, m.earth(), .035, .12)
    material = m.stonework('#4c4e52', '#8f877b', .6, .15 if rebuilt else .45)
    cap, mortar = m.stonework('#363a40', '#53575c'), m.matte('#8a8172', .05, .95, 10, .5)
    # Build the parts of both pictures first, so that the random generator gives both the same tiles and leaves.
    walls.paving(-3.4, 5.2, 1.1, 3.0, -.04, m.paving_stone())
    with inside(at(2.7, 5.0, 0, 10)):
        house(4.2, 3.0, 3.1, .42, joinery=Joinery(jamb=.15, shutter=m.paint('#7D8F6B'), door=m.paint('#5f7150')),
              front=[Opening(-.9, .05, .9, 1.95, 'door'), Opening(.95, .95, .85, 1.05, 'shutters')],
              left=[Opening(0, 2.0, .5, .6)], chimneys=(), gutter=False, overhang=.3, quoin=.6, pitch=.22,
              row=.3, plinth=.3)
    land.tree(-3.2, 5.0, 3.9, leaves=700, colours=land.FRESH_GREEN)
    land.tree(5.1, 3.4, 1.0, 'bush', -.1, 220)
    with inside(at(-4.2, -.2)):
        if rebuilt:
            walls.low_wall(at(), 8.2, 1.0, .44, material, cap)
        else:
            ruined(material, mortar)
    with inside(at(-4.45, .15, 0, 90)):
        walls.low_wall(at(), 4.2, 1.0, .44, material, cap)
    walls.pillar(at(-4.5, -.2, -.11), .72, 1.6, m.stonework('#4a4e54', '#666a6f'), cap)
    if rebuilt:
        walls.pillar(at(4.3, -.2, -.11), .72, 1.6, m.stonework('#4a4e54', '#666a6f'), cap)
        for x, h in ((-2.6, .5), (-.4, .6), (1.9, .5)):
            land.tree(x, -.85, h, 'bush', -.08, 90, land.LAVENDER)
    else:
        tools.stone_pile(2.6, -1.5, -.05, 52, material, spread=.62)
        tools.stone_pile(.4, -1.0, -.08, 16, material, 9, .4)
        box(.66, .72, .205, m.stonework('#4a4e54', '#666a6f'), (4.3, -.2, .02), (.02, .03, .2), bevel=.03)

    def lawn(x, y):
        if -3.6 < x < 5.4 and .9 < y < 3.2:
            return False
        if .9 < x < 4.7 and 3.2 < y < 6.8:
            return False
        edge = -1.9 + .5 * noise.noise(Vector((x, 0, 0)))
        return y < edge or y > 3.2 or x < -3.9 or (not rebuilt and noise.noise(Vector((x * .8, y * .8, 9))) > .2)
    land.grass(lawn, -5.7, 5.7, -2.7, 6.5, 1500, -.08)
    land.mountains(-5.6, 5.6, 6.6, 1.0, [land.dome(-2.6, 2.5, 2.3), land.cone(6, 4, 2.4, .2, .3)], land.FAR, .06, .6, 2,
                   .2, .05)
    land.mountains(-5.6, 5.6, 7.0, 1.4, [land.cone(1.0, 2.6, 2.3, .2, .25), land.cone(-4.6, 2.2, 1.9, .2, .2)],
                   land.FARTHEST, .06, .6, 6, .2, .05)
    tools.trowel(at(-3.0, -4.25, -.74, 8), .42)
    studio.lights((0, 0, .8), 21, 'spring', 34)
    studio.camera((-4.2, -17.5, 5.4), (.4, 0, .95), 49, (0, -.8, .8), .165)
    return .45
