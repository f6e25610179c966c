"""A new PVC window in a small reading room: wide, double glazed, with its sill and casing."""
from kit import materials as m, room, studio, tools
from kit.shapes import box

PICTURES = {'window-pvc': {}}
SEED = 283
L, D, H = 4.8, 3.9, 2.6
WINDOW = (2.55, .82, 2.0, 1.38)


def build():
    studio.backdrop(26, -.547, '#E8DFD2')
    box(L + .75, D + .75, .5, m.plywood(), (L / 2 - .05, -D / 2 + .05, -.297), bevel=.04)
    room.tiles(L, D, m.stonework('#a9654b', '#bd8062', .3), m.stonework('#b2725a', '#c58f73', .3), .3)
    white = m.paint('#F6F3EC')
    room.walls(L, D, H, room.painted_wall('#D9C3A0'), room.painted_wall('#EFE6D6'), WINDOW)
    room.skirting(L, D, white)
    room.window(*WINDOW, white, m.paint('#F6F3EC'), rows=1)
    room.rug(2.5, -1.75, 2.3, 1.5, '#c9cdbd', '#6f8277')
    room.cushion_armchair(1.15, -1.15, 32, m.matte('#6f8a92', .03, .95, 40, .3, .02), m.oak())
    room.table(2.75, -1.6, .8, .8, m.oak(), .5)
    tools.bucket((2.65, -1.55, .525), .05, .08, '#F3EDE1', '#7d5a40')
    room.chair(3.7, -1.45, -60, m.wood('#8F6B48', '#6d4e33'))
    room.pot_plant(4.35, -.45, size=1.1)
    room.picture_frame(.8, 1.55, .6, .5, ('#c7b08a', '#A7745c'))
    room.lights_for_room(.95)
    studio.camera((8.6, -11.6, 6.0), (2.3, -1.5, .42), 52, (2.6, -.9, 1.1), .24)
    return .15
