"""Vichy, Royat: a spa villa with bands of brick, a slate roof, louvred shutters and a balcony."""
from kit import landscape as land, materials as m, roofs, studio, walls
from kit.core import at, inside, place
from kit.house import house
from kit.openings import Joinery, Opening, bays
from kit.shapes import box, lathe_mesh, prism_mesh, rod

PICTURES = {'town-spa': {}}
SEED = 233


def balcony(x, y, z, width, iron, slab):
    """A stone slab on brackets and an iron railing."""
    box(width, .8, .14, slab, (x, y - .4, z), bevel=.025)
    for s in (-1, 1):
        box(.16, .5, .3, slab, (x + s * (width / 2 - .3), y - .26, z - .2), bevel=.04)
    for dz in (.12, .92):
        rod((x - width / 2 + .04, y - .74, z + dz), (x + width / 2 - .04, y - .74, z + dz), .024, iron)
        for s in (-1, 1):
            rod((x + s * (width / 2 - .04), y, z + dz), (x + s * (width / 2 - .04), y - .74, z + dz), .024, iron)
    for k in range(int(width / .13)):
        px = x - width / 2 + .08 + k * .13
        rod((px, y - .74, z + .1), (px, y - .74, z + .92), .011, iron, 6)


def bands(width, depth, brick, levels):
    for z in levels:
        box(width + .09, depth + .09, .2, brick, (0, 0, z), bevel=.008)


def dormer(x, y, z, slate, white):
    box(1.0, 1.5, 1.15, white, (x, y + .5, z), bevel=.02)
    place(prism_mesh([(-.5, .55), (.5, .55), (0, .9)], 1.5), white, (x, y + .5, z))
    box(.62, .06, .78, m.glass(), (x, y - .26, z), bevel=.0)
    for s in (-1, 1):
        box(.06, .07, .8, white, (x + s * .3, y - .27, z), bevel=.008)
        box(.85, 1.8, .06, slate, (x + s * .33, y + .42, z + .72), (0, s * .62, 0), bevel=.01)
    box(.045, .075, .8, white, (x, y - .275, z), bevel=.006)


def build():
    studio.backdrop(42, -1.1, '#E8E0D4')
    land.base(-9, 9.5, -7.5, 7)
    plot = at(.9, 1.2, 0, 14)
    brick, white, iron = m.brick(), m.stonework('#d9d0bd', '#e8e0cf', .2), m.paint('#2f4a45')
    joinery = Joinery(dressing=white, surround='band', jamb=.2, shutter=m.paint('#e6e1d2'), door=m.paint('#3c5a52'), panes=2)
    wall = m.fresh_render('#F1E4CE', '#E6D5BA')
    slate = m.slate()
    with inside(plot):
        house(7.0, 6.0, 7.0, .85, wall, joinery, hipped=True, cover='slate', overhang=.5, quoin=1, plinth=.9,
              plinth_stone=m.stonework('#5a5d61', '#74777a'), gutter=True, pipe_inset=.3,
              front=[Opening(1.7, 1.0, 1.2, 2.2, 'glazed')] + bays((-1.6,), 1.5, 1.1, 1.7, 'louvred')
              + [Opening(-1.6, 4.4, 1.1, 2.0, 'louvred'), Opening(1.7, 4.4, 1.1, 2.0, 'louvred')],
              left=bays((-1.3, 1.3), 1.6, .9, 1.6, 'louvred') + bays((-1.3, 1.3), 4.5, .9, 1.7, 'louvred'), chimneys=())
        bands(7.0, 6.0, brick, (3.95, 6.6))
        roofs.chimney(2.3, .9, 8.1, .85, brick, 3, height=2.3)
        roofs.chimney(-2.4, .9, 8.1, .85, brick, 2, height=2.3)
        dormer(0, -2.7, 8.05, slate, white)
        balcony(1.7, -3.0, 4.2, 2.4, iron, white)
        balcony(-1.6, -3.0, 4.2, 2.0, iron, white)
        walls.steps(at(1.7, -4.6), 5, 2.0, .32, .2, m.stonework('#b5aea0', '#cbc4b6', .3))
        for x in (-.5, .5):
            place(lathe_mesh([(0, .1), (.08, .14), (.2, .05), (.5, .03), (.62, .06), (.7, .02)], 18), m.zinc(), (x, 0, 9.75))
        walls.paving(.3, 3.1, -7.4, -4.7, -.06, m.paving_stone(a='#b8b1a2', b='#cec7b8'), (.4, .8))
    with inside(at(-8.4, -5.9)):
        walls.low_wall(at(), 8.0, .5, .3, m.stonework('#7c7870', '#a39c90', .5), m.stonework('#b0a99a', '#c8c1b2', .3))
        for k in range(60):
            rod((.1 + k * .13, 0, .6), (.1 + k * .13, 0, 1.3), .012, iron, 6)
        rod((0, 0, 1.2), (7.9, 0, 1.2), .02, iron)
        rod((0, 0, .68), (7.9, 0, .68), .02, iron)
    land.grass(land.clear_of((plot, -3.7, 3.7, -3.2, 3.2), (plot, .2, 3.2, -7.6, -3)), -8.7, 9.2, -7.2, 5.6, 2300)
    land.tree(-6.6, 1.8, 5.8, leaves=800, colours=land.DARK_GREEN)
    land.tree(7.8, 1.8, 5.0, leaves=650, colours=('#7f7050', '#b09a6a'))
    land.tree(-4.4, -3.2, 1.0, 'bush', leaves=170, colours=('#b07f86', '#d6abb0'))
    land.tree(-5.9, -3.6, .9, 'bush', leaves=150, colours=land.FRESH_GREEN)
    land.tree(5.6, -3.4, .9, 'bush', leaves=150, colours=('#b07f86', '#d6abb0'))
    land.hedge(-8.6, -3.0, 5.4, 1.8)
    land.mountains(-8.8, 9.3, 6.2, .8, [land.swell(-4, 4, 1.8), land.swell(6, 3, 2.4)], land.MIDDLE, seed=13)
    studio.lights((0, 0, 4), 30, 'spring', 42)
    studio.camera((-8.5, -33, 9.5), (.1, -.4, 4.55), 56, (.4, -2.6, 4.6), .18)
    return .5
