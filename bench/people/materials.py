import os

import bpy
from body import DATA


def picture(path):
    return bpy.data.images.load(os.path.join(DATA, "public/data", path), check_existing=True)


def new_material(name):
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    nodes, links = material.node_tree.nodes, material.node_tree.links
    return material, nodes, links, nodes["Principled BSDF"]


def textured(name, path, tint=(1, 1, 1), roughness=0.6, skin=False, alpha=False, specular=0.3):
    material, nodes, links, shader = new_material(name)
    texture = nodes.new("ShaderNodeTexImage")
    texture.image = picture(path)
    mix = nodes.new("ShaderNodeMixRGB")
    mix.blend_type = "MULTIPLY"
    mix.inputs[0].default_value = 1
    mix.inputs[2].default_value = (*tint, 1)
    links.new(texture.outputs["Color"], mix.inputs[1])
    links.new(mix.outputs[0], shader.inputs["Base Color"])
    shader.inputs["Roughness"].default_value = roughness
    shader.inputs["Specular"].default_value = specular
    if skin:
        noise = nodes.new("ShaderNodeTexNoise")
        noise.inputs["Scale"].default_value = 45
        bump = nodes.new("ShaderNodeBump")
        bump.inputs["Strength"].default_value = 0.06
        links.new(noise.outputs["Fac"], bump.inputs["Height"])
        links.new(bump.outputs["Normal"], shader.inputs["Normal"])
    if alpha:
        links.new(texture.outputs["Alpha"], shader.inputs["Alpha"])
    return material


def hair_material(roughness=0.42):
    material, nodes, links, shader = new_material("hair")
    colour = nodes.new("ShaderNodeAttribute")
    colour.attribute_name = "colour"
    normal = nodes.new("ShaderNodeAttribute")
    normal.attribute_name = "lit"
    links.new(colour.outputs["Color"], shader.inputs["Base Color"])
    links.new(normal.outputs["Vector"], shader.inputs["Normal"])
    shader.inputs["Roughness"].default_value = roughness
    shader.inputs["Specular"].default_value = 0.35
    return material


def cloth(name, colour, other, pattern, scale):
    material, nodes, links, shader = new_material(name)
    place = nodes.new("ShaderNodeTexCoord")
    kind = {"plain": "ShaderNodeTexNoise", "wax": "ShaderNodeTexVoronoi", "stripes": "ShaderNodeTexWave"}[pattern]
    texture = nodes.new(kind)
    texture.inputs["Scale"].default_value = scale
    ramp = nodes.new("ShaderNodeValToRGB")
    ramp.color_ramp.interpolation = "LINEAR" if pattern == "plain" else "CONSTANT"
    ramp.color_ramp.elements[0].color = (*colour, 1)
    ramp.color_ramp.elements[1].color = (*other, 1)
    ramp.color_ramp.elements[1].position = 0.6 if pattern != "wax" else 0.35
    links.new(place.outputs["Object"], texture.inputs["Vector"])
    links.new(texture.outputs["Distance" if pattern == "wax" else "Fac"], ramp.inputs["Fac"])
    links.new(ramp.outputs["Color"], shader.inputs["Base Color"])
    shader.inputs["Roughness"].default_value = 0.75
    shader.inputs["Sheen"].default_value = 0.4
    weave = nodes.new("ShaderNodeTexNoise")
    weave.inputs["Scale"].default_value = 60
    bump = nodes.new("ShaderNodeBump")
    bump.inputs["Strength"].default_value = 0.15
    links.new(weave.outputs["Fac"], bump.inputs["Height"])
    links.new(bump.outputs["Normal"], shader.inputs["Normal"])
    return material
