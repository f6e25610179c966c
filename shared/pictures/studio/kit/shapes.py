"""Meshes (boxes with soft edges, turned and extruded parts), and functions that place them."""
import math
import random

import bmesh
import bpy
from mathutils import Matrix, Vector, noise

from .core import DEG, place, uniform


def finish(bm, smooth_angle=None, smooth=False):
    mesh = bpy.data.meshes.new('mesh')
    bm.to_mesh(mesh)
    bm.free()
    if smooth or smooth_angle:
        for polygon in mesh.polygons:
            polygon.use_smooth = True
    if smooth_angle:
        mesh.use_auto_smooth = True
        mesh.auto_smooth_angle = smooth_angle * DEG
    return mesh


def box_mesh(sx, sy, sz, bevel=.02, segments=2, rough=0, cuts=0, jitter=0):
    """A box with rounded edges. `rough` makes it a dressed stone, `jitter` a rubble stone."""
    bm = bmesh.new()
    bmesh.ops.create_cube(bm, size=1)
    for v in bm.verts:
        v.co.x *= sx
        v.co.y *= sy
        v.co.z *= sz
        if jitter:
            v.co += Vector((uniform(-jitter, jitter), uniform(-jitter, jitter), uniform(-jitter, jitter)))
    if bevel:
        bmesh.ops.bevel(bm, geom=list(bm.edges), offset=min(bevel, .45 * min(sx, sy, sz)),
                        segments=segments, profile=.6, affect='EDGES')
    if cuts:
        bmesh.ops.subdivide_edges(bm, edges=list(bm.edges), cuts=cuts, use_grid_fill=True)
    if rough:
        offset = Vector((uniform(0, 99), uniform(0, 99), uniform(0, 99)))
        bm.normal_update()
        for v in bm.verts:
            v.co += v.normal * rough * (noise.noise(v.co * 3.2 + offset) + .5 * noise.noise(v.co * 8 + offset))
    return finish(bm, 60 if rough else 40)


def box(sx, sy, sz, material, loc=(0, 0, 0), rot=(0, 0, 0), bevel=.02, frame=None, **shape):
    return place(box_mesh(sx, sy, sz, bevel, **shape), material, loc, rot, frame=frame)


def stone(sx, sy, sz, material, loc, rot=(0, 0, 0), bevel=.02, rough=.006, frame=None):
    """Places a dressed stone."""
    return box(sx, sy, sz, material, loc, rot, bevel, frame, rough=rough, cuts=1)


def cylinder_mesh(radius, height, segments=16, top=None):
    bm = bmesh.new()
    bmesh.ops.create_cone(bm, cap_ends=True, segments=segments, radius1=radius,
                          radius2=radius if top is None else top, depth=height)
    return finish(bm, 50)


def rod(start, end, radius, material, segments=10, frame=None):
    start, end = Vector(start), Vector(end)
    axis = end - start
    matrix = Matrix.Translation((start + end) / 2) @ axis.to_track_quat('Z', 'Y').to_matrix().to_4x4()
    return place(cylinder_mesh(radius, axis.length, segments), material,
                 frame=frame @ matrix if frame is not None else matrix)


def lathe_mesh(profile, segments=32):
    """A solid of revolution about z. `profile` is a list of (height, radius)."""
    bm = bmesh.new()
    rings = [[bm.verts.new((r * math.cos(2 * math.pi * i / segments), r * math.sin(2 * math.pi * i / segments), z))
              for i in range(segments)] for z, r in profile]
    for low, high in zip(rings, rings[1:]):
        for i in range(segments):
            j = (i + 1) % segments
            bm.faces.new((low[i], low[j], high[j], high[i]))
    bm.faces.new(rings[0][::-1])
    bm.faces.new(rings[-1])
    return finish(bm, 45)


def prism_mesh(outline, thickness, bevel=0):
    """A polygon in x and z, with a thickness along y."""
    bm = bmesh.new()
    face = bm.faces.new([bm.verts.new((x, -thickness / 2, z)) for x, z in outline])
    extruded = bmesh.ops.extrude_face_region(bm, geom=[face])
    for v in extruded['geom']:
        if isinstance(v, bmesh.types.BMVert):
            v.co.y += thickness
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    if bevel:
        bmesh.ops.bevel(bm, geom=list(bm.edges), offset=bevel, segments=2, affect='EDGES')
    return finish(bm)


def pebble_mesh(seed, subdivisions=1, amplitude=.35, flat=.6, smooth=False):
    bm = bmesh.new()
    bmesh.ops.create_icosphere(bm, subdivisions=subdivisions, radius=1)
    rng = random.Random(seed)
    for v in bm.verts:
        v.co *= 1 + rng.uniform(-amplitude, amplitude)
        v.co.z *= flat
    return finish(bm, smooth=smooth)


def trough_mesh(length, radius, end_radius, thickness=.022, segments=9, up=True):
    """Half a pipe along y: a canal tile (up) or the trough of a gutter (down)."""
    bm = bmesh.new()
    rings = []
    for y, r in ((0, radius), (length * .5, (radius + end_radius) / 2), (length, end_radius)):
        outer, inner = [], []
        for k in range(segments + 1):
            a = math.pi * k / segments
            outer.append(bm.verts.new((r * math.cos(a), y, r * .85 * math.sin(a))))
            inner.append(bm.verts.new(((r - thickness) * math.cos(a), y, (r * .85 - thickness) * math.sin(a))))
        rings.append((outer, inner))
    for (o, i), (p, q) in zip(rings, rings[1:]):
        for k in range(segments):
            bm.faces.new((o[k], o[k + 1], p[k + 1], p[k]))
            bm.faces.new((i[k + 1], i[k], q[k], q[k + 1]))
        bm.faces.new((o[0], p[0], q[0], i[0]))
        bm.faces.new((p[segments], o[segments], i[segments], q[segments]))
    for o, i in (rings[0], rings[-1]):
        for k in range(segments):
            bm.faces.new((o[k + 1], o[k], i[k], i[k + 1]))
    if not up:
        for v in bm.verts:
            v.co.z *= -1
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    return finish(bm, 50)


def cut(body, boxes=(), cylinders=()):
    """Cuts openings out of a body. `boxes` and `cylinders` are frames of unit boxes and of unit cylinders along y."""
    if not boxes and not cylinders:
        return
    bm = bmesh.new()
    for matrix in boxes:
        bmesh.ops.create_cube(bm, size=1, matrix=matrix)
    for matrix in cylinders:
        bmesh.ops.create_cone(bm, cap_ends=True, segments=40, radius1=.5, radius2=.5, depth=1,
                              matrix=matrix @ Matrix.Rotation(math.pi / 2, 4, 'X'))
    cutter = place(finish(bm))
    modifier = body.modifiers.new('openings', 'BOOLEAN')
    modifier.object = cutter
    modifier.solver = 'EXACT'
    modifier.use_self = True
    cutter.hide_render = True
