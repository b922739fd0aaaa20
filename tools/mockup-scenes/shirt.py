"""A T-shirt: laid out on a ground, or hanging before a wall."""
# SPDX-License-Identifier: MIT
from cloth import *

CX, CY, UNIT = 600, 620, 0.0082
STEP = 0.085


def px(x, y):
    return ((x - CX) * UNIT, (CY - y) * UNIT)


LEFT_NECK, RIGHT_NECK = px(478, 170), px(722, 170)


def neckline(depth):
    return quadratic(LEFT_NECK, px(600, 170 + depth * 2), RIGHT_NECK, 24) + [RIGHT_NECK]


def outline(depth):
    side = lambda x: px(x, 0)[0]
    ring = neckline(depth)[:-1]
    ring += bezier(px(722, 170), px(820, 196), px(900, 220), px(945, 262), 16)
    ring += bezier(px(945, 262), px(1010, 330), px(1068, 430), px(1098, 520), 16)
    ring += quadratic(px(1098, 520), px(1010, 580), px(920, 592), 10)
    ring += bezier(px(920, 592), px(905, 545), px(888, 505), px(868, 470), 8)
    ring += bezier(px(868, 470), px(858, 660), px(862, 900), px(868, 1080), 24)
    ring += quadratic(px(868, 1080), px(600, 1104), px(332, 1080), 30)
    ring += bezier(px(332, 1080), px(338, 900), px(342, 660), px(332, 470), 24)
    ring += bezier(px(332, 470), px(312, 505), px(295, 545), px(280, 592), 8)
    ring += quadratic(px(280, 592), px(190, 580), px(102, 520), 10)
    ring += bezier(px(102, 520), px(132, 430), px(190, 330), px(255, 262), 16)
    ring += bezier(px(255, 262), px(300, 220), px(380, 196), px(478, 170), 16)
    return ring


HEMS = [
    quadratic(px(868, 1080), px(600, 1104), px(332, 1080), 30),
    quadratic(px(1098, 520), px(1010, 580), px(920, 592), 10) + [px(920, 592)],
    quadratic(px(280, 592), px(190, 580), px(102, 520), 10) + [px(102, 520)],
]
# Left, top, width and height of the print on the pattern.
AREA = (*px(408, 330), 384 * UNIT, 470 * UNIT)


def panel(depth, placed, mat, seed=1):
    points, faces = cut(outline(depth), STEP, seed)
    mesh = mesh_of('panel', [(x, y, 0) for x, y in points], faces)
    left, top, width, height = AREA
    uv(mesh, 'print', [((x - left) / width, (top - y) / height) if placed else (-1, -1) for x, y in points])
    uv(mesh, 'cut', points)
    hem = np.min([nearest(points, line) for line in HEMS], 0)
    uv(mesh, 'seam', list(zip(hem, nearest(points, neckline(depth)))))
    return link('panel', mesh, mat), points


FACTS = {'ratio': 384 / 470}


def crease(x1, y1, x2, y2, x3, y3, width):
    return (*px(x1, y1), *px(x2, y2), *px(x3, y3), width * UNIT)


LAID = [crease(*c) for c in (
    (352, 478, 430, 560, 560, 640, 26), (852, 470, 770, 560, 690, 720, 24), (346, 500, 400, 680, 380, 900, 22),
    (862, 520, 812, 690, 842, 930, 24), (380, 700, 500, 800, 640, 800, 18), (846, 790, 730, 880, 560, 905, 22),
    (340, 930, 470, 1010, 640, 985, 20), (430, 1078, 500, 930, 470, 800, 22), (770, 1078, 720, 940, 752, 820, 20),
    (300, 262, 360, 350, 350, 470, 22), (905, 262, 842, 350, 852, 470, 22), (215, 330, 262, 430, 252, 560, 16),
    (990, 330, 940, 430, 950, 560, 16), (160, 440, 220, 480, 280, 500, 14), (1050, 450, 990, 490, 930, 500, 14),
    (500, 250, 560, 330, 640, 350, 16), (720, 240, 690, 330, 610, 380, 14), (600, 1090, 620, 1000, 590, 900, 16),
)]
HUNG = [crease(*c) for c in (
    (330, 330, 372, 620, 350, 1070, 30), (870, 330, 828, 620, 850, 1070, 30), (420, 620, 440, 860, 420, 1085, 30),
    (778, 600, 764, 860, 782, 1085, 30), (530, 760, 540, 930, 525, 1092, 26), (670, 740, 664, 930, 676, 1092, 26),
    (600, 860, 604, 980, 600, 1095, 20), (350, 470, 440, 560, 500, 560, 22), (850, 470, 770, 560, 700, 570, 22),
    (290, 260, 300, 400, 260, 570, 24), (915, 260, 905, 400, 945, 570, 24), (200, 350, 210, 450, 180, 540, 20),
    (1000, 350, 995, 450, 1030, 540, 20), (430, 190, 500, 290, 600, 310, 16), (770, 190, 700, 290, 600, 310, 16),
    (390, 215, 400, 330, 380, 470, 18), (812, 215, 800, 330, 822, 470, 18),
)]


def laid(seed, turn=0.0):
    """Front and back lie on the ground, one upon the other."""
    mat = fabric(30, 0.006, jersey=True)
    front, points = panel(92, True, mat, seed)
    ring = outline(92)
    drape(front, points, fold(points, LAID, seed, 14, 0.8), nearest(points, ring + ring[:1]))
    soften(front, 2, 0.03, 1)
    back, points = panel(22, False, mat, seed)
    keep = [i for i, (x, y) in enumerate(points) if y > px(0, 330)[1] and abs(x) < 2.0]
    # Of the back only the neck is seen.
    chosen = set(keep)
    faces = [tuple(p.vertices) for p in back.data.polygons if all(v in chosen for v in p.vertices)]
    bpy.data.objects.remove(back)
    mesh = mesh_of('back', [(x, y * 0.985 - 0.05, 0.02) for x, y in points], faces)
    uv(mesh, 'print', [(-1, -1)] * len(points))
    uv(mesh, 'cut', points)
    uv(mesh, 'seam', list(zip([9.0] * len(points), nearest(points, neckline(22)))))
    behind = link('back', mesh, mat)
    soften(behind, 1, 0.02, 0)
    label = block('label', plain((0.85, 0.84, 0.8), 0.8, 0.1), (0.5, 0.3, 0.012), (0, px(0, 208)[1] - 0.05, 0.05), bevel=0)
    parts = [front, behind, label]
    for part in parts:
        part.rotation_euler = (0, 0, math.radians(turn))
    label.location = Vector((0, label.location.y, 0.05))
    label.location.rotate(part.rotation_euler)
    return parts


def studio():
    """Low sun over pale plaster, the shadows of leaves at its edge."""
    laid(4, 4)
    plane('ground', plaster((0.56, 0.53, 0.49), tinted=True, scale=0.25, bump=0.015), 60)
    world('studio', 0.7, 120, 0, gray=0.8)
    lamp('SUN', (-8, 5, 4.4), (0, 0, 0), 5.2, 2.2, (1, 0.92, 0.82))
    leaves((-12, 7.5, 6.6), (-1.5, 1, 0), 34, 0.4, 7.0, 0.6)
    lamp('AREA', (6, -6, 9), (0, 0, 0), 420, 9, (0.86, 0.93, 1))
    camera((0, -0.9, 21), (0.0, -0.1, 0), 80)
    return {**FACTS, 'exposure': 0.85}


def wooden():
    """On boards, from the side, by a window."""
    laid(9, -14)
    plane('ground', wood(plank=1.9, rough=0.5, axis='y', length=22), 60)
    world('interior', 0.42, 200, 1.0, gray=0.5)
    lamp('AREA', (8.5, 4.5, 5.5), (0, 0, 0), 1500, 4.5, (0.95, 0.97, 1), 6)
    lamp('AREA', (-8, -5, 8), (0, 0, 0), 160, 8, (1, 0.93, 0.85))
    camera((0.6, -8.6, 17.5), (0.0, 0.1, 0), 74, 0.5)
    return {**FACTS, 'exposure': 0.9}


def pavement():
    """On a concrete floor in hard light."""
    laid(21, 8)
    plane('ground', concrete((0.2, 0.2, 0.205), scale=0.35), 60)
    world('city', 0.45, 0, 1.0)
    lamp('SUN', (7, 6, 5.5), (0, 0, 0), 3.2, 0.9, (1, 0.95, 0.88))
    lamp('AREA', (-8, -6, 9), (0, 0, 0), 300, 9)
    camera((-0.5, -5.2, 19.8), (0.0, 0.1, 0), 74, 0.6)
    return {**FACTS, 'exposure': 0.85}


def hung(seed=5):
    """Front and back on a hanger."""
    mat = fabric(30, 0.006, jersey=True)
    front, points = panel(92, True, mat, seed)
    ring = outline(92)
    belly = [0.3 * math.cos(min(1.0, abs(x) / 2.3) * math.pi / 2) * (0.3 + 0.7 * min(1, max(0, (3.6 - y) / 4))) for x, y in points]
    drape(front, points, fold(points, HUNG, seed, 8, 0.8) + np.array(belly), nearest(points, ring + ring[:1]) + 0.1, upright=True)
    soften(front, 2, 0.03, 1)
    back, points = panel(24, False, mat, seed)
    for vertex, (x, y) in zip(back.data.vertices, points):
        vertex.co = (x * 0.985, 0.12, y - 0.02)
    soften(back, 1, 0.02, 0)
    bar = plain((0.33, 0.2, 0.11), 0.4)
    tube('hanger', bar, [(-2.55, 0.02, px(0, 243)[1]), (-1.2, 0.02, px(0, 186)[1]), (0, 0.02, px(0, 128)[1]), (1.2, 0.02, px(0, 186)[1]), (2.55, 0.02, px(0, 243)[1])], 0.1, 0.6)
    steel = plain((0.6, 0.6, 0.6), 0.2, 0.5, metal=1.0)
    z = px(0, 120)[1]
    tube('hook', steel, [(0, 0.02, z - 0.1), (0, 0.02, z + 0.35), (0.22, 0.02, z + 0.55), (0.42, 0.02, z + 0.85), (0.12, 0.02, z + 1.1), (-0.16, 0.02, z + 0.9)], 0.026)
    return front


def hanging():
    hung()
    wall = plaster((0.5, 0.47, 0.43), tinted=False, scale=0.3, bump=0.03)
    plane('wall', wall, 80, (0, 0.75, 0), (90, 0, 0))
    rail = px(0, 120)[1] + 1.08
    tube('peg', plain((0.3, 0.18, 0.1), 0.4), [(0.1, 0.9, rail - 0.06), (0.1, 0, rail - 0.03), (0.1, -0.35, rail)], 0.12)
    world('courtyard', 0.6, 100, 1.0, gray=0.4)
    lamp('SUN', (-7, -8, 7), (0, 0, 0), 3.0, 1.3, (1, 0.9, 0.76))
    leaves((-12, -13.7, 12), (-0.5, 0, 0.5), 34, 0.4, 2.0, 0.6)
    camera((1.6, -21, 0.6), (0.0, 0, 0.15), 74)
    return {**FACTS, 'exposure': 0.75}


SCENES = {'shirt-studio': studio, 'shirt-wood': wooden, 'shirt-street': pavement, 'shirt-wall': hanging}
