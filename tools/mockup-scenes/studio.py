"""Camera, light and materials that all mockup scenes share. Lengths are decimetres."""
# SPDX-License-Identifier: MIT (this folder's Python files alone: they call Blender's interface)
import math
import os

import bpy
from mathutils import Vector

WHITE = 0.8  # albedo of the item, which is recoloured later


def reset(size, samples):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    cycles = scene.cycles
    cycles.samples = samples
    cycles.use_adaptive_sampling = True
    # Scenes that need many samples are lit by small lamps, whose light is noisy everywhere.
    cycles.adaptive_threshold = 0.05 if samples < 100 else 0.005
    cycles.adaptive_min_samples = 14
    cycles.use_denoising = False
    cycles.max_bounces = 4
    cycles.diffuse_bounces = 2
    cycles.glossy_bounces = 2
    cycles.transmission_bounces = 2
    cycles.sample_clamp_indirect = 3
    cycles.sample_clamp_direct = 12
    cycles.caustics_reflective = False
    cycles.caustics_refractive = False
    cycles.filter_width = 1.4
    scene.render.resolution_x = scene.render.resolution_y = size
    scene.render.resolution_percentage = 100
    scene.render.threads_mode = 'FIXED'
    scene.render.threads = int(os.environ.get('THREADS', '2'))
    return scene


# --- nodes -------------------------------------------------------------------------------------------------------------


class Nodes:
    """Short methods for building a tree of Blender's shader nodes."""

    def __init__(self, tree):
        self.tree = tree
        tree.nodes.clear()

    def add(self, kind, **values):
        node = self.tree.nodes.new(kind)
        for key, value in values.items():
            if hasattr(node, key):
                setattr(node, key, value)
        return node

    def link(self, source, target):
        self.tree.links.new(source, target)

    def put(self, value, socket):
        if hasattr(value, 'is_output'):
            self.link(value, socket)
        else:
            socket.default_value = value

    def math(self, operation, a, b=0.0, c=0.0, clamp=False):
        node = self.add('ShaderNodeMath', operation=operation, use_clamp=clamp)
        for value, socket in zip((a, b, c), node.inputs):
            self.put(value, socket)
        return node.outputs[0]

    def mix(self, share, a, b, blend='MIX'):
        node = self.add('ShaderNodeMixRGB', blend_type=blend)
        for value, socket in zip((share, a, b), node.inputs):
            self.put(value if hasattr(value, 'is_output') or isinstance(value, (int, float)) else (*value[:3], 1), socket)
        return node.outputs[0]

    def noise(self, vector, scale, detail=4.0, rough=0.55, distortion=0.0):
        node = self.add('ShaderNodeTexNoise')
        self.put(vector, node.inputs['Vector'])
        node.inputs['Scale'].default_value = scale
        node.inputs['Detail'].default_value = detail
        node.inputs['Roughness'].default_value = rough
        node.inputs['Distortion'].default_value = distortion
        return node.outputs['Fac']

    def ramp(self, value, stops):
        node = self.add('ShaderNodeValToRGB')
        self.put(value, node.inputs[0])
        elements = node.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(0.5)
        for element, (at, color) in zip(elements, stops):
            element.position = at
            element.color = (*color, 1) if len(color) == 3 else color
        return node.outputs[0]

    def stretched(self, vector, scale):
        node = self.add('ShaderNodeMapping')
        self.put(vector, node.inputs['Vector'])
        node.inputs['Scale'].default_value = scale
        return node.outputs[0]

    def bump(self, height, distance, strength=1.0, normal=None):
        node = self.add('ShaderNodeBump')
        self.put(height, node.inputs['Height'])
        node.inputs['Distance'].default_value = distance
        node.inputs['Strength'].default_value = strength
        if normal is not None:
            self.link(normal, node.inputs['Normal'])
        return node.outputs[0]

    def aov(self, name, color=None, value=None):
        node = self.add('ShaderNodeOutputAOV')
        node.name = name
        if color is not None:
            self.put(color, node.inputs['Color'])
        if value is not None:
            self.put(value, node.inputs['Value'])


def material(name, build):
    mat = bpy.data.materials.new(name)
    mat.use_nodes = True
    nodes = Nodes(mat.node_tree)
    surface = nodes.add('ShaderNodeBsdfPrincipled')
    out = nodes.add('ShaderNodeOutputMaterial')
    nodes.link(surface.outputs[0], out.inputs[0])
    build(nodes, surface.inputs)
    return mat


def set_surface(inputs, color=None, rough=None, spec=None, **others):
    names = {'sheen': 'Sheen', 'coat': 'Clearcoat', 'coat_rough': 'Clearcoat Roughness', 'metal': 'Metallic',
             'transmission': 'Transmission', 'ior': 'IOR', 'normal': 'Normal', 'glow': 'Emission',
             'glow_strength': 'Emission Strength', 'sss': 'Subsurface', 'alpha': 'Alpha'}
    values = {'Base Color': color, 'Roughness': rough, 'Specular': spec}
    values.update({names[key]: value for key, value in others.items()})
    for key, value in values.items():
        if value is None:
            continue
        if hasattr(value, 'is_output'):
            inputs[key].id_data.links.new(value, inputs[key])
        elif isinstance(value, (tuple, list)):
            inputs[key].default_value = (*value[:3], 1)
        else:
            inputs[key].default_value = value


def printable(nodes, place=None):
    """Marks a surface that is recoloured later. `place` returns (u, v, inside), the position in the design."""
    nodes.aov('item', value=1.0)
    if place is None:
        return
    u, v, inside = place(nodes)
    parts = nodes.add('ShaderNodeCombineRGB')
    nodes.link(nodes.math('MULTIPLY', u, inside), parts.inputs[0])
    nodes.link(nodes.math('MULTIPLY', v, inside), parts.inputs[1])
    nodes.put(inside, parts.inputs[2])
    nodes.aov('print', color=parts.outputs[0])


def within(nodes, *values):
    """1 where every value is between 0 and 1, else 0."""
    inside = None
    for value in values:
        one = nodes.math('MULTIPLY', nodes.math('GREATER_THAN', value, 0.0), nodes.math('LESS_THAN', value, 1.0))
        inside = one if inside is None else nodes.math('MULTIPLY', inside, one)
    return inside


def uv_place(name='print', front=False):
    """Places the design by a UV map of the mesh."""

    def place(nodes):
        split = nodes.add('ShaderNodeSeparateXYZ')
        nodes.link(nodes.add('ShaderNodeUVMap', uv_map=name).outputs[0], split.inputs[0])
        u, v = split.outputs[0], split.outputs[1]
        inside = within(nodes, u, v)
        if front:
            back = nodes.add('ShaderNodeNewGeometry').outputs['Backfacing']
            inside = nodes.math('MULTIPLY', inside, nodes.math('SUBTRACT', 1.0, back))
        return u, v, inside

    return place


# --- things ------------------------------------------------------------------------------------------------------------


def link(name, mesh, *mats):
    thing = bpy.data.objects.new(name, mesh)
    bpy.context.collection.objects.link(thing)
    for mat in mats:
        mesh.materials.append(mat)
    return thing


def mesh_of(name, points, faces, smooth=True):
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata([tuple(p) for p in points], [], faces)
    mesh.validate()
    if smooth:
        mesh.polygons.foreach_set('use_smooth', [True] * len(mesh.polygons))
    mesh.update()
    return mesh


def plane(name, mat, size, at=(0, 0, 0), turn=(0, 0, 0)):
    w, h = (size, size) if isinstance(size, (int, float)) else size
    mesh = mesh_of(name, [(-w / 2, -h / 2, 0), (w / 2, -h / 2, 0), (w / 2, h / 2, 0), (-w / 2, h / 2, 0)], [(0, 1, 2, 3)])
    thing = link(name, mesh, mat)
    thing.location = at
    thing.rotation_euler = [math.radians(a) for a in turn]
    return thing


def block(name, mat, size, at=(0, 0, 0), turn=(0, 0, 0), bevel=0.01, segments=3):
    x, y, z = (s / 2 for s in size)
    points = [(sx * x, sy * y, sz * z) for sx in (-1, 1) for sy in (-1, 1) for sz in (-1, 1)]
    faces = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    thing = link(name, mesh_of(name, points, faces, smooth=False), mat)
    thing.location = at
    thing.rotation_euler = [math.radians(a) for a in turn]
    if bevel:
        edge = thing.modifiers.new('bevel', 'BEVEL')
        edge.width, edge.segments = bevel, segments
        thing.data.use_auto_smooth = True
        edge.harden_normals = True
    return thing


def lathe(name, mat, profile, steps=96, at=(0, 0, 0), subdivide=2):
    """Rotates a profile of (radius, height) points around the vertical axis."""
    points, faces = [], []
    for r, z in profile:
        for i in range(steps):
            angle = 2 * math.pi * i / steps
            points.append((r * math.cos(angle), r * math.sin(angle), z))
    for row in range(len(profile) - 1):
        for i in range(steps):
            j = (i + 1) % steps
            faces.append((row * steps + i, row * steps + j, (row + 1) * steps + j, (row + 1) * steps + i))
    thing = link(name, mesh_of(name, points, faces), mat)
    thing.location = at
    if subdivide:
        smooth = thing.modifiers.new('smooth', 'SUBSURF')
        smooth.levels = smooth.render_levels = subdivide
    return thing


def tube(name, mat, points, radius, flat=1.0, resolution=8, handles='AUTO', tilt=0.0):
    curve = bpy.data.curves.new(name, 'CURVE')
    curve.dimensions = '3D'
    curve.bevel_depth = radius
    curve.bevel_resolution = resolution
    curve.resolution_u = 32
    spline = curve.splines.new('BEZIER')
    spline.bezier_points.add(len(points) - 1)
    for knot, point in zip(spline.bezier_points, points):
        knot.co = point
        knot.tilt = tilt
        knot.handle_left_type = knot.handle_right_type = handles
    thing = bpy.data.objects.new(name, curve)
    bpy.context.collection.objects.link(thing)
    curve.materials.append(mat)
    if flat != 1.0:
        thing.scale = (1, flat, 1)
    return thing


# --- grounds -----------------------------------------------------------------------------------------------------------


def coords(nodes, kind='Object'):
    return nodes.add('ShaderNodeTexCoord').outputs[kind]


def plaster(color=(0.62, 0.6, 0.57), rough=0.85, scale=1.0, tinted=False, bump=0.02):
    def build(nodes, inputs):
        at = coords(nodes)
        blotch = nodes.noise(at, 0.35 * scale, 4, 0.6)
        fine = nodes.noise(at, 14 * scale, 5, 0.65)
        dark = tuple(c * 0.86 for c in color)
        light = tuple(min(1, c * 1.06) for c in color)
        tone = nodes.ramp(blotch, [(0.3, dark), (0.7, light)])
        set_surface(inputs, tone, rough, 0.25, normal=nodes.bump(nodes.math('ADD', nodes.math('MULTIPLY', fine, 0.5), blotch), bump))
        if tinted:
            nodes.aov('ground', value=1.0)

    return material('plaster', build)


def concrete(color=(0.36, 0.355, 0.345), scale=1.0):
    def build(nodes, inputs):
        at = coords(nodes)
        cloud = nodes.noise(at, 0.22 * scale, 10, 0.62, 0.4)
        grain = nodes.noise(at, 9 * scale, 8, 0.7)
        pores = nodes.add('ShaderNodeTexVoronoi')
        nodes.put(at, pores.inputs['Vector'])
        pores.inputs['Scale'].default_value = 3.2 * scale
        pit = nodes.math('LESS_THAN', pores.outputs['Distance'], nodes.math('MULTIPLY', nodes.noise(at, 1.1 * scale, 2), 0.13))
        tone = nodes.ramp(cloud, [(0.28, tuple(c * 0.72 for c in color)), (0.72, tuple(c * 1.2 for c in color))])
        tone = nodes.mix(nodes.math('MULTIPLY', grain, 0.35), tone, tuple(c * 0.6 for c in color))
        tone = nodes.mix(nodes.math('MULTIPLY', pit, 0.5), tone, tuple(c * 0.35 for c in color))
        height = nodes.math('SUBTRACT', nodes.math('ADD', nodes.math('MULTIPLY', grain, 0.3), cloud), nodes.math('MULTIPLY', pit, 0.9))
        set_surface(inputs, tone, nodes.math('ADD', 0.55, nodes.math('MULTIPLY', grain, 0.35)), 0.35, normal=nodes.bump(height, 0.03))

    return material('concrete', build)


def wood(light=(0.34, 0.205, 0.115), dark=(0.12, 0.06, 0.03), plank=1.3, length=14.0, rough=0.42, axis='x', scale=1.0):
    """Wooden planks along an axis. Shade and grain differ from plank to plank."""

    def build(nodes, inputs):
        at = coords(nodes)
        if axis == 'y':
            turn = nodes.add('ShaderNodeMapping')
            nodes.put(at, turn.inputs[0])
            turn.inputs['Rotation'].default_value = (0, 0, math.pi / 2)
            at = turn.outputs[0]
        bricks = nodes.add('ShaderNodeTexBrick', offset=0.37, offset_frequency=2)
        nodes.put(at, bricks.inputs['Vector'])
        for key, value in {'Scale': 1.0, 'Mortar Size': 0.012 * plank, 'Mortar Smooth': 0.4, 'Bias': 0.0,
                           'Brick Width': length, 'Row Height': plank}.items():
            bricks.inputs[key].default_value = value
        bricks.inputs['Color1'].default_value = (0, 0, 0, 1)
        bricks.inputs['Color2'].default_value = (1, 1, 1, 1)
        shade = bricks.outputs['Color']
        gap = bricks.outputs['Fac']
        shifted = nodes.add('ShaderNodeVectorMath', operation='MULTIPLY_ADD')
        nodes.put(shade, shifted.inputs[0])
        shifted.inputs[1].default_value = (37, 11, 5)
        nodes.put(nodes.stretched(at, (0.12 * scale, 1.6 * scale, 1.0)), shifted.inputs[2])
        grain_at = shifted.outputs[0]
        broad = nodes.noise(grain_at, 1.1, 5, 0.55, 1.4)
        rings = nodes.add('ShaderNodeTexWave', wave_type='BANDS', bands_direction='Y')
        nodes.put(grain_at, rings.inputs['Vector'])
        for key, value in {'Scale': 1.3, 'Distortion': 7.0, 'Detail': 3.0, 'Detail Scale': 0.9}.items():
            rings.inputs[key].default_value = value
        fibre = nodes.noise(nodes.stretched(grain_at, (1.2, 22, 1)), 3.2, 6, 0.65)
        tone = nodes.math('ADD', nodes.math('MULTIPLY', rings.outputs['Fac'], 0.2), nodes.math('MULTIPLY', broad, 0.62))
        tone = nodes.math('ADD', tone, nodes.math('MULTIPLY', fibre, 0.32))
        mid = tuple((a * 1.2 + b) / 2.2 for a, b in zip(light, dark))
        color = nodes.ramp(tone, [(0.25, dark), (0.56, mid), (0.85, light)])
        color = nodes.mix(0.32, color, nodes.mix(shade, tuple(c * 0.62 for c in light), tuple(min(1, c * 1.25) for c in light)), 'MULTIPLY')
        bright = nodes.add('ShaderNodeBrightContrast')
        nodes.link(color, bright.inputs[0])
        bright.inputs['Bright'].default_value = 0.02
        color = nodes.mix(nodes.math('MULTIPLY', gap, 0.85), bright.outputs[0], tuple(c * 0.12 for c in dark))
        height = nodes.math('SUBTRACT', nodes.math('MULTIPLY', nodes.math('ADD', fibre, rings.outputs['Fac']), 0.22), gap)
        set_surface(inputs, color, nodes.math('ADD', rough, nodes.math('MULTIPLY', fibre, 0.22)), 0.4, normal=nodes.bump(height, 0.025))

    return material('wood', build)


def marble(base=(0.8, 0.79, 0.77), vein=(0.33, 0.33, 0.35)):
    def build(nodes, inputs):
        at = coords(nodes)
        bend = nodes.add('ShaderNodeVectorMath', operation='MULTIPLY_ADD')
        noise = nodes.add('ShaderNodeTexNoise')
        nodes.put(at, noise.inputs['Vector'])
        noise.inputs['Scale'].default_value = 0.28
        noise.inputs['Detail'].default_value = 8
        nodes.put(noise.outputs['Color'], bend.inputs[0])
        bend.inputs[1].default_value = (5, 5, 5)
        nodes.put(at, bend.inputs[2])
        thin = nodes.math('ABSOLUTE', nodes.math('SUBTRACT', nodes.noise(bend.outputs[0], 0.24, 5, 0.6), 0.5))
        faint = nodes.math('ABSOLUTE', nodes.math('SUBTRACT', nodes.noise(bend.outputs[0], 0.6, 4, 0.6), 0.5))
        strong = nodes.ramp(thin, [(0.0, (0.75, 0.75, 0.75)), (0.045, (0, 0, 0))])
        weak = nodes.ramp(faint, [(0.0, (0.3, 0.3, 0.3)), (0.05, (0, 0, 0))])
        cloud = nodes.ramp(nodes.noise(at, 0.3, 6), [(0.3, tuple(c * 0.9 for c in base)), (0.7, base)])
        color = nodes.mix(strong, nodes.mix(weak, cloud, vein), vein)
        set_surface(inputs, color, 0.16, 0.5)

    return material('marble', build)


def linen(color=(0.72, 0.67, 0.58), threads=26.0, depth=0.008):
    def build(nodes, inputs):
        at = coords(nodes)
        height = weave(nodes, at, threads)
        tone = nodes.mix(nodes.math('MULTIPLY', nodes.noise(at, threads * 0.9, 3), 0.35), color, tuple(c * 0.7 for c in color))
        set_surface(inputs, tone, 0.95, 0.1, sheen=0.3, normal=nodes.bump(height, depth))

    return material('linen', build)


def weave(nodes, at, threads):
    """Height of a plain weave, with threads of uneven thickness."""
    rough = nodes.add('ShaderNodeVectorMath', operation='MULTIPLY_ADD')
    noise = nodes.add('ShaderNodeTexNoise')
    nodes.put(at, noise.inputs['Vector'])
    noise.inputs['Scale'].default_value = threads * 0.35
    noise.inputs['Detail'].default_value = 2
    nodes.put(noise.outputs['Color'], rough.inputs[0])
    rough.inputs[1].default_value = (0.35 / threads, 0.35 / threads, 0)
    nodes.put(at, rough.inputs[2])
    split = nodes.add('ShaderNodeSeparateXYZ')
    nodes.link(rough.outputs[0], split.inputs[0])
    x = nodes.math('SINE', nodes.math('MULTIPLY', split.outputs[0], threads * 2 * math.pi))
    y = nodes.math('SINE', nodes.math('MULTIPLY', split.outputs[1], threads * 2 * math.pi))
    return nodes.math('ADD', nodes.math('ABSOLUTE', x), nodes.math('ABSOLUTE', y))


def plain(color, rough=0.5, spec=0.5, **others):
    return material('plain', lambda nodes, inputs: set_surface(inputs, color, rough, spec, **others))


# --- light and camera --------------------------------------------------------------------------------------------------

HDRIS = os.environ.get('HDRIS', '/usr/share/blender/datafiles/studiolights/world')


def world(name, strength=1.0, turn=0.0, seen=1.0, gray=0.0):
    """Lights the scene with a panoramic photo. `seen` scales the brightness of the visible photo, `gray` reduces the light's colour."""
    scene = bpy.context.scene
    scene.world = bpy.data.worlds.new('world')
    scene.world.use_nodes = True
    nodes = Nodes(scene.world.node_tree)
    place = nodes.add('ShaderNodeMapping')
    place.inputs['Rotation'].default_value = (0, 0, math.radians(turn))
    nodes.link(coords(nodes, 'Generated'), place.inputs[0])
    picture = nodes.add('ShaderNodeTexEnvironment', interpolation='Cubic')
    picture.image = bpy.data.images.load(os.path.join(HDRIS, name + '.exr'))
    nodes.link(place.outputs[0], picture.inputs[0])
    bw = nodes.add('ShaderNodeRGBToBW')
    nodes.link(picture.outputs[0], bw.inputs[0])
    color = nodes.mix(gray, picture.outputs[0], bw.outputs[0])
    light, shown, choose = nodes.add('ShaderNodeBackground'), nodes.add('ShaderNodeBackground'), nodes.add('ShaderNodeMixShader')
    nodes.link(color, light.inputs[0])
    nodes.link(picture.outputs[0], shown.inputs[0])
    light.inputs[1].default_value = strength
    shown.inputs[1].default_value = strength * seen
    nodes.link(nodes.add('ShaderNodeLightPath').outputs['Is Camera Ray'], choose.inputs[0])
    nodes.link(light.outputs[0], choose.inputs[1])
    nodes.link(shown.outputs[0], choose.inputs[2])
    out = nodes.add('ShaderNodeOutputWorld')
    nodes.link(choose.outputs[0], out.inputs[0])


def aim(thing, at):
    thing.rotation_euler = (Vector(at) - thing.location).to_track_quat('-Z', 'Y').to_euler()


def lamp(kind, at, to, power, size=1.0, color=(1, 1, 1), shape=None):
    data = bpy.data.lights.new('lamp', kind)
    data.energy = power
    data.color = color
    if kind == 'SUN':
        data.angle = math.radians(size)
    elif kind == 'AREA':
        data.size = size
        if shape:
            data.shape, data.size_y = 'RECTANGLE', shape
    elif kind == 'SPOT':
        data.spot_size, data.spot_blend, data.shadow_soft_size = math.radians(size), 0.7, 0.12
    else:
        data.shadow_soft_size = size
    thing = bpy.data.objects.new('lamp', data)
    bpy.context.collection.objects.link(thing)
    thing.location = at
    aim(thing, to)
    return thing


def leaves(at, towards, size=30.0, scale=1.0, seed=0.0, density=0.52):
    """Foliage between the sun and the scene, for dappled light. The camera does not see it."""

    def build(nodes, inputs):
        moved = nodes.add('ShaderNodeMapping')
        moved.inputs['Location'].default_value = (seed, seed * 0.7, 0)
        nodes.put(coords(nodes), moved.inputs[0])
        broad = nodes.noise(moved.outputs[0], 0.12 * scale, 1, 0.5)
        small = nodes.noise(moved.outputs[0], 0.75 * scale, 2, 0.5, 0.6)
        cover = nodes.math('GREATER_THAN', nodes.math('ADD', nodes.math('MULTIPLY', broad, 0.5), nodes.math('MULTIPLY', small, 0.5)), density)
        set_surface(inputs, (0.05, 0.08, 0.03), 0.9, 0.0, alpha=cover)

    screen = plane('leaves', material('leaves', build), size, at)
    aim(screen, towards)
    screen.visible_camera = False
    screen.visible_diffuse = False
    screen.visible_glossy = False
    return screen


def camera(at, to, lens=70, fstop=0, focus=None):
    data = bpy.data.cameras.new('camera')
    data.lens = lens
    data.clip_end = 2000
    thing = bpy.data.objects.new('camera', data)
    bpy.context.collection.objects.link(thing)
    thing.location = at
    aim(thing, to)
    if fstop:
        # Radius of the blur at infinity, in pixels of a picture with 1200 pixels per side.
        bpy.context.scene['blur'] = 8 / fstop
        bpy.context.scene['focus'] = (Vector(focus or to) - Vector(at)).length
    bpy.context.scene.camera = thing
    return thing
