"""Cloth cut from an outline and folded."""
# SPDX-License-Identifier: MIT
import math

import bpy
import numpy as np
from mathutils import Vector
from mathutils.geometry import delaunay_2d_cdt

from studio import *


def bezier(a, b, c, d, steps):
    return [tuple((1 - t) ** 3 * a[k] + 3 * (1 - t) ** 2 * t * b[k] + 3 * (1 - t) * t * t * c[k] + t**3 * d[k] for k in (0, 1))
            for t in (i / steps for i in range(steps))]


def quadratic(a, b, c, steps):
    return bezier(a, tuple(x + (y - x) * 2 / 3 for x, y in zip(a, b)), tuple(z + (y - z) * 2 / 3 for z, y in zip(c, b)), c, steps)


def even(points, step, closed=True):
    """Resamples an outline, so that its points are `step` apart."""
    ring = points + ([points[0]] if closed else [])
    out, left = [], 0.0
    for a, b in zip(ring, ring[1:]):
        length = math.dist(a, b)
        at = left
        while at < length:
            out.append((a[0] + (b[0] - a[0]) * at / length, a[1] + (b[1] - a[1]) * at / length))
            at += step
        left = at - length
    return out


def cut(outline, step, seed=1):
    """Fills an outline, whose points are `step` apart, with nearly equal triangles. Returns (points, faces)."""
    ring = outline
    rng = np.random.default_rng(seed)
    xs, ys = [p[0] for p in ring], [p[1] for p in ring]
    edges = np.array(ring)
    inner = []
    row = 0
    y = min(ys)
    while y < max(ys):
        x = min(xs) + (step / 2 if row % 2 else 0)
        while x < max(xs):
            p = np.array((x, y)) + rng.uniform(-0.18, 0.18, 2) * step
            if np.min(((edges - p) ** 2).sum(1)) > (0.62 * step) ** 2:
                inner.append(tuple(p))
            x += step
        y += step * 0.866
        row += 1
    points = [Vector(p) for p in ring + inner]
    count = len(ring)
    found = delaunay_2d_cdt(points, [(i, (i + 1) % count) for i in range(count)], [list(range(count))], 1, 1e-5)
    # Drop points outside the outline, which belong to no face.
    used = sorted({i for face in found[2] for i in face})
    place = {i: n for n, i in enumerate(used)}
    return [tuple(found[0][i]) for i in used], [tuple(place[i] for i in face) for face in found[2]]


def nearest(points, line):
    """Distance of each point from a polyline."""
    a, b = np.array(line[:-1]), np.array(line[1:])
    p = np.array(points)[:, None, :]
    ab = b - a
    t = np.clip(((p - a) * ab).sum(2) / np.maximum((ab**2).sum(1), 1e-9), 0, 1)
    return np.sqrt((((a + t[..., None] * ab) - p) ** 2).sum(2)).min(1)


def uv(mesh, name, values):
    layer = mesh.uv_layers.new(name=name)
    flat = np.array([values[loop.vertex_index] for loop in mesh.loops], np.float32).ravel()
    layer.data.foreach_set('uv', flat)


def fold(points, creases, seed, small=10, depth=1.0):
    """
    Heights of folded cloth at points of the pattern. A crease is (x, y) of its start, middle and end, and its width. It has
    a steep and a gentle side, and its ends fade out. `small` random creases are added.
    """
    rng = np.random.default_rng(seed)
    p = np.array(points)
    low, high = p.min(0), p.max(0)
    lines = [(np.array(c[0:2]), np.array(c[2:4]), np.array(c[4:6]), c[6], 1.0) for c in creases]
    for _ in range(small):
        middle = rng.uniform(low, high)
        angle = rng.normal(1.5, 0.7)
        half = np.array((math.cos(angle), math.sin(angle))) * rng.uniform(0.3, 0.9)
        bend = rng.normal(0, 0.2, 2)
        lines.append((middle - half, middle + bend, middle + half, rng.uniform(0.08, 0.2), rng.uniform(0.25, 0.6)))
    height = np.zeros(len(p))
    for a, b, c, width, weight in lines:
        t = np.linspace(0, 1, 40)[:, None]
        curve = (1 - t) ** 2 * a + 2 * (1 - t) * t * b + t * t * c
        away = p[:, None, :] - curve[None]
        far = np.sqrt((away**2).sum(2))
        near = far.argmin(1)
        along = near / 39
        ahead = np.gradient(curve, axis=0)[near]
        side = np.sign(ahead[:, 0] * away[np.arange(len(p)), near, 1] - ahead[:, 1] * away[np.arange(len(p)), near, 0])
        distance = far.min(1) * side / width
        steep = np.where(distance > 0, distance * 1.25, distance * 0.55)
        ends = np.clip(np.sin(np.pi * np.clip(along, 0.0, 1.0)), 0, 1) ** 1.3
        height += weight * width * 0.5 * np.exp(-(steep**2)) * ends * rng.uniform(0.75, 1.2)
    for _ in range(16):
        k, phase = rng.normal(0, 1.5, 2), rng.uniform(0, 6.28)
        height += 0.009 * np.sin(p @ k + phase)
    return height * depth


def drape(thing, points, height, rim, upright=False):
    """Raises flat cloth to the given heights. Steep cloth contracts sideways, together with the design on it."""
    p = np.array(points)
    height = height * np.clip(rim / 0.35, 0.15, 1) + 0.045 * (1 - np.exp(-rim / 0.05))
    mesh = thing.data
    slope = np.zeros((len(p), 2))
    count = np.zeros(len(p))
    for edge in mesh.edges:
        i, j = edge.vertices
        d = p[j] - p[i]
        s = (height[j] - height[i]) / max(1e-6, float(d @ d)) * d
        slope[i] += s
        slope[j] += s
        count[i] += 1
        count[j] += 1
    slope = slope / np.maximum(count, 1)[:, None] * 2
    moved = p - 0.09 * np.clip(slope, -1, 1)
    for vertex, (x, y), z in zip(mesh.vertices, moved, height):
        vertex.co = (x, -z, y) if upright else (x, y, z)
    mesh.update()


def soften(thing, levels=1, thick=0.0, relax=2):
    """Smooths a simulated cloth and gives it thickness."""
    if relax:
        ease = thing.modifiers.new('relax', 'SMOOTH')
        ease.factor, ease.iterations = 0.5, relax
    if thick:
        solid = thing.modifiers.new('thick', 'SOLIDIFY')
        solid.thickness, solid.offset = thick, 0
    fine = thing.modifiers.new('fine', 'SUBSURF')
    fine.levels = fine.render_levels = levels


def simulate(thing, pattern, frames, solids):
    """Simulates cloth that falls onto solids. `pattern` is its shape at rest. Returns the final positions of the points."""
    thing.shape_key_add(name='start')
    rest = thing.shape_key_add(name='pattern')
    rest.data.foreach_set('co', np.asarray(pattern, np.float32).ravel())
    rest.value = 0
    cloth = thing.modifiers.new('cloth', 'CLOTH')
    force = cloth.settings
    force.rest_shape_key = rest
    force.quality = 7
    force.mass = 0.25
    force.tension_stiffness = force.compression_stiffness = 18
    force.shear_stiffness = 4
    force.bending_stiffness = 2.0
    force.tension_damping = force.compression_damping = force.shear_damping = 6
    force.bending_damping = 1.0
    force.air_damping = 2.0
    meet = cloth.collision_settings
    meet.collision_quality = 2
    meet.distance_min = 0.02
    meet.use_self_collision = True
    meet.self_distance_min = 0.025
    meet.friction = meet.self_friction = 12
    for solid in solids:
        solid.modifiers.new('solid', 'COLLISION')
        solid.collision.cloth_friction = 30
        solid.collision.thickness_outer = 0.012
    cloth.point_cache.frame_start, cloth.point_cache.frame_end = 1, frames
    scene = bpy.context.scene
    for frame in range(1, frames + 1):
        scene.frame_set(frame)
    fallen = thing.evaluated_get(bpy.context.evaluated_depsgraph_get()).to_mesh()
    places = np.empty(len(fallen.vertices) * 3, np.float32)
    fallen.vertices.foreach_get('co', places)
    return places.reshape(-1, 3)


def sewn_sleeve(nodes, collar):
    """Height of the seam between sleeve and body, and of the ribs of the collar."""
    split = nodes.add('ShaderNodeSeparateXYZ')
    nodes.link(nodes.add('ShaderNodeUVMap', uv_map='armhole').outputs[0], split.inputs[0])
    away = split.outputs[0]
    groove = nodes.math('SUBTRACT', 1.0, nodes.math('DIVIDE', away, 0.022), clamp=True)
    welt = nodes.math('SUBTRACT', 1.0, nodes.math('DIVIDE', nodes.math('ABSOLUTE', nodes.math('SUBTRACT', away, 0.06)), 0.05), clamp=True)
    ribs = nodes.math('MULTIPLY', nodes.math('SINE', nodes.math('MULTIPLY', split.outputs[1], 130)), nodes.math('LESS_THAN', collar, 0.185))
    seam = nodes.math('SUBTRACT', nodes.math('MULTIPLY', welt, 0.4), nodes.math('MULTIPLY', groove, 1.2))
    return nodes.math('ADD', seam, nodes.math('MULTIPLY', ribs, 0.1))


def fabric(threads=26.0, depth=0.006, placed=True, seams=True, jersey=False, color=None):
    """Cotton. Needs the UV maps `print` (place of the design), `cut` (lengths on the pattern) and `seam` (distances from hem and collar)."""

    def build(nodes, inputs):
        flat = nodes.add('ShaderNodeUVMap', uv_map='cut').outputs[0]
        height = nodes.math('MULTIPLY', weave(nodes, nodes.stretched(flat, (1.0, 0.6, 1.0)) if jersey else flat, threads), 0.5)
        fuzz = nodes.noise(flat, threads * 1.7, 3, 0.7)
        height = nodes.math('ADD', height, nodes.math('MULTIPLY', fuzz, 0.9))
        normal = nodes.bump(height, depth)
        shade = None
        if seams:
            split = nodes.add('ShaderNodeSeparateXYZ')
            nodes.link(nodes.add('ShaderNodeUVMap', uv_map='seam').outputs[0], split.inputs[0])
            hem, collar = split.outputs[0], split.outputs[1]
            bumps = []
            # A hem has two rows of stitches and a doubled edge. A collar has a rib and a seam.
            for at, width in ((0.19, 0.008), (0.215, 0.008)):
                bumps.append(nodes.math('SUBTRACT', 1.0, nodes.math('DIVIDE', nodes.math('ABSOLUTE', nodes.math('SUBTRACT', hem, at)), width), clamp=True))
            stitch = nodes.math('ADD', bumps[0], bumps[1])
            edge = nodes.math('MULTIPLY', nodes.math('LESS_THAN', hem, 0.235), 0.5)
            seam = nodes.math('SUBTRACT', 1.0, nodes.math('DIVIDE', nodes.math('ABSOLUTE', nodes.math('SUBTRACT', collar, 0.2)), 0.016), clamp=True)
            rib = nodes.math('MULTIPLY', nodes.math('LESS_THAN', collar, 0.2), 0.55)
            relief = nodes.math('SUBTRACT', nodes.math('ADD', edge, rib), nodes.math('ADD', nodes.math('MULTIPLY', stitch, 0.5), seam))
            if jersey:
                relief = nodes.math('ADD', relief, sewn_sleeve(nodes, collar))
            normal = nodes.bump(relief, 0.02, normal=normal)
        tone = color or (WHITE,) * 3
        set_surface(inputs, tone, 0.95, 0.02, normal=normal)
        printable(nodes, uv_place('print') if placed else None)

    return material('fabric', build)
