"""Renders the current scene and splits the result into the layers from which mockups are composed."""
# SPDX-License-Identifier: MIT
import os

import bpy
import numpy as np

from studio import WHITE

PASSES = {
    'diffuse_direct': 'DiffDir', 'diffuse_indirect': 'DiffInd', 'diffuse_color': 'DiffCol',
    'glossy_direct': 'GlossDir', 'glossy_indirect': 'GlossInd', 'glossy_color': 'GlossCol',
    'normal': 'Normal', 'combined': 'Image', 'z': 'Depth',
}


def render(folder):
    scene = bpy.context.scene
    layer = scene.view_layers[0]
    for name in PASSES:
        setattr(layer, 'use_pass_' + name, True)
    for name, kind in (('print', 'COLOR'), ('item', 'VALUE'), ('ground', 'VALUE')):
        aov = layer.aovs.add()
        aov.name, aov.type = name, kind
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new('CompositorNodeRLayers')
    out = tree.nodes.new('CompositorNodeOutputFile')
    out.base_path = folder
    out.format.file_format = 'OPEN_EXR'
    out.format.color_depth = '32'
    out.file_slots.clear()
    for name in (*PASSES.values(), 'print', 'item', 'ground'):
        out.file_slots.new(name)
        tree.links.new(layers.outputs[name], out.inputs[name])
    scene.frame_set(1)
    bpy.ops.render.render()
    return {name: load(os.path.join(folder, f'{name}0001.exr')) for name in (*PASSES.values(), 'print', 'item', 'ground')}


def load(path):
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = 'Non-Color'
    w, h = image.size
    pixels = np.empty(w * h * 4, np.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    os.remove(path)
    return np.nan_to_num(pixels.reshape(h, w, 4)[::-1, :, :3], posinf=0, neginf=0)


def around(a, dy, dx):
    return np.roll(a, (dy, dx), (0, 1))


def blurred(a):
    """Blurs with a 5×5 binomial kernel."""
    for axis in (0, 1):
        a = sum(k * np.roll(a, i - 2, axis) for i, k in enumerate((1 / 16, 4 / 16, 6 / 16, 4 / 16, 1 / 16)))
    return a


def without_fireflies(light):
    """Clamps each pixel between the second darkest and the second brightest of its neighbours."""
    near = np.stack([around(light, dy, dx) for dy in (-1, 0, 1) for dx in (-1, 0, 1) if dy or dx])
    near.sort(0)
    return np.clip(light, near[1], near[-2])


def smooth(light, normal, albedo, rounds, spread):
    """Edge-avoiding wavelet filter (Dammertz 2010). Removes noise and keeps folds, edges and weave."""
    kernel = (1 / 16, 1 / 4, 3 / 8, 1 / 4, 1 / 16)
    out = without_fireflies(light)
    for turn in range(rounds):
        step = 2**turn
        # Look for edges of light in a blurred copy, in which single noisy pixels do not count as edges.
        log = np.log(blurred(out) + 0.02).mean(2, keepdims=True)
        total = np.zeros_like(out)
        weight = np.zeros(out.shape[:2] + (1,), np.float32)
        for iy, ky in enumerate(kernel):
            for ix, kx in enumerate(kernel):
                dy, dx = (iy - 2) * step, (ix - 2) * step
                bend = 1 - np.clip((normal * around(normal, dy, dx)).sum(2, keepdims=True), 0, 1)
                tone = np.abs(albedo - around(albedo, dy, dx)).sum(2, keepdims=True)
                away = np.abs(log - around(log, dy, dx))
                w = kx * ky * np.exp(-bend * 150 - tone * 12 - away * spread)
                total += around(out, dy, dx) * w
                weight += w
        out = total / np.maximum(weight, 1e-9)
    return out


def take_apart(p, rounds=4):
    """Returns base, light, print and ground. `base` is the picture with a black item, `light` what a white item adds. Both are linear."""
    albedo, normal = p['DiffCol'], p['Normal']
    length = np.linalg.norm(normal, axis=2, keepdims=True)
    normal = np.where(length > 0.01, normal / np.maximum(length, 0.01), 0)
    diffuse = np.clip(p['DiffDir'] + p['DiffInd'], 0, 30)
    glossy = np.clip(p['GlossDir'] + p['GlossInd'], 0, 30)
    rest = np.clip(p['Image'], 0, 60) - albedo * diffuse - p['GlossCol'] * glossy
    diffuse = smooth(diffuse, normal, albedo * 0.2, rounds, 9)
    glossy = smooth(glossy, normal, albedo * 0.2, 2, 9)
    item = np.clip(p['item'][:, :, 0], 0, 1)
    light = WHITE * diffuse
    whole = np.maximum(albedo * diffuse + p['GlossCol'] * glossy + rest, 0)
    base = np.maximum(whole - light * item[:, :, None], 0)
    # A pixel at the item's edge mixes item and surroundings, and its noise would look like crumbs. Compute it anew
    # from its neighbours.
    inside, outside = item > 0.98, item < 0.02
    behind = defocus(spread(base, outside), spread(p['Depth'][:, :, 0], outside), outside)
    share = item[:, :, None]
    base = share * spread(base, inside) + (1 - share) * behind
    return base, share * spread(light, inside), p['print'], np.clip(p['ground'][:, :, 0], 0, 1)


def spread(a, known):
    """Continues the known pixels into the unknown ones within six pixels. Others keep their value."""
    deep = lambda mask: mask.reshape(mask.shape + (1,) * (a.ndim - 2))
    for _ in range(3):
        weight = blurred(known.astype(np.float32))
        near = blurred(np.where(deep(known), a, 0)) / deep(np.maximum(weight, 1e-6))
        new = ~known & (weight > 1e-3)
        a = np.where(deep(new), near, a)
        known = known | new
    return a


def disc(size, radius):
    """The Fourier transform of a round blur kernel, for pictures of the given size."""
    y, x = np.indices(size)
    y, x = np.minimum(y, size[0] - y), np.minimum(x, size[1] - x)
    kernel = np.clip(radius + 0.5 - np.hypot(x, y), 0, 1)
    return np.fft.rfft2(kernel / kernel.sum())


def defocus(base, depth, outside):
    """
    Blurs what lies before and behind the item. The renderer's own depth of field would need many samples at blurred edges,
    and the item must stay sharp anyway.
    """
    scene = bpy.context.scene
    if not scene.get('blur'):
        return base
    far = scene['blur'] * base.shape[1] / 1200
    circle = far * np.abs(1 - scene['focus'] / np.maximum(depth, 0.01))
    room = int(far * 2) + 2
    wide = lambda a: np.pad(a, [(room, room), (room, room)] + [(0, 0)] * (a.ndim - 2), 'edge')
    padded, circle_, free = wide(base), wide(circle), wide(outside.astype(np.float32))
    out, before, last = padded.copy(), padded, 0.0
    radius = 1.0
    while last < far * 1.6:
        kernel = disc(padded.shape[:2], radius)
        blur = lambda a: np.fft.irfft2(np.fft.rfft2(a) * kernel, a.shape)
        weight = free * np.clip(circle_ / (radius * 0.45) - 0.6, 0.0, 1) + 1e-5
        under = np.maximum(blur(weight), 1e-6)
        level = np.stack([blur(padded[:, :, part] * weight) / under for part in range(3)], 2)
        share = np.clip((circle_ - last) / (radius - last), 0, 1)[:, :, None]
        out = np.where(circle_[:, :, None] > last, before * (1 - share) + level * share, out)
        before, last, radius = level, radius, radius * 1.6
    return np.maximum(out[room:-room, room:-room], 0)


def shoulder(x):
    """Converts linear light to sRGB and compresses highlights towards white. draw/mockup/tone.ts has the inverse."""
    x = np.maximum(x, 0)
    bent = np.where(x < 0.5, x, 1 - 0.5 * np.exp(-(x - 0.5) / 0.5))
    return np.where(bent <= 0.0031308, bent * 12.92, 1.055 * np.maximum(bent, 1e-6) ** (1 / 2.4) - 0.055)


def grid(place, step):
    """Samples the map from pixels to the design at every `step` pixels, and extrapolates it beyond the edge of the design."""
    inside = place[:, :, 2]
    known = inside > 0.98
    h, w = inside.shape
    ys, xs = np.nonzero(known)
    if len(ys) == 0:
        return None
    box = [max(0, xs.min() - step), max(0, ys.min() - step), min(w - 1, xs.max() + step), min(h - 1, ys.max() + step)]
    columns, rows = (box[2] - box[0]) // step + 2, (box[3] - box[1]) // step + 2
    u = np.where(known, place[:, :, 0] / np.maximum(inside, 0.01), 0)
    v = np.where(known, place[:, :, 1] / np.maximum(inside, 0.01), 0)
    out = np.full((rows, columns, 2), np.nan)
    reach = step
    for row in range(rows):
        for column in range(columns):
            cx, cy = box[0] + column * step, box[1] + row * step
            y0, y1, x0, x1 = max(0, cy - reach), min(h, cy + reach + 1), max(0, cx - reach), min(w, cx + reach + 1)
            part = known[y0:y1, x0:x1]
            count = part.sum()
            if count < 0.2 * (2 * reach) ** 2:
                continue
            py, px = np.nonzero(part)
            dx, dy = px + x0 + 0.5 - cx, py + y0 + 0.5 - cy
            near = np.exp(-(dx**2 + dy**2) / (2 * (step * 0.45) ** 2)) + 1e-4
            terms = np.stack([np.ones_like(dx), dx, dy], 1)
            for part_index, values in enumerate((u, v)):
                b = values[y0:y1, x0:x1][part]
                solved, *_ = np.linalg.lstsq(terms * near[:, None], b * near, rcond=None)
                out[row, column, part_index] = solved[0]
    for _ in range(3):
        extend(out)
    return {'x': int(box[0]), 'y': int(box[1]), 'columns': int(columns), 'rows': int(rows), 'step': step}, out


def extend(out):
    """Fills empty cells beside known ones, by linear extrapolation from two known cells in a row."""
    rows, columns, _ = out.shape
    filled = out.copy()
    for row in range(rows):
        for column in range(columns):
            if not np.isnan(out[row, column, 0]):
                continue
            guesses = []
            for dy, dx in ((0, 1), (0, -1), (1, 0), (-1, 0), (1, 1), (-1, -1), (1, -1), (-1, 1)):
                a, b = (row + dy, column + dx), (row + 2 * dy, column + 2 * dx)
                if 0 <= b[0] < rows and 0 <= b[1] < columns and not np.isnan(out[a][0]) and not np.isnan(out[b][0]):
                    guesses.append(2 * out[a] - out[b])
            if guesses:
                filled[row, column] = np.mean(guesses, 0)
    out[:] = filled
