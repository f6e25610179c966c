"""A living room: stained walls on the first day, then painted and lived in."""
from kit import materials as m, room, studio, tools
from kit.core import at
from kit.shapes import box

PICTURES = {'room-before': dict(painted=False), 'room-painted': dict(painted=True)}
SEED = 47
L, D, H = 5.2, 4.2, 2.75
WINDOW, DOOR = (3.15, .85, 1.25, 1.45), (-2.35, .95, 2.1)


def work_begins():
    tools.drop_cloth(1.75, -.95, .02)
    tools.step_ladder(2.0, -.75)
    tools.bucket((.95, -1.1, .05), .15, .24, '#F5F0E6', '#8C9A80')
    tools.bucket((1.35, -1.4, .05), .12, .17, '#B6502F', '#F3EDE1')
    tools.trestle(3.9, -2.7)
    tools.colour_cards(at(3.5, -2.72, .815), ('#B6502F', '#8C9A80', '#F3EDE1', '#7E99A0', '#D7B98a'))
    tools.bucket((4.4, -2.55, .8), .08, .11, '#2E3238', '#8C9A80')


def lived_in():
    room.rug(2.55, -2.15, 2.7, 1.9, '#d9cdb6', '#a8674c')
    room.table(2.75, -2.25, 1.35, .8, m.oak())
    for x, y, turn in ((2.4, -2.95, 176), (3.2, -2.9, 190), (2.5, -1.6, 4), (3.2, -1.55, -8)):
        room.chair(x, y, turn, m.wood('#8F6B48', '#6d4e33'))
    room.pot_plant(.5, -.5, size=1.25)
    room.picture_frame(1.35, 1.65, .8, .6)
    tools.bucket((2.75, -2.2, .79), .055, .1, '#F3EDE1', '#7E99A0')
    room.cushion_armchair(4.55, -.85, -38, m.matte('#9d5c46', .03, .95, 40, .3, .02), m.oak())


def build(painted):
    studio.backdrop(26, -.547, '#E9DFD0')
    box(L + .75, D + .75, .5, m.plywood(), (L / 2 - .05, -D / 2 + .05, -.297), bevel=.04)
    floor = m.wood('#C2A580', '#A2835f', (.8, 9, 9), .42) if painted else m.wood('#a8977d', '#85735b', (.8, 9, 9), .8)
    room.herringbone(L, D, floor)
    white = m.paint('#F3EDE1', False) if painted else m.paint('#d9cdb4', True)
    back = room.painted_wall('#8F9C84') if painted else room.tired_wall()
    left = room.painted_wall('#EFE8DA') if painted else room.tired_wall('#cfc3ac', '#b9ab92')
    room.walls(L, D, H, back, left, WINDOW, DOOR)
    room.skirting(L, D, white, DOOR)
    room.window(*WINDOW, white)
    room.door(*DOOR, m.paint('#3E5560') if painted else m.paint('#8c7a5e', True), white)
    if painted:
        lived_in()
    else:
        work_begins()
    tools.pencil(at(.05, -4.98, -.547, -14), 1.25, .06)
    room.lights_for_room()
    studio.camera((9.4, -11.8, 6.8), (2.45, -1.6, .92), 57, (2.3, -1.2, 1.0), .24)
    return .15
