"""Materials. The Filmic view transform saturates, so the terracotta and stone colours here are muted."""
from .core import cached_material
from .shading import Shader

VOLVIC = ('#3a3e44', '#555a60')
BASALT = ('#4c4e52', '#857f76')
GRANITE = ('#8f8a80', '#b9b2a4')
PALE_STONE = ('#a89d88', '#c9bda6')


@cached_material
def matte(colour, variation=.12, roughness=.8, grain=14, bump=.15, depth=.03, hue=.01, broad=.8, specular=.25):
    """A plain surface with random variation."""
    s = Shader('matte')
    s.principled.inputs['Specular'].default_value = specular
    value = s.ramp(s.random, 0, 1, 1 - variation, 1 + variation)
    turn = s.ramp(s.another_random(17.3), 0, 1, .5 - hue, .5 + hue)
    patches = s.ramp(s.noise(broad), .3, .7, 1 - variation * .7, 1 + variation * .5)
    tint = s.tinted(colour, turn, 1, s.math('MULTIPLY', value, patches))
    return s.done(tint, roughness, s.bump(s.noise(grain, 4, .6), bump, depth))


@cached_material
def fresh_render(light='#F3ECDD', dark='#E6DCC8'):
    """Lime render with two similar tones, trowel marks and sand grain."""
    s = Shader('render')
    grain = s.noise(16, 4, .65)
    trowel = s.noise(3.2, 4, .5, distortion=.6)
    colour = s.mix(s.ramp(s.noise(.45), .35, .7), light, dark)
    colour = s.mix(s.ramp(grain, .45, .75, 0, .25), colour, s.tinted(dark, None, 1.05, .9))
    return s.done(colour, .9, s.bump(grain, .28, .035, s.bump(trowel, .18, .08)))


@cached_material
def worn_render(light='#A09A8E', dark='#7d7a74', cracks=1.0, fallen=1.0, streaks=.75, damp=.7, soot='#4d4b47'):
    """Old render with rain streaks, rising damp, and optional cracks and fallen patches."""
    s = Shader('worn')
    grain = s.noise(16, 4, .65)
    trowel = s.noise(3.2, 4, .5, distortion=.6)
    colour = s.mix(s.ramp(s.noise(.6, 4, .65), .35, .68), light, dark)
    colour = s.mix(s.ramp(s.noise(1.5, 4, .7, stretch=(2.2, 2.2, .16)), .5, .74, 0, streaks), colour, soot)
    rising = s.math('ADD', s.ramp(s.axis(2), 0, 1.5, .5, 0),
                    s.math('MULTIPLY', s.math('SUBTRACT', s.noise(1.1), .5), .9))
    colour = s.mix(s.ramp(rising, .2, .5, 0, damp), colour, '#565a42')
    height = s.math('MULTIPLY', grain, .3)
    if cracks:
        line = s.cracks(wobble=(1.6, 5), bend=.9, cell=.42, width=.014, gaps=(.5, .42, .56))
        colour = s.mix(s.math('MULTIPLY', line, .9 * cracks), colour, '#26241f')
        height = s.math('SUBTRACT', height, s.math('MULTIPLY', line, .6))
    if fallen:
        patch = s.ramp(s.noise(.55, 4, .6, offset=(11, 4, 2)), .635 - .03 * fallen, .645 - .03 * fallen)
        joints = s.node('ShaderNodeTexVoronoi', feature='DISTANCE_TO_EDGE')
        joints.inputs['Scale'].default_value = 2.6
        s.link(s.position, joints.inputs['Vector'])
        rubble = s.mix(s.ramp(joints.outputs['Distance'], .03, .09), '#8b8270', '#57544f')
        colour = s.mix(patch, colour, rubble)
        height = s.math('SUBTRACT', height, patch)
    return s.done(colour, .95, s.bump(height, .9, .06, s.bump(trowel, .2, .08)))


@cached_material
def half_cleaned_render(edge, light='#F0E7D6', dark='#E2D6C0', soft=.35):
    """A half-washed wall, dirty to the right of x = `edge` (world) and clean to the left."""
    s = Shader('half')
    grain = s.noise(16, 4, .65)
    clean = s.mix(s.ramp(s.noise(.45), .35, .7), light, dark)
    dirty = s.mix(s.ramp(s.noise(.6, 4, .65), .35, .68), '#a39b8b', '#847e72')
    dirty = s.mix(s.ramp(s.noise(1.5, 4, .7, stretch=(2.2, 2.2, .16)), .48, .72, 0, .8), dirty, '#55534b')
    border = s.math('ADD', s.axis(0), s.math('MULTIPLY', s.math('SUBTRACT', s.noise(2.2), .5), soft))
    colour = s.mix(s.ramp(border, edge - .06, edge + .06), clean, dirty)
    return s.done(colour, .92, s.bump(grain, .3, .035))


@cached_material
def tile(worn=False, tones=('#A0553C', '#B37354', '#CDA282', '#7f4634')):
    """Terracotta in four tints that vary by tile. Worn tiles have soot, lichen and moss."""
    s = Shader('tile')
    second, third = s.another_random(37.7), s.another_random(91.3)
    if not worn:
        colour = s.mix(s.random, tones[0], tones[1])
        colour = s.mix(s.ramp(second, .70, 1, 0, .8), colour, tones[2])
        colour = s.mix(s.ramp(third, .8, 1, 0, .6), colour, tones[3])
        colour = s.mix(s.ramp(s.noise(9, 4, .6), .45, .8, 0, .35), colour, s.tinted(tones[0], None, .95, .92))
        return s.done(colour, .78, s.bump(s.noise(20, 4, .65), .35, .03))
    colour = s.mix(s.random, '#7d4431', '#6a4a3c')
    colour = s.mix(s.ramp(second, .6, 1, 0, .8), colour, '#57483f')
    colour = s.mix(s.ramp(third, .8, 1, 0, .7), colour, '#8d5a41')
    colour = s.mix(s.ramp(s.noise(2.2, 4, .7), .42, .66, 0, .85), colour, '#3a3833')
    colour = s.mix(s.ramp(s.noise(7.5, 4, .7, offset=(5, 5, 1)), .6, .68, 0, .75), colour, '#a7a48f')
    green = s.mix(s.ramp(s.noise(11), .35, .65), '#535c36', '#7d8455')
    colour = s.mix(s.ramp(s.noise(.75, 4, .68, offset=(2, 9, 4)), .48, .60, 0, .9), colour, green)
    return s.done(colour, .93, s.bump(s.noise(20, 4, .65), .7, .03))


@cached_material
def slate(a='#4a5158', b='#6a7178', lichen=0):
    s = Shader('slate')
    colour = s.mix(s.random, a, b)
    colour = s.mix(s.ramp(s.another_random(37.7), .8, 1, 0, .5), colour, '#7d7f80')
    if lichen:
        colour = s.mix(s.ramp(s.noise(3.4, 4, .7), .58, .68, 0, lichen), colour, '#8b8f6c')
    return s.done(colour, .62, s.bump(s.noise(9, 4, .6), .35, .03))


@cached_material
def moss():
    s = Shader('moss')
    colour = s.mix(s.random, '#5b6539', '#858b58')
    colour = s.mix(s.ramp(s.noise(30), .4, .7, 0, .6), colour, '#434a2a')
    return s.done(colour, .95, s.bump(s.noise(45, 4, .7), .9, .03))


@cached_material
def paint(colour, peeling=False):
    """Paint on wood, fresh or peeling along the grain."""
    s = Shader('paint')
    grain = s.noise(5, 4, .6, stretch=(7, 7, .5))
    if not peeling:
        return s.done(s.tinted(colour, None, 1, s.ramp(s.random, 0, 1, .93, 1.07)), .5, s.bump(grain, .12, .03))
    wood = s.mix(grain, '#6e6459', '#9a8d7c')
    flakes = s.math('ADD', s.noise(3.0, 4, .72, stretch=(1.6, 1.6, .55)),
                    s.math('MULTIPLY', s.math('SUBTRACT', s.random, .5), .12))
    flakes = s.ramp(flakes, .49, .51)
    colour = s.mix(flakes, s.tinted(colour, None, .6, .85), wood)
    return s.done(colour, .85, s.bump(s.math('SUBTRACT', s.math('MULTIPLY', grain, .3), flakes), .9, .035))


@cached_material
def stonework(a=VOLVIC[0], b=VOLVIC[1], bump=.5, lichen=0, grime=0):
    s = Shader('stone')
    colour = s.mix(s.random, a, b)
    colour = s.mix(s.ramp(s.noise(5, 4, .7), .4, .75, 0, .45), colour, s.tinted(b, None, .8, 1.35))
    if grime:
        colour = s.mix(s.ramp(s.noise(1.1, 4, .7), .4, .62, 0, grime), colour, '#3c3b36')
    if lichen:
        colour = s.mix(s.ramp(s.noise(1.4, 4, .7), .55, .66, 0, lichen), colour, '#7f8563')
    return s.done(colour, .88, s.bump(s.noise(24, 4, .7), bump, .03, s.bump(s.noise(4, 4, .6), bump, .09)))


def volvic():
    return stonework()


@cached_material
def paving_stone(dirt=0.0, edge=None, a='#8d8a84', b='#b3ab9d'):
    """Paving. `dirt` makes it green and black; with `edge`, only to the right of x = `edge`."""
    s = Shader('paving')
    colour = s.mix(s.random, a, b)
    colour = s.mix(s.ramp(s.noise(5, 4, .7), .4, .75, 0, .35), colour, s.tinted(b, None, .8, 1.2))
    if dirt:
        soiled = s.mix(s.ramp(s.noise(1.3, 4, .7), .35, .65), '#4f5044', '#686a4c')
        soiled = s.mix(s.ramp(s.noise(9, 4, .7), .5, .7, 0, .7), soiled, '#3b3d33')
        amount = dirt
        if edge is not None:
            border = s.math('ADD', s.axis(0), s.math('MULTIPLY', s.math('SUBTRACT', s.noise(2.5), .5), .5))
            amount = s.ramp(border, edge - .05, edge + .05, 0, dirt)
        colour = s.mix(amount, colour, soiled)
    return s.done(colour, .85, s.bump(s.noise(24, 4, .7), .4, .03, s.bump(s.noise(4, 4, .6), .35, .06)))


@cached_material
def brick(a='#9c5a44', b='#b77a5c', mortar='#cfc4b0', scale=7.5):
    """Brickwork for walls along x or y."""
    s = Shader('brick', in_object_space=True)
    split = s.node('ShaderNodeSeparateXYZ')
    s.link(s.position, split.inputs[0])
    across = s.math('ADD', split.outputs[0], split.outputs[1])
    joined = s.node('ShaderNodeCombineXYZ')
    s.link(across, joined.inputs[0])
    s.link(split.outputs[2], joined.inputs[1])
    bricks = s.node('ShaderNodeTexBrick')
    s.link(joined.outputs[0], bricks.inputs['Vector'])
    for name, colour in (('Color1', a), ('Color2', b), ('Mortar', mortar)):
        s.colour(bricks.inputs[name], colour)
    for name, value in (('Scale', scale), ('Mortar Size', .012), ('Brick Width', .9), ('Row Height', .3)):
        bricks.inputs[name].default_value = value
    height = s.math('SUBTRACT', 1, bricks.outputs['Fac'])
    return s.done(bricks.outputs['Color'], .88, s.bump(height, .5, .02))


@cached_material
def plywood():
    """Plywood with a striped edge, for the base of every model."""
    s = Shader('plywood')
    layers = s.math('FRACT', s.math('MULTIPLY', s.axis(2), 6.5))
    grain = s.noise(3, 4, .6, stretch=(.6, .6, 9))
    colour = s.mix(s.ramp(layers, .42, .5), '#E0CBA6', s.mix(grain, '#b99a70', '#c7a97f'))
    colour = s.mix(s.ramp(grain, .4, .7, 0, .35), colour, '#c9a878')
    return s.done(colour, .6, s.bump(grain, .12, .03))


@cached_material
def wood(a='#B98A58', b='#8C5F36', stretch=(.5, 6, 6), roughness=.5, variation=.19):
    s = Shader('wood', in_object_space=True)
    grain = s.noise(2.0, 4, .6, stretch=stretch, distortion=.8)
    value = s.ramp(s.random, 0, 1, 1 - variation, 1 + variation)
    return s.done(s.tinted(s.mix(grain, a, b), None, 1, value), roughness, s.bump(grain, .15, .03))


def oak():
    return wood('#B98A58', '#8C5F36')


def scaffold_plank():
    return wood('#C9A06C', '#A67c4a')


@cached_material
def card(colour, edge='#D9C3A0'):
    """Coloured card with a pale cut edge, for the mountains."""
    s = Shader('card')
    split = s.node('ShaderNodeSeparateXYZ')
    s.link(s.geometry.outputs['Normal'], split.inputs[0])
    face = s.ramp(s.math('ABSOLUTE', split.outputs[1]), .5, .9)
    tone = s.mix(s.ramp(s.noise(.5, 4, .6), .3, .7, 0, .35), colour, s.tinted(colour, None, 1, .82))
    return s.done(s.mix(face, edge, tone), .9, s.bump(s.noise(22, 4, .6), .1, .03))


@cached_material
def metal(colour, roughness=.38):
    s = Shader('metal')
    s.principled.inputs['Metallic'].default_value = 1
    s.principled.inputs['Specular'].default_value = .5
    return s.done(colour, s.ramp(s.noise(6), .3, .7, roughness * .8, roughness * 1.25))


def zinc():
    return metal('#878d92', .45)


def steel():
    return metal('#aab0b4', .25)


@cached_material
def glass(colour='#2f3940'):
    s = Shader('glass')
    s.principled.inputs['Specular'].default_value = .6
    return s.done(colour, .22)


@cached_material
def earth(a='#b9ab92', b='#9c8e76', c='#7f7565'):
    s = Shader('earth')
    grain = s.noise(14, 4, .8)
    colour = s.mix(s.ramp(grain, .42, .68, 0, .5), s.mix(s.noise(.7, 4, .6), a, b), c)
    return s.done(colour, .95, s.bump(grain, .8, .05))


@cached_material
def turf(a='#7a8159', b='#989a70', c='#656a47'):
    s = Shader('turf')
    grain = s.noise(9, 4, .75)
    colour = s.mix(s.ramp(grain, .4, .7, 0, .5), s.mix(s.noise(.5, 4, .6), a, b), c)
    return s.done(colour, .95, s.bump(grain, 1, .08))


@cached_material
def blade(a='#7c8558', b='#a9ab7c', c='#97986a'):
    s = Shader('blade')
    colour = s.mix(s.random, a, b)
    return s.done(s.mix(s.ramp(s.noise(.6), .4, .65, 0, .6), colour, c), .9)


@cached_material
def leaf(a='#6f7a50', b='#a2a678'):
    s = Shader('leaf')
    return s.done(s.mix(s.random, a, b), .95, s.bump(s.noise(20, 4, .7), .8, .05))


@cached_material
def sand():
    s = Shader('sand')
    grain = s.noise(60, 3, .7)
    return s.done(s.mix(grain, '#d8bd8c', '#bd9a66'), .95, s.bump(grain, .6, .02))
