"""Limagne: a long rendered farm, canal tiles, a square dovecote, the plain and the Puys behind."""
from kit import landscape as land, materials as m, studio, walls
from kit.core import at, inside
from kit.house import house
from kit.openings import Joinery, Opening, bays
from kit.shapes import box

PICTURES = {'town-limagne': {}}
SEED = 211


def dovecote(joinery):
    """A tower with a hipped roof and rows of pigeon holes."""
    house(3.2, 3.2, 7.0, .5, m.fresh_render('#EFE0C2', '#DFCBA6'), joinery, hipped=True, overhang=.32,
          front=[Opening(0, .1, .95, 2.0, 'door'), Opening(0, 3.3, .6, .7)], left=[Opening(0, 3.6, .5, .6)], chimneys=(),
          gutter=False, quoin=.8, pitch=.26, row=.34)
    for row in range(3):
        for k in range(4):
            box(.16, .06, .2, m.matte('#2a2723'), (-.54 + k * .36, -1.6, 5.1 + row * .42), bevel=.01)
    box(1.9, .24, .07, joinery.dressing, (0, -1.68, 4.86), bevel=.015)


def build():
    studio.backdrop(42, -1.1, '#E8DDCB')
    land.base(-11, 11, -7, 9, surface=m.turf('#a39a62', '#b8ab78', '#878050'))
    plot = at(.8, 1.4, 0, 12)
    joinery = Joinery(dressing=m.stonework('#8f8571', '#b0a58d'), shutter=m.paint('#96A3A0'), door=m.paint('#7b6a55'))
    with inside(plot):
        house(10.2, 5.8, 4.2, .36, m.fresh_render('#F0E4CC', '#E0CFAE'), joinery,
              front=[Opening(-1.0, .14, 1.1, 2.1, 'door'), Opening(3.2, .1, 2.0, 1.5, 'arch')]
              + bays((-3.4,), .95, 1.0, 1.35) + bays((-3.4, -1.0, 1.2, 3.4), 2.75, .9, 1.0),
              right=[Opening(0, 2.6, .8, 1.0)], left=[Opening(.6, 2.7, .8, 1.0, 'shutters')], chimneys=[(-3.2, .5)], chimney_wall=m.stonework(*m.PALE_STONE),
              tones=('#a8654a', '#bb8161', '#d6b18f', '#8a5240'))
        with inside(at(-7.6, -.4)):
            dovecote(joinery)
        walls.low_wall(at(-6.1, -1.7), 1.1, 1.7, .36, m.stonework(*m.PALE_STONE, .5, .1), m.stonework('#8f8571', '#b0a58d'))
    def rows(x, y):
        """Whether wheat grows at a point: in rows on the right."""
        return x > 1.5 and y < -3.6 and (y * 2.2) % 1 < .5
    land.grass(rows, -10.6, 10.6, -6.6, -3.4, 1300, material=m.blade('#c4a95e', '#d9c283', '#b89a52'), size=1.5)
    free = land.clear_of((plot, -9.4, 5.3, -3.0, 3.0), (at(), 1.4, 11, -7, -3.4))
    land.grass(free, -10.6, 10.6, -6.6, 6.6, 1700)
    for x, h in ((-9.6, 6.0), (-8.7, 6.6), (8.6, 5.6), (9.5, 6.4)):
        land.tree(x, 5.2, h, 'poplar', leaves=520)
    land.tree(7.8, -.4, 3.4, leaves=520, colours=('#8b925c', '#bcbd88'))
    land.mountains(-10.8, 10.8, 6.8, .5, [land.swell(-5, 6, .5)], '#b6ad7c', .04, seed=1)
    land.puys(-10.8, 10.8, 7.2, .62, 71)
    studio.lights((0, 0, 2), 29, 'summer', 42)
    studio.camera((-8.5, -30, 10.5), (-.7, -.2, 2.25), 56, (-.5, -2.0, 3.0), .18)
    return .5
