"""A baseball cap of five panels with a bent brim, standing on a table."""
# SPDX-License-Identifier: MIT
from cloth import *
from mug import book, pot

# Half the width and length of the head's opening, and the height of the crown above its front rim and at the button.
RX, RY, H = 0.84, 1.0, 0.98
# How far the rim rises over the forehead, and how far the front stands forward as it rises.
ARCH, FRONT = 0.36, 0.1
BRIM, CORNER = 0.88, math.radians(66)
SEAMS = [math.radians(a) for a in (-52, 52, -116, 116, 180)]
# Width of the printed area, and its lower and upper end as `t` of `crown_at`.
WIDTH, LOW, HIGH = 1.2, 0.1, 0.62
COLUMNS, ROWS = 180, 40


def front_of(angle):
    return max(0.0, math.cos(angle))


def crown_at(angle, t):
    """A point on the crown. `angle` is 0 at the front, `t` is 0 at the rim and 1 at the button on top."""
    stiff = front_of(angle) ** 1.2
    back = max(0.0, -math.cos(angle))
    out = math.cos(t * math.pi / 2) ** (0.8 - 0.38 * stiff + 0.12 * back)
    up = math.sin(t * math.pi / 2) ** (1.05 - 0.1 * stiff)
    rim = ARCH * front_of(angle) ** 2
    # Stiff front panels stand steep and carry the highest point of the crown; the back slopes down from it.
    lift = FRONT * stiff * math.sin(math.pi * t) ** 1.5
    return (RX * math.sin(angle) * out, -RY * math.cos(angle) * out, rim + (H - rim) * up + lift)


def length_of(t):
    points = [crown_at(0, t * i / 60) for i in range(61)]
    return sum(math.dist(a, b) for a, b in zip(points, points[1:]))


HEIGHT = length_of(HIGH) - length_of(LOW)
# The sides of the crown turn away, so a design is printed wider than it is and a round mark looks round.
WIDENED = 1.14
FACTS = {'ratio': WIDTH / HEIGHT / WIDENED}


def twill(placed):
    """Cotton twill. Needs the UV maps `cut` (lengths on the cloth) and `rim` (distances from the rim and from the nearest seam)."""

    def build(nodes, inputs):
        split = nodes.add('ShaderNodeSeparateXYZ')
        nodes.link(nodes.add('ShaderNodeUVMap', uv_map='cut').outputs[0], split.inputs[0])
        slant = nodes.math('ADD', split.outputs[0], split.outputs[1])
        ribs = nodes.math('ABSOLUTE', nodes.math('SINE', nodes.math('MULTIPLY', slant, 130)))
        fuzz = nodes.noise(nodes.add('ShaderNodeUVMap', uv_map='cut').outputs[0], 42, 3, 0.7)
        normal = nodes.bump(nodes.math('ADD', nodes.math('MULTIPLY', ribs, 0.5), nodes.math('MULTIPLY', fuzz, 0.8)), 0.004)
        at = nodes.add('ShaderNodeSeparateXYZ')
        nodes.link(nodes.add('ShaderNodeUVMap', uv_map='rim').outputs[0], at.inputs[0])
        near = lambda value, where, width: nodes.math('SUBTRACT', 1.0, nodes.math('DIVIDE', nodes.math('ABSOLUTE', nodes.math('SUBTRACT', value, where)), width), clamp=True)
        rim, seam = at.outputs[0], at.outputs[1]
        groove = near(seam, 0.0, 0.016)
        thread = nodes.math('ADD', near(seam, 0.045, 0.01), near(rim, 0.05, 0.01))
        if not placed:
            # Rows of stitches parallel to the edge of the brim.
            fraction = nodes.math('FRACT', nodes.math('DIVIDE', rim, 0.085))
            thread = near(fraction, 0.5, 0.14)
        relief = nodes.math('SUBTRACT', nodes.math('MULTIPLY', groove, -1.0), nodes.math('MULTIPLY', thread, 0.4))
        normal = nodes.bump(relief, 0.014, normal=normal)
        set_surface(inputs, (WHITE,) * 3, 0.92, 0.02, normal=normal)
        printable(nodes, uv_place('print', front=True) if placed else None)

    return material('twill', build)


def crown(mat):
    points, faces, print_, cut_, rims = [], [], [], [], []
    uneven = np.random.default_rng(4)
    waves = [(uneven.normal(0, 2.2), uneven.normal(0, 3.0), uneven.uniform(0, 6.28)) for _ in range(9)]
    for row in range(ROWS + 1):
        t = 0.985 * row / ROWS
        along = length_of(t) if t else 0.0
        for column in range(COLUMNS + 1):
            angle = -math.pi + 2 * math.pi * column / COLUMNS
            x, y, z = crown_at(angle, t)
            across = angle * math.hypot(x, y)
            seam = min(abs((angle - s + math.pi) % (2 * math.pi) - math.pi) for s in SEAMS) * math.hypot(x, y)
            # Soft cloth bulges and sinks a little between the seams.
            give = 0.007 * sum(math.sin(angle * p + t * q + r) for p, q, r in waves) * min(1, seam / 0.2) * min(1, t / 0.12)
            give -= 0.016 * math.exp(-((seam / 0.05) ** 2)) * min(1, t / 0.05)
            scale = 1 + give / max(0.3, math.hypot(x, y))
            points.append((x * scale, y * scale, z + give * 0.5))
            print_.append((0.5 + across / WIDTH, (length_of(HIGH) - along) / HEIGHT))
            cut_.append((across, along))
            rims.append((along, seam))
    wide = COLUMNS + 1
    for row in range(ROWS):
        for column in range(COLUMNS):
            i = row * wide + column
            faces.append((i, i + 1, i + 1 + wide, i + wide))
    return cloth_of('crown', points, faces, print_, cut_, rims, mat, 0.022)


def brim(mat):
    points, faces, cut_, rims = [], [], [], []
    across, deep = 96, 24
    for row in range(deep + 1):
        s = row / deep
        for column in range(across + 1):
            angle = CORNER * (2 * column / across - 1)
            x, y, z = crown_at(angle, 0)
            reach = BRIM * math.cos(angle / CORNER * math.pi / 2) ** 0.55
            # The brim is bent around an axis that points forward, as every curved brim is.
            points.append((x * (1 + 0.02 * s), y + 0.03 - s * (reach + 0.03), z + 0.012 - 0.12 * s * s))
            cut_.append((x, y - s * reach))
            rims.append(((1 - s) * reach, 9.0))
    wide = across + 1
    for row in range(deep):
        for column in range(across):
            i = row * wide + column
            faces.append((i, i + wide, i + wide + 1, i + 1))
    return cloth_of('brim', points, faces, [(-1, -1)] * len(points), cut_, rims, mat, 0.036)


def cloth_of(name, points, faces, print_, cut_, rims, mat, thick):
    mesh = mesh_of(name, points, faces)
    for layer, values in (('print', print_), ('cut', cut_), ('rim', rims)):
        uv(mesh, layer, values)
    thing = link(name, mesh, mat)
    soften(thing, 1, thick, 0)
    return thing


def eyelet(angle, t, mat):
    a, b, c = (Vector(crown_at(*p)) for p in ((angle, t), (angle + 0.02, t), (angle, t + 0.02)))
    ring = bpy.data.curves.new('eyelet', 'CURVE')
    ring.dimensions, ring.bevel_depth, ring.bevel_resolution = '3D', 0.011, 4
    spline = ring.splines.new('POLY')
    spline.points.add(23)
    right, up = (b - a).normalized(), (c - a).normalized()
    middle = a + right.cross(up).normalized() * 0.012
    for i, knot in enumerate(spline.points):
        turn = 2 * math.pi * i / 24
        knot.co = (*(middle + 0.034 * (right * math.cos(turn) + up * math.sin(turn))), 1)
    spline.use_cyclic_u = True
    thing = bpy.data.objects.new('eyelet', ring)
    bpy.context.collection.objects.link(thing)
    ring.materials.append(mat)
    return thing


def cap(turn=0.0, at=(0, 0, 0)):
    body, rest = twill(True), twill(False)
    parts = [crown(body), brim(rest)]
    plain_cloth = material('cloth', lambda nodes, inputs: (set_surface(inputs, (WHITE,) * 3, 0.9, 0.02), printable(nodes)))
    parts.append(lathe('button', plain_cloth, [(0, 0.05), (0.05, 0.045), (0.08, 0.02), (0.085, 0.0), (0.07, -0.02)], 40, (0, 0, H + 0.005), 2))
    parts += [eyelet(angle, 0.66, plain_cloth) for angle in (math.radians(-76), math.radians(76))]
    root = bpy.data.objects.new('cap', None)
    bpy.context.collection.objects.link(root)
    for part in parts:
        part.parent = root
    root.rotation_euler = (0, 0, math.radians(turn))
    root.location = at
    return root


def studio():
    world('studio', 0.9, 200, 0, gray=0.8)
    wall = plaster((0.60, 0.575, 0.54), tinted=True, scale=0.6)
    plane('table', wall, 60)
    # The wall is so far away that the soft light casts no second shadow of the cap on it.
    plane('wall', wall, 60, (0, 9, 0), (90, 0, 0))
    lamp('SUN', (-6.6, -3.0, 5.2), (0, 0, 0.4), 3.2, 1.6, (1, 0.91, 0.8))
    lamp('AREA', (4, -7, 3.4), (0, 0, 0.5), 110, 4, (0.85, 0.92, 1))
    cap(-24)
    camera((-0.6, -9.4, 2.1), (0.1, -0.2, 0.48), 122, 0.5, (0, -0.9, 0.5))
    return {**FACTS, 'exposure': 1.06}


def wooden():
    world('interior', 0.75, 60, 1.0)
    plane('table', wood(plank=2.0, rough=0.6, axis='x'), (30, 18), (0, 0.0, 0))
    lamp('AREA', (-5.5, -2.0, 4.2), (0, 0, 0.5), 420, 2.6, (1, 0.95, 0.88), 3.2)
    lamp('AREA', (5, -6, 3), (0, 0, 0.5), 90, 4, (0.9, 0.95, 1))
    cap(20)
    book((1.75, 2.6, 0), 20, (1.9, 2.5, 0.26), (0.10, 0.13, 0.17))
    book((1.7, 2.65, 0.26), 10, (1.7, 2.3, 0.2), (0.45, 0.16, 0.09))
    pot((-2.1, 3.2, 0), 1.0)
    camera((0.5, -9.2, 2.2), (0.0, -0.2, 0.5), 118, 0.26, (0, -0.9, 0.5))
    return {**FACTS, 'exposure': 0.64}


SCENES = {'cap-studio': studio, 'cap-wood': wooden}
