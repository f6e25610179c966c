"""Concise notation for shader nodes."""
import bpy

from .core import linear


class Shader:
    """A Principled material. A colour is '#rrggbb' or a node socket; any other value is a number or a node socket."""

    def __init__(self, name, in_object_space=False):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.principled = self.tree.nodes['Principled BSDF']
        self.principled.inputs['Specular'].default_value = .25
        self.geometry = self.node('ShaderNodeNewGeometry')
        self.position = self.geometry.outputs['Position']
        if in_object_space:
            self.position = self.node('ShaderNodeTexCoord').outputs['Object']
        self.random = self.node('ShaderNodeObjectInfo').outputs['Random']

    def node(self, kind, **settings):
        node = self.tree.nodes.new(kind)
        for name, value in settings.items():
            setattr(node, name, value)
        return node

    def link(self, output, socket):
        self.tree.links.new(output, socket)

    def set(self, socket, value):
        if hasattr(value, 'node'):
            self.link(value, socket)
        else:
            socket.default_value = value

    def colour(self, socket, value):
        self.set(socket, value if hasattr(value, 'node') else linear(value))

    def another_random(self, factor):
        """Derives another random number per object from the first one."""
        return self.math('FRACT', self.math('MULTIPLY', self.random, factor))

    def axis(self, index):
        node = self.node('ShaderNodeSeparateXYZ')
        self.link(self.position, node.inputs[0])
        return node.outputs[index]

    def noise(self, scale, detail=4, roughness=.55, stretch=None, distortion=0, offset=None):
        node = self.node('ShaderNodeTexNoise')
        for name, value in (('Scale', scale), ('Detail', min(detail, 4)), ('Roughness', roughness),
                            ('Distortion', distortion)):
            node.inputs[name].default_value = value
        self.link(self.mapped(stretch, offset), node.inputs['Vector'])
        return node.outputs['Fac']

    def mapped(self, stretch=None, offset=None):
        if not stretch and not offset:
            return self.position
        mapping = self.node('ShaderNodeMapping')
        self.link(self.position, mapping.inputs[0])
        if stretch:
            mapping.inputs['Scale'].default_value = stretch
        if offset:
            mapping.inputs['Location'].default_value = offset
        return mapping.outputs[0]

    def ramp(self, value, low, high, to_low=0, to_high=1):
        node = self.node('ShaderNodeMapRange', interpolation_type='SMOOTHSTEP')
        self.link(value, node.inputs[0])
        for index, bound in zip((1, 2, 3, 4), (low, high, to_low, to_high)):
            node.inputs[index].default_value = bound
        return node.outputs[0]

    def math(self, operation, a, b=0):
        node = self.node('ShaderNodeMath', operation=operation)
        self.set(node.inputs[0], a)
        self.set(node.inputs[1], b)
        return node.outputs[0]

    def mix(self, factor, a, b, mode='MIX'):
        node = self.node('ShaderNodeMixRGB', blend_type=mode)
        self.set(node.inputs[0], factor)
        self.colour(node.inputs[1], a)
        self.colour(node.inputs[2], b)
        return node.outputs[0]

    def tinted(self, colour, hue=None, saturation=None, value=None):
        node = self.node('ShaderNodeHueSaturation')
        self.colour(node.inputs['Color'], colour)
        for name, amount in (('Hue', hue), ('Saturation', saturation), ('Value', value)):
            if amount is not None:
                self.set(node.inputs[name], amount)
        return node.outputs[0]

    def cracks(self, wobble, bend, cell, width, gaps):
        """Draws thin bent lines: 1 on a line, 0 beside it and in its gaps.

        `wobble` is the scale and detail of the noise that bends lines by `bend`; `gaps` is the scale, low and high of
        the noise that interrupts them."""
        warp = self.node('ShaderNodeTexNoise')
        warp.inputs['Scale'].default_value, warp.inputs['Detail'].default_value = wobble
        self.link(self.position, warp.inputs['Vector'])
        bent = self.node('ShaderNodeVectorMath', operation='MULTIPLY_ADD')
        self.link(warp.outputs['Color'], bent.inputs[0])
        bent.inputs[1].default_value = (bend, bend, bend)
        self.link(self.position, bent.inputs[2])
        cells = self.node('ShaderNodeTexVoronoi', feature='DISTANCE_TO_EDGE')
        cells.inputs['Scale'].default_value = cell
        self.link(bent.outputs[0], cells.inputs['Vector'])
        line = self.ramp(cells.outputs['Distance'], 0, width, 1, 0)
        scale, low, high = gaps
        return self.math('MULTIPLY', line, self.ramp(self.noise(scale, 3, offset=(3, 1, 7)), low, high))

    def bump(self, height, strength=.3, distance=.05, over=None):
        node = self.node('ShaderNodeBump')
        self.link(height, node.inputs['Height'])
        node.inputs['Strength'].default_value = strength
        node.inputs['Distance'].default_value = distance
        if over is not None:
            self.link(over, node.inputs['Normal'])
        return node.outputs[0]

    def done(self, colour, roughness=.8, normal=None):
        self.colour(self.principled.inputs['Base Color'], colour)
        self.set(self.principled.inputs['Roughness'], roughness)
        if normal is not None:
            self.link(normal, self.principled.inputs['Normal'])
        return self.material
