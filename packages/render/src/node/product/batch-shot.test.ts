import { BATCH_SHAPES, BATCH_TEXTS, type BatchShape } from '@ufaro/contract/product-batch.ts'
import { describe, expect, test, vi } from 'vitest'
import { createContext, encode } from '../canvas.ts'
import { createRandom } from '../pixels/random.ts'
import { sharp } from '../sharp.ts'
import { makeBatchShot } from './batch-shot.ts'

vi.setConfig({ testTimeout: 300_000 })

interface Scene {
  width: number
  height: number
  /** Upper left corner of the bottle, in pixels of the photo. */
  x: number
  y: number
  tall: number
  ground: string
}

/** Width of every bottle, as a share of its height. */
const SLIM = 0.42

/** Paints a red bottle with a striped label on a paper background, with a soft shadow beside it. */
async function paintBottle({ width, height, x, y, tall, ground }: Scene): Promise<Buffer> {
  const ctx = createContext(width, height)
  ctx.fillStyle = ground
  ctx.fillRect(0, 0, width, height)
  const wide = tall * SLIM
  ctx.shadowColor = 'rgba(60, 50, 40, 0.35)'
  ctx.shadowBlur = tall * 0.08
  ctx.shadowOffsetX = tall * 0.06
  ctx.fillStyle = '#b3211e'
  ctx.beginPath()
  ctx.roundRect(x, y, wide, tall, wide * 0.12)
  ctx.fill()
  ctx.shadowColor = 'transparent'
  for (let stripe = 0; stripe < 6; stripe++) {
    ctx.fillStyle = stripe % 2 ? '#1d3557' : '#f1c453'
    ctx.fillRect(x + wide * 0.15, y + tall * (0.3 + stripe * 0.06), wide * 0.7, tall * 0.06)
  }
  return (await encode(ctx, 'jpeg')).bytes
}

const random = createRandom(11)
const between = (low: number, high: number) => Math.round(low + random() * (high - low))

/** Imitates hand-held photos of a row of products: position, distance and light vary. */
const scenes = Array.from({ length: 8 }, (_, n): Scene => {
  const [width, height] = n % 3 ? [900, 1200] : [1200, 900]
  const tall = between(height * 0.45, height * 0.75)
  const light = between(205, 246)
  return {
    ...{ width, height, tall },
    x: between(60, width - tall * SLIM - 90),
    y: between(40, height - tall - 60),
    ground: `rgb(${light}, ${light - 2}, ${light - 6})`,
  }
})

async function pixelsOf(bytes: Buffer) {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

const isRed = (data: Buffer, at: number) => data[at]! > 120 && data[at + 1]! < 90 && data[at + 2]! < 90

/** Returns the first and last row and column that contain the bottle's red. */
async function boxOf(bytes: Buffer) {
  const { data, width, height } = await pixelsOf(bytes)
  let [left, top, right, bottom] = [width, height, -1, -1]
  for (let n = 0; n < width * height; n++) {
    if (!isRed(data, n * 3)) continue
    const [x, y] = [n % width, Math.floor(n / width)]
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = y
  }
  return { left, top, right, bottom, tall: bottom - top + 1 }
}

/**
 * Returns the mean difference, in levels, between the inside of the bottle in the photo and in the result. The photo
 * is scaled to the size of the result.
 */
async function changeInside(scene: Scene, photo: Buffer, result: Buffer): Promise<number> {
  const now = await boxOf(result)
  const [wide, tall] = [now.right - now.left + 1, now.tall]
  const crop = (left: number, top: number, width: number, height: number) => ({ left, top, width, height })
  const before = await sharp(photo)
    .extract(crop(scene.x, scene.y, Math.round(scene.tall * SLIM), scene.tall))
    .resize(wide, tall, { fit: 'fill', kernel: 'lanczos3' })
    .raw()
    .toBuffer()
  const after = await sharp(result)
    .extract(crop(now.left, now.top, wide, tall))
    .raw()
    .toBuffer()
  // Excludes the outer edge and the borders of stripes, where a shift by half a pixel changes the colour.
  const isInside = (x: number, y: number) => x > wide * 0.05 && x < wide * 0.13 && y > tall * 0.05 && y < tall * 0.95
  let [sum, count] = [0, 0]
  for (let n = 0; n < wide * tall; n++) {
    if (!isInside(n % wide, Math.floor(n / wide))) continue
    for (let c = 0; c < 3; c++) sum += Math.abs(before[n * 3 + c]! - after[n * 3 + c]!)
    count += 3
  }
  return sum / count
}

describe('a batch', () => {
  test('a photo in which nothing stands out is refused by a sentence', async () => {
    const empty = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#ddd' } })
      .jpeg()
      .toBuffer()
    await expect(makeBatchShot(empty, { ground: '#ffffff', shape: 'square' })).rejects.toThrow(BATCH_TEXTS.outline)
  })

  test('photos become one row: the same height, the same floor, the same margin, every product as it was', async () => {
    const boxes = []
    for (const scene of scenes) {
      const photo = await paintBottle(scene)
      const { bytes } = await makeBatchShot(photo, { ground: '#ffffff', shape: 'square' })
      const box = await boxOf(bytes)
      boxes.push(box)
      expect(await changeInside(scene, photo, bytes)).toBeLessThan(2)
    }
    const spread = (values: number[]) => (Math.max(...values) - Math.min(...values)) / Math.min(...values)
    expect(spread(boxes.map(({ tall }) => tall))).toBeLessThanOrEqual(0.02)
    expect(spread(boxes.map(({ bottom }) => bottom))).toBeLessThanOrEqual(0.005)
    for (const { left, right, top } of boxes) {
      expect(Math.abs(left - (1499 - right))).toBeLessThanOrEqual(8)
      expect(top).toBeGreaterThanOrEqual(1500 * 0.03 - 8)
    }
  })

  test.each([
    ['square', '#ffffff', [255, 255, 255]],
    ['portrait', '#1d6b54', [29, 107, 84]],
    ['square', 'own', [230, 228, 224]],
  ] as const)('%s on %s', async (shape: BatchShape, ground, corner) => {
    const photo = await paintBottle({
      width: 900,
      height: 900,
      x: 300,
      y: 150,
      tall: 600,
      ground: 'rgb(230, 228, 224)',
    })
    const made = await makeBatchShot(photo, { ground, shape })
    const { data, width, height } = await pixelsOf(made.bytes)
    expect({ width, height }).toEqual(BATCH_SHAPES[shape])
    for (const at of [0, (width - 1) * 3]) {
      expect(corner.every((level, c) => Math.abs(level - data[at + c]!) <= 3)).toBe(true)
    }
  })

  test('what is wide keeps the margins at its sides', async () => {
    const ctx = createContext(1200, 700)
    ctx.fillStyle = '#f2f2f0'
    ctx.fillRect(0, 0, 1200, 700)
    ctx.fillStyle = '#b3211e'
    ctx.fillRect(150, 250, 900, 220)
    const { bytes } = await makeBatchShot((await encode(ctx, 'jpeg')).bytes, { ground: '#ffffff', shape: 'portrait' })
    const { left, right, bottom } = await boxOf(bytes)
    expect(left).toBeGreaterThanOrEqual(1500 * 0.03 - 6)
    expect(1199 - right).toBeGreaterThanOrEqual(1500 * 0.03 - 6)
    expect(Math.abs(bottom - 1500 * 0.95)).toBeLessThanOrEqual(6)
    // The shadow is a soft pool below the bottle. It is symmetric, and there is none beside the bottle.
    const { data, width } = await pixelsOf(bytes)
    const level = (x: number, y: number) => data[(y * width + x) * 3]!
    expect(level(600, bottom + 12)).toBeLessThan(235)
    expect(Math.abs(level(300, bottom + 12) - level(900, bottom + 12))).toBeLessThanOrEqual(4)
    expect(Math.min(level(8, bottom - 40), level(1191, bottom - 40))).toBeGreaterThan(250)
  })
})
