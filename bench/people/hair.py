# Grows hair strand by strand over the scalp.
import math

import bpy
import numpy as np
from body import BASE, BODY, polygons_of, to_blender
from materials import hair_material

HEAD = np.array([0.0, 7.45, 0.58])
HEAD_RADII = np.array([0.78, 1.06, 0.98])


def scalp_points(random, count, hairline=0.0, top_only=None):
    """Roots and outward directions, spread evenly over the scalp; `hairline` raises it, as age does."""
    corners = np.array([c for c, m, _ in polygons_of(BASE) if m == 0])
    middles = BODY[corners].mean(1)
    q = (middles - HEAD) / HEAD_RADII
    on_head = (middles[:, 1] > 6.55) & (np.linalg.norm(q, axis=1) > 0.8)
    above = (middles[:, 1] - (7.95 + hairline)) * 0.62 - (middles[:, 2] - 1.22) * 0.78 > 0
    behind = (middles[:, 2] < 0.32) | ((middles[:, 1] > 7.62) & (middles[:, 2] < 0.85))
    ear = (np.abs(middles[:, 0]) > 0.74) & (middles[:, 1] < 7.55)
    chosen = on_head & (above | behind) & ~ear & (middles[:, 1] > 6.62 + 0.25 * (middles[:, 2] > 0.1))
    if top_only is not None:
        chosen &= np.linalg.norm(middles - np.array(top_only[0]), axis=1) < top_only[1]
    quads = BODY[corners[chosen]]
    cross = np.cross(quads[:, 2] - quads[:, 0], quads[:, 3] - quads[:, 1])
    area = np.linalg.norm(cross, axis=1)
    normals = cross / area[:, None]
    outward = np.sign((normals * (quads.mean(1) - HEAD)).sum(1))[:, None]
    pick = random.choice(len(quads), count, p=area / area.sum())
    u, v = random.random((2, count, 1))
    a, b, c, d = (quads[pick, k] for k in range(4))
    roots = (a * (1 - u) + b * u) * (1 - v) + (d * (1 - u) + c * u) * v
    return roots, (normals * outward)[pick]


def unit(vectors):
    return vectors / np.maximum(1e-9, np.linalg.norm(vectors, axis=-1, keepdims=True))


def grow(random, roots, normals, length, steps, comb, gravity, stiff, wander):
    """Strands (count, steps, 3) that bend by weight and lie on head and shoulders."""
    count = len(roots)
    lengths = length * (0.75 + 0.4 * random.random((count, 1)))
    points = np.empty((count, steps, 3))
    points[:, 0] = roots
    side = np.sign(roots[:, :1] + 0.05 * random.standard_normal((count, 1)))
    away = np.concatenate([0.55 * side, 0.0 * side, -0.75 + 0 * side], 1)
    heading = unit(normals + comb * away + 0.15 * random.standard_normal((count, 3)))
    drift = 0.3 * random.standard_normal((count, 3))
    for k in range(1, steps):
        drift = 0.8 * drift + 0.2 * random.standard_normal((count, 3))
        heading = unit(stiff * heading + gravity * np.array([0, -1.0, 0]) + wander * drift)
        at = points[:, k - 1] + heading * lengths / steps
        for centre, radii in OBSTACLES:
            q = (at - centre) / radii
            inside = np.linalg.norm(q, axis=1)
            pushed = centre + unit(q) * radii * 1.001
            at = np.where((inside < 1)[:, None], pushed, at)
        points[:, k] = at
        heading = unit(at - points[:, k - 1] + 1e-9)
    return points


OBSTACLES = [
    (HEAD, np.array([0.8, 1.1, 1.02])),
    (np.array([0.0, 6.9, 1.05]), np.array([0.68, 0.95, 0.72])),
    (np.array([0.0, 6.2, 0.2]), np.array([0.58, 1.2, 0.5])),
    (np.array([0.0, 4.3, 0.4]), np.array([2.05, 1.5, 1.4])),
]


def curled(random, points, radius, turns, taper=0.15):
    """Winds strands into helices around themselves."""
    count, steps, _ = points.shape
    along = unit(np.gradient(points, axis=1))
    reference = unit(random.standard_normal((count, 1, 3)))
    first = unit(np.cross(along, reference))
    second = np.cross(along, first)
    share = np.linspace(0, 1, steps)[None, :, None]
    angle = 2 * math.pi * (turns * share * (0.8 + 0.4 * random.random((count, 1, 1))) + random.random((count, 1, 1)))
    reach = radius * np.minimum(1, share / taper)
    return points + reach * (np.cos(angle) * first + np.sin(angle) * second)


def finer(points, factor):
    steps = points.shape[1]
    at = np.linspace(0, steps - 1, steps * factor)
    low = np.minimum(steps - 2, at.astype(int))
    part = (at - low)[None, :, None]
    return points[:, low] * (1 - part) + points[:, low + 1] * part


def add_hair(random, points, colours, width, eye):
    """Ribbons that face the camera, one per strand, thinner to the tip."""
    count, steps, _ = points.shape
    along = unit(np.gradient(points, axis=1))
    across = unit(np.cross(along, unit(eye - points)))
    share = np.linspace(1, 0.35, steps)[None, :, None]
    half = across * width * share / 2
    both = np.stack([points - half, points + half], 2).reshape(-1, 3)
    row = np.arange(count)[:, None] * steps * 2 + np.arange(steps - 1)[None, :] * 2
    quads = np.stack([row, row + 1, row + 3, row + 2], -1).reshape(-1, 4)
    mesh = bpy.data.meshes.new("hair")
    mesh.vertices.add(len(both))
    mesh.vertices.foreach_set("co", to_blender(both).astype(np.float32).ravel())
    mesh.loops.add(quads.size)
    mesh.loops.foreach_set("vertex_index", quads.astype(np.int32).ravel())
    mesh.polygons.add(len(quads))
    mesh.polygons.foreach_set("loop_start", np.arange(0, quads.size, 4, dtype=np.int32))
    mesh.polygons.foreach_set("loop_total", np.full(len(quads), 4, dtype=np.int32))
    mesh.update()
    lit = points - HEAD
    lit = unit(unit(lit - (lit * along).sum(-1, keepdims=True) * along) + 0.35 * across * random.standard_normal((count, 1, 1)))
    lit = np.repeat(to_blender(lit.reshape(-1, 3)), 2, 0).astype(np.float32)
    mesh.attributes.new("lit", "FLOAT_VECTOR", "POINT").data.foreach_set("vector", lit.ravel())
    shades = np.repeat(np.concatenate([colours, np.ones((count, 1))], 1), steps * 2, 0).astype(np.float32)
    mesh.attributes.new("colour", "FLOAT_COLOR", "POINT").data.foreach_set("color", shades.ravel())
    mesh.materials.append(hair_material())
    bpy.context.collection.objects.link(bpy.data.objects.new("hair", mesh))


def shades_of(random, count, colour, grey=0.0):
    light = 0.7 + 0.6 * random.random((count, 1))
    own = np.array(colour)[None] * light
    silver = np.array([0.55, 0.54, 0.53])[None] * light
    return np.where(random.random((count, 1)) < grey, silver, own)


def hair_points(random, style):
    if style == "long":
        roots, normals = scalp_points(random, 26000)
        return grow(random, roots, normals, 3.4, 30, 0.9, 0.32, 0.9, 0.06), 0.007
    if style == "wavy":
        roots, normals = scalp_points(random, 22000)
        strands = grow(random, roots, normals, 3.6, 30, 0.7, 0.28, 0.9, 0.12)
        return curled(random, finer(strands, 2), 0.07, 6), 0.007
    if style == "curly":
        roots, normals = scalp_points(random, 15000)
        strands = grow(random, roots, normals, 2.0, 20, 1.3, 0.2, 0.94, 0.14)
        return curled(random, finer(strands, 5), 0.09, 11), 0.008
    if style == "afro":
        roots, normals = scalp_points(random, 16000)
        strands = grow(random, roots, normals, 0.85, 12, 0.0, 0.02, 1, 0.25)
        return curled(random, finer(strands, 5), 0.045, 9), 0.008
    if style == "coily":
        roots, normals = scalp_points(random, 20000)
        strands = grow(random, roots, normals, 0.28, 8, 0.0, 0.0, 1, 0.3)
        return curled(random, finer(strands, 3), 0.03, 4), 0.008
    if style == "short":
        roots, normals = scalp_points(random, 26000)
        return grow(random, roots, normals, 0.5, 10, 1.6, 0.1, 0.9, 0.05), 0.007
    if style == "receding":
        roots, normals = scalp_points(random, 12000, 0.32)
        return grow(random, roots, normals, 0.3, 8, 1.2, 0.12, 0.9, 0.15), 0.007
    if style == "locs":
        roots, normals = scalp_points(random, 150)
        middle = grow(random, roots, normals, 3.2, 30, 0.7, 0.3, 0.9, 0.1)
        many = np.repeat(finer(middle, 3), 90, 0)
        return curled(random, many, 0.05 * np.sqrt(random.random((len(many), 1, 1))), 9, 0.02), 0.009
    if style == "puff":
        roots, normals = scalp_points(random, 20000)
        flat = grow(random, roots, unit(normals * 0.2 + np.array([0, 0.9, -0.45])), 0.5, 8, 0, 0, 1, 0.05)
        top = ([0.0, 8.25, -0.05], 0.42)
        roots, normals = scalp_points(random, 11000, 0.0, top)
        away = unit(roots - np.array([0, 8.0, 0.05]) + 0.45 * random.standard_normal(roots.shape))
        puff = curled(random, finer(grow(random, roots, away, 0.95, 8, 0, 0.0, 1, 0.3), 6), 0.05, 8)
        flat = finer(flat, 6)
        return np.concatenate([flat, puff]), 0.008
    raise ValueError(style)
