"""A canvas bag: hanging from a peg, or laid out."""
# SPDX-License-Identifier: MIT
from cloth import *
from mug import pot

W, H = 3.7, 4.1
AREA = (-1.35, 1.0, 2.7, 2.75)
FACTS = {'ratio': AREA[2] / AREA[3]}
STEP = 0.085


def side(placed, seed):
    ring = [(-W / 2, -H / 2), (W / 2, -H / 2), (W / 2 + 0.02, H / 2), (-W / 2 - 0.02, H / 2)]
    points, faces = cut(even(ring, STEP), STEP, seed)
    mesh = mesh_of('bag', [(x, y, 0) for x, y in points], faces)
    uv(mesh, 'print', [((x - AREA[0]) / AREA[2], (AREA[1] - y) / AREA[3]) if placed else (-1, -1) for x, y in points])
    uv(mesh, 'cut', points)
    uv(mesh, 'seam', [(H / 2 - y, 9.0) for x, y in points])
    return mesh, points


def strap(mat, x, top, rise, depth, width=0.2):
    """A flat strap from the bag's opening up to the peg and down again."""
    rows = 60
    points, faces, flat = [], [], []
    for i in range(rows + 1):
        t = i / rows
        angle = math.pi * t
        cx = -x * math.cos(angle) ** 1 if 0 < t < 1 else (-x if t == 0 else x)
        cz = top - 0.55 + (rise + 0.55) * math.sin(angle) ** 0.62
        # The width of the strap is perpendicular to its direction.
        nx, nz = -math.cos(angle), math.sin(angle) * 0.6
        length = math.hypot(nx, nz) or 1
        for edge in (-1, 1):
            points.append((cx + edge * width / 2 * nx / length, depth + 0.01 * math.sin(t * 9), cz + edge * width / 2 * nz / length * (1 if 0.06 < t < 0.94 else 0)))
            flat.append((edge * width / 2 + 5, t * 6))
    for i in range(rows):
        faces.append((2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2))
    mesh = mesh_of('strap', points, faces)
    uv(mesh, 'print', [(-1, -1)] * len(points))
    uv(mesh, 'cut', flat)
    uv(mesh, 'seam', [(9.0, 9.0)] * len(points))
    thing = link('strap', mesh, mat)
    soften(thing, 2, 0.05, 0)
    return thing


HANGING = [
    (-1.0, 2.0, -0.9, 0.9, -1.3, -0.6, 0.2), (1.0, 2.0, 0.9, 0.9, 1.3, -0.6, 0.2), (-1.7, 1.4, -1.55, 0.0, -1.65, -1.9, 0.24),
    (1.7, 1.4, 1.55, 0.0, 1.65, -1.9, 0.24), (-0.9, 1.9, 0.0, 1.35, 0.9, 1.9, 0.22), (-1.6, -1.2, -0.6, -1.75, 0.5, -1.6, 0.2),
    (1.6, -1.0, 0.9, -1.6, 0.0, -1.85, 0.2), (-0.6, -0.6, -0.3, -1.3, -0.5, -2.0, 0.16), (0.7, -0.8, 0.55, -1.4, 0.7, -2.0, 0.16),
    (-0.4, 1.2, -0.1, 0.5, -0.3, -0.2, 0.14), (0.5, 1.3, 0.35, 0.6, 0.5, 0.1, 0.14),
]
LAID = [
    (-1.8, 1.2, -0.7, 0.6, 0.4, 0.8, 0.2), (1.8, 0.4, 0.8, 0.0, -0.2, -0.3, 0.2), (-1.7, -0.6, -0.6, -1.0, 0.3, -0.8, 0.2),
    (1.7, -1.2, 0.9, -1.5, 0.1, -1.3, 0.18), (-1.0, 2.0, -0.85, 1.2, -1.1, 0.3, 0.2), (1.0, 2.0, 0.9, 1.2, 1.2, 0.3, 0.2),
    (-0.3, -2.0, -0.1, -1.2, -0.35, -0.4, 0.16), (0.9, -2.0, 0.8, -1.3, 1.0, -0.6, 0.16),
]


def rim_of(points):
    """Distance of each point from the sides and the bottom. Ignores the top, which is open."""
    return np.array([min(W / 2 - abs(x), y + H / 2, 1.0) + 0.02 for x, y in points])


def hanging_bag(seed=3):
    mat = fabric(15, 0.012)
    mesh, points = side(True, seed)
    front = link('front', mesh, mat)
    belly = [0.2 * math.cos(x / W * math.pi) * (0.25 + 0.75 * max(0.0, math.cos((y + 0.7) / H * 2.2))) for x, y in points]
    drape(front, points, fold(points, HANGING, seed, 8, 0.62) + np.array(belly), rim_of(points), upright=True)
    soften(front, 2, 0.04, 1)
    mesh, points = side(False, seed)
    back = link('back', mesh, mat)
    for vertex, (x, y) in zip(mesh.vertices, points):
        vertex.co = (x * 0.985, 0.1, y - 0.03)
    soften(back, 1, 0.03, 0)
    strap(mat, 0.95, H / 2, 2.5, -0.1)
    strap(mat, 0.9, H / 2, 2.42, 0.12)
    return front


def peg(z, color=(0.36, 0.22, 0.12)):
    lathe('peg', plain(color, 0.4), [(0, 0), (0.13, 0), (0.13, 0.62), (0.24, 0.68), (0.24, 0.78), (0, 0.8)], 40, (0, 0.5, z - 0.2), 1).rotation_euler = (math.radians(90), 0, 0)


def studio():
    hanging_bag()
    peg(H / 2 + 2.42)
    plane('wall', plaster((0.57, 0.545, 0.51), tinted=True, scale=0.3, bump=0.02), 60, (0, 0.5, 0), (90, 0, 0))
    world('studio', 0.8, 200, 0, gray=0.8)
    lamp('SUN', (-7, -7, 6), (0, 0, 0), 3.6, 1.8, (1, 0.92, 0.82))
    leaves((-11, -11, 9.4), (-0.5, 0, 0.5), 30, 0.5, 8.0, 0.545)
    lamp('AREA', (7, -9, 3), (0, 0, 0), 300, 7, (0.88, 0.94, 1))
    camera((0.9, -18, 0.9), (0, 0, 1.15), 78)
    return {**FACTS, 'exposure': 0.8}


def laid(mat_seed, turn):
    mat = fabric(15, 0.012)
    mesh, points = side(True, mat_seed)
    front = link('flat', mesh, mat)
    drape(front, points, fold(points, LAID, mat_seed, 10, 0.6), rim_of(points))
    soften(front, 2, 0.05, 1)
    parts = [front]
    for x, rise, depth in ((0.95, 2.1, 0.06), (1.02, 1.75, 0.02)):
        band = strap(mat, x, H / 2, rise, 0)
        for vertex in band.data.vertices:
            vertex.co = (vertex.co.x, vertex.co.z, depth)
        parts.append(band)
    for part in parts:
        part.rotation_euler = (0, 0, math.radians(turn))
    return parts


def wooden():
    laid(7, -12)
    plane('ground', wood(plank=1.7, rough=0.5, axis='y', length=20), 60)
    world('interior', 0.42, 200, 1.0, gray=0.5)
    lamp('AREA', (7.5, 4.5, 5), (0, 0, 0), 1150, 4, (0.95, 0.97, 1), 5)
    lamp('AREA', (-7, -5, 8), (0, 0, 0), 130, 8, (1, 0.93, 0.85))
    camera((0.6, -6.0, 15.2), (0.15, 0.85, 0), 76)
    return {**FACTS, 'exposure': 0.9}


def street():
    hanging_bag(8)
    peg(H / 2 + 2.42, (0.05, 0.05, 0.05))
    plane('wall', concrete((0.33, 0.32, 0.31), scale=0.35), 60, (0, 0.5, 0), (90, 0, 0))
    world('courtyard', 0.7, 100, 1.0, gray=0.3)
    lamp('SUN', (8, -8, 7), (0, 0, 0), 3.4, 0.9, (1, 0.9, 0.76))
    camera((-2.2, -17.6, 0.4), (0, 0, 1.15), 78)
    return {**FACTS, 'exposure': 0.8}


SCENES = {'tote-studio': studio, 'tote-wood': wooden, 'tote-street': street}
