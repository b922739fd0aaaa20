"""A ceramic mug."""
# SPDX-License-Identifier: MIT
import math

from studio import *

R, H = 0.41, 0.94
# Half the width of the print.
WIDE = 0.33
PRINT = (0.14, 0.80)


def mug(turn=0.0, coffee=True, at=(0, 0, 0), printed=True):
    middle = math.radians(-90 + turn)

    def place(nodes):
        split = nodes.add('ShaderNodeSeparateXYZ')
        nodes.link(coords(nodes), split.inputs[0])
        x, y, z = split.outputs
        # Rotate, so that the jump of the angle from pi to -pi lies behind the mug.
        c, s = math.cos(-middle), math.sin(-middle)
        along = nodes.math('SUBTRACT', nodes.math('MULTIPLY', x, c), nodes.math('MULTIPLY', y, s))
        across = nodes.math('ADD', nodes.math('MULTIPLY', x, s), nodes.math('MULTIPLY', y, c))
        # Project the print straight onto the mug, so that a round mark looks round.
        u = nodes.math('ADD', nodes.math('MULTIPLY', across, 1 / (2 * WIDE)), 0.5)
        v = nodes.math('MULTIPLY', nodes.math('SUBTRACT', PRINT[1], z), 1 / (PRINT[1] - PRINT[0]))
        far = nodes.math('SQRT', nodes.math('ADD', nodes.math('MULTIPLY', x, x), nodes.math('MULTIPLY', y, y)))
        outer = nodes.math('GREATER_THAN', far, R * 0.965)
        front = nodes.math('MULTIPLY', outer, nodes.math('GREATER_THAN', along, 0.0))
        return u, v, nodes.math('MULTIPLY', within(nodes, u, v), front)

    def ceramic(placed):
        def build(nodes, inputs):
            ripple = nodes.bump(nodes.noise(coords(nodes), 2.2, 2), 0.006)
            set_surface(inputs, (WHITE,) * 3 if printed else (0.75, 0.72, 0.66), 0.13, 0.5, coat=0.3, coat_rough=0.04, normal=ripple)
            if printed:
                printable(nodes, place if placed else None)

        return material('ceramic', build)

    w = 0.034
    profile = [(0.0, 0.018), (R * 0.72, 0.018), (R * 0.78, 0.0), (R * 0.84, 0.0), (R * 0.92, 0.014), (R * 0.975, 0.05),
               (R, 0.12), (R, 0.3), (R, 0.6), (R, H - 0.08), (R, H - 0.025), (R - 0.006, H - 0.006), (R - w / 2, H),
               (R - w + 0.006, H - 0.006), (R - w, H - 0.03), (R - w, 0.5), (R - w, 0.16), (R - w - 0.05, 0.08), (R * 0.6, 0.06), (0.0, 0.06)]
    body = lathe('mug', ceramic(True), profile, 96, at)
    knots = [(R - 0.015, 0, 0.76), (R + 0.14, 0, 0.77), (R + 0.27, 0, 0.66), (R + 0.29, 0, 0.5), (R + 0.22, 0, 0.32), (R + 0.1, 0, 0.21), (R - 0.02, 0, 0.19)]
    turned = math.radians(8)
    rotate = lambda p: (p[0] * math.cos(turned) - p[1] * math.sin(turned) + at[0], p[0] * math.sin(turned) + p[1] * math.cos(turned) + at[1], p[2] + at[2])
    tube('handle', ceramic(False), [rotate(k) for k in knots], 0.058, resolution=12)
    if coffee:
        lathe('coffee', plain((0.035, 0.014, 0.006), 0.06, 0.6), [(0, H - 0.13), (R - w - 0.004, H - 0.13), (R - w + 0.002, H - 0.122)], 96, at, 0)
    return body


def book(at, turn, size, cover, pages=(0.8, 0.76, 0.66)):
    block('cover', plain(cover, 0.55, 0.4), size, (at[0], at[1], at[2] + size[2] / 2), (0, 0, turn), 0.012)
    a = math.radians(turn)
    block('pages', plain(pages, 0.9, 0.1), (size[0] - 0.06, size[1] + 0.004, size[2] * 0.76), (at[0] - 0.035 * math.cos(a), at[1] - 0.035 * math.sin(a), at[2] + size[2] / 2), (0, 0, turn), 0.004)


def pot(at, size=1.0, leaves_count=22, seed=3):
    """A potted plant for the blurred background."""
    import random

    random.seed(seed)
    lathe('pot', plain((0.55, 0.27, 0.16), 0.8, 0.2), [(0, 0), (0.42 * size, 0), (0.55 * size, 0.9 * size), (0.58 * size, 0.92 * size), (0.5 * size, 0.88 * size), (0, 0.8 * size)], 48, at, 1)
    green = plain((0.06, 0.17, 0.05), 0.45, 0.45)
    for _ in range(leaves_count):
        angle, lean, length = random.uniform(0, 6.28), random.uniform(0.25, 1.0), random.uniform(0.9, 1.7) * size
        points, faces = [], []
        for i in range(9):
            t = i / 8
            out = length * (t * lean + 0.35 * t * t * lean)
            up = length * (t - 0.42 * lean * t * t)
            width = 0.17 * size * math.sin(math.pi * min(1, t * 0.9 + 0.08))
            cx, cy = math.cos(angle), math.sin(angle)
            points += [(at[0] + cx * out - cy * width, at[1] + cy * out + cx * width, at[2] + 0.8 * size + up),
                       (at[0] + cx * out + cy * width, at[1] + cy * out - cx * width, at[2] + 0.8 * size + up)]
        faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(8)]
        link('leaf', mesh_of('leaf', points, faces), green)


FACTS = {'ratio': 2 * WIDE / (PRINT[1] - PRINT[0])}


def studio():
    """A mug before a plaster wall, in low sun with the shadow of leaves."""
    world('studio', 0.9, 200, 0, gray=0.8)
    wall = plaster((0.60, 0.575, 0.54), tinted=True, scale=0.7)
    plane('table', wall, 60)
    plane('wall', wall, 60, (0, 2.1, 0), (90, 0, 0))
    lamp('SUN', (-6, -4.2, 5.2), (0, 0, 0.3), 3.4, 1.6, (1, 0.91, 0.8))
    leaves((-6 * 1.3, -4.2 * 1.3, 5.2 * 1.3), (0, 0.6, 0.6), 16, 1.1, 4.0, 0.535)
    lamp('AREA', (3, -6, 4), (0, 0, 0.5), 60, 4, (0.85, 0.92, 1))
    mug(-6)
    camera((-0.55, -5.7, 1.3), (0.1, 0, 0.46), 118, 0.55, (0, -0.35, 0.5))
    return {**FACTS, 'exposure': 1.0}


def cafe():
    world('interior', 0.75, 60, 1.0)
    plane('table', wood(plank=1.7, rough=0.6, axis='x'), (24, 9), (0, 2.6, 0))
    lamp('AREA', (-5, -0.5, 3.6), (0, 0, 0.4), 230, 2.4, (1, 0.95, 0.88), 3.2)
    mug(10)
    book((0.95, 1.75, 0), 24, (1.5, 2.0, 0.22), (0.10, 0.13, 0.17))
    book((0.9, 1.8, 0.22), 14, (1.3, 1.8, 0.16), (0.45, 0.16, 0.09))
    camera((0.75, -5.1, 1.35), (0.1, 0, 0.46), 106, 0.24, (0, -0.38, 0.5))
    return {**FACTS, 'exposure': 0.6}


def garden():
    world('forest', 0.8, 150, 1.7)
    plane('table', wood((0.44, 0.34, 0.24), (0.15, 0.11, 0.075), plank=1.15, rough=0.6), (14, 5), (0, 1.2, 0))
    lamp('SUN', (-6, -2.6, 5), (0, 0, 0.3), 5.5, 1.0, (1, 0.92, 0.78))
    leaves((-9, -3.9, 7.5), (0.4, 0, 0.3), 16, 1.0, 9.0, 0.545)
    mug(-8)
    camera((-0.7, -5.2, 1.35), (0.12, 0, 0.5), 108, 0.26, (0, -0.38, 0.5))
    return {**FACTS, 'exposure': 1.15}


def office():
    world('interior', 0.8, 250, 1.0, gray=0.4)
    plane('desk', plaster((0.72, 0.7, 0.67), 0.4, 0.5, bump=0.004), (30, 12), (0, 3.6, 0))
    lamp('AREA', (4.6, -0.6, 3.4), (0, 0, 0.3), 260, 2.6, (0.95, 0.98, 1), 3.4)
    lamp('AREA', (-3, -6, 3), (0, 0, 0.4), 70, 4)
    mug(-8)
    metal = plain((0.42, 0.43, 0.45), 0.35, 0.5, metal=0.9)
    block('laptop', metal, (3.1, 2.15, 0.14), (-1.35, 2.35, 0.07), (0, 0, -14), 0.05)
    block('screen', metal, (3.1, 0.06, 2.05), (-1.1, 3.55, 1.12), (-16, 0, -14), 0.04)
    plane('lit', plain((0.02, 0.025, 0.035), 0.15, 0.5, glow=(0.32, 0.44, 0.62), glow_strength=0.8), (2.9, 1.85), (-1.108, 3.51, 1.13), (74, 0, -14))
    pot((1.9, 3.4, 0), 0.75)
    book((1.35, 0.55, 0), -28, (1.15, 1.6, 0.1), (0.72, 0.56, 0.22))
    tube('pencil', plain((0.75, 0.36, 0.05), 0.4), [(1.05, 0.15, 0.13), (1.3, 0.65, 0.13), (1.5, 1.05, 0.13)], 0.035)
    camera((-0.2, -5.2, 1.5), (0.14, 0, 0.44), 100, 0.24, (0, -0.38, 0.5))
    return {**FACTS, 'exposure': 0.62}


SCENES = {'mug-studio': studio, 'mug-cafe': cafe, 'mug-garden': garden, 'mug-office': office}
