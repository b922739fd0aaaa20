import { createCanvas } from '@napi-rs/canvas'
import { GifSettings } from '@ufaro/contract/tools/gif.ts'
import { expect, test } from 'vitest'
import type { Ctx, Drawable } from '../canvas.ts'
import { drawWhole, wholeFrame } from './whole-frame.ts'

const blurred = GifSettings.parse({ useAestheticBackground: true, backgroundType: 'blur', backgroundStyle: 'light' })
const frame = { x: 0, y: 0, width: 200, height: 200 }
const createCtx = () => createCanvas(200, 200).getContext('2d') as unknown as Ctx

function photo(width: number, height: number, striped = false): Drawable {
  const canvas = createCanvas(width, height)
  const ctx = canvas.getContext('2d')
  ctx.fillStyle = '#f4d7c8'
  ctx.fillRect(0, 0, width, height)
  ctx.fillStyle = '#20242c'
  if (striped) for (let x = 0; x < width; x += 20) ctx.fillRect(x, 0, 10, height)
  else ctx.fillRect(width * 0.4, height * 0.4, width * 0.2, height * 0.2)
  return { source: canvas as unknown as CanvasImageSource, width, height }
}

test('a busy photo of another shape keeps its blurred background, and so does one with a frame', () => {
  expect(wholeFrame(createCtx(), blurred, photo(400, 200, true), frame)).toBeNull()
  // The empty area is so large that the mirrored part of the photo would contain the product.
  expect(wholeFrame(createCtx(), blurred, photo(400, 200), frame)).toBeNull()
  expect(wholeFrame(createCtx(), { ...blurred, frameStyle: 'polaroid' }, photo(400, 300), frame)).toBeNull()
})

test('a photo of nearly the frame’s shape fills it', () => {
  for (const settings of [blurred, GifSettings.parse({})])
    expect(wholeFrame(createCtx(), settings, photo(220, 200, true), frame)).toEqual({ box: frame, before: 0, after: 0 })
  const chosen = GifSettings.parse({ useAestheticBackground: true, backgroundType: 'solid' })
  expect(wholeFrame(createCtx(), chosen, photo(220, 200, true), frame)).toBeNull()
})

test('a plain background is continued beyond the photo without a visible edge', () => {
  const ctx = createCtx()
  const picture = photo(400, 300)
  const whole = wholeFrame(ctx, blurred, picture, frame)
  expect(whole).toEqual({ box: { x: 0, y: 25, width: 200, height: 150 }, before: 25, after: 25 })
  drawWhole(ctx, picture, whole!, frame)
  const colours = [2, 20, 24, 25, 30, 174, 175, 197].map((y) => [...ctx.getImageData(100, y, 1, 1).data])
  for (const colour of colours) expect(colour).toEqual([0xf4, 0xd7, 0xc8, 255])
})
