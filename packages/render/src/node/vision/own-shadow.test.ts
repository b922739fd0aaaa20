import { expect, test } from 'vitest'
import { planeOf } from '../pixels/plane.ts'
import { GREY } from '../pixels/read-photo.ts'
import { withoutShadow } from './own-shadow.ts'

const SIDE = 400

/** A bar of one colour in the left half, and beside it a translucent veil of another. */
function picture(bar: number, veil: number, opacity: number) {
  const alpha = planeOf(SIDE, SIDE, (i) => (i % SIDE < SIDE / 2 ? 1 : opacity))
  const data = new Uint8Array(SIDE * SIDE * 3)
  for (let k = 0; k < data.length; k++) {
    const a = alpha.data[Math.floor(k / 3)]!
    data[k] = (a === 1 ? bar : veil) * a + GREY * (1 - a)
  }
  return { alpha, seen: { width: SIDE, height: SIDE, data } }
}

const opacityAt = ({ alpha, seen }: ReturnType<typeof picture>, x: number) => withoutShadow(alpha, seen).data[x]

test('a shadow that was saved with a cut-out picture goes, the product and coloured glass stay', () => {
  const shadowed = picture(10, 0, 0.4)
  expect(opacityAt(shadowed, 20)).toBe(1)
  expect(opacityAt(shadowed, SIDE - 20)).toBe(0)
  expect(opacityAt(shadowed, SIDE / 2)).toBeGreaterThan(0.3)
  expect(opacityAt(picture(10, 170, 0.4), SIDE - 20)).toBeCloseTo(0.4)
})
