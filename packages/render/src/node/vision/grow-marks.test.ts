import { expect, test } from 'vitest'
import { createRandom } from '../pixels/random.ts'
import { lookByMarks } from './grow-marks.ts'
import type { Look } from './look.ts'
import { KEEP, REMOVE, UNDECIDED } from './read-marks.ts'

const [WIDTH, HEIGHT] = [300, 200]
type Place = (x: number, y: number) => boolean

const bottle: Place = (x, y) => x >= 120 && x < 170 && y >= 40 && y < 180
const elsewhere: Place = (x, y) => x >= 220 && x < 250 && y >= 60 && y < 100

function photo() {
  const random = createRandom(3)
  const data = new Uint8Array(WIDTH * HEIGHT * 3)
  for (let i = 0; i < WIDTH * HEIGHT; i++) {
    const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)]
    const colour = bottle(x, y) || elsewhere(x, y) ? [170, 40, 50] : [90, 140, 80]
    data.set(
      colour.map((value) => value + 40 * (random() - 0.5)),
      i * 3,
    )
  }
  return { width: WIDTH, height: HEIGHT, data }
}

const marksWhere = (keep: Place, remove: Place = () => false) =>
  Uint8Array.from({ length: WIDTH * HEIGHT }, (_, i) => {
    const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)]
    return keep(x, y) ? KEEP : remove(x, y) ? REMOVE : UNDECIDED
  })

const unsure: Look = {
  width: WIDTH,
  height: HEIGHT,
  faces: [],
  wanted: [],
  mask: new Uint8ClampedArray(WIDTH * HEIGHT),
  found: null,
  touchesBorder: { left: false, right: false, top: false, bottom: false },
  confidence: 0,
  cutout: 'none',
  cropped: false,
}
const stroke: Place = (x, y) => x >= 140 && x < 150 && y >= 60 && y < 160

test('an outline that is certain is left as it is, and without anything to keep nothing changes', async () => {
  const clean = { ...unsure, cutout: 'clean' as const }
  expect(await lookByMarks(photo(), clean, marksWhere(stroke))).toBe(clean)
  expect(
    await lookByMarks(
      photo(),
      unsure,
      marksWhere(() => false),
    ),
  ).toBe(unsure)
})

test('a stroke inside a bottle grows to its edges, not to what is as red elsewhere', async () => {
  const { mask } = await lookByMarks(photo(), unsure, marksWhere(stroke))
  let both = 0
  let either = 0
  for (let i = 0; i < mask.length; i++) {
    const [there, found] = [bottle(i % WIDTH, Math.floor(i / WIDTH)), mask[i]! > 127]
    if (there && found) both++
    if (there || found) either++
  }
  expect(both / either).toBeGreaterThan(0.93)
})

test('what is marked to go stays out, as red as it is', async () => {
  const neck: Place = (_x, y) => y < 60
  const { mask } = await lookByMarks(photo(), unsure, marksWhere(stroke, neck))
  expect(mask[50 * WIDTH + 145]).toBe(0)
  expect(mask[100 * WIDTH + 125]).toBe(255)
})
