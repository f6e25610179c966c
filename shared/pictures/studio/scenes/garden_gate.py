"""Contact: a gate between two pillars, a path to the door, a quotation and a pencil in front."""
from kit import landscape as land, materials as m, studio, tools, walls
from kit.core import at, inside, place
from kit.house import house
from kit.openings import Joinery, Opening, bays
from kit.shapes import box, rod, prism_mesh

PICTURES = {'hero-contact': {}, 'gate-pillars': dict(near=True)}
SIZE = {'hero-contact': (1920, 960), 'gate-pillars': (1200, 800)}
SEED = 191


def gate(width, material):
    """A gate with two leaves of upright bars, one of them ajar."""
    for side, angle in ((-1, -48), (1, 14)):
        leaf = at(side * width / 2, 0, 0, angle if side < 0 else -angle)
        w = width / 2 - .04
        for x in (0, w):
            box(.05, .05, 1.12, material, (-side * x, 0, .62), bevel=.01, frame=leaf)
        for z in (.16, .98):
            box(w, .04, .05, material, (-side * w / 2, 0, z), bevel=.008, frame=leaf)
        for k in range(1, 7):
            x = -side * w * k / 7
            rod((x, 0, .16), (x, 0, 1.10 + .08 * (1 - abs(k - 3.5) / 3.5)), .014, material, frame=leaf)


def letter_box(x, y):
    with inside(at(x, y)):
        box(.07, .07, 1.1, m.wood('#7d6a58', '#5f4d3e'), (0, 0, .5), bevel=.01)
        place(prism_mesh([(-.17, 0), (.17, 0), (.17, .2), (0, .3), (-.17, .2)], .4, .015), m.paint('#A8452A'), (0, 0, 1.04))
        box(.2, .01, .025, m.matte('#2E3238'), (0, -.205, 1.17), bevel=0)


def paper(frame):
    """The quotation, a folded sheet with lines of writing."""
    sheet, ink = m.matte('#F6F1E7', .01), m.matte('#4B5A68', .02)
    box(3.0, 4.2, .02, sheet, (0, 0, .012), bevel=.004, frame=frame)
    for k in range(9):
        box(2.2 if k % 3 else 1.5, .05, .004, ink, (-.2 if k % 3 else -.55, 1.5 - k * .33, .024), bevel=0, frame=frame)
    box(.9, .05, .004, m.matte('#A8452A'), (.75, -1.55, .024), bevel=0, frame=frame)


def build(near=False):
    studio.backdrop(42, -1.1, '#E9DFD0')
    land.base(-11, 10, -6.5, 8.5)
    plot = at(-2.6, 2.6, 0, -10)
    with inside(plot):
        house(7.2, 5.4, 4.4, .40, m.fresh_render('#F0E2D0', '#E2CFB8'),
              Joinery(shutter=m.paint('#4F7380'), door=m.paint('#A8533B'), dressing=m.stonework('#5d5a56', '#7d7972')),
              front=[Opening(0, .14, 1.1, 2.15, 'door')] + bays((-2.2, 2.2), .95, 1.0, 1.35)
              + bays((-2.2, 0, 2.2), 2.85, .95, 1.15), right=bays((0,), 2.8, .95, 1.2), chimneys=[(1.8, .5)], chimney_wall=m.stonework('#5d5a56', '#7d7972'),
              pipe_inset=.12)
    wall, cap = m.stonework('#5b5a58', '#948d81', .6, .2), m.stonework('#3f4349', '#5d6166')
    with inside(at(-1.4, -3.2, -.11)):
        gate(2.5, m.paint('#38505A'))
        for x in (-1.6, 1.6):
            walls.pillar(at(x, 0), .6, 1.5, m.stonework('#4a4e54', '#666a6f'), cap)
        walls.low_wall(at(1.95, 0), 7.0, .9, .36, wall, cap)
        walls.low_wall(at(-8.6, 0), 6.7, .9, .36, wall, cap)
    walls.paving(-2.3, -.5, -3.0, -.3, -.05, m.paving_stone(), (.45, .9))
    walls.paving(-10.8, 9.8, -5.4, -3.9, -.1, m.paving_stone(a='#98928a', b='#aaa298'), (.7, 1.3))
    letter_box(.9, -3.7)
    for x, y in ((-2.8, -1.6), (-2.8, -2.4), (0, -1.6), (0, -2.4), (-3.0, -.8), (.2, -.8)):
        land.tree(x, y, .5, 'bush', -.08, 80, land.LAVENDER)
    free = land.clear_of((plot, -3.7, 3.7, -2.8, 2.8), (at(), -11, 10, -5.5, -3.0), (at(), -2.4, -.4, -3.2, -.2))
    land.grass(free, -10.7, 9.7, -6.3, 6.5, 2400)
    land.tree(5.2, 1.2, 5.0, leaves=760, colours=('#b99aa0', '#dcc3c4'))
    land.tree(8.0, 4.0, 4.2, leaves=500)
    land.tree(-8.6, 4.2, 4.6, leaves=500)
    land.puys(-10.8, 9.8, 6.7, .75, 61)
    if not near:
        paper(at(4.2, -9.0, -1.1, -24))
        tools.pencil(at(1.8, -8.2, -1.07, -32), 4.6, .14)
    studio.lights((-1, 0, 2), 31, 'morning', 42)
    if near:
        studio.camera((4.5, -24, 5.4), (-1.2, -3.0, .95), 116, (-1.4, -3.2, 1.0), .18)
    else:
        studio.camera((9.0, -38, 12.5), (1.0, -.9, 1.2), 49, (-1.6, -2.4, 1.6), .17, (-.2, 0))
    return .5
