"""A bottle of brown glass with a paper label."""
# SPDX-License-Identifier: MIT
from mug import book, pot
from studio import *

R = 0.36
HALF = 1.15
LABEL = (0.34, 1.2)
PRINT = (0.41, 1.13)
# Half the width of the print, which is projected straight onto the label, so that a round mark looks round.
WIDE = R * math.sin(HALF * 0.8)
FACTS = {'ratio': 2 * WIDE / (PRINT[1] - PRINT[0])}


def bottle(turn=0.0, at=(0, 0, 0)):
    middle = math.radians(-90 + turn)

    def place(nodes):
        split = nodes.add('ShaderNodeSeparateXYZ')
        nodes.link(coords(nodes), split.inputs[0])
        x, y, z = split.outputs
        c, s = math.cos(-middle), math.sin(-middle)
        along = nodes.math('SUBTRACT', nodes.math('MULTIPLY', x, c), nodes.math('MULTIPLY', y, s))
        across = nodes.math('ADD', nodes.math('MULTIPLY', x, s), nodes.math('MULTIPLY', y, c))
        u = nodes.math('ADD', nodes.math('MULTIPLY', across, 1 / (2 * WIDE)), 0.5)
        v = nodes.math('MULTIPLY', nodes.math('SUBTRACT', PRINT[1], z), 1 / (PRINT[1] - PRINT[0]))
        return u, v, nodes.math('MULTIPLY', within(nodes, u, v), nodes.math('GREATER_THAN', along, 0.0))

    def label_paper(nodes, inputs):
        set_surface(inputs, (WHITE,) * 3, 0.6, 0.3, normal=nodes.bump(nodes.noise(coords(nodes), 40, 5, 0.7), 0.0025))
        printable(nodes, place)

    def glass(nodes, inputs):
        split = nodes.add('ShaderNodeSeparateXYZ')
        nodes.link(coords(nodes), split.inputs[0])
        # Thick glass around a dark liquid looks brightest towards its edges and above the liquid.
        rim = nodes.add('ShaderNodeLayerWeight')
        rim.inputs[0].default_value = 0.42
        deep = nodes.ramp(rim.outputs['Facing'], [(0.0, (0.035, 0.011, 0.003)), (0.75, (0.11, 0.034, 0.006)), (1.0, (0.02, 0.006, 0.002))])
        empty = nodes.math('GREATER_THAN', split.outputs[2], 1.5)
        tone = nodes.mix(empty, deep, (0.16, 0.055, 0.012))
        set_surface(inputs, tone, 0.06, 0.6, coat=1.0, coat_rough=0.02, sss=0.0)

    profile = [(0, 0.02), (R * 0.7, 0.02), (R * 0.86, 0.0), (R * 0.97, 0.05), (R, 0.13), (R, 0.4), (R, 0.9), (R, 1.3), (R * 0.97, 1.42),
               (R * 0.84, 1.55), (R * 0.58, 1.67), (R * 0.42, 1.76), (R * 0.39, 1.86), (R * 0.39, 1.94), (0, 1.94)]
    lathe('bottle', material('glass', glass), profile, 96, at)
    cap = plain((0.018, 0.018, 0.02), 0.38, 0.5)
    lathe('cap', cap, [(R * 0.4, 1.8), (R * 0.49, 1.8), (R * 0.5, 1.82), (R * 0.5, 2.1), (R * 0.47, 2.13), (0, 2.13)], 64, at, 2)
    for i in range(44):
        angle = 2 * math.pi * i / 44
        block('ridge', cap, (0.012, 0.012, 0.25), (at[0] + R * 0.5 * math.cos(angle), at[1] + R * 0.5 * math.sin(angle), at[2] + 1.96), (0, 0, math.degrees(angle)), 0.004, 2)
    points, faces = [], []
    steps = 80
    for i in range(steps + 1):
        angle = middle + (i / steps - 0.5) * 2 * (HALF + 0.35)
        for z in LABEL:
            points.append(((R + 0.004) * math.cos(angle), (R + 0.004) * math.sin(angle), z))
    for i in range(steps):
        faces.append((2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1))
    thing = link('label', mesh_of('label', points, faces), material('label', label_paper))
    thing.location = at


def studio():
    world('studio', 1.1, 200, 0, gray=0.8)
    wall = plaster((0.60, 0.575, 0.54), tinted=True, scale=0.7)
    plane('table', wall, 60)
    plane('wall', wall, 60, (0, 2.6, 0), (90, 0, 0))
    lamp('SUN', (-6, -4.4, 5.0), (0, 0, 0.6), 3.4, 1.6, (1, 0.91, 0.8))
    leaves((-9, -6.6, 7.8), (0.2, 0.6, 1.1), 18, 0.9, 11.0, 0.54)
    lamp('AREA', (3.6, -4, 2.4), (0, 0, 1), 70, 1.2, (0.9, 0.95, 1), 4)
    bottle(-4)
    camera((-0.5, -7.4, 1.9), (0.04, 0, 1.02), 96, 0.55, (0, -0.35, 0.9))
    return {**FACTS, 'exposure': 0.95}


def wooden():
    world('interior', 0.75, 60, 1.0)
    plane('table', wood(plank=1.7, rough=0.6, axis='x'), (24, 8), (0, 2.4, 0))
    lamp('AREA', (-4.4, -0.5, 3), (0, 0, 0.9), 220, 1.3, (1, 0.95, 0.88), 4)
    lamp('AREA', (4.4, -1.5, 2), (0, 0, 0.9), 50, 0.8, (0.9, 0.95, 1), 4)
    bottle(6)
    pot((1.7, 2.6, 0), 0.8)
    book((-1.9, 2.2, 0), 14, (1.4, 1.9, 0.2), (0.40, 0.15, 0.08))
    camera((0.7, -7.2, 2.1), (0.0, 0, 1.0), 92, 0.24, (0, -0.36, 0.9))
    return {**FACTS, 'exposure': 0.7}


def garden():
    world('forest', 0.8, 150, 1.7)
    plane('table', wood((0.44, 0.34, 0.24), (0.15, 0.11, 0.075), plank=1.15, rough=0.6), (14, 5), (0, 1.2, 0))
    lamp('SUN', (-6, -2.6, 5), (0, 0, 0.6), 5.0, 1.0, (1, 0.92, 0.78))
    leaves((-9, -3.9, 7.5), (0.3, 0, 1.0), 18, 0.8, 5.0, 0.55)
    bottle(2)
    camera((-0.8, -7.4, 1.6), (0.05, 0, 1.02), 94, 0.26, (0, -0.36, 0.9))
    return {**FACTS, 'exposure': 0.62}


SCENES = {'bottle-studio': studio, 'bottle-wood': wooden, 'bottle-garden': garden}
