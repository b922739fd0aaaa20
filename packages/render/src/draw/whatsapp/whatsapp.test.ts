import { describe, expect, test } from 'vitest'
import { createContext } from '../../node/canvas.ts'
import type { Ctx, Drawable } from '../canvas.ts'
import type { Pixels } from '../pixels.ts'
import { STATUS_SAFE, STILLS, type Still, stillSize, WHATSAPP } from './formats.ts'
import { closenessAt, drawMove, MOVE } from './motion.ts'
import { cutSubject, drawCutSticker, drawWholeSticker, firm } from './sticker.ts'
import { drawStill } from './still.ts'

const RED = [220, 20, 20]
const BLUE = [20, 20, 220]
const css = (color: number[]) => `rgb(${color.join()})`

function painted(width: number, height: number, halves = false): Drawable {
  const ctx = createContext(width, height)
  ctx.fillStyle = css(BLUE)
  ctx.fillRect(0, 0, width, height)
  ctx.fillStyle = css(RED)
  if (halves) ctx.fillRect(0, 0, width, height / 2)
  return { source: ctx.canvas, width, height }
}

const at = (ctx: Ctx, x: number, y: number) => [...ctx.getImageData(x, y, 1, 1).data]
const near = (found: number[], wanted: number[]) => wanted.every((part, n) => Math.abs(part - (found[n] ?? 0)) <= 3)

function still(which: Still, picture: Drawable, person = false): Ctx {
  const { width, height } = stillSize(which, picture)
  const ctx = createContext(width, height)
  drawStill(ctx, which, picture, person)
  return ctx
}

describe('sizes', () => {
  test.each([
    ['status', 1080, 1920],
    ['catalogue', 1080, 1080],
    ['profile', 640, 640],
  ] as const)('%s is always %d by %d', (which, width, height) => {
    for (const [w, h] of [
      [1, 5000],
      [3000, 20],
      [700, 700],
    ] as const)
      expect(stillSize(which, { width: w, height: h })).toEqual({ width, height })
  })

  test('the longer side of a chat photo is 1600, small pictures and narrow ones too', () => {
    expect(stillSize('chat', { width: 4000, height: 3000 })).toEqual({ width: 1600, height: 1200 })
    expect(stillSize('chat', { width: 300, height: 600 })).toEqual({ width: 800, height: 1600 })
    expect(stillSize('chat', { width: 5000, height: 1 })).toEqual({ width: 1600, height: 1 })
  })
})

describe('stills', () => {
  test.each(STILLS)('%s is filled to its corners, a transparent picture with white', (which) => {
    const empty = createContext(300, 200)
    const ctx = still(which, { source: empty.canvas, width: 300, height: 200 })
    const { width, height } = ctx.canvas
    for (const [x, y] of [
      [0, 0],
      [width - 1, height - 1],
      [width >> 1, height >> 1],
    ] as const)
      expect(at(ctx, x, y)[3]).toBe(255)
  })

  function framed(width: number, height: number): Drawable {
    const ctx = createContext(width, height)
    ctx.fillStyle = '#ffffff'
    ctx.fillRect(0, 0, width, height)
    ctx.fillStyle = css(BLUE)
    ctx.fillRect(40, 40, width - 80, height - 80)
    return { source: ctx.canvas, width, height }
  }

  test('a status keeps the picture clear of the bars of the app and extends its edge', () => {
    const ctx = still('status', framed(900, 3000))
    const edge = (ctx.canvas.height - STATUS_SAFE) / 2
    const frame = (40 * STATUS_SAFE) / 3000
    expect(near(at(ctx, 540, edge + frame + 4), BLUE)).toBe(true)
    expect(near(at(ctx, 540, edge + STATUS_SAFE - frame - 4), BLUE)).toBe(true)
    for (const y of [0, edge - 60, edge + STATUS_SAFE + 60, 1919])
      expect(near(at(ctx, 540, y), [255, 255, 255])).toBe(true)
  })

  test('a wide picture is whole in a catalogue, and its upper and lower edges are extended', () => {
    const ctx = still('catalogue', painted(1000, 500, true))
    expect(near(at(ctx, 2, 300), RED)).toBe(true)
    expect(near(at(ctx, 1077, 780), BLUE)).toBe(true)
    expect(near(at(ctx, 540, 40), RED)).toBe(true)
    expect(near(at(ctx, 540, 1060), BLUE)).toBe(true)
  })

  test('a picture whose edge is not plain is shown whole on a colour of its edge, with a shadow', () => {
    const stripes = createContext(600, 900)
    for (let x = 0; x < 600; x += 60) {
      stripes.fillStyle = css(x % 120 ? RED : BLUE)
      stripes.fillRect(x, 0, 60, 900)
    }
    const ctx = still('status', { source: stripes.canvas, width: 600, height: 900 })
    const row = (y: number) => Array.from({ length: 10 }, (_, n) => at(ctx, 54 + n * 108, y).join())
    expect(new Set(row(30)).size).toBe(1)
    expect(new Set(row(1890)).size).toBe(1)
    expect(new Set(row(960)).size).toBeGreaterThan(1)
    const bottom =
      Array.from({ length: 900 }, (_, n) => 960 + n).findLast(
        (y) => near(at(ctx, 540 - 20, y), BLUE) || near(at(ctx, 540 - 20, y), RED),
      ) ?? 0
    const light = (y: number) =>
      at(ctx, 520, y)
        .slice(0, 3)
        .reduce((sum, part) => sum + part, 0)
    expect(bottom).toBeLessThan(1700)
    expect(light(bottom + 6)).toBeLessThan(light(bottom + 150) - 20)
  })

  test('a portrait fills the circle with its head; a page lies in it with all corners; a square fills it', () => {
    const person = still('profile', painted(800, 1600, true), true)
    expect(near(at(person, 320, 10), RED)).toBe(true)
    expect(near(at(person, 2, 2), RED)).toBe(true)
    const page = framed(600, 800)
    const ctx = still('profile', page)
    const scale = 640 / Math.hypot(600, 800)
    const [left, top] = [(640 - 600 * scale) / 2, (640 - 800 * scale) / 2]
    const inside = 40 * scale + 3
    expect(near(at(ctx, Math.ceil(left + inside), Math.ceil(top + inside)), BLUE)).toBe(true)
    expect(near(at(ctx, Math.floor(left - inside), 320), [255, 255, 255])).toBe(true)
    expect(near(at(still('profile', painted(500, 500)), 2, 2), BLUE)).toBe(true)
  })
})

function bounds(ctx: Ctx) {
  const { width, height } = ctx.canvas
  const { data } = ctx.getImageData(0, 0, width, height)
  let [left, top, right, bottom] = [width, height, -1, -1]
  for (let n = 0; n < width * height; n++) {
    if (data[n * 4 + 3] === 0) continue
    const [x, y] = [n % width, Math.floor(n / width)]
    ;[left, right, top, bottom] = [Math.min(left, x), Math.max(right, x), Math.min(top, y), y]
  }
  return { left, top, right, bottom }
}

const { width: SIDE, margin: MARGIN } = WHATSAPP.sticker
const sticker = () => createContext(SIDE, SIDE)

describe('stickers', () => {
  test.each([
    [300, 900],
    [900, 300],
    [40, 40],
  ])('a cut-out of %d by %d keeps the margin free and touches it, with a white outline', (width, height) => {
    const ctx = sticker()
    drawCutSticker(ctx, painted(width, height), sticker())
    const { left, top, right, bottom } = bounds(ctx)
    const margins = [left, top, SIDE - 1 - right, SIDE - 1 - bottom]
    expect(Math.min(...margins)).toBe(MARGIN)
    expect(at(ctx, 0, 0)[3]).toBe(0)
    expect(near(at(ctx, SIDE / 2, SIDE / 2), BLUE)).toBe(true)
    expect(near(at(ctx, left + 2, SIDE / 2), [255, 255, 255])).toBe(true)
  })

  test.each(['rounded', 'circle'] as const)('a whole picture is %s: its corners are gone', (shape) => {
    const ctx = sticker()
    drawWholeSticker(ctx, painted(400, 400), shape)
    expect(bounds(ctx)).toEqual({ left: MARGIN, top: MARGIN, right: SIDE - 1 - MARGIN, bottom: SIDE - 1 - MARGIN })
    expect(at(ctx, MARGIN + 1, MARGIN + 1)[3]).toBe(0)
    expect(near(at(ctx, SIDE / 2, SIDE / 2), BLUE)).toBe(true)
  })

  const onGround = (paint: (ctx: Ctx) => void): Pixels => {
    const ctx = createContext(300, 200)
    ctx.fillStyle = '#f4f4f2'
    ctx.fillRect(0, 0, 300, 200)
    paint(ctx)
    return ctx.getImageData(0, 0, 300, 200)
  }

  test('a cut-out loses faint haze, and its nearly opaque pixels become opaque', () => {
    const data = new Uint8ClampedArray([40, 90, 140, 200].flatMap((alpha) => [9, 9, 9, alpha]))
    const { data: out, width, height } = firm({ data, width: 4, height: 1 })
    expect([width, height]).toEqual([2, 1])
    expect([out[3], out[7]]).toEqual([128, 255])
  })

  test('an object on a plain background is cut out; a photo, a speck and a full picture are not', () => {
    const cut = cutSubject(
      onGround((ctx) => {
        ctx.fillStyle = css(RED)
        ctx.fillRect(100, 40, 80, 120)
      }),
    )
    expect([cut?.width, cut?.height]).toEqual([80, 120])
    expect(cutSubject(onGround((ctx) => ctx.fillRect(100, 100, 4, 4)))).toBeNull()
    expect(cutSubject(onGround((ctx) => ctx.fillRect(2, 2, 296, 196)))).toBeNull()
    expect(
      cutSubject(
        onGround((ctx) => {
          for (let x = 0; x < 300; x++) {
            ctx.fillStyle = `hsl(${x} 80% 50%)`
            ctx.fillRect(x, 0, 1, 200)
          }
        }),
      ),
    ).toBeNull()
  })
})

test('the video zooms out without turning back, and ends on the whole picture', () => {
  const shares = Array.from({ length: 101 }, (_, n) => closenessAt(n / 100))
  expect([shares[0], shares[100]]).toEqual([MOVE.closest, 1])
  expect(shares.every((closeness, n) => n === 0 || closeness <= (shares[n - 1] as number))).toBe(true)
  expect(shares.slice(MOVE.restsFrom * 100)).toEqual(Array(26).fill(1))
  const status = still('status', painted(1000, 1000, true))
  const { width, height } = WHATSAPP.video
  const ctx = createContext(width, height)
  drawMove(ctx, { source: status.canvas, width: 1080, height: 1920 }, 1)
  expect(near(at(ctx, 2, 20), RED)).toBe(true)
  expect(near(at(ctx, width - 3, height - 20), BLUE)).toBe(true)
})
