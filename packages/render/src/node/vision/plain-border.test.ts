import { expect, test } from 'vitest'
import { plainBorder } from './plain-border.ts'

const [WIDTH, HEIGHT] = [60, 40]

/** A white picture with a dark box. */
function paper(left: number, top: number, right: number, bottom: number) {
  const data = new Uint8Array(WIDTH * HEIGHT * 3).fill(250)
  for (let y = top; y < bottom; y++) data.fill(40, (y * WIDTH + left) * 3, (y * WIDTH + right) * 3)
  return { width: WIDTH, height: HEIGHT, data }
}

test.each([
  ['left', 0, 10, 30, 30],
  ['right', 30, 10, WIDTH, 30],
  ['top', 20, 0, 40, 30],
  ['bottom', 20, 10, 40, HEIGHT],
] as const)('what reaches the %s edge is seen', (_side, left, top, right, bottom) => {
  expect(plainBorder(paper(left, top, right, bottom))).toBeNull()
})

test('what stays three pixels away from every edge is whole, and a single pixel is plain', () => {
  expect(plainBorder(paper(3, 3, WIDTH - 3, HEIGHT - 3))).toEqual([250, 250, 250])
  expect(plainBorder({ width: 1, height: 1, data: new Uint8Array(3) })).toEqual([0, 0, 0])
})
