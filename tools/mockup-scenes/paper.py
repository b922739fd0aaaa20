"""Things with flat faces: business cards, a delivery box, a billboard and a shop's sign."""
# SPDX-License-Identifier: MIT
import random

from mug import book, pot
from studio import *


def face_place(width, height, axis='z', inset=0.0, turned=False):
    """Places the design on the flat face that points along `axis`. `width` and `height` are the size of the face."""

    def place(nodes):
        split = nodes.add('ShaderNodeSeparateXYZ')
        nodes.link(coords(nodes), split.inputs[0])
        x, y, z = split.outputs
        across, up = {'z': (x, y), '-y': (x, z), 'x': (y, z)}[axis]
        if turned:
            across, up = up, nodes.math('MULTIPLY', across, -1.0)
        u = nodes.math('ADD', nodes.math('MULTIPLY', across, 1 / (width * (1 - inset))), 0.5)
        v = nodes.math('SUBTRACT', 0.5, nodes.math('MULTIPLY', up, 1 / (height * (1 - inset))))
        normal = nodes.add('ShaderNodeSeparateXYZ')
        nodes.link(coords(nodes, 'Normal'), normal.inputs[0])
        facing = {'z': normal.outputs[2], '-y': nodes.math('MULTIPLY', normal.outputs[1], -1.0), 'x': normal.outputs[0]}[axis]
        inside = nodes.math('MULTIPLY', within(nodes, u, v), nodes.math('GREATER_THAN', facing, 0.7))
        return u, v, inside

    return place


def sheet(place=None, rough=0.6, grain=0.004, scale=30.0, spec=0.3, base=None, printed=True):
    def build(nodes, inputs):
        at = coords(nodes)
        height = nodes.noise(at, scale, 6, 0.7)
        set_surface(inputs, base or (WHITE,) * 3, rough, spec, normal=nodes.bump(height, grain))
        if printed:
            printable(nodes, place)

    return material('sheet', build)


# --- business cards ----------------------------------------------------------------------------------------------------

CARD = (0.9, 0.55, 0.007)
CARD_FACTS = {'ratio': CARD[0] / CARD[1]}


def cards(places):
    """Business cards at the given places: (x, y, z, turn, lean), with angles in degrees."""
    mat = sheet(face_place(CARD[0], CARD[1], inset=0.16), 0.62, 0.0016, 60)
    for x, y, z, turn, lean in places:
        block('card', mat, CARD, (x, y, z), (lean, 0, turn), 0.0012, 2)


def cards_studio():
    cards([(0.02, -0.24, 0.06, 9, 0), (-0.1, 0.56, 0.0035, -13, 0)] )
    block('stone', concrete((0.42, 0.4, 0.38), scale=3), (1.25, 0.75, 0.056), (0.08, -0.26, 0.028), (0, 0, 4), 0.012)
    plane('ground', plaster((0.57, 0.54, 0.5), tinted=True, scale=1.6, bump=0.006), 30)
    world('studio', 0.7, 120, 0, gray=0.8)
    lamp('SUN', (-6, 4, 4.2), (0, 0, 0), 3.7, 1.8, (1, 0.92, 0.82))
    leaves((-9, 6, 6.3), (-0.2, 0, 0), 14, 1.3, 3.0, 0.57)
    lamp('AREA', (3, -4, 5), (0, 0, 0), 70, 4, (0.88, 0.94, 1))
    camera((0, -1.5, 4.1), (0, 0.12, 0), 84, 0.5, (0, -0.24, 0.06))
    return {**CARD_FACTS, 'exposure': 0.98}


def cards_wood():
    for i in range(14):
        random.seed(i)
        cards([(0.02 + random.uniform(-0.008, 0.008), -0.05 + random.uniform(-0.008, 0.008), 0.0035 + i * 0.0076, 12 + random.uniform(-1.5, 1.5), 0)])
    plane('ground', wood(plank=1.5, rough=0.34, axis='x', scale=1.6), 30)
    tube('pen', plain((0.02, 0.02, 0.024), 0.18, 0.6, coat=1.0), [(0.78, -0.35, 0.05), (0.9, 0.2, 0.05), (1.02, 0.75, 0.05)], 0.045)
    pot((-1.1, 1.9, 0), 0.5)
    world('interior', 0.5, 30, 1.0, gray=0.3)
    lamp('AREA', (-3.4, 2.2, 2.2), (0, 0, 0), 120, 1.8, (1, 0.97, 0.92), 2.4)
    camera((0.35, -2.4, 2.15), (0.06, 0.02, 0.06), 92, 0.2, (0.02, -0.1, 0.1))
    return {**CARD_FACTS, 'exposure': 0.85}


def cards_office():
    cards([(-0.05, -0.2, 0.0035, -7, 0), (0.34, 0.48, 0.0035, 16, 0)])
    plane('desk', marble(), 30)
    book((-1.15, 0.75, 0), 8, (1.0, 1.5, 0.1), (0.05, 0.05, 0.055))
    tube('pen', plain((0.62, 0.46, 0.2), 0.22, 0.6, metal=1.0), [(0.72, -0.75, 0.045), (0.82, -0.25, 0.045), (0.93, 0.25, 0.045)], 0.04)
    world('interior', 0.55, 250, 1.0, gray=0.5)
    lamp('AREA', (3.6, 1.6, 2.8), (0, 0, 0), 130, 1.6, (0.97, 0.98, 1), 2.4)
    camera((-0.3, -2.2, 3.1), (0.03, 0.12, 0), 82, 0.3, (-0.05, -0.2, 0))
    return {**CARD_FACTS, 'exposure': 0.6}


# --- box ---------------------------------------------------------------------------------------------------------------

BOX = (2.6, 1.9, 1.7)
BOX_FACTS = {'ratio': BOX[0] / BOX[2]}


def box(turn, at=(0, 0, 0), tape=True):
    board = sheet(face_place(BOX[0], BOX[2], '-y', inset=0.2), 0.85, 0.012, 9, 0.12)
    body = block('box', board, BOX, (at[0], at[1], at[2] + BOX[2] / 2), (0, 0, turn), 0.028, 4)
    # Two flaps just above the lid that meet in the middle, and tape over the gap between them.
    for side in (-1, 1):
        flap = block('flap', board_plain(), (BOX[0] - 0.03, BOX[1] / 2 - 0.012, 0.028), (0, side * BOX[1] / 4, BOX[2] / 2 + 0.012), (side * 0.5, 0, 0), 0.008)
        flap.parent = body
    if tape:
        strip = plain((0.62, 0.47, 0.3), 0.28, 0.5)
        for size, place in (((BOX[0] + 0.012, 0.36, 0.006), (0, 0, BOX[2] / 2 + 0.034)), ((0.006, 0.36, 0.5), (BOX[0] / 2 + 0.003, 0, BOX[2] / 2 - 0.24))):
            block('tape', strip, size, place, bevel=0.002).parent = body
    return body


def board_plain():
    return sheet(None, 0.85, 0.012, 9, 0.12)


def box_studio():
    box(-24)
    wall = plaster((0.58, 0.555, 0.52), tinted=True, scale=0.4)
    plane('table', wall, 80)
    plane('wall', wall, 80, (0, 4.6, 0), (90, 0, 0))
    world('studio', 0.9, 200, 0, gray=0.8)
    lamp('SUN', (-6, -5.2, 5.4), (0, 0, 0.3), 3.5, 2.0, (1, 0.92, 0.82))
    leaves((-10, -8.7, 9), (0.4, 1.4, 1.2), 30, 0.55, 5.0, 0.54)
    lamp('AREA', (6, -8, 6), (0, 0, 1), 260, 6, (0.88, 0.94, 1))
    camera((0.7, -11.5, 4.3), (0.16, 0, 0.8), 102, 0.6, (0, -1, 0.8))
    return {**BOX_FACTS, 'exposure': 0.95}


def box_street():
    box(18)
    plane('floor', concrete((0.3, 0.29, 0.28), scale=0.5), (40, 30), (0, 6, 0))
    world('courtyard', 1.1, 200, 1.3)
    lamp('SUN', (6, -5, 6), (0, 0, 0.3), 2.6, 1.2, (1, 0.9, 0.76))
    lamp('AREA', (-6, -7, 6), (0, 0, 1), 240, 5)
    camera((-0.9, -11.2, 3.0), (-0.1, 0, 0.86), 92, 0.22, (0, -1, 0.8))
    return {**BOX_FACTS, 'exposure': 0.62}


def box_wood():
    box(-16)
    plane('table', wood(plank=1.9, rough=0.4, axis='x'), (30, 9), (0, 1.8, 0))
    pot((2.6, 3.4, 0), 1.0)
    book((-2.7, 2.2, 0), 20, (1.6, 2.2, 0.24), (0.16, 0.26, 0.24))
    world('interior', 0.75, 60, 1.0, gray=0.2)
    lamp('AREA', (-7, -2.5, 5), (0, 0, 0.8), 620, 3.2, (1, 0.96, 0.9), 4)
    camera((0.9, -11.3, 3.7), (0.1, 0, 0.8), 86, 0.22, (0, -1, 0.8))
    return {**BOX_FACTS, 'exposure': 0.8}


# --- shop sign ---------------------------------------------------------------------------------------------------------

SIGN = (9.0, 3.0)
SIGN_FACTS = {'ratio': SIGN[0] / SIGN[1]}


def facade(color):
    """The front of a shop, with the room behind its window."""
    wall = plaster(color, 0.9, 0.12, bump=0.05)
    plane('wall', wall, (60, 16), (0, 0, 8.2), (90, 0, 0))
    for x in (-18, 18):
        plane('wall', wall, (24, 16), (x, 0, -7.8), (90, 0, 0))
    block('cornice', plaster((0.6, 0.57, 0.52), 0.9, 0.3), (16, 0.7, 0.4), (0, -0.3, 4.0), bevel=0.05)
    dark = plain((0.028, 0.03, 0.032), 0.35, 0.5)
    shop()
    for x in (-6.0, -2.0, 2.0, 6.0):
        block('post', dark, (0.22, 0.3, 6.4), (x, -0.15, -2.8), bevel=0.03)
    block('head', dark, (12.3, 0.34, 0.28), (0, -0.17, 0.2), bevel=0.03)


def shop():
    """A lit room with goods on shelves, seen through the window."""
    rng = random.Random(7)
    paint = plain((0.5, 0.4, 0.3), 0.9, 0.1)
    plane('back', paint, (13, 9), (0, 6, -3), (90, 0, 0))
    plane('ceiling', paint, (13, 6), (0, 3, 0.6))
    plane('floor', plain((0.2, 0.12, 0.07), 0.5), (13, 6), (0, 3, -6))
    for x in (-6.3, 6.3):
        plane('side', paint, (6, 9), (x, 3, -3), (90, 0, 90))
    board_ = plain((0.24, 0.13, 0.07), 0.5)
    goods = [plain(color, 0.6) for color in ((0.5, 0.12, 0.06), (0.1, 0.24, 0.2), (0.6, 0.45, 0.16), (0.62, 0.58, 0.5), (0.1, 0.13, 0.24), (0.35, 0.2, 0.1))]
    for z in (-1.9, -3.3, -4.7):
        block('shelf', board_, (12, 0.9, 0.1), (0, 5.5, z), bevel=0.01)
        x = -5.7
        while x < 5.6:
            wide, tall = rng.uniform(0.25, 0.7), rng.uniform(0.4, 0.95)
            if rng.random() < 0.82:
                block('good', rng.choice(goods), (wide, 0.5, tall), (x + wide / 2, 5.4, z + 0.05 + tall / 2), bevel=0.03)
            x += wide + rng.uniform(0.05, 0.22)
    for x in (-3.9, 0.1, 4.0):
        bulb = lathe('bulb', plain((1, 0.8, 0.6), glow=(1, 0.72, 0.42), glow_strength=9), [(0, 0.3), (0.2, 0.24), (0.3, 0.0), (0.2, -0.22), (0, -0.3)], 24, (x, 2.4, -1.0), 1)
        # The lamp below lights the room with less noise.
        bulb.visible_diffuse = bulb.visible_glossy = False
        tube('cord', plain((0.02, 0.02, 0.02)), [(x, 2.4, 0.6), (x, 2.4, 0.0), (x, 2.4, -0.75)], 0.025)
    lamp('AREA', (0, 2.6, 0.5), (0, 2.8, -4), 260, 10, (1, 0.76, 0.5), 3)


def board(at, power=0.0, tilt=0.0):
    mat = sheet(face_place(SIGN[0], SIGN[1], '-y', inset=0.1), 0.42, 0.003, 6, 0.4)
    block('frame', plain((0.03, 0.032, 0.034), 0.4), (SIGN[0] + 0.22, 0.3, SIGN[1] + 0.22), (at[0], at[1] + 0.03, at[2]), bevel=0.04)
    block('board', mat, (SIGN[0], 0.3, SIGN[1]), at, bevel=0.03)
    black = plain((0.02, 0.02, 0.022), 0.4)
    for x in (-3.2, 0, 3.2):
        top = at[2] + SIGN[1] / 2
        tube('arm', black, [(x, 0, top + 0.75), (x, -0.8, top + 0.95), (x, -1.35, top + 0.6)], 0.045)
        cone = lathe('shade', black, [(0.0, 0.24), (0.1, 0.23), (0.3, 0.0), (0.29, 0.0), (0.1, 0.2)], 40, (x, -1.4, top + 0.38), 1)
        cone.rotation_euler = (math.radians(-24), 0, 0)
        if power:
            lamp('SPOT', (x, -1.42, top + 0.36), (x, -0.1, at[2] - 0.3), power, 108, (1, 0.84, 0.64))


def awning(z, color=(0.10, 0.28, 0.2)):
    def build(nodes, inputs):
        split = nodes.add('ShaderNodeSeparateXYZ')
        nodes.link(coords(nodes), split.inputs[0])
        stripe = nodes.math('GREATER_THAN', nodes.math('SINE', nodes.math('MULTIPLY', split.outputs[0], 2 * math.pi / 1.3)), 0.0)
        tone = nodes.mix(stripe, (0.72, 0.69, 0.62), color)
        set_surface(inputs, tone, 0.9, 0.1, normal=nodes.bump(weave(nodes, coords(nodes), 9), 0.01))

    mat = material('awning', build)
    cols, points, faces = 80, [], []
    for i in range(cols + 1):
        x = -6.5 + 13 * i / cols
        sag = 0.05 * math.sin(x * 2 * math.pi / 2.6)
        for y, dz in ((-0.1, 0.0), (-1.5, -0.75 + sag), (-2.5, -1.35), (-2.56, -1.42), (-2.58, -1.9 - 0.1 * abs(math.sin(x * math.pi / 1.3)))):
            points.append((x, y, z + dz))
    for i in range(cols):
        for j in range(4):
            a = i * 5 + j
            faces.append((a, a + 1, a + 6, a + 5))
    link('awning', mesh_of('awning', points, faces), mat)


def sign_day():
    facade((0.46, 0.36, 0.27))
    board((0, -0.18, 2.15))
    awning(0.35)
    world('courtyard', 0.8, 20, 1.0, gray=0.3)
    lamp('SUN', (-8, -9, 9), (0, 0, 1), 3.6, 0.8, (1, 0.92, 0.8))
    camera((-3.4, -23, 0.6), (-0.1, 0, 1.35), 66)
    return {**SIGN_FACTS, 'exposure': 0.72}


def sign_evening():
    facade((0.26, 0.25, 0.25))
    board((0, -0.18, 2.15), 230)
    world('night', 1.6, 40, 1.0)
    lamp('AREA', (6, -14, 12), (0, 0, 1), 900, 10, (0.5, 0.62, 1))
    camera((3.0, -22, -0.9), (0.1, 0, 1.5), 66, 0.5, (0, -0.2, 2))
    return {**SIGN_FACTS, 'exposure': 1.0}


# --- billboard ---------------------------------------------------------------------------------------------------------

HOARDING = (12.0, 6.0)
HOARDING_FACTS = {'ratio': 2.0}


def hoarding(turn, lights=0.0):
    mat = sheet(face_place(*HOARDING, axis='-y', inset=0.1), 0.5, 0.004, 2.5, 0.25)
    steel = plain((0.16, 0.165, 0.17), 0.5, 0.5, metal=0.6)
    panel = block('panel', mat, (HOARDING[0], 0.3, HOARDING[1]), (0, 0, 0), (0, 0, turn), 0.03)
    block('frame', steel, (HOARDING[0] + 0.4, 0.34, HOARDING[1] + 0.4), (0, 0.06, 0), bevel=0.05).parent = panel
    block('walk', steel, (HOARDING[0], 1.0, 0.08), (0, -0.55, -HOARDING[1] / 2 - 0.3), bevel=0.02).parent = panel
    for i in range(7):
        x = -HOARDING[0] / 2 + 0.4 + i * (HOARDING[0] - 0.8) / 6
        block('stay', steel, (0.06, 1.0, 0.06), (x, -0.5, -HOARDING[1] / 2 - 0.38), bevel=0.01).parent = panel
        block('rib', steel, (0.12, 0.3, HOARDING[1]), (x, 0.34, 0), bevel=0.02).parent = panel
    for x in (-3.9, -1.3, 1.3, 3.9):
        tube('arm', steel, [(x, -0.6, -HOARDING[1] / 2 - 0.3), (x, -1.5, -HOARDING[1] / 2 - 1.0), (x, -1.9, -HOARDING[1] / 2 - 1.1)], 0.04).parent = panel
        block('light', steel, (0.5, 0.26, 0.16), (x, -1.9, -HOARDING[1] / 2 - 1.05), (30, 0, 0), 0.03).parent = panel
        if lights:
            spot = lamp('SPOT', (x, -2.6, -HOARDING[1] / 2 - 0.9), (x, 0, 1.4), lights, 110, (1, 0.9, 0.74))
            spot.parent = panel
    lathe('mast', steel, [(0.55, -30), (0.55, -HOARDING[1] / 2 - 0.4), (0.0, -HOARDING[1] / 2 - 0.4)], 48, (0, 0.6, 0), 0)


def hoarding_day():
    hoarding(-14)
    world('city', 0.9, 90, 1.0)
    lamp('SUN', (-9, -8, 8), (0, 0, 0), 3.0, 0.6, (1, 0.95, 0.87))
    camera((3.0, -27, -6.8), (0.1, 0, -0.7), 58)
    return {**HOARDING_FACTS, 'exposure': 0.7}


def hoarding_evening():
    hoarding(12, 520)
    world('sunset', 0.3, 160, 1.0)
    camera((-3.0, -27, -6.2), (0.0, 0, -0.6), 58)
    return {**HOARDING_FACTS, 'exposure': 0.8}


SCENES = {
    'card-studio': cards_studio, 'card-wood': cards_wood, 'card-office': cards_office,
    'box-studio': box_studio, 'box-street': box_street, 'box-wood': box_wood,
    'sign-street': sign_day, 'sign-evening': sign_evening,
    'billboard-street': hoarding_day, 'billboard-evening': hoarding_evening,
}
