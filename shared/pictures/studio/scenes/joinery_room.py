"""Interior work: an attic room, its stair, boards on the floor, a door on trestles, a folding rule in front."""
from kit import materials as m, room, studio, tools
from kit.core import at, inside, place
from kit.shapes import box, prism_mesh, rod

PICTURES = {'hero-interior': dict(wide=True), 'staircase': dict(wide=False)}
SIZE = {'hero-interior': (1920, 960), 'staircase': (1200, 800)}
SEED = 163
L, D, H = 5.8, 4.3, 2.9
WINDOW = (1.55, .9, 1.2, 1.4)


def staircase(wood, riser):
    """A straight flight against the back wall, rising to the right, with its rail."""
    count, going, rise = 12, .235, H / 12
    x0 = L - count * going - .05
    for i in range(count):
        x = x0 + going * i
        box(going + .05, 1.0, .045, wood, (x + going / 2 - .02, -.51, rise * (i + 1) - .02), bevel=.012)
        box(.02, .86, rise - .03, riser, (x + .03, -.50, rise * (i + .5) - .02), bevel=.004)
    slope = rise / going
    string = [(x0 + .33, 0), (x0, 0)]
    for i in range(count):
        string += [(x0 + going * i, rise * (i + 1) - .043), (x0 + going * (i + 1), rise * (i + 1) - .043)]
    string += [(x0 + going * count, rise * count - .36)]
    for y in (-.96, -.03):
        place(prism_mesh(string[::-1], .04), riser, (0, y, 0))
    for i in range(0, count):
        x = x0 + going * (i + .5)
        rod((x, -.94, rise * (i + 1)), (x, -.94, rise * (i + 1) + .82), .016, riser)
    rod((x0 - .0, -.94, rise + .78), (x0 + going * count, -.94, rise + .78 + slope * going * count), .032, wood, 16)
    box(.09, .09, 1.15, wood, (x0 - .02, -.94, .56), bevel=.015)
    top = rise * count
    box(.09, .09, 1.15, wood, (x0 + going * count - .01, -.94, top + .42), bevel=.015)


def stair_wall(paint):
    """A short wall on the right that supports the top of the stair."""
    section = m.matte('#2E3238', .02, .8)
    deep, thick = 1.12, room.WALL
    box(thick, deep, H, paint, (L + thick / 2, -deep / 2, H / 2), bevel=0)
    box(thick, deep + thick + .03, .05, section, (L + thick / 2, (thick - deep) / 2, H + .02), bevel=.008)
    box(thick, .05, H, section, (L + thick / 2, -deep - .02, H / 2), bevel=.008)
    box(.05, deep + thick + .03, H, section, (L + thick + .02, (thick - deep) / 2, H / 2), bevel=.008)


def build(wide):
    studio.backdrop(26, -.547, '#E8DED0')
    box(L + 1.1, D + .75, .5, m.plywood(), (L / 2 + .1, -D / 2 + .05, -.297), bevel=.04)
    room.boards(L, D, m.wood('#C9A777', '#A9855a', (.5, 6, 6), .45))
    white = m.paint('#F3EDE1')
    room.walls(L, D, H, room.painted_wall('#E9DDC8'), room.painted_wall('#7f97a0'), WINDOW)
    room.skirting(L, D, white)
    room.window(*WINDOW, white)
    stair_wall(room.painted_wall('#E9DDC8'))
    staircase(m.wood('#B98A58', '#9a6d40', (.6, 7, 7), .4), white)
    with inside(at(2.6, -2.75, 0, -18)):
        for x in (-.75, .75):
            tools.trestle(x, 0, width=.45, height=.72)
        door = m.wood('#C9A06C', '#a97f4e', (.6, 6, 6))
        box(2.04, .82, .05, door, (0, 0, .775), bevel=.01)
        for x, w in ((-.55, .66), (.38, .86)):
            for dz in (.8,):
                box(w, .56, .02, door, (x, 0, dz), bevel=.012)
        box(.24, .08, .06, m.wood('#8d6a4a', '#6b4b33'), (.5, .12, .84), (0, 0, .3), bevel=.015)
    tools.drop_cloth(1.1, -1.2, .01, .7, .5)
    tools.bucket((1.05, -1.1, .04), .13, .2, '#F5F0E6', '#7f97a0')
    for k in range(5):
        box(2.3, .18, .035, m.wood('#C9A777', '#A9855a', (.5, 6, 6), .45), (1.25 + .02 * k, -3.75 + .03 * k, .03 + .04 * k),
            (0, 0, .05 - .03 * k), bevel=.004)
    if wide:
        tools.folding_rule(at(-2.5, -6.0, -.547, -4), .32, 3)
    room.lights_for_room(1.05)
    if wide:
        studio.camera((9.2, -17.2, 7.6), (.45, -2.0, .42), 43, (3.2, -1.6, .9), .22)
    else:
        studio.camera((8.2, -13.0, 5.6), (3.9, -1.2, 1.75), 66, (4.2, -.9, 1.2), .22)
    return .15
