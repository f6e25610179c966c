"""Stones: quoins, rubble and coursed walls, facings with holes for the openings, paving."""
from . import materials as m
from .core import cached_mesh, chance, gauss, place, uniform
from .shapes import box, box_mesh, lathe_mesh, stone


def rubble():
    """Returns one of two dozen rough stones, about a metre long. The caller scales it."""
    k = chance().randrange(24)
    return cached_mesh(('rubble', k), lambda: box_mesh(1, .62, .6, .11, 2, .07, 1, .045))


def lay(frame, material, x, z, w, h, depth, joint, y=0.0):
    place(rubble(), material, (x + w / 2, y, z + h / 2), (gauss(.008), gauss(.010), gauss(.010)),
          (w - joint, (depth + uniform(-.03, .05)) / .62, (h - joint) / .6), frame)


def spans(x0, x1, holes, z0, z1):
    """Returns the parts of a course between x0 and x1 that are outside the openings."""
    free = [(x0, x1)]
    for left, right, low, high in holes:
        if high <= z0 + .03 or low >= z1 - .03:
            continue
        free = [part for a, b in free for part in ((a, min(b, left)), (max(a, right), b)) if part[1] - part[0] > .06]
    return free


def courses(frame, x0, x1, z0, z1, depth, material, height=(.17, .30), width=(.24, .62), joint=.035,
            holes=(), outline=None, y=0.0):
    """Courses of stone. `outline(z)` returns the ends of the wall at height z, as for gables and ruins."""
    z = z0
    while z < z1 - .08:
        h = min(uniform(*height), z1 - z)
        if z1 - z - h < .1:
            h = z1 - z
        left, right = outline(z + h * .5) if outline else (x0, x1)
        for a, b in spans(left, right, holes, z, z + h):
            x = a
            while x < b - .02:
                w = min(uniform(*width), b - x)
                if b - x - w < .16:
                    w = b - x
                lay(frame, material, x, z, w, h, depth, joint, y)
                x += w
        z += h


def coping(frame, x0, x1, z, depth, material, overhang=.16, thickness=.11):
    x = x0
    while x < x1:
        w = min(uniform(.55, .95), x1 - x)
        if x1 - x - w < .25:
            w = x1 - x
        stone(w - .02, depth + overhang, thickness, material, (x + w / 2, 0, z + thickness / 2),
              (0, gauss(.006), gauss(.008)), .03, .012, frame)
        x += w


def low_wall(frame, length, height=.95, depth=.34, material=None, cap=None, mortar='#7b7368', **laying):
    """A garden wall along x, with a mortar core behind the stones."""
    material = material or m.stonework(*m.BASALT, .6, .25)
    box(length - .12, depth - .12, height - .03, m.matte(mortar, .05, .95, 10, .5),
        (length / 2, 0, height / 2 - .03), bevel=0, frame=frame)
    courses(frame, 0, length, -.05, height, depth, material, **laying)
    if cap:
        coping(frame, -.04, length + .04, height, depth, cap)


def pillar(frame, size=.62, height=1.5, material=None, cap=None, ball=True, course=.215):
    material, cap = material or m.volvic(), cap or m.volvic()
    count = round(height / course)
    for i in range(count):
        stone(size, size, course - .012, material, (0, 0, course * (i + .5)), (0, 0, gauss(.01)), .03, .01, frame)
    stone(size * 1.25, size * 1.25, .12, cap, (0, 0, count * course + .055), bevel=.035, rough=.01, frame=frame)
    if ball:
        s = size / .72
        place(lathe_mesh([(0, .18 * s), (.05 * s, .2 * s), (.1 * s, .13 * s), (.16 * s, .17 * s), (.25 * s, .215 * s),
                          (.34 * s, .21 * s), (.42 * s, .15 * s), (.47 * s, .02)], 28), material,
              (0, 0, count * course + .11), frame=frame)


def quoins(frames, height, material, size=1.0, step=(.30, .40), proud=.045):
    """Corner stones. In each frame, the corner is at 0 and the walls extend along +x and +y."""
    for frame in frames:
        z, k = 0.0, 0
        while z < height - .05:
            h = min(uniform(*step), height - z)
            if height - z - h < .15:
                h = height - z
            a, b = (.62, .36) if k % 2 else (.36, .62)
            a, b = (a + uniform(-.05, .05)) * size, (b + uniform(-.05, .05)) * size
            place(box_mesh(a + proud, b + proud, h - .018, .022, 2, .008, 1), material,
                  ((a - proud) / 2, (b - proud) / 2, z + h / 2), frame=frame)
            z += h
            k += 1


def paving(x0, x1, y0, y1, z, material, size=(.5, 1.0), joint=.035, frame=None):
    y = y0
    while y < y1 - .05:
        h = min(uniform(*size) * .75, y1 - y)
        if y1 - y - h < .25:
            h = y1 - y
        x = x0
        while x < x1 - .05:
            w = min(uniform(*size), x1 - x)
            if x1 - x - w < .3:
                w = x1 - x
            stone(w - joint, h - joint, .1, material, (x + w / 2, y + h / 2, z + gauss(.004)),
                  (gauss(.004), gauss(.004), gauss(.006)), .022, .008, frame)
            x += w
        y += h


def steps(frame, count, width, going, rise, material):
    """Stone steps that rise along +y, from y = 0."""
    for i in range(count):
        stone(width + gauss(.01), going * (count - i), rise - .01, material,
              (0, going * (i + (count - i) / 2), rise * (i + .5)), (0, 0, gauss(.003)), .025, .008, frame)
