import { createCanvas } from '@napi-rs/canvas'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { findHole } from './find-hole.ts'

type Paint = (ctx: ReturnType<ReturnType<typeof createCanvas>['getContext']>) => void

function flyer(paint: Paint) {
  const ctx = createCanvas(500, 600).getContext('2d')
  for (let y = 0; y < 600; y += 10) {
    ctx.fillStyle = `hsl(${y}, 70%, ${30 + (y % 40)}%)`
    ctx.fillRect(0, y, 500, 10)
  }
  paint(ctx)
  return ctx.getImageData(0, 0, 500, 600)
}

const clear: Paint = (ctx) => {
  ctx.globalCompositeOperation = 'destination-out'
}

test('a flyer without room for a photo has no hole', () => {
  expect(findHole(flyer(() => {}))).toBeNull()
  expect(findHole(flyer((ctx) => ctx.fillRect(100, 100, 12, 400)))).toBeNull()
})

test('a plain background that reaches the edges is no hole', () => {
  const white: Paint = (ctx) => {
    ctx.fillStyle = '#ffffff'
    ctx.fillRect(0, 0, 500, 600)
    ctx.fillStyle = '#102030'
    for (let y = 40; y < 560; y += 40) ctx.fillRect(40, y, 420, 6)
  }
  expect(findHole(flyer(white))).toBeNull()
})

test('a transparent circle is found, with its place and shape', () => {
  const hole = findHole(
    flyer((ctx) => {
      clear(ctx)
      ctx.arc(250, 300, 120, 0, 7)
      ctx.fill()
    }),
  )
  expect(hole).toMatchObject({ shape: 'circle', kind: 'transparent' })
  expect(hole?.x).toBeCloseTo(0.26, 1)
  expect(hole?.width).toBeCloseTo(0.48, 1)
  expect(hole?.y).toBeCloseTo(0.3, 1)
})

test('a plain rectangle is found where nothing is transparent', () => {
  const hole = findHole(
    flyer((ctx) => {
      ctx.fillStyle = '#e5e7eb'
      ctx.fillRect(100, 150, 300, 300)
    }),
  )
  expect(hole).toMatchObject({ shape: 'rectangle', kind: 'plain' })
  expect(hole?.x).toBeCloseTo(0.2, 1)
  expect(hole?.height).toBeCloseTo(0.5, 1)
})

test('a placeholder with JPEG noise and a label is recognized by its shape', async () => {
  for (const [shape, radius] of [
    ['rectangle', 0],
    ['rounded', 36],
    ['circle', 150],
  ] as const) {
    const { data } = flyer((ctx) => {
      ctx.fillStyle = '#d4d7dd'
      ctx.roundRect(100, 150, 300, 300, radius)
      ctx.fill()
      ctx.fillStyle = '#555b66'
      ctx.fillRect(180, 280, 140, 18)
      ctx.fillRect(200, 310, 100, 18)
    })
    const jpeg = await sharp(data, { raw: { width: 500, height: 600, channels: 4 } })
      .jpeg({ quality: 75 })
      .toBuffer()
    const noisy = await sharp(jpeg).ensureAlpha().raw().toBuffer()
    expect(findHole({ data: noisy, width: 500, height: 600 }), shape).toMatchObject({ shape, kind: 'plain' })
  }
})

test('edges are found to the pixel', () => {
  const hole = findHole(
    flyer((ctx) => {
      clear(ctx)
      ctx.fillRect(101, 153, 307, 211)
    }),
  )
  expect(hole).toMatchObject({ x: 101 / 500, y: 153 / 600, width: 307 / 500, height: 211 / 600 })
})

test('a panel of text is no hole, and neither is an area with a gradient', () => {
  const panel: Paint = (ctx) => {
    ctx.fillStyle = '#fff8e7'
    ctx.fillRect(60, 200, 380, 260)
    ctx.fillStyle = '#333333'
    for (let y = 220; y < 440; y += 30) for (let x = 80; x < 410; x += 14) ctx.fillRect(x, y, 8, 16)
  }
  expect(findHole(flyer(panel))).toBeNull()
  const shaded: Paint = (ctx) => {
    const fill = ctx.createLinearGradient(0, 150, 0, 450)
    fill.addColorStop(0, '#ffffff')
    fill.addColorStop(1, '#777777')
    ctx.fillStyle = fill
    ctx.fillRect(100, 150, 300, 300)
  }
  expect(findHole(flyer(shaded))).toBeNull()
})

test('a transparent hole is preferred to a plain one, however small', () => {
  const hole = findHole(
    flyer((ctx) => {
      ctx.fillStyle = '#ffffff'
      ctx.fillRect(50, 50, 400, 300)
      clear(ctx)
      ctx.fillRect(100, 420, 150, 120)
    }),
  )
  expect(hole?.kind).toBe('transparent')
})
