import { createCanvas } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import { loadPixels } from '../../node/canvas.ts'
import { makeMockup } from '../../node/mockup/make-mockup.ts'
import type { Ctx, Drawable } from '../canvas.ts'
import type { Pixels } from '../pixels.ts'
import { type Corners, drawOnPhoto } from './photo.ts'

const SIDE = 300
const CORNERS: Corners = [
  { x: 0.2, y: 0.2 },
  { x: 0.8, y: 0.25 },
  { x: 0.8, y: 0.75 },
  { x: 0.2, y: 0.8 },
]

function photo(from = 60, to = 210): Drawable {
  const canvas = createCanvas(SIDE, SIDE)
  const ctx = canvas.getContext('2d')
  for (let x = 0; x < SIDE; x++) {
    const grey = from + ((to - from) * x) / SIDE
    ctx.fillStyle = `rgb(${grey}, ${grey}, ${grey})`
    ctx.fillRect(x, 0, 1, SIDE)
  }
  return { source: canvas as unknown as CanvasImageSource, width: SIDE, height: SIDE }
}

function square(red: number, green: number, blue: number, margin = 0): Pixels {
  const side = 100
  const data = new Uint8ClampedArray(side * side * 4)
  for (let y = margin; y < side - margin; y++)
    for (let x = margin; x < side - margin; x++) data.set([red, green, blue, 255], (y * side + x) * 4)
  return { data, width: side, height: side }
}

function drawn(ink: Pixels, corners?: Corners, ground = photo()) {
  const ctx = createCanvas(SIDE, SIDE).getContext('2d') as unknown as Ctx
  drawOnPhoto(ctx, ground, ink, corners)
  return (x: number, y: number) => [...ctx.getImageData(x, y, 1, 1).data] as [number, number, number, number]
}

test('the logo stays inside the corners and takes the light of the photo', () => {
  const pixel = drawn(square(255, 0, 255), CORNERS)
  expect(pixel(20, 150)).toEqual(pixel(20, 10))
  expect(pixel(200, 150)[0] - pixel(200, 150)[1]).toBeGreaterThan(100)
  expect(pixel(200, 150)[0]).toBeGreaterThan(pixel(100, 150)[0] + 20)
})

test('without corners the logo lies in the middle; corners without area draw nothing', () => {
  expect(drawn(square(255, 0, 255))(150, 150)[1]).toBeLessThan(80)
  const nowhere = [0, 0, 0, 0].map(() => ({ x: 0.5, y: 0.5 })) as unknown as Corners
  expect(drawn(square(255, 0, 255), nowhere)(150, 150)).toEqual(drawn(square(0, 0, 0), nowhere)(150, 150))
  const whole = [0, 1, 1, 0].map((x, i) => ({ x, y: i < 2 ? 0 : 1 })) as unknown as Corners
  expect(() => drawn(square(255, 0, 255), whole)).not.toThrow()
})

test('a dark logo is printed light on a dark photo, and unchanged on a light one', () => {
  const bright = (pixel: ReturnType<typeof drawn>) =>
    Array.from({ length: SIDE }, (_, x) => pixel(x, 150)[0]).filter((red) => red > 180).length
  expect(bright(drawn(square(16, 18, 22, 30), CORNERS, photo(20, 30)))).toBeGreaterThan(10)
  expect(bright(drawn(square(16, 18, 22, 30), CORNERS, photo(120, 130)))).toBe(0)
})

test('the fine lines of a large logo stay sharp where a photo shows it large', async () => {
  const canvas = createCanvas(1600, 200)
  const ctx = canvas.getContext('2d')
  ctx.fillStyle = '#7a0019'
  for (let x = 0; x < 1600; x += 4) ctx.fillRect(x, 0, 2, 200)
  const logo = canvas.toBuffer('image/png')
  ctx.fillStyle = '#e8e4dc'
  ctx.fillRect(0, 0, 1600, 200)
  const corner = (x: number, y: number) => ({ x, y })
  const quad = [corner(0, 0), corner(1, 0), corner(1, 1), corner(0, 1)] as const
  const { bytes } = await makeMockup({ logo, prompt: '', photo: canvas.toBuffer('image/png'), quad })
  const row = (await loadPixels(bytes, 1600)).data.subarray(100 * 1600 * 4, 101 * 1600 * 4)
  const greens = Array.from({ length: 1400 }, (_, x) => row[(100 + x) * 4 + 1]!).sort((a, b) => a - b)
  expect(greens[1260]! - greens[140]!).toBeGreaterThan(120)
})
