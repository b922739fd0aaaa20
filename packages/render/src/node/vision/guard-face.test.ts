import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sharp } from '../sharp.ts'
import { drawPortrait } from '../testing/portrait.ts'
import { guardFace } from './guard-face.ts'

/** Eileen Collins, photographed by NASA (public domain). */
const ASTRONAUT = readFileSync(new URL('../testing/astronaut.jpg', import.meta.url))

const drawn = (tone: 'light' | 'dark'): Promise<Buffer> => {
  const { rgba, width, height } = drawPortrait({ width: 560, height: 700, tone, ground: 'wall' })
  return sharp(rgba, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .png()
    .toBuffer()
}

test.each(['light', 'dark'] as const)(
  'somebody else’s face is another face, beside a person of %s skin',
  async (tone) => {
    const portrait = await drawn(tone)
    expect((await guardFace(ASTRONAUT, portrait)).face).toBe('changed')
    expect((await guardFace(portrait, ASTRONAUT)).face).toBe('changed')
  },
)

test('a missing face counts as changed, and without a face before there is nothing to compare', async () => {
  const nobody = await sharp({ create: { width: 400, height: 500, channels: 3, background: '#776' } })
    .png()
    .toBuffer()
  expect(await guardFace(ASTRONAUT, nobody)).toEqual({ tone: 'not_measured', lightness: null, face: 'changed' })
  expect(await guardFace(nobody, ASTRONAUT)).toEqual({ tone: 'not_measured', lightness: null, face: 'not_measured' })
})

test('the same face in other light, another size, turned or mirrored is kept', async () => {
  const photo = () => sharp(ASTRONAUT)
  const others = {
    lighter: photo().modulate({ brightness: 1.3 }),
    darker: photo().modulate({ brightness: 0.7 }),
    mirrored: photo().flop(),
    smaller: photo().resize(220),
    turned: photo().rotate(5),
    grey: photo().greyscale().toColourspace('srgb'),
  }
  for (const [name, other] of Object.entries(others)) {
    expect((await guardFace(ASTRONAUT, await other.png().toBuffer())).face, name).toBe('kept')
  }
})

test('skin that got lighter or darker has changed, a mirrored picture has not', async () => {
  const toneOf = async (made: ReturnType<typeof sharp>) => guardFace(ASTRONAUT, await made.png().toBuffer())
  const lighter = await toneOf(sharp(ASTRONAUT).modulate({ brightness: 1.35 }))
  const darker = await toneOf(sharp(ASTRONAUT).modulate({ brightness: 0.65 }))
  expect(lighter).toMatchObject({ tone: 'changed' })
  expect(darker).toMatchObject({ tone: 'changed' })
  expect(lighter.lightness!).toBeGreaterThan(0)
  expect(darker.lightness!).toBeLessThan(0)
  expect(await toneOf(sharp(ASTRONAUT).flop())).toMatchObject({ tone: 'kept' })
})
