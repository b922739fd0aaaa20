"""
Renders one mockup scene into raw layers: `blender -b -P render.py -- <item>-<scene> <folder> [size] [samples]`.
`tools/pack-mockup-scenes.ts` converts the layers to the files of packages/render/mockups.
"""
# SPDX-License-Identifier: MIT
import json
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import addon_utils
import numpy as np

addon_utils.enable('cycles')
import passes
import studio
from scenes import SCENES

name, folder, *numbers = sys.argv[sys.argv.index('--') + 1:]
size, samples = (int(n) for n in (numbers + [1200, 64][len(numbers):]))
os.makedirs(folder, exist_ok=True)
scene = studio.reset(size, samples)
facts = SCENES[name]()
base, light, place, ground = passes.take_apart(passes.render(folder))
exposure = facts.get('exposure', 1.0)
for part, pixels in (('base', base), ('light', light)):
    (np.clip(passes.shoulder(pixels * exposure), 0, 1) * 255 + 0.5).astype(np.uint8).tofile(f'{folder}/{name}.{part}')
mask = np.clip(place[:, :, 2], 0, 1)
for part, pixels in (('mask', mask), ('ground', ground)):
    (pixels * 255 + 0.5).astype(np.uint8).tofile(f'{folder}/{name}.{part}')
step = max(2, round(12 * size / 1200))
found = passes.grid(place, step)
if found:
    head, cells = found
    np.where(np.isnan(cells), -32768, np.clip(cells, -3, 3) * 10000).astype('<i2').tofile(f'{folder}/{name}.uv')
    facts['grid'] = head
facts['size'] = size
facts['tinted'] = bool(ground.max() > 0.5)
json.dump(facts, open(f'{folder}/{name}.json', 'w'))
print('made', name)
