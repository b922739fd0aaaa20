import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import { contrast, hueDistance } from '../color.ts'
import type { Pixels } from '../pixels.ts'
import { brandAfterLogo, logoColors } from './logo-colors.ts'

function drawn(paint: (ctx: SKRSContext2D) => void, ground: string | null = null): Pixels {
  const ctx = createCanvas(120, 120).getContext('2d')
  if (ground) {
    ctx.fillStyle = ground
    ctx.fillRect(0, 0, 120, 120)
  }
  paint(ctx)
  return ctx.getImageData(0, 0, 120, 120) as unknown as Pixels
}

const disc =
  (color: string, radius: number, x = 60) =>
  (ctx: SKRSContext2D) => {
    ctx.fillStyle = color
    ctx.beginPath()
    ctx.arc(x, 60, radius, 0, Math.PI * 2)
    ctx.fill()
  }
const both = (ctx: SKRSContext2D) => {
  disc('#0f5f47', 34)(ctx)
  disc('#f2a541', 12, 100)(ctx)
}

test('an empty logo gives no colours, and neither does a white one', () => {
  expect(logoColors(drawn(() => {}))).toEqual([])
  expect(logoColors(drawn(disc('#ffffff', 40)))).toEqual([])
  expect(logoColors(drawn(disc('#ffffff', 40), '#ffffff'))).toEqual([])
  expect(brandAfterLogo(drawn(disc('#ffffff', 40)))).toBeNull()
})

test('a photo, in which no colour stands out, gives none', () => {
  const photo = drawn(() => {})
  let seed = 7
  for (let at = 0; at < photo.data.length; at++) {
    seed = (seed * 1103515245 + 12345) % 2147483648
    photo.data[at] = at % 4 === 3 ? 255 : (seed >> 16) % 256
  }
  expect(logoColors(photo)).toEqual([])
})

test('two colours of a logo are listed strongest first, on transparency, white, grey and black', () => {
  for (const ground of [null, '#ffffff', '#d4d4d8', '#000000']) {
    const [main = '', second = '', third] = logoColors(drawn(both, ground))
    expect([ground, hueDistance(main, '#0f5f47') < 8, hueDistance(second, '#f2a541') < 8, third]).toEqual([
      ground,
      true,
      true,
      undefined,
    ])
  }
})

test('black alone is a colour, and the second one a lighter shade of it', () => {
  const brand = brandAfterLogo(drawn(disc('#101010', 40)))
  expect(brand).toMatchObject({ main: '#101010', accent: null })
  expect(contrast(brand!.second, '#ffffff')).toBeLessThan(contrast(brand!.main, '#ffffff'))
})

test('white letters on a coloured square: the square is the brand', () => {
  const square = drawn((ctx) => {
    ctx.fillStyle = '#ffffff'
    ctx.fillRect(30, 50, 60, 20)
  }, '#b91c1c')
  expect(logoColors(square)).toEqual(['#b91c1c'])
})

test('a little red beside much black is the brand’s red', () => {
  const word = drawn((ctx) => {
    disc('#111111', 40)(ctx)
    disc('#dc2626', 18, 98)(ctx)
  })
  expect(logoColors(word)).toEqual(['#dc2626', '#111111'])
})

test('both ends of a gradient are found as colours', () => {
  const gradient = drawn((ctx) => {
    const run = ctx.createLinearGradient(0, 0, 120, 0)
    run.addColorStop(0, '#7c3aed')
    run.addColorStop(1, '#f97316')
    ctx.fillStyle = run
    ctx.fillRect(0, 20, 120, 80)
  })
  const colors = logoColors(gradient)
  expect(colors.length).toBeGreaterThanOrEqual(2)
  expect(Math.max(...colors.map((color) => hueDistance(color, colors[0] ?? '')))).toBeGreaterThan(30)
})

test('antialiased edges give no colour of their own', () => {
  expect(logoColors(drawn(disc('#1d4ed8', 20), '#ffffff'))).toHaveLength(1)
})
