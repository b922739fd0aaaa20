import { expect, test } from 'vitest'
import { wellLit } from './well-lit.ts'

/** A row of greys from `dark` to `light`, multiplied by the colour of the light. */
function greys(dark: number, light: number, colour = [1, 1, 1]) {
  const data = Uint8Array.from({ length: 300 * 3 }, (_, k) => {
    const grey = dark + ((light - dark) * Math.floor(k / 3)) / 299
    return grey * colour[k % 3]!
  })
  return { width: 300, height: 1, data }
}
const lastOf = ({ data }: { data: ArrayLike<number> }) => [0, 1, 2].map((c) => data[data.length - 3 + c]!)

test('a photo in good light stays as it is, and so does one without tones', () => {
  const good = greys(0, 250)
  expect(Array.from(wellLit(good).data)).toEqual(Array.from(good.data))
  const flat = greys(70, 90)
  expect(wellLit(flat)).toBe(flat)
})

test('a dim photo gets a white, a black and a lighter middle', () => {
  const dim = greys(16, 140)
  const { data } = wellLit(dim)
  expect(data[0]).toBe(0)
  expect(lastOf({ data })[0]).toBeGreaterThan(230)
  expect(data[450]).toBeGreaterThan(dim.data[450]! * 1.2)
})

test('half of the colour of the light goes from what is nearly white, and none from what is coloured', () => {
  const [red = 0, , blue = 0] = lastOf(wellLit(greys(0, 250, [1, 0.9, 0.82])))
  expect(red - blue).toBeLessThan(0.6 * (250 - 205))
  expect(red - blue).toBeGreaterThan(0)
  const gold = lastOf(wellLit(greys(0, 240, [1, 0.95, 0.3])))
  expect(gold[2]! / gold[0]!).toBeCloseTo(0.3, 1)
})

test('the photo that was given is not changed', () => {
  const dim = greys(16, 140)
  const before = Array.from(dim.data)
  wellLit(dim)
  expect(Array.from(dim.data)).toEqual(before)
})
