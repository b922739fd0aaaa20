import sharp from 'sharp'
import { expect, test } from 'vitest'
import { joinedLength, joinPatch } from '../cut.ts'
import type { Layer } from '../layer.ts'
import { UnsupportedJpeg } from './frame.ts'
import { spliceJpeg } from './splice.ts'
import { prepareJpeg } from './template.ts'

const WIDTH = 203
const HEIGHT = 149

function picture() {
  const data = Buffer.alloc(WIDTH * HEIGHT * 3)
  for (let i = 0; i < WIDTH * HEIGHT; i++) {
    const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)]
    data[i * 3] = (x * 255) / WIDTH
    data[i * 3 + 1] = ((x >> 4) + (y >> 4)) % 2 ? 200 : 40
    data[i * 3 + 2] = (i * 7919) % 256
  }
  return sharp(data, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
}

const disc = (x: number, y: number, size: number, color: Layer['color']): Layer => {
  const mask = new Uint8Array(size * size)
  for (let i = 0; i < mask.length; i++) {
    const r = Math.hypot((i % size) - size / 2, Math.floor(i / size) - size / 2)
    mask[i] = Math.round(255 * Math.min(1, Math.max(0, size / 2 - 1 - r)))
  }
  return { x, y, width: size, height: size, mask, color }
}

const pixels = async (bytes: Uint8Array) => sharp(bytes).removeAlpha().raw().toBuffer()
const join = (parts: Uint8Array[]) => Buffer.concat(parts)

const KINDS = {
  '4:2:0': { chromaSubsampling: '4:2:0', quality: 90 },
  '4:4:4': { chromaSubsampling: '4:4:4', quality: 95 },
  'own tables': { chromaSubsampling: '4:2:0', optimiseCoding: false, quality: 75 },
  'lowest quality': { quality: 1 },
  'highest quality': { quality: 100, chromaSubsampling: '4:4:4' },
} as const

for (const [name, options] of Object.entries(KINDS)) {
  test(`a prepared template shows exactly what the upload shows (${name})`, async () => {
    const source = await picture().jpeg(options).toBuffer()
    const template = prepareJpeg(source)
    const again = join(joinPatch(template, spliceJpeg(template, [])))
    expect((await pixels(again)).equals(await pixels(source))).toBe(true)
  })

  test(`ink changes the pixels under it and no others (${name})`, async () => {
    const source = await picture().jpeg(options).toBuffer()
    const template = prepareJpeg(source)
    const patch = spliceJpeg(template, [disc(80, 50, 40, [255, 255, 255])])
    const joined = join(joinPatch(template, patch))
    expect(joined.length).toBe(joinedLength(template, patch))
    const [before, after] = await Promise.all([pixels(source), pixels(joined)])
    const at = (x: number, y: number) => (y * WIDTH + x) * 3
    const middle = after.subarray(at(100, 70), at(100, 70) + 3)
    const expected = name === 'lowest quality' ? 150 : 235
    for (const part of middle) expect(part).toBeGreaterThan(expected)
    for (let y = 0; y < HEIGHT; y++) {
      for (let x = 0; x < WIDTH; x++) {
        // Skip the blocks under the disc and one sample around them, because decoders smooth colour over block edges.
        if (x >= 80 - 18 && x < 120 + 18 && y >= 50 - 18 && y < 90 + 18) continue
        const i = at(x, y)
        if (before[i] !== after[i] || before[i + 1] !== after[i + 1] || before[i + 2] !== after[i + 2]) {
          expect.fail(`pixel ${x},${y} changed`)
        }
      }
    }
  })
}

test('accepts grey pictures and pictures with restart markers', async () => {
  const grey = await picture().greyscale().toColourspace('b-w').jpeg({ quality: 90 }).toBuffer()
  const template = prepareJpeg(grey)
  expect(template.planes).toHaveLength(1)
  const joined = join(joinPatch(template, spliceJpeg(template, [disc(20, 20, 30, [0, 0, 0])])))
  const after = await sharp(joined).greyscale().raw().toBuffer()
  expect(after[35 * WIDTH + 35]).toBeLessThan(20)
  // Unlike `grey`, `joined` has restart markers.
  const twice = prepareJpeg(joined)
  expect(twice.frame.restartInterval).toBe(8)
  expect((await pixels(join(joinPatch(twice, spliceJpeg(twice, []))))).equals(await pixels(joined))).toBe(true)
})

test('ink beyond the edges is cut off', async () => {
  const template = prepareJpeg(await picture().jpeg().toBuffer())
  for (const layer of [
    disc(-20, -20, 40, [0, 0, 0]),
    disc(WIDTH - 15, HEIGHT - 15, 40, [0, 0, 0]),
    disc(500, 500, 40, [0, 0, 0]),
  ]) {
    const joined = join(joinPatch(template, spliceJpeg(template, [layer])))
    expect((await pixels(joined)).length).toBe(WIDTH * HEIGHT * 3)
  }
  expect(spliceJpeg(template, [disc(500, 500, 40, [0, 0, 0])]).segments).toHaveLength(0)
})

test('a file of an unsupported kind is refused with its reason', async () => {
  const fault = (bytes: Uint8Array) => {
    try {
      prepareJpeg(bytes)
    } catch (error) {
      return (error as UnsupportedJpeg).fault
    }
  }
  const jpeg = await picture().jpeg().toBuffer()
  expect(fault(await picture().png().toBuffer())).toBe('not-jpeg')
  expect(fault(await picture().jpeg({ progressive: true }).toBuffer())).toBe('progressive')
  expect(fault(await picture().toColourspace('cmyk').jpeg().toBuffer())).toBe('components')
  expect(fault(jpeg.subarray(0, 300))).toBe('truncated')
  expect(fault(jpeg.subarray(0, jpeg.length - 400))).toBe('truncated')
  expect(fault(new Uint8Array(0))).toBe('not-jpeg')
})

test('damaged files never cause another error, a hang or unbounded memory', async () => {
  const jpeg = await picture().jpeg({ quality: 60 }).toBuffer()
  let state = 42
  const next = (below: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state % below
  }
  let refused = 0
  for (let round = 0; round < 1500; round++) {
    const broken = Uint8Array.from(jpeg.subarray(0, next(4) === 0 ? next(jpeg.length) : jpeg.length))
    for (let i = 0; i <= next(6); i++) broken[next(broken.length || 1)] = next(256)
    try {
      const template = prepareJpeg(broken)
      joinPatch(template, spliceJpeg(template, [disc(30, 30, 20, [1, 2, 3])]))
    } catch (error) {
      expect(error).toBeInstanceOf(UnsupportedJpeg)
      refused++
    }
  }
  expect(refused).toBeGreaterThan(300)
})
