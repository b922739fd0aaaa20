import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createGif, type GifOptions } from './encode.ts'
import { makePalette } from './palette.ts'

const WIDTH = 96
const HEIGHT = 64
const OPTIONS: GifOptions = { width: WIDTH, height: HEIGHT, loop: true, quality: 'high', optimize: false }

type Paint = (x: number, y: number) => readonly [number, number, number]
function frame(paint: Paint, width = WIDTH, height = HEIGHT): Uint8Array {
  const data = new Uint8Array(width * height * 4)
  for (let i = 0; i < width * height; i++) data.set([...paint(i % width, Math.floor(i / width)), 255], i * 4)
  return data
}
const gradient: Paint = (x, y) => [x * 2.6, y * 3.9, 255 - x * 2]
const noise: Paint = (x, y) => [(x * 7919 + y * 104729) % 256, (x * 31 + y * 977) % 256, (x * y * 13) % 256]

function encode(frames: Uint8Array[], change: Partial<GifOptions> = {}, delay = 500): Buffer {
  const gif = createGif({ ...OPTIONS, ...change })
  for (const each of frames) gif.add(each, delay)
  return Buffer.from(gif.finish())
}

async function read(gif: Buffer) {
  const image = sharp(gif, { pages: -1 })
  return { meta: await image.metadata(), raw: await image.removeAlpha().raw().toBuffer() }
}

const GIFS = { operation: ['VipsForeignLoadNsgifBuffer'] }

/** The product accepts no GIF, so sharp blocks the format for the whole process, except during this call. */
async function decode(gif: Buffer) {
  sharp.unblock(GIFS)
  const { meta, raw } = await read(gif).finally(() => sharp.block(GIFS))
  const size = raw.length / (meta.pages ?? 1)
  return { meta, frames: Array.from({ length: meta.pages ?? 1 }, (_, i) => raw.subarray(i * size, (i + 1) * size)) }
}

function meanDifference(shown: Buffer, source: Uint8Array): number {
  let sum = 0
  for (let i = 0; i < source.length / 4; i++)
    for (let part = 0; part < 3; part++) sum += Math.abs(shown[i * 3 + part]! - source[i * 4 + part]!)
  return sum / ((source.length / 4) * 3)
}

test('a frame of another size is refused', () => {
  expect(() => createGif(OPTIONS).add(new Uint8Array(4), 100)).toThrow(RangeError)
})

test('an independent decoder shows the input frames with their delays', async () => {
  const frames = [frame(gradient), frame((x, y) => gradient(95 - x, y))]
  const { meta, frames: shown } = await decode(encode(frames))
  expect(meta).toMatchObject({ width: WIDTH, pageHeight: HEIGHT, pages: 2, delay: [500, 500], loop: 0 })
  for (const [i, source] of frames.entries()) expect(meanDifference(shown[i]!, source)).toBeLessThan(4)
})

test('without loop there is no NETSCAPE block', () => {
  expect(encode([frame(gradient)]).includes('NETSCAPE2.0')).toBe(true)
  expect(encode([frame(gradient)], { loop: false }).includes('NETSCAPE2.0')).toBe(false)
})

test('two colours stay exactly these two', async () => {
  const source = frame((x) => (x < 40 ? [255, 0, 0] : [0, 0, 255]))
  const { frames } = await decode(encode([source]))
  expect(meanDifference(frames[0]!, source)).toBe(0)
})

test('black and flat colours stay exact next to any others', async () => {
  const shade: Paint = (x, y) => [x % 5, y % 4, (x + y) % 6]
  const brand: Paint = (x, y) => [15 + (x % 3), 118 - (y % 3), 110]
  const flat = (x: number, y: number) => x % 48 < 30 && y > 8
  const source = frame((x, y) => {
    if (x < 48) return flat(x, y) ? [0, 0, 0] : shade(x, y)
    return flat(x, y) ? [15, 118, 110] : brand(x, y)
  })
  const { frames } = await decode(encode([source], { quality: 'low' }))
  for (const [x, y] of [
    [15, 40],
    [63, 40],
  ] as const) {
    const at = y * WIDTH + x
    expect([...frames[0]!.subarray(at * 3, at * 3 + 3)]).toEqual([...source.subarray(at * 4, at * 4 + 3)])
  }
})

test('an optimised animation shows the same and costs less', async () => {
  const frames = [0, 10, 20, 30].map((from) =>
    frame((x, y) => (x >= from && x < from + 12 && y > 20 && y < 40 ? [250, 240, 10] : gradient(x, y))),
  )
  const plain = encode(frames)
  const lean = encode([...frames, frames[3]!], { optimize: true })
  expect(lean.length).toBeLessThan(plain.length / 2)
  const { frames: shown, meta } = await decode(lean)
  expect(meta.pages).toBe(5)
  for (const [i, source] of frames.entries()) expect(meanDifference(shown[i]!, source)).toBeLessThan(4)
  expect(shown[4]!.equals(shown[3]!)).toBe(true)
})

test('a slow fade leaves nothing of the picture before it behind', async () => {
  const steps = 60
  const frames = Array.from({ length: steps + 1 }, (_, step) =>
    frame((x) => {
      const level = x < 48 ? 40 + (180 * step) / steps : 220
      return [level, level, level]
    }),
  )
  const { frames: shown } = await decode(encode(frames, { optimize: true }))
  expect(meanDifference(shown.at(-1)!, frames.at(-1)!)).toBeLessThan(3)
})

test('handles noise, one pixel and one row', async () => {
  for (const [width, height] of [
    [1, 1],
    [300, 1],
    [1, 300],
    [256, 256],
  ] as const) {
    for (const quality of ['low', 'medium', 'high'] as const) {
      const gif = encode([frame(noise, width, height), frame(gradient, width, height)], {
        width,
        height,
        quality,
        optimize: true,
      })
      expect((await decode(gif)).meta).toMatchObject({ width, pageHeight: height, pages: 2 })
    }
  }
})

test('less quality is fewer bytes', () => {
  const sizes = (['low', 'medium', 'high'] as const).map((quality) => encode([frame(noise)], { quality }).length)
  expect(sizes[0]!).toBeLessThan(sizes[1]!)
  expect(sizes[1]!).toBeLessThan(sizes[2]!)
})

test('a palette has no more colours than asked for, and no more than there are', () => {
  expect(makePalette(frame(noise), 256).size).toBe(256)
  expect(makePalette(frame(noise), 16).size).toBe(16)
  expect(
    makePalette(
      frame(() => [9, 8, 7]),
      256,
    ),
  ).toEqual({ rgb: Uint8Array.of(9, 8, 7), size: 1 })
})

test('a passing frame gets few colours, and the next frame draws its pixels again in all colours', async () => {
  const frames = [
    frame(noise),
    frame((x, y) => noise(x + 1, y)),
    frame((x, y) => noise(x + 1, y).map((c) => c ^ 1) as never),
  ]
  const sizes = (isPassing: boolean) => {
    const gif = createGif({ ...OPTIONS, optimize: true })
    return { bytes: frames.map((each, i) => gif.add(each, 90, isPassing && i === 1)), file: Buffer.from(gif.finish()) }
  }
  const { bytes, file } = sizes(true)
  expect(bytes[1]).toBeLessThan(0.8 * sizes(false).bytes[1]!)
  const { frames: shown } = await decode(file)
  expect(meanDifference(shown[2]!, frames[2]!)).toBeLessThan(meanDifference(shown[1]!, frames[1]!))
})
