"""A T-shirt sewn of two panels, which falls from a hanger as cloth."""
# SPDX-License-Identifier: MIT
from cloth import *

STEP = 0.1
# Corners of the pattern's right half: collar, shoulder, both ends of the cuff, armpit, hem.
NECK, TIP, CUFF, UNDER, PIT, FOOT = (0.98, 0.0), (2.42, -0.6), (4.05, -1.9), (3.14, -3.22), (2.56, -2.62), (2.6, -7.15)
# Left, top, width and height of the printed area on the chest, in the pattern's coordinates.
AREA = (-1.45, -1.42, 2.9, 2.3)
FACTS = {'ratio': AREA[2] / AREA[3]}


def mirrored(run):
    return [(-x, y) for x, y in reversed(run)]


def run(points):
    """Resamples a line, so that its points are about STEP apart. Keeps both ends."""
    length = sum(math.dist(a, b) for a, b in zip(points, points[1:]))
    count = max(2, round(length / STEP))
    along = np.concatenate([[0], np.cumsum([math.dist(a, b) for a, b in zip(points, points[1:])])])
    at = np.linspace(0, along[-1], count + 1)
    p = np.array(points)
    return list(zip(np.interp(at, along, p[:, 0]), np.interp(at, along, p[:, 1])))


def curve(a, b, c, d):
    return run(bezier(a, b, c, d, 40) + [d])


SHOULDER = curve(NECK, (1.5, -0.18), (2.0, -0.38), TIP)[:-1] + curve(TIP, (2.95, -0.86), (3.62, -1.42), CUFF)
SLEEVE_HEM = curve(CUFF, (3.78, -2.36), (3.46, -2.84), UNDER)
SIDE = curve(UNDER, (2.93, -3.0), (2.72, -2.82), PIT)[:-1] + curve(PIT, (2.5, -4.0), (2.52, -5.6), FOOT)
HEM = curve(FOOT, (1.2, -7.22), (-1.2, -7.22), (-FOOT[0], FOOT[1]))
ARMHOLE = curve(TIP, (2.22, -1.1), (2.16, -2.1), PIT)
HEMS = [HEM, SLEEVE_HEM, mirrored(SLEEVE_HEM)]
# The lines of the outline, each with whether the panels are sewn together along it.
RUNS = [(SHOULDER, True), (SLEEVE_HEM, False), (SIDE, True), (HEM, False), (mirrored(SIDE), True),
        (mirrored(SLEEVE_HEM), False), (mirrored(SHOULDER), True)]


def neckline(depth):
    return curve((-NECK[0], 0), (-0.72, -depth * 1.28), (0.72, -depth * 1.28), NECK)


FRONT_NECK, BACK_NECK = neckline(0.95), neckline(0.2)


def panel(neck, seed):
    """Returns points and faces of one panel, and for each point its index on the outline if it is sewn to the other panel, else None."""
    ring, sewn = [], []
    for line, joined in RUNS:
        for place, point in enumerate(line[:-1]):
            ring.append(point)
            # The first point of an open edge also ends the seam beside it, so it is sewn.
            sewn.append(joined or place == 0)
    ring.append(RUNS[-1][0][-1])
    sewn.append(True)
    keys = [k if s else None for k, s in enumerate(sewn)]
    ring += neck[1:-1]
    keys += [None] * (len(neck) - 2)
    points, faces = cut(ring, STEP, seed)
    place = {(round(x, 5), round(y, 5)): key for (x, y), key in zip(ring, keys)}
    return points, faces, [place.get((round(x, 5), round(y, 5))) for x, y in points]


class Shirt:
    """Both panels as one mesh. For each point, `front` is true on the front panel, and `rim` is the distance from the nearest seam."""

    def __init__(self, seed=1):
        front, faces, keys = panel(FRONT_NECK, seed)
        back, back_faces, back_keys = panel(BACK_NECK, seed + 1)
        at = {key: i for i, key in enumerate(keys) if key is not None}
        index, points = [], list(front)
        for point, key in zip(back, back_keys):
            if key is None:
                index.append(len(points))
                points.append(point)
            else:
                index.append(at[key])
        self.points = np.array(points)
        self.front = np.arange(len(points)) < len(front)
        self.faces = up(faces, self.points) + [f[::-1] for f in up([tuple(index[i] for i in f) for f in back_faces], self.points)]
        seams = [line for line, joined in RUNS if joined]
        self.rim = np.min([nearest(points, line) for line in seams], 0)
        self.collar = np.where(self.front, nearest(points, FRONT_NECK), nearest(points, BACK_NECK))
        self.hem = np.min([nearest(points, line) for line in HEMS], 0)
        self.armhole = np.min([nearest(points, line) for line in (ARMHOLE, mirrored(ARMHOLE))], 0)

    def link(self, name, places, mat):
        mesh = mesh_of(name, places, self.faces)
        left, top, width, height = AREA
        uv(mesh, 'print', [((x - left) / width, (top - y) / height) if f else (-1, -1) for (x, y), f in zip(self.points, self.front)])
        uv(mesh, 'cut', self.points)
        uv(mesh, 'seam', list(zip(self.hem, self.collar)))
        uv(mesh, 'armhole', list(zip(self.armhole, np.arctan2(self.points[:, 0], 0.3 - self.points[:, 1]))))
        return link(name, mesh, mat)


def up(faces, points):
    """Orders the points of each face counter-clockwise on the pattern."""
    out = []
    for a, b, c in faces:
        (ax, ay), (bx, by), (cx, cy) = points[a], points[b], points[c]
        out.append((a, b, c) if (bx - ax) * (cy - ay) > (by - ay) * (cx - ax) else (a, c, b))
    return out


def finish(thing, shirt):
    """Thickens hems and collar, which consist of two layers of cloth."""
    mesh = thing.data
    normals = np.empty(len(mesh.vertices) * 3, np.float32)
    mesh.vertices.foreach_get('normal', normals)
    places = np.empty(len(mesh.vertices) * 3, np.float32)
    mesh.vertices.foreach_get('co', places)
    thick = 0.014 * (shirt.collar < 0.21) + 0.006 * (shirt.hem < 0.22)
    mesh.vertices.foreach_set('co', places + normals * np.repeat(thick, 3))
    mesh.update()
    soften(thing, 2, 0.022, 1)


HANGER = [(-2.15, 0, -0.72), (-1.5, 0, -0.46), (-0.7, 0, -0.16), (0, 0, -0.02), (0.7, 0, -0.16), (1.5, 0, -0.46), (2.15, 0, -0.72)]


def hung(seed=5):
    """Simulates a shirt that hangs on a wooden hanger."""
    shirt = Shirt(seed)
    mat = fabric(30, 0.006, jersey=True)
    rng = np.random.default_rng(seed)
    p = shirt.points
    rest = np.column_stack([p[:, 0], np.where(shirt.front, -0.03, 0.0), p[:, 1]])
    gap = 0.34 * np.clip(shirt.rim / 0.7, 0, 1) ** 0.7
    wave = sum(0.05 * np.sin(p[:, 0] * k + rng.uniform(0, 6.28)) for k in (2.1, 3.3, 4.7)) * np.clip(-p[:, 1] / 4, 0, 1)
    start = np.column_stack([p[:, 0] * 0.985, np.where(shirt.front, -gap, gap * 0.8) + wave, p[:, 1] + 0.16])
    bar = tube('hanger', plain((0.33, 0.2, 0.11), 0.4), HANGER, 0.13)
    wall = block('stop', None, (20, 1, 20), (0, 1.25, -3), bevel=0)
    thing = shirt.link('shirt', start, mat)
    places = simulate(thing, rest, 60, [solid_of(bar), wall])
    bpy.data.objects.remove(thing)
    bpy.data.objects.remove(wall)
    thing = shirt.link('shirt', places, mat)
    finish(thing, shirt)
    steel = plain((0.6, 0.6, 0.6), 0.2, 0.5, metal=1.0)
    tube('hook', steel, [(0, 0, 0), (0, 0, 0.42), (0.22, 0, 0.62), (0.4, 0, 0.9), (0.12, 0, 1.16), (-0.16, 0, 0.96)], 0.03)
    return thing


def solid_of(thing):
    """An invisible mesh in the shape of a curve, because cloth cannot collide with a curve."""
    mesh = bpy.data.meshes.new_from_object(thing.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    solid = link('solid', mesh)
    solid.hide_render = True
    return solid


def peg():
    tube('peg', plain((0.3, 0.18, 0.1), 0.4), [(0.12, 0.9, 1.08), (0.12, 0, 1.1), (0.12, -0.35, 1.14)], 0.11)


def studio():
    """A shirt before a plain wall, in sunlight."""
    hung()
    peg()
    plane('wall', plaster((0.57, 0.545, 0.51), tinted=True, scale=0.3, bump=0.02), 80, (0, 0.78, 0), (90, 0, 0))
    world('studio', 0.6, 200, 0, gray=0.8)
    lamp('SUN', (-9, -6.5, 6.5), (0, 0, 0), 4.2, 1.6, (1, 0.93, 0.84))
    lamp('AREA', (8, -10, 2), (0, 0, -3), 320, 8, (0.88, 0.94, 1))
    camera((-0.9, -21, -2.6), (0.05, 0, -3.0), 76)
    return {**FACTS, 'exposure': 0.8}


def hanging():
    """A shirt before a sunlit wall with the shadow of leaves."""
    hung()
    peg()
    plane('wall', plaster((0.6, 0.54, 0.46), tinted=False, scale=0.3, bump=0.03), 80, (0, 0.78, 0), (90, 0, 0))
    world('courtyard', 0.5, 100, 1.0, gray=0.4)
    lamp('SUN', (8, -7, 7.5), (0, 0, 0), 4.8, 0.8, (1, 0.88, 0.7))
    leaves((13, -11.4, 9.2), (0.5, 0, -3), 34, 0.4, 2.0, 0.57)
    camera((2.2, -20.8, -2.2), (0.05, 0, -3.0), 76)
    return {**FACTS, 'exposure': 0.75}


SCENES = {'shirt-studio': studio, 'shirt-wall': hanging}
