"""Roofing: a slope being tiled again, battens bare, tiles in stacks, a roofer's hammer in front."""
from kit import landscape as land, materials as m, studio, tools
from kit.core import at, gauss, inside, place
from kit.house import house
from kit.openings import Joinery, Opening, bays
from kit.shapes import box, trough_mesh

PICTURES = {'hero-roofing': {}}
SIZE = (1920, 960)
SEED = 139


def stripped(x, y):
    """The part of the slope still without tiles: stepped along its edge."""
    return x > 6.3 - .3 * int(y / .8) and y > .72


def battens(slope, width, length):
    wood = m.wood('#C9A06C', '#A67c4a')
    for i in range(int(length / .34)):
        box(width, .05, .045, wood, (width / 2, .15 + i * .34, .06), bevel=.006, frame=slope, segments=1)
    for i in range(int(width / .6)):
        box(.06, length, .03, wood, (.3 + i * .6, length / 2, .04), bevel=.006, frame=slope, segments=1)


def tile_stack(frame, rows, columns):
    shape = trough_mesh(.5, .13, .11, .02)
    for i in range(columns):
        for k in range(rows):
            place(shape, m.tile(), (i * .27 + gauss(.008), gauss(.02), .05 * k), (0, 0, gauss(.04)), frame=frame)


def build():
    studio.backdrop(44, -1.1, '#E7DDCE')
    land.base(-10, 12, -7.5, 9)
    plot = at(3.4, .8, 0, 22)
    with inside(plot):
        slope = house(9.4, 6.8, 4.4, .46, m.fresh_render('#EFE4D0', '#E0D2B8'),
                      Joinery(shutter=m.paint('#9aa58f'), door=m.paint('#66735f')),
                      front=[Opening(-.4, .14, 1.1, 2.15, 'door')] + bays((-3.0, 2.6), .95, 1.05, 1.4)
                      + [Opening(x, 3.0, .8, .8) for x in (-3.0, -.4, 2.6)],
                      left=bays((0,), 2.7, 1.0, 1.4) + [Opening(0, 5.0, .5, .5)], chimneys=[(-2.4, .7)],
                      keep=lambda x, y: not stripped(x, y))
        battens(slope, 10.0, 4.15)
        for x, y in ((6.6, 1.2), (8.0, 1.9), (7.0, 2.7)):
            tile_stack(slope @ at(x, y, .11), 3, 3)
        tools.scaffold(.6, 4.9, -4.75, (2.2, 3.75), .8, 1.45, -.05)
        tools.ladder((-1.5, -5.4, -.05), (-1.5, -3.62, 5.1), .4)
        for k in range(3):
            tile_stack(at(-3.9 + k * 1.0, -4.9, -.05), 5, 3)
    land.grass(land.clear_of((plot, -4.8, 4.9, -3.5, 3.5)), -9.7, 11.7, -7.2, 6.8, 2500)
    land.tree(-7.4, 3.4, 4.4, colours=land.AUTUMN, leaves=700)
    land.tree(-5.0, 5.3, 3.4, colours=land.RUST, leaves=450)
    land.tree(10.6, 5.0, 4.6, colours=land.AUTUMN)
    land.puys(-9.8, 11.8, 7.2, .72, 33)
    tools.slater_hammer(at(-14.4, 1.4, -1.1, -35), .58)
    studio.lights((1, 0, 3), 33, 'autumn', 44)
    studio.camera((-13.5, -37, 17.5), (-2.0, .2, 2.3), 55, (2.2, -2.2, 5.0), .17)
    return .5
