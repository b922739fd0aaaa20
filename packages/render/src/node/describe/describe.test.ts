import { expect, test } from 'vitest'
import { createContext, encode } from '../canvas.ts'
import { sharp } from '../sharp.ts'
import { describeByMeasure } from './describe-by-measure.ts'
import { nameColour } from './name-colour.ts'

test.each([
  ['white', [255, 255, 255]],
  ['black', [12, 12, 14]],
  ['light grey', [205, 205, 207]],
  ['red', [201, 42, 42]],
  ['dark red', [110, 10, 20]],
  ['dark blue', [28, 44, 110]],
  ['green', [47, 143, 87]],
  ['yellow', [250, 220, 40]],
  ['gold', [201, 162, 40]],
  ['brown', [122, 74, 43]],
  ['beige', [214, 196, 166]],
  ['cream', [245, 236, 217]],
  ['purple', [108, 63, 176]],
  ['pink', [236, 143, 180]],
  ['orange', [232, 118, 45]],
] as const)('%s is called by its name', (name, [red, green, blue]) => {
  expect(nameColour(red, green, blue)).toBe(name)
})

async function painted(color: string, box: [number, number, number, number], round = 0): Promise<Buffer> {
  const ctx = createContext(400, 400)
  ctx.fillStyle = '#fcfcfa'
  ctx.fillRect(0, 0, 400, 400)
  ctx.fillStyle = color
  ctx.beginPath()
  ctx.roundRect(...box, round)
  ctx.fill()
  return (await encode(ctx, 'jpeg')).bytes
}

test('the description names colours, shape and background', async () => {
  expect(await describeByMeasure(await painted('#2f66c9', [160, 60, 80, 280]))).toBe(
    `Measured from the picture: mainly blue; tall and slim in shape; on a plain white ground.`,
  )
  expect(await describeByMeasure(await painted('#c92a2a', [100, 100, 200, 200], 100))).toContain('red; round in shape')
  expect(await describeByMeasure(await painted('#2f8f57', [60, 140, 280, 120]))).toContain('long and flat')
})

test('the description of a picture without a product says so instead of guessing', async () => {
  const plain = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#884422' } })
    .png()
    .toBuffer()
  const text = await describeByMeasure(plain)
  expect(text).toContain('mainly in brown')
  expect(text).toContain('without one product that stands out')
})
