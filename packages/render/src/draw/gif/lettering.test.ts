import { createCanvas } from '@napi-rs/canvas'
import { beforeAll, describe, expect, test } from 'vitest'
import { registerFonts } from '../../node/fonts.ts'
import type { Ctx } from '../canvas.ts'
import type { Pixels } from '../pixels.ts'
import { createInference } from './lettering.ts'

beforeAll(registerFonts)

const getContext = (width: number, height: number) => createCanvas(width, height).getContext('2d') as unknown as Ctx
const infer = createInference(getContext)

interface Logo {
  text: string
  font: string
  ink?: string
  ground?: string | null
}

function drawLogo({ text, font, ink = '#ffe9c0', ground = '#123a5a' }: Logo): Pixels {
  const ctx = getContext(900, 200)
  if (ground) {
    ctx.fillStyle = ground
    ctx.fillRect(0, 0, 900, 200)
  }
  ctx.fillStyle = ink
  ctx.fillRect(20, 20, 90, 150)
  ctx.font = font
  ctx.fillText(text, 130, 130)
  return ctx.getImageData(0, 0, 900, 200)
}

describe.each(['Okafor Foods', 'ZUMA & SONS', 'bella'])('%s', (text) => {
  test.each([
    ['400 84px Tinos', 'Tinos'],
    ['700 84px Tinos', 'Tinos'],
    ['500 84px Inter', 'Inter'],
    ['900 84px Inter', 'Inter'],
    ['700 84px Caveat', 'Caveat'],
    ['400 64px "Permanent Marker"', 'Permanent Marker'],
  ])('set in %s goes with %s', (font, face) => {
    expect(infer(drawLogo({ text, font }))?.face).toBe(face)
  })
})

test('thick strokes get a heavy weight and thin ones a light one', () => {
  const weightOf = (font: string) => infer(drawLogo({ text: 'Okafor Foods', font }))?.weight
  expect(weightOf('900 84px Inter')).toBe(900)
  expect(weightOf('500 84px Inter')).toBe(500)
  expect(weightOf('400 84px Tinos')).toBe(400)
  expect(weightOf('700 84px Tinos')).toBe(700)
})

test('letters are found dark on light, light on dark and on transparency', () => {
  for (const [ink, ground] of [
    ['#101010', '#ffffff'],
    ['#ffffff', '#b00020'],
    ['#ffffff', null],
  ] as const)
    expect(infer(drawLogo({ text: 'Okafor Foods', font: '400 84px Tinos', ink, ground }))?.face).toBe('Tinos')
})

test('a picture without letters has no lettering', () => {
  const ctx = getContext(200, 200)
  expect(infer(ctx.getImageData(0, 0, 200, 200))).toBeNull()
  ctx.fillRect(20, 20, 60, 60)
  expect(infer(ctx.getImageData(0, 0, 200, 200))).toBeNull()
  const noise = ctx.createImageData(200, 200)
  for (let at = 0; at < noise.data.length; at++) noise.data[at] = at % 4 === 3 ? 255 : (at * 7919) % 256
  expect(infer(noise)).toBeNull()
  expect(infer(ctx.getImageData(0, 0, 1, 1))).toBeNull()
})
