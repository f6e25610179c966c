"""Doors, windows and shutters, with the stone, brick or timber around them."""
import math
from dataclasses import dataclass

from mathutils import Matrix

from . import materials as m
from .core import at, place, uniform
from .shapes import box, lathe_mesh, prism_mesh, stone


@dataclass
class Opening:
    """An opening: centre x, sill z, width, height (of the straight part if arched) and kind."""
    x: float
    z: float
    w: float
    h: float
    kind: str = 'window'


@dataclass
class Joinery:
    """Style of all openings of one house."""
    dressing: object = None
    shutter: object = None
    door: object = None
    frame: object = None
    glass: object = None
    surround: str = 'stone'  # stone, band, timber
    jamb: float = .2
    neat: bool = True
    panes: int = 3

    def __post_init__(self):
        self.dressing = self.dressing or m.volvic()
        self.shutter = self.shutter or m.paint('#7E99A0')
        self.door = self.door or m.paint('#38505A')
        self.frame = self.frame or m.paint('#EDE6D8')
        self.glass = self.glass or m.glass()


def plank_shutter(w, h, material, frame):
    """A shutter of boards with two ledges and a brace."""
    count = max(3, round(w / .15))
    board = w / count
    for i in range(count):
        box(board - .008, .04, h, material, (board * (i + .5), -.02, h / 2), bevel=.008, frame=frame, segments=1)
    for z in (.18 * h, .82 * h):
        box(w - .05, .035, .11, material, (w / 2, -.055, z), bevel=.01, frame=frame, segments=1)
    rise, run = .64 * h - .16, w - .12
    box(math.hypot(rise, run), .03, .09, material, (w / 2, -.053, h / 2), (0, -math.atan2(rise, run), 0),
        bevel=.008, frame=frame, segments=1)


def louvred_shutter(w, h, material, frame):
    """A shutter of slats in a frame, as on spa villas."""
    f = .075
    for x in (f / 2, w - f / 2):
        box(f, .05, h, material, (x, -.025, h / 2), bevel=.008, frame=frame, segments=1)
    for z in (f / 2, h * .48, h - f / 2):
        box(w - f, .046, f, material, (w / 2, -.025, z), bevel=.008, frame=frame, segments=1)
    count = int((h - .2) / .065)
    for i in range(count):
        z = .12 + (h - .24) * i / (count - 1)
        box(w - 2 * f + .01, .012, .075, material, (w / 2, -.025, z), (.7, 0, 0), bevel=0, frame=frame)


SHUTTERS = {'shutters': plank_shutter, 'louvred': louvred_shutter}


def surround(T, o, style):
    w, h, jamb, material = o.w, o.h, style.jamb, style.dressing
    is_door = o.kind in ('door', 'glazed', 'barn')
    if style.surround == 'timber':
        box(w + .34, .16, .18, material, (w / 2, .03, h + .085), bevel=.02, frame=T)
        for x in (-.07, w + .07):
            box(.14, .14, h, material, (x, .03, h / 2), bevel=.015, frame=T)
        if not is_door:
            box(w + .34, .18, .12, material, (w / 2, .02, -.06), bevel=.015, frame=T)
        return
    if style.surround == 'band':
        box(w + 2 * jamb, .10, jamb, material, (w / 2, -.005, h + jamb / 2), bevel=.012, frame=T)
        for x in (-jamb / 2, w + jamb / 2):
            box(jamb, .094, h, material, (x, -.005, h / 2), bevel=.012, frame=T)
        if not is_door:
            box(w + 2 * jamb + .1, .22, .1, material, (w / 2, -.02, -.05), bevel=.015, frame=T)
        return
    stone(w + 2 * jamb + .1, .30, .26, material, (w / 2, .085, h + .13), frame=T)
    if is_door:
        stone(w + 2 * jamb + .3, .75, .14, material, (w / 2, -.22, -.07), bevel=.025, frame=T)
    else:
        stone(w + 2 * jamb + .12, .40, .13, material, (w / 2, .06, -.065), frame=T)
    blocks = max(2, round(h / .42))
    block = h / blocks
    for k in range(blocks):
        for side in (0, 1):
            b = jamb + (.12 if (k + side) % 2 else 0)
            stone(b, .30, block - .014, material, (w + b / 2 if side else -b / 2, .085, block * (k + .5)),
                  bevel=.018, frame=T)


def plank_door(T, w, h, material, depth=.24, leaves=1):
    count = max(4, round(w / .19))
    board = w / count
    for i in range(count):
        box(board - .006, .06, h * .99, material, (board * (i + .5), depth, h / 2), bevel=.012, frame=T, segments=1)
    for q in (.16, .5, .86):
        box(w - .06, .03, .12, material, (w / 2, depth - .04, h * q), bevel=.01, frame=T, segments=1)
    if leaves == 2:
        box(.05, .03, h * .98, material, (w / 2, depth - .06, h / 2), bevel=.008, frame=T, segments=1)
    knob = lathe_mesh([(0, .012), (.03, .012), (.035, .035), (.06, .04), (.075, .02)], 16)
    place(knob, m.metal('#b58a4a', .3), (w * (.86 if leaves == 1 else .58), depth - .03, h * .47),
          (math.pi / 2, 0, 0), frame=T)


def casement(T, w, h, style, depth=.24):
    glass, frame = style.glass, style.frame
    box(w, .05, h, glass, (w / 2, depth + .06, h / 2), bevel=0, frame=T)
    f = .075
    for a in (f / 2, w - f / 2):
        box(f, .09, h, frame, (a, depth, h / 2), bevel=.01, frame=T, segments=1)
    for a in (f / 2, h - f / 2):
        box(w, .084, f, frame, (w / 2, depth, a), bevel=.01, frame=T, segments=1)
    if w > .7:
        box(.10, .10, h, frame, (w / 2, depth, h / 2), bevel=.01, frame=T, segments=1)
    count = style.panes if h > 1.1 else 2
    for k in range(1, count):
        box(w, .05, .035, frame, (w / 2, depth, h * k / count), bevel=.005, frame=T, segments=1)


def arch_outline(w, h, steps=16):
    """The outline of a door leaf with a round head, straight up to h."""
    head = [(w / 2 - w / 2 * math.cos(math.pi * k / steps), h + w / 2 * math.sin(math.pi * k / steps))
            for k in range(steps + 1)]
    return [(0, 0)] + head + [(w, 0)]


def arched(T, o, style, boxes, cylinders, wall):
    """A round arch of voussoirs. The kind `arch` has a plank door; `arcade` is open and dark."""
    w, h = o.w, o.h
    boxes.append(wall @ Matrix.Translation((o.x, .1, o.z + h / 2)) @ Matrix.Diagonal((w + .05, .9, h + .06, 1)))
    cylinders.append(wall @ Matrix.Translation((o.x, .1, o.z + h)) @ Matrix.Diagonal((w + .05, .88, w + .05, 1)))
    count = max(7, int(w * 6) | 1)
    r = w / 2 + .14
    for k in range(count):
        a = math.pi * (k + .5) / count
        stone(math.pi * r / count - .012, .30, .28, style.dressing, (w / 2 + r * math.cos(a), .08, h + r * math.sin(a)),
              (0, math.pi / 2 - a, 0), .018, frame=T)
    blocks = max(2, round(h / .36))
    for k in range(blocks):
        for side in (0, 1):
            b = .26 + (.1 if (k + side) % 2 else 0)
            stone(b, .30, h / blocks - .014, style.dressing, (w + b / 2 if side else -b / 2, .08, h / blocks * (k + .5)),
                  bevel=.018, frame=T)
    leaf = style.door if o.kind == 'arch' else m.matte('#2a2b2c', .02)
    depth = .26 if o.kind == 'arch' else .4
    place(prism_mesh(arch_outline(w + .04, h), .06), leaf, (-.02, depth, 0), frame=T)
    if o.kind == 'arch':
        for k in range(1, max(4, round(w / .2))):
            x = w * k / max(4, round(w / .2))
            top = h + math.sqrt(max(0, (w / 2) ** 2 - (x - w / 2) ** 2))
            box(.016, .012, top - .02, m.matte('#26282a', .02), (x, depth - .032, top / 2), bevel=0, frame=T)
        for q in (.25, .9):
            box(w - .1, .03, .1, style.door, (w / 2, depth - .045, h * q), bevel=.01, frame=T, segments=1)


def make(wall, o, style, boxes, cylinders):
    """Builds one opening in a wall (x right, y into the wall, z up), and records the shapes to cut out of the wall."""
    T = wall @ Matrix.Translation((o.x - o.w / 2, 0, o.z))
    if o.kind in ('arch', 'arcade'):
        arched(T, o, style, boxes, cylinders, wall)
        return
    boxes.append(wall @ Matrix.Translation((o.x, .1, o.z + o.h / 2)) @ Matrix.Diagonal((o.w + .07, .7, o.h + .06, 1)))
    surround(T, o, style)
    if o.kind == 'door':
        plank_door(T, o.w, o.h, style.door)
    elif o.kind == 'barn':
        plank_door(T, o.w, o.h, style.door, leaves=2)
    elif o.kind == 'glazed':
        plank_door(T, o.w, o.h * .45, style.door)
        casement(T @ at(0, 0, o.h * .45), o.w, o.h * .55, style)
    else:
        casement(T, o.w, o.h, style)
    if o.kind in SHUTTERS:
        width = o.w / 2 + .02
        for side in (0, 1):
            angle = uniform(.02, .09) * (1 if style.neat else 2.2)
            if side == 0:
                hinge = T @ Matrix.Translation((-.03, -.075, -.02)) @ Matrix.Rotation(angle, 4, 'Z')
                hinge = hinge @ Matrix.Translation((-width, 0, 0))
            else:
                hinge = T @ Matrix.Translation((o.w + .03, -.075, -.02)) @ Matrix.Rotation(-angle, 4, 'Z')
            SHUTTERS[o.kind](width, o.h + .04, style.shutter, hinge)


def bays(xs, z, w, h, kind='shutters'):
    """Returns a row of equal openings."""
    return [Opening(x, z, w, h, kind) for x in xs]
