import { createCanvas } from '@napi-rs/canvas'
import { beforeAll, describe, expect, test } from 'vitest'
import { registerFonts } from '../node/fonts.ts'
import type { Ctx, Drawable } from './canvas.ts'
import { drawEvent, type EventPicture, placeGuest } from './events.ts'

beforeAll(registerFonts)

function plain(width: number, height: number, paint: (ctx: Ctx) => void): Drawable {
  const canvas = createCanvas(width, height)
  paint(canvas.getContext('2d') as unknown as Ctx)
  return { source: canvas as unknown as CanvasImageSource, width, height }
}

const fill = (color: string) => (ctx: Ctx) => {
  ctx.fillStyle = color
  ctx.fillRect(0, 0, 1000, 1000)
}
const flyer = plain(400, 500, fill('#0000ff'))
const guest = plain(200, 200, (ctx) => {
  fill('#ff0000')(ctx)
  ctx.fillStyle = '#00ff00'
  ctx.fillRect(100, 0, 100, 200)
})

function draw(change: Partial<EventPicture>) {
  const ctx = createCanvas(400, 500).getContext('2d') as unknown as Ctx
  drawEvent(ctx, {
    flyer,
    guest,
    crop: { x: 0, y: 0, width: 0.5, height: 1 },
    placement: { x: 0.25, y: 0.2, width: 0.5, height: 0.4, shape: 'rectangle' },
    ...change,
  })
  return (x: number, y: number) => [...ctx.getImageData(x, y, 1, 1).data.slice(0, 3)]
}

const RED = [255, 0, 0]
const GREEN = [0, 255, 0]
const BLUE = [0, 0, 255]

test('only the crop is shown, only inside the placement', () => {
  const at = draw({})
  expect(at(102, 102)).toEqual(RED)
  expect(at(298, 298)).toEqual(RED)
  expect(at(97, 200)).toEqual(BLUE)
  expect(at(200, 303)).toEqual(BLUE)
  expect(draw({ crop: { x: 0.5, y: 0, width: 0.5, height: 1 } })(200, 200)).toEqual(GREEN)
})

test('a circle leaves the corners of its box to the flyer', () => {
  const at = draw({ placement: { x: 0.25, y: 0.2, width: 0.5, height: 0.4, shape: 'circle' } })
  expect(at(104, 104)).toEqual(BLUE)
  expect(at(200, 200)).toEqual(RED)
})

test('behind a transparent hole the frame of the flyer stays on top', () => {
  const framed = plain(400, 500, (ctx) => {
    fill('#0000ff')(ctx)
    ctx.clearRect(110, 110, 180, 180)
  })
  const at = draw({ flyer: framed, behind: true })
  expect(at(105, 105)).toEqual(BLUE)
  expect(at(115, 115)).toEqual(RED)
})

test('a name darkens a band at the foot of the picture and nothing else', () => {
  const at = draw({ guestName: 'Ẹniọlá' })
  expect(at(110, 295)).not.toEqual(RED)
  expect(at(110, 150)).toEqual(RED)
  expect(at(110, 310)).toEqual(BLUE)
})

test('a name on a circle is a badge over its lower edge, clear of what is printed below', () => {
  const circle = { x: 0.25, y: 0.2, width: 0.5, height: 0.4, shape: 'circle' } as const
  const at = draw({ guestName: 'Ẹniọlá', placement: circle })
  for (let x = 100; x <= 300; x += 4) expect(at(x, 312)).toEqual(BLUE)
  expect(at(200, 302)).not.toEqual(BLUE)
  expect(at(200, 250)).toEqual(RED)
})

test('a tall crop in a wide placement loses its bottom first, because heads are at the top', () => {
  const tall = plain(100, 400, (ctx) => {
    fill('#ff0000')(ctx)
    ctx.fillStyle = '#00ff00'
    ctx.fillRect(0, 150, 100, 250)
  })
  const at = draw({
    guest: tall,
    crop: { x: 0, y: 0, width: 1, height: 1 },
    placement: { x: 0, y: 0, width: 0.5, height: 0.4, shape: 'rectangle' },
  })
  expect(at(100, 95)).toEqual(RED)
  expect(at(100, 105)).toEqual(GREEN)
})

test('a long name on a narrow photo stands in lines of similar length', () => {
  const ctx = createCanvas(1080, 1080).getContext('2d')
  const widths: number[] = []
  const fillText = ctx.fillText.bind(ctx)
  ctx.fillText = (text: string, x: number, y: number) => {
    widths.push(ctx.measureText(text).width)
    fillText(text, x, y)
  }
  drawEvent(ctx as unknown as Ctx, {
    flyer: plain(1080, 1080, fill('#0000ff')),
    guest: plain(100, 100, fill('#ff0000')),
    crop: { x: 0, y: 0, width: 1, height: 1 },
    placement: { x: 0.57, y: 0.18, width: 0.34, height: 0.45, shape: 'rectangle' },
    guestName: 'Oluwadamilola Nkechinyere Adebayo-Okonkwo du Plessis',
  })
  expect(widths.length).toBeGreaterThan(1)
  expect(Math.min(...widths) / Math.max(...widths)).toBeGreaterThan(0.6)
})

describe('the place of a guest', () => {
  const size = { width: 1600, height: 900 }
  const circle = { x: 0.1, y: 0.1, width: 0.4, height: 0.5, shape: 'circle' } as const
  const hole = { ...circle, kind: 'transparent' } as const

  test('is an upright area in the middle if the flyer has no hole', () => {
    const { placement, behind } = placeGuest(size, null)
    expect(behind).toBe(false)
    expect(placement.x + placement.width / 2).toBeCloseTo(0.5)
    expect(placement.y + placement.height / 2).toBeCloseTo(0.5)
    expect(placement.height * 900).toBeGreaterThan(placement.width * 1600)
  })

  test('is the hole, and behind the flyer only if the hole is transparent', () => {
    expect(placeGuest(size, hole)).toMatchObject({ placement: circle, behind: true })
    expect(placeGuest(size, { ...hole, kind: 'plain' })).toMatchObject({ placement: circle, behind: false })
  })

  test('is the requested one, and behind the flyer while it matches the hole', () => {
    const near = { ...circle, x: 0.12, width: 0.5 }
    expect(placeGuest(size, hole, near)).toEqual({ placement: near, behind: true })
    for (const elsewhere of [
      { ...circle, x: 0.5 },
      { ...circle, x: 0, y: 0, width: 1, height: 1 },
    ]) {
      expect(placeGuest(size, hole, elsewhere)).toEqual({ placement: elsewhere, behind: false })
    }
  })
})
