import { createCanvas } from '@napi-rs/canvas'
import { GifSettings } from '@ufaro/contract/tools/gif.ts'
import { expect, test } from 'vitest'
import type { Ctx, Drawable } from '../canvas.ts'
import { drawGifFrame, gifSize } from './frame.ts'
import { planFrames } from './timeline.ts'

function pictureOf(width: number, height: number, ground: string | null, color: string, inset: number): Drawable {
  const canvas = createCanvas(width, height)
  const ctx = canvas.getContext('2d')
  ctx.fillStyle = ground ?? 'rgba(0, 0, 0, 0)'
  ctx.fillRect(0, 0, width, height)
  ctx.fillStyle = color
  ctx.fillRect(inset, inset, width - 2 * inset, height - 2 * inset)
  return { source: canvas as unknown as CanvasImageSource, width, height }
}

// Draws all pictures on one canvas, as an animation does.
function drawLast(pictures: Drawable[], change: object) {
  const settings = GifSettings.parse(change)
  const size = gifSize(pictures[0]!, 'small')
  const ctx = createCanvas(size.width, size.height).getContext('2d') as unknown as Ctx
  for (const frame of planFrames(settings, pictures.length).slice(0, pictures.length)) {
    drawGifFrame(ctx, { pictures, settings }, frame)
  }
  const { data } = ctx.getImageData(0, 0, size.width, size.height)
  const at = (x: number, y: number) => [...data.slice((y * size.width + x) * 4, (y * size.width + x) * 4 + 3)]
  return { at, size }
}

const BLURRED = { useAestheticBackground: true, backgroundType: 'blur' }

test('the previous picture is not visible through a transparent one', () => {
  const before = pictureOf(200, 200, '#ff0000', '#ff0000', 20)
  for (const backgroundStyle of ['light', 'dark', 'brand']) {
    for (const [height, inset] of [
      [200, 0],
      [100, 0],
      [100, 30],
    ] as const) {
      const after = pictureOf(200, height, null, '#1e40af80', inset)
      const { at, size } = drawLast([before, after], { ...BLURRED, backgroundStyle })
      for (let y = 0; y < size.height; y += 5) {
        for (let x = 0; x < size.width; x += 5) {
          const [red = 0, green = 0, blue = 0] = at(x, y)
          expect(red > green + 40 && red > blue + 40, `${backgroundStyle} ${height} ${inset}: ${x} ${y}`).toBe(false)
        }
      }
    }
  }
})

test('a transparent white logo gets a dark background, a dark one a white background', () => {
  const first = pictureOf(200, 200, '#888888', '#888888', 20)
  for (const change of [{}, BLURRED]) {
    expect(drawLast([first, pictureOf(200, 100, null, '#ffffff', 30)], change).at(10, 10)[0]).toBeLessThan(40)
    expect(drawLast([first, pictureOf(200, 100, null, '#111111', 30)], change).at(10, 10)).toEqual([255, 255, 255])
  }
})

test('a product on a plain background is never cropped, and ends above the brand bar', () => {
  const first = pictureOf(200, 190, '#446688', '#446688', 0)
  const product = pictureOf(220, 190, '#f3efe6', '#20242c', 4)
  for (const marketing of [{}, { marketingStyle: true, businessName: 'Ada' }]) {
    const { at, size } = drawLast([first, product], { ...BLURRED, ...marketing })
    const middle = size.width / 2
    const isDark = (y: number) => (at(middle, y)[0] ?? 255) < 60
    const rows = Array.from({ length: size.height }, (_, y) => y)
    const top = rows.find(isDark) ?? 0
    const foot = rows.find((y) => y > top && !isDark(y)) ?? 0
    const row = (top + foot) >> 1
    expect(at(1, row)[0]).toBeGreaterThan(200)
    expect(at(size.width - 2, row)[0]).toBeGreaterThan(200)
    expect(at(middle, foot + 2)[0]).toBeGreaterThan(200)
  }
})

test('a product keeps clear of the caption above or below it', () => {
  const product = pictureOf(200, 200, '#ffffff', '#0000ff', 10)
  const rowsOf = (change: object) => {
    const { at, size } = drawLast([product], { ...BLURRED, addText: true, textContent: 'New in!', ...change })
    const isBlue = (y: number) => at(size.width * 0.3, y).join() === '0,0,255'
    const rows = Array.from({ length: size.height }, (_, y) => y)
    return { blue: rows.filter(isBlue), plate: rows.filter((y) => at(size.width / 2, y).every((part) => part < 60)) }
  }
  const below = rowsOf({ textPosition: 'bottom' })
  expect(Math.max(...below.blue)).toBeLessThan(Math.min(...below.plate))
  const above = rowsOf({ textPosition: 'top' })
  expect(Math.min(...above.blue)).toBeGreaterThan(Math.max(...above.plate))
})

test('the background of a product that touches the picture’s edges is continued around the picture', () => {
  const product = pictureOf(320, 155, '#ffffff', '#20242c', 30)
  const ctx = (product.source as unknown as ReturnType<typeof createCanvas>).getContext('2d')
  ctx.fillRect(0, 60, 320, 40)
  ctx.fillRect(80, 0, 50, 155)
  const { at } = drawLast([pictureOf(200, 200, '#888888', '#446688', 0), product], BLURRED)
  for (const y of [4, 60, 316]) expect(at(160, y), `${y}`).toEqual([255, 255, 255])
})

test('a polaroid trims a photo of nearly its shape, and shows no strips beside it', () => {
  const halves = pictureOf(400, 300, '#00ff00', '#00ff00', 0)
  const ctx = (halves.source as unknown as ReturnType<typeof createCanvas>).getContext('2d')
  ctx.fillStyle = '#0000ff'
  ctx.fillRect(200, 0, 200, 300)
  const { at } = drawLast([halves], { ...BLURRED, frameStyle: 'polaroid' })
  for (const x of [20, 24]) expect(at(x, 100), `${x}`).toEqual([0, 255, 0])
  for (const x of [295, 299]) expect(at(x, 100), `${x}`).toEqual([0, 0, 255])
})
