"""Shared by all modules: the random generator, caches, frames, and functions that place meshes."""
import math
import random
from contextlib import contextmanager

import bpy
from mathutils import Euler, Matrix, Vector

DEG = math.pi / 180


class Stage:
    """The scene being built. `rng` is the only random generator, so the same seed gives the same picture."""

    def __init__(self):
        self.rng = random.Random(1)
        self.root = Matrix.Identity(4)
        self.materials = {}
        self.meshes = {}


stage = Stage()


def reset(seed):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    stage.rng = random.Random(seed)
    stage.root = Matrix.Identity(4)
    stage.materials.clear()
    stage.meshes.clear()


def chance():
    return stage.rng


def uniform(a, b):
    return stage.rng.uniform(a, b)


def gauss(sigma):
    return stage.rng.gauss(0, sigma)


def linear(colour):
    """Converts '#rrggbb' (sRGB) or a linear triple to linear RGBA."""
    if isinstance(colour, str):
        digits = colour.lstrip('#')
        srgb = [int(digits[i:i + 2], 16) / 255 for i in (0, 2, 4)]
        colour = [c / 12.92 if c <= .04045 else ((c + .055) / 1.055) ** 2.4 for c in srgb]
    return (colour[0], colour[1], colour[2], 1)


def at(x=0, y=0, z=0, turn=0):
    """Returns a frame at a point, rotated by degrees about the vertical axis."""
    return Matrix.Translation((x, y, z)) @ Matrix.Rotation(turn * DEG, 4, 'Z')


@contextmanager
def inside(frame):
    """Places everything inside this block relative to `frame`."""
    before = stage.root
    stage.root = before @ frame
    try:
        yield
    finally:
        stage.root = before


def place(mesh, material=None, loc=(0, 0, 0), rot=(0, 0, 0), scale=None, frame=None):
    thing = bpy.data.objects.new('part', mesh)
    bpy.context.scene.collection.objects.link(thing)
    matrix = Matrix.LocRotScale(Vector(loc), Euler(rot), Vector(scale) if scale else None)
    if frame is not None:
        matrix = frame @ matrix
    thing.matrix_world = stage.root @ matrix
    if material is not None:
        if not mesh.materials:
            mesh.materials.append(material)
        elif mesh.materials[0] != material:
            thing.material_slots[0].link = 'OBJECT'
            thing.material_slots[0].material = material
    return thing


def cached_mesh(key, make):
    if key not in stage.meshes:
        stage.meshes[key] = make()
    return stage.meshes[key]


def cached_material(make):
    """Decorator that caches the shader of a material function for each set of arguments."""
    def wrapped(*args, **kwargs):
        key = (make.__name__, args, tuple(sorted(kwargs.items())))
        if key not in stage.materials:
            stage.materials[key] = make(*args, **kwargs)
        return stage.materials[key]
    wrapped.__doc__ = make.__doc__
    return wrapped
