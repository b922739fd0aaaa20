import bpy
import numpy as np
from body import to_blender
from hair import HEAD


def add_ball(centre, radii, tilt=0.0):
    bpy.ops.mesh.primitive_uv_sphere_add(segments=48, ring_count=32)
    ball = bpy.context.object
    ball.location = to_blender(np.array([centre]))[0]
    ball.scale = (radii[0], radii[2], radii[1])
    ball.rotation_euler = (tilt, 0, 0)
    return ball


def add_ring(centre, reach, thick, tilt, turn=0.0, stretch=1.0):
    bpy.ops.mesh.primitive_torus_add(major_radius=reach, minor_radius=thick, major_segments=64, minor_segments=20)
    ring = bpy.context.object
    ring.location = to_blender(np.array([centre]))[0]
    ring.rotation_euler = (tilt, turn, 0)
    ring.scale = (1, stretch, 1.5)
    return ring


def joined(parts, material, fold, voxel=0.035):
    bpy.ops.object.select_all(action="DESELECT")
    for part in parts:
        part.select_set(True)
    bpy.context.view_layer.objects.active = parts[0]
    bpy.ops.object.join()
    thing = bpy.context.object
    bpy.ops.object.transform_apply(location=True, rotation=True, scale=True)
    remesh = thing.modifiers.new("remesh", "REMESH")
    remesh.mode, remesh.voxel_size = "VOXEL", voxel
    thing.modifiers.new("soft", "SMOOTH").iterations = 6
    texture = bpy.data.textures.new("folds", "CLOUDS")
    texture.noise_scale = 0.5
    displace = thing.modifiers.new("folds", "DISPLACE")
    displace.texture, displace.strength, displace.mid_level = texture, fold, 0.5
    thing.data.materials.clear()
    thing.data.materials.append(material)
    for modifier in list(thing.modifiers):
        bpy.ops.object.modifier_apply(modifier=modifier.name)
    thing.data.polygons.foreach_set("use_smooth", [True] * len(thing.data.polygons))
    return thing


def without(thing, centre, radii):
    hole = add_ball(centre, radii)
    cut = thing.modifiers.new("face", "BOOLEAN")
    cut.operation, cut.object = "DIFFERENCE", hole
    bpy.context.view_layer.objects.active = thing
    bpy.ops.object.modifier_apply(modifier="face")
    bpy.data.objects.remove(hole)


def add_headwear(kind, material):
    if kind == "hijab":
        parts = [
            add_ball([0, 7.42, 0.52], [0.93, 1.2, 1.08]),
            add_ball([0, 6.3, 0.5], [0.82, 1.0, 0.85]),
            add_ball([0, 5.5, 0.35], [1.5, 0.75, 1.1]),
        ]
        thing = joined(parts, material, 0.12)
        without(thing, [0, 7.12, 1.5], [0.6, 0.93, 0.85])
    elif kind == "turban":
        parts = [add_ball([0, 8.12, 0.45], [0.92, 0.78, 1.05])]
        for k in range(4):
            parts.append(add_ring([0, 8.08 + 0.15 * k, 0.47 - 0.04 * k], 0.84 - 0.05 * k, 0.2, 0.28 - 0.12 * k, 0.1 * (-1) ** k, 1.15))
        thing = joined(parts, material, 0.1)
    elif kind == "gele":
        parts = [add_ball([0, 8.0, 0.45], [0.9, 0.75, 1.02])]
        for k in range(5):
            parts.append(add_ring([0.05 * (-1) ** k, 7.95 + 0.24 * k, 0.45 - 0.1 * k], 0.86 + 0.12 * k, 0.16, 0.38 + 0.05 * k, 0.14 * (-1) ** k, 1.0))
        parts.append(add_ball([0.1, 8.7, -0.1], [1.0, 0.7, 0.55]))
        thing = joined(parts, material, 0.2)
    elif kind == "wrap":
        parts = [add_ball([0, 7.75, 0.42], [0.9, 0.9, 1.1], 0.3), add_ball([0.1, 8.45, 0.9], [0.42, 0.3, 0.32]), add_ring([0, 7.85, 0.5], 0.86, 0.14, 0.3, 0, 1.18)]
        thing = joined(parts, material, 0.12)
    elif kind == "cap":
        parts = [add_ball([0, 7.95, 0.53], [0.86, 0.68, 1.02])]
        bpy.ops.mesh.primitive_cylinder_add(radius=0.85, depth=0.75, vertices=64)
        fila = bpy.context.object
        fila.location = to_blender(np.array([[0.0, 8.25, 0.5]]))[0]
        fila.scale = (1, 1.15, 1)
        fila.rotation_euler = (0.12, 0.08, 0)
        thing = joined([*parts, fila], material, 0.05)
    else:
        raise ValueError(kind)
    without(thing, HEAD + np.array([0, -0.9, 0.3]), np.array([0.7, 1.1, 1.0])) if kind in ("turban", "gele", "wrap", "cap") else None
