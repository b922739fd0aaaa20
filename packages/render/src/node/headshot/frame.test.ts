import { expect, test } from 'vitest'
import { openImage } from '../pixels/byte-image.ts'
import { sharp } from '../sharp.ts'
import { drawPortrait } from '../testing/portrait.ts'
import { checkPhoto } from '../vision/check-photo.ts'
import type { Look } from '../vision/look.ts'
import { seePeople } from '../vision/see.ts'
import { sidesAfter } from '../vision/straighten.ts'
import { frameHeads, PORTRAIT, portraitFor } from './frame.ts'
import { makeHeadshot } from './headshot.ts'

interface Crop {
  above: number
  aside: number
  height: number
}

/** Draws a portrait and crops it around its face. Lengths are in face widths. */
async function closeUp({ above, aside, height }: Crop): Promise<Buffer> {
  const { rgba, width, height: rows } = drawPortrait({ width: 840, height: 1050, tone: 'dark', ground: 'wall' })
  const whole = { width, height: rows, data: rgba.filter((_, i) => i % 4 !== 3) }
  const { look } = await seePeople(await openImage(whole).png().toBuffer())
  const { x, y, width: face } = look.wanted[0]!.box
  return openImage(whole)
    .extract({
      left: Math.round(x - aside * face),
      top: Math.round(y - above * face),
      width: Math.round((1 + 2 * aside) * face),
      height: Math.round(height * face),
    })
    .png()
    .toBuffer()
}

test('a head cut so close that its frame trims the face is named before a credit is spent', async () => {
  const photo = await closeUp({ above: 0, aside: 0.3, height: 1.02 })
  expect((await checkPhoto(photo, 'person')).findings).toContain('FACE_CUT_OFF')
})

test('hair that the photo cuts at the top gets no gap above it', async () => {
  const photo = await closeUp({ above: 0.03, aside: 0.3, height: 1.28 })
  const { look, sides } = await seePeople(photo)
  expect(look.touchesBorder.top).toBe(true)
  expect(frameHeads(look, PORTRAIT, sides)).toMatchObject({ top: 0 })
  expect((await checkPhoto(photo, 'person')).findings).not.toContain('FACE_CUT_OFF')
})

async function people(width: number, height: number, places: readonly (readonly [number, number])[]): Promise<Buffer> {
  const { rgba, width: columns, height: rows } = drawPortrait({ width: 400, height: 500, tone: 'medium' })
  const input = await sharp(rgba, { raw: { width: columns, height: rows, channels: 4 } })
    .png()
    .toBuffer()
  return sharp({ create: { width, height, channels: 3, background: '#c9d3dc' } })
    .composite(places.map(([left, top]) => ({ input, left, top })))
    .png()
    .toBuffer()
}

const SIDE_BY_SIDE = [
  [0, 100],
  [400, 100],
  [800, 100],
] as const

test('people side by side get a wide picture with all heads, not low under an empty half; one person gets a tall one', async () => {
  const { look, sides } = await seePeople(await people(1200, 600, SIDE_BY_SIDE))
  expect(look.wanted).toHaveLength(3)
  const shape = portraitFor(look)
  const frame = frameHeads(look, shape, sides)
  for (const { box } of look.wanted) {
    expect(box.x).toBeGreaterThan(frame.left)
    expect(box.x + box.width).toBeLessThan(frame.left + frame.width)
    expect((box.y - frame.top) / frame.height).toBeLessThan(0.6)
  }
  const photo = await people(1200, 600, SIDE_BY_SIDE)
  expect(await makeHeadshot(photo, { attire: 'Corporate', look: 1 })).toMatchObject({ width: 1500, height: 1200 })
  expect(portraitFor({ ...look, wanted: look.wanted.slice(0, 1) })).toBe(PORTRAIT)
})

test('people above each other get a tall picture', async () => {
  const { look } = await seePeople(
    await people(500, 1000, [
      [0, 0],
      [100, 500],
    ]),
  )
  expect(look.wanted).toHaveLength(2)
  expect(portraitFor(look)).toBe(PORTRAIT)
})

const WIDTH = 800

interface Rectangle {
  left: number
  top: number
  right: number
  bottom: number
}

/** Somebody whose face is 200 pixels wide, with the given parts in addition to face and neck. */
function personWith(x: number, height: number, ...parts: Rectangle[]): Look {
  const mask = new Uint8ClampedArray(WIDTH * height)
  for (const { left, top, right, bottom } of [{ left: x, top: 200, right: x + 200, bottom: 520 }, ...parts]) {
    for (let y = top; y < bottom; y++) mask.fill(255, y * WIDTH + left, y * WIDTH + right)
  }
  const at = { x: x + 100, y: 350 }
  const box = { x, y: 250, width: 200, height: 200 }
  const face = { box, score: 1, eyes: [at, at], nose: at, mouth: at, ears: [at, at] } satisfies Look['wanted'][number]
  const touchesBorder = { left: false, right: false, top: false, bottom: true }
  const verdict = { touchesBorder, confidence: 1, cutout: 'clean', cropped: false } as const
  return { width: WIDTH, height, mask, faces: [face], wanted: [face], found: null, ...verdict }
}

test('the crop of a profile holds the back of the head', () => {
  const back = { left: 345, top: 200, right: 450, bottom: 450 }
  const look = personWith(450, 620, back, { left: 300, top: 520, right: 700, bottom: 620 })
  const frame = frameHeads(look, PORTRAIT, sidesAfter(look, 0))
  expect(frame.left).toBeLessThan(back.left)
  expect(frame.left + frame.width).toBeGreaterThan(650)
})

test('where the photo cuts an arm off, the crop ends above the arm or at the side of the photo', () => {
  const arm = { left: 0, top: 760, right: 100, bottom: 900 }
  const look = personWith(90, 900, { left: 60, top: 520, right: 400, bottom: 900 }, arm)
  const { left, top, height } = frameHeads(look, PORTRAIT, sidesAfter(look, 0))
  expect(left >= 0 || top + height <= arm.top).toBe(true)
})

test('the border that levelling repeats beside a shoulder is left out', () => {
  const look = personWith(130, 900, { left: 0, top: 520, right: WIDTH, bottom: 900 })
  const sides = sidesAfter(look, -8)
  const { left, top, height } = frameHeads(look, PORTRAIT, sides)
  expect(sides(top + height - 1).left).toBeGreaterThan(20)
  expect(left).toBeGreaterThanOrEqual(sides(top + height - 1).left)
})
