"""Roofing: a slope half cleared of moss, from a scaffold, a scrubbing brush in front."""
from kit import landscape as land, materials as m, roofs, studio, tools
from kit.core import at, inside
from kit.house import house
from kit.openings import Joinery, Opening, bays

PICTURES = {'hero-roofing': {}}
SIZE = (1920, 960)
SEED = 139
PITCH, LENGTH = .30, 4.15


def mossy(x, y):
    """Whether a point of the slope has not been brushed yet. The edge slants."""
    return x > 5.5 - .35 * int(y / .7)


def build():
    studio.backdrop(44, -1.1, '#E7DDCE')
    land.base(-10, 12, -7.5, 9)
    plot = at(3.4, .8, 0, 22)
    with inside(plot):
        slope = house(9.4, 6.8, 4.4, .46, m.fresh_render('#EFE4D0', '#E0D2B8'),
                      Joinery(shutter=m.paint('#9aa58f'), door=m.paint('#66735f')),
                      front=[Opening(-.4, .14, 1.1, 2.15, 'door')] + bays((-3.0, 2.6), .95, 1.05, 1.4)
                      + [Opening(x, 3.0, .8, .8) for x in (-3.0, -.4, 2.6)],
                      left=bays((0,), 2.7, 1.0, 1.4) + [Opening(0, 5.0, .5, .5)], chimneys=[(-2.4, .7)])
        roofs.moss_cushions(slope, 10.0, LENGTH, PITCH, 3.2, mossy)
        # The second pass fills the gaps that the first one left.
        roofs.moss_cushions(slope @ at(4 * PITCH), 10.0 - 4 * PITCH, LENGTH, PITCH, 2.6,
                            lambda x, y: mossy(x + 4 * PITCH, y))
        tools.scaffold(.6, 4.9, -4.75, (2.2, 3.75), .8, 1.45, -.05)
        tools.ladder((-1.5, -5.4, -.05), (-1.5, -3.62, 5.1), .4)
        tools.bucket((1.4, -4.6, 3.78), .17, .28, '#3F6B7A', '#5E6B3F')
        tools.broom((2.3, -4.75, 3.78), (2.35, -4.2, 5.3))
    land.grass(land.clear_of((plot, -4.8, 4.9, -3.5, 3.5)), -9.7, 11.7, -7.2, 6.8, 2500)
    land.tree(-7.4, 3.4, 4.4, colours=land.AUTUMN, leaves=700)
    land.tree(-5.0, 5.3, 3.4, colours=land.RUST, leaves=450)
    land.tree(10.6, 5.0, 4.6, colours=land.AUTUMN)
    land.puys(-9.8, 11.8, 7.2, .72, 33)
    tools.scrubbing_brush(at(-13.2, 1.0, -1.1, -35), .5)
    studio.lights((1, 0, 3), 33, 'autumn', 44)
    studio.camera((-13.5, -37, 17.5), (-2.0, .2, 2.3), 55, (2.2, -2.2, 5.0), .17)
    return .5
