"""The studio around the model: backdrop, lights, camera, render settings, denoising."""
import array
import ctypes
import math
import os
import tempfile
import time

import bmesh
import bpy
from mathutils import Vector

from . import materials as m
from .core import linear, place
from .shapes import finish

# For each season: colour, strength and direction (`where`) of the key light; strengths of the fill light, the back
# light and the world.
SEASONS = {
    'spring': dict(key='#FFEADA', power=1.0, where=(-.72, -.45, .53), fill=.27, back=.38, world=.40),
    'summer': dict(key='#FFEBD2', power=1.12, where=(-.60, -.42, .68), fill=.24, back=.34, world=.38),
    'autumn': dict(key='#FFDFBE', power=1.02, where=(-.82, -.42, .40), fill=.24, back=.50, world=.38),
    'winter': dict(key='#FFF1E6', power=.92, where=(-.64, -.60, .48), fill=.36, back=.30, world=.46),
    'morning': dict(key='#FFE6CE', power=1.0, where=(.74, -.46, .50), fill=.28, back=.40, world=.40),
}


def backdrop(y=40.0, z=-1.1, colour='#E7DED0', width=240.0, radius=18.0, front=-90.0):
    bm = bmesh.new()
    profile = [(front, z)]
    profile += [(y - radius + radius * math.sin(a), z + radius - radius * math.cos(a))
                for a in [i * math.pi / 2 / 24 for i in range(25)]]
    profile += [(y, z + 110)]
    left = [bm.verts.new((-width / 2, p, q)) for p, q in profile]
    right = [bm.verts.new((width / 2, p, q)) for p, q in profile]
    for i in range(len(profile) - 1):
        bm.faces.new((left[i], right[i], right[i + 1], left[i + 1]))
    place(finish(bm, smooth=True), m.matte(colour, .015, .95, 3, .04, .05, 0, .05, .1))


def area_light(loc, target, size, power, colour, size_y=None):
    light = bpy.data.lights.new('light', 'AREA')
    light.energy, light.color, light.size = power, linear(colour)[:3], size
    if size_y:
        light.shape, light.size_y = 'RECTANGLE', size_y
    thing = bpy.data.objects.new('light', light)
    bpy.context.scene.collection.objects.link(thing)
    thing.location = loc
    thing.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat('-Z', 'Y').to_euler()


def lights(target, reach, season='spring', backdrop_y=40.0):
    """Adds a large warm key light, a weak cool fill light, a soft back light and a light for the backdrop.

    `reach` is the distance of the key light, about 2.5 times the size of the model.
    """
    s = SEASONS[season]
    t = Vector(target)
    power = 6.3 * reach * reach * s['power']
    key = Vector(s['where']).normalized()
    area_light(t + key * reach, t, .28 * reach, power, s['key'])
    area_light(t + Vector((-key.x * 1.05, -.55, .42)).normalized() * reach * .9, t, .5 * reach, power * s['fill'],
               '#DCE6F2')
    area_light(t + Vector((.25, .75, .62)).normalized() * reach, t, .3 * reach, power * s['back'], '#FFF0DC', .45 * reach)
    far = max(.6, backdrop_y / 40)
    area_light((t.x - 6 * far, t.y + 4 * far, 42 * far), (t.x - 6 * far, backdrop_y, 10 * far), 22 * far, 6800 * far * far,
               '#FFEAD4')
    surroundings(s['world'])


def surroundings(strength):
    """Adds even light from all directions."""
    world = bpy.data.worlds.new('world')
    bpy.context.scene.world = world
    world.use_nodes = True
    background = world.node_tree.nodes['Background']
    background.inputs[0].default_value = linear('#F2ECE2')
    background.inputs[1].default_value = strength


def camera(loc, target, lens, focus, aperture=.2, shift=(0, 0)):
    """Adds a camera with a long lens and a very wide aperture, which blurs like a close-up of a small object."""
    data = bpy.data.cameras.new('camera')
    thing = bpy.data.objects.new('camera', data)
    scene = bpy.context.scene
    scene.collection.objects.link(thing)
    scene.camera = thing
    thing.location = loc
    thing.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat('-Z', 'Y').to_euler()
    data.lens, data.clip_end = lens, 800
    data.dof.use_dof = True
    data.dof.focus_distance = (Vector(focus) - Vector(loc)).length
    data.dof.aperture_fstop = aperture
    data.shift_x, data.shift_y = shift


def settings(width, height, exposure):
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    cycles, render, view = scene.cycles, scene.render, scene.view_settings
    render.resolution_x, render.resolution_y, render.resolution_percentage = width, height, 100
    cycles.use_denoising = False
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces, cycles.transmission_bounces = 4, 3, 2, 2
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect = 3
    cycles.blur_glossy = 1
    cycles.use_adaptive_sampling = False
    render.use_persistent_data = False  # With persistent data, both halves would have the same noise.
    render.threads_mode, render.threads = 'FIXED', 2
    render.image_settings.file_format, render.image_settings.color_mode = 'PNG', 'RGB'
    view.view_transform = 'Filmic'
    view.look = 'Medium High Contrast'
    view.exposure = exposure


def quick(path, samples):
    scene = bpy.context.scene
    scene.cycles.samples = samples
    scene.render.filepath = path
    bpy.ops.render.render(write_still=True)


def halves(folder, samples):
    """Renders twice with half the samples. Returns the colours, albedo and normals of both renders as floats."""
    scene = bpy.context.scene
    layer = scene.view_layers[0]
    layer.use_pass_diffuse_color = layer.use_pass_normal = True
    scene.use_nodes = True
    tree = scene.node_tree
    source = next(n for n in tree.nodes if n.type == 'R_LAYERS')
    sink = tree.nodes.new('CompositorNodeOutputFile')
    sink.format.file_format, sink.format.color_depth, sink.base_path = 'OPEN_EXR', '32', folder
    sink.file_slots.clear()
    passes = (('rgb', 'Image'), ('albedo', 'DiffCol'), ('normal', 'Normal'))
    for name, output in passes:
        sink.file_slots.new(name)
        tree.links.new(source.outputs[output], sink.inputs[name])
    for half in (1, 2):
        scene.cycles.seed, scene.cycles.samples = half * 101, max(1, samples // 2)
        scene.frame_set(half)
        bpy.ops.render.render()
    buffers = []
    for name, _ in passes:
        for half in (1, 2):
            image = bpy.data.images.load(os.path.join(folder, '%s%04d.exr' % (name, half)))
            image.colorspace_settings.name = 'Linear'
            pixels = array.array('f', bytes(4 * 4 * image.size[0] * image.size[1]))
            image.pixels.foreach_get(pixels)
            buffers.append(pixels)
    return buffers


def denoised(path, samples, library, strength=.8):
    scene = bpy.context.scene
    width, height = scene.render.resolution_x, scene.render.resolution_y
    with tempfile.TemporaryDirectory() as folder:
        buffers = halves(folder, samples)
    result = array.array('f', bytes(4 * 4 * width * height))
    address = [ctypes.c_void_p(b.buffer_info()[0]) for b in buffers + [result]]
    ctypes.CDLL(library).denoise(*address, width, height, ctypes.c_float(strength))
    image = bpy.data.images.new('result', width, height, float_buffer=True)
    image.colorspace_settings.name = 'Linear'
    image.pixels.foreach_set(result)
    image.save_render(path, scene=scene)


def shoot(path, width, height, samples, exposure, library=None):
    began = time.time()
    settings(width, height, exposure)
    if library:
        denoised(path, samples, library)
    else:
        quick(path, samples)
    print('SHOT %s %dx%d in %.0f s, %d objects' % (os.path.basename(path), width, height, time.time() - began,
                                                  len(bpy.context.scene.objects)))
