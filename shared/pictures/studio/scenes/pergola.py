"""A pergola of new oak over a terrace, against the gable of the house."""
from kit import landscape as land, materials as m, studio, walls
from kit.core import at, gauss, inside
from kit.house import house
from kit.openings import Joinery, Opening
from kit.room import chair, table
from kit.shapes import box

PICTURES = {'pergola': {}}
SEED = 269


def timber_frame(width, depth, height):
    oak = m.wood('#C39A66', '#A37A48', (.5, 6, 6), .55)
    for x in (-width / 2, width / 2):
        for y in (0, -depth):
            box(.16, .16, height, oak, (x, y, height / 2), bevel=.015)
            box(.3, .3, .12, m.volvic(), (x, y, .03), bevel=.03)
    for y in (0, -depth):
        box(width + .5, .12, .2, oak, (0, y, height + .08), bevel=.015)
        for s in (-1, 1):
            box(.1, .1, .85, oak, (s * (width / 2 - .3), y, height - .28), (0, -s * .785, 0), bevel=.012)
    count = 9
    for k in range(count):
        x = -width / 2 + width * k / (count - 1)
        box(.08, depth + .7, .15, oak, (x, -depth / 2, height + .25), (gauss(.003), 0, 0), bevel=.012)


def build():
    studio.backdrop(40, -1.1, '#E9DFD0')
    land.base(-8.5, 8.5, -6.5, 6.5)
    plot = at(-.4, 2.2, 0, -12)
    with inside(plot):
        house(8.0, 4.8, 3.5, .4, m.fresh_render('#EFD9B8', '#DFC49C'),
              Joinery(shutter=m.paint('#6F8A92'), door=m.paint('#4f6a73'), dressing=m.stonework('#6b6459', '#8d8576')),
              front=[Opening(.8, .1, 1.5, 2.1, 'glazed'), Opening(2.75, .9, .85, 1.3), Opening(-2.3, .9, 1.0, 1.3, 'shutters')], chimneys=[(-2.3, .4)],
              gutter=True, pipe_inset=.4)
        walls.paving(-.9, 4.2, -5.5, -2.5, -.02, m.paving_stone(a='#a39a8b', b='#c2b8a6'))
        with inside(at(1.5, -2.75, 0)):
            timber_frame(4.2, 2.5, 2.35)
        with inside(at(1.5, -4.0, .03)):
            table(0, 0, 1.5, .8, m.oak())
            for x, y, turn in ((-.4, -.75, 180), (.45, -.72, 172), (-.4, .7, 0), (.4, .72, 8)):
                chair(x, y, turn, m.paint('#5d7178'))
    for x, y in ((3.9, -4.2), (-2.9, -1.4), (-4.2, -.8)):
        land.tree(x, y, .7, 'bush', -.08, 120, land.LAVENDER)
    land.grass(land.clear_of((plot, -4.1, 4.4, -5.7, 2.6)), -8.2, 8.2, -6.2, 5.4, 2300)
    land.tree(-6.4, 2.6, 4.4, leaves=700, colours=land.FRESH_GREEN)
    land.tree(6.6, 4.2, 3.8, leaves=500)
    land.mountains(-8.3, 8.3, 5.7, .9, [land.dome(-4.5, 3.5, 3.6), land.cone(5.5, 3.5, 2.8, .2, .3)], land.FAR, seed=6)
    studio.lights((0, 0, 1.5), 25, 'summer', 40)
    studio.camera((7.5, -25, 8.0), (.5, -1.4, 1.65), 62, (1.4, -3.2, 1.4), .18)
    return .45
