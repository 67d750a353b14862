"""A thin layer over Blender's shader nodes, so that a material reads as a recipe."""
import functools

import bpy


def linear(hex_colour):
    """'#rrggbb' as linear rgb, the way the renderer wants it."""
    channels = [int(hex_colour[i:i + 2], 16) / 255 for i in (1, 3, 5)]
    return tuple(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)


def scaled(colour, factor):
    """A darker or lighter version of a linear colour."""
    return tuple(min(1.0, c * factor) for c in colour)


def cached(recipe):
    """Equal parameters share one material: fewer shaders to compile."""
    return functools.lru_cache(maxsize=None)(recipe)


class Material:
    """Node graph of one material. Node kinds lose their 'ShaderNode' prefix, inputs use _ for spaces."""

    def __init__(self, name):
        self.data = bpy.data.materials.new(name)
        self.data.use_nodes = True
        self.tree = self.data.node_tree
        self.principled = self.tree.nodes["Principled BSDF"]

    def node(self, kind, props=None, **inputs):
        node = self.tree.nodes.new("ShaderNode" + kind)
        for key, value in (props or {}).items():
            setattr(node, key, value)
        for key, value in inputs.items():
            node.inputs[key.replace("_", " ")].default_value = value
        return node

    def link(self, source, output, target, target_input):
        self.tree.links.new(source.outputs[output], target.inputs[target_input])

    def set(self, **inputs):
        for key, value in inputs.items():
            self.principled.inputs[key.replace("_", " ")].default_value = value

    def texture(self, kind, coords, props=None, **inputs):
        """A texture node fed with coordinates."""
        node = self.node("Tex" + kind, props, **inputs)
        self.link(coords, "Vector", node, "Vector")
        return node

    def ramp(self, source, output, stops):
        """Colour ramp; stops = [(position, linear colour)]."""
        ramp = self.node("ValToRGB")
        elements = ramp.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(0.5)
        for element, (position, colour) in zip(elements, stops):
            element.position = position
            element.color = (*colour[:3], 1)
        self.link(source, output, ramp, "Fac")
        return ramp

    def mix(self, first, first_output, second, second_output, fac, blend="MIX"):
        node = self.node("MixRGB", {"blend_type": blend}, Fac=fac)
        self.link(first, first_output, node, "Color1")
        self.link(second, second_output, node, "Color2")
        return node

    def math(self, operation, first, first_output, second=None, second_output=None, value=0.0):
        """Arithmetic of two outputs, or of one output and a constant."""
        node = self.node("Math", {"operation": operation})
        self.link(first, first_output, node, 0)
        if second is None:
            node.inputs[1].default_value = value
        else:
            self.link(second, second_output, node, 1)
        return node

    def vector(self, operation, first, first_output, second, second_output):
        node = self.node("VectorMath", {"operation": operation})
        self.link(first, first_output, node, 0)
        self.link(second, second_output, node, 1)
        return node

    def coords(self, scale=(1, 1, 1), rand=0.0, kind="Object"):
        """Texture coordinates; `rand` shifts them so that every part gets its own piece of the texture."""
        source = self.node("TexCoord")
        mapping = self.node("Mapping")
        mapping.inputs["Scale"].default_value = scale
        self.link(source, kind, mapping, "Vector")
        if rand:
            info = self.node("ObjectInfo")
            offset = self.math("MULTIPLY", info, "Random", value=rand)
            combined = self.node("CombineXYZ")
            for axis in "XYZ":
                self.link(offset, "Value", combined, axis)
            self.link(combined, "Vector", mapping, "Location")
        return mapping

    def finished(self, average):
        """The material, with a plain diffuse stand-in of its average colour for light that has bounced.

        Nobody sees weave or grain in bounced light, but computing them for every bounce doubles the render time.
        """
        output = self.tree.nodes["Material Output"]
        stand_in = self.node("BsdfDiffuse", None, Color=(*average[:3], 1))
        bounced = self.node("LightPath")
        mixed = self.node("MixShader")
        self.link(bounced, "Is Diffuse Ray", mixed, "Fac")
        self.link(self.principled, "BSDF", mixed, 1)
        self.link(stand_in, "BSDF", mixed, 2)
        self.link(mixed, "Shader", output, "Surface")
        return self.data

    def bump(self, source, output, strength, distance):
        node = self.node("Bump", Strength=strength, Distance=distance)
        self.link(source, output, node, "Height")
        self.link(node, "Normal", self.principled, "Normal")
        return node
