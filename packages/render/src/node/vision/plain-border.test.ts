import { expect, test } from 'vitest'
import { createPlane } from '../pixels/plane.ts'
import { besideGround } from './beside-ground.ts'
import { evened, plainBorder } from './plain-border.ts'
import { wholeOf } from './sample.ts'

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
  expect(plainBorder(paper(3, 3, WIDTH - 3, HEIGHT - 3))).toMatchObject({ colour: [250, 250, 250] })
  expect(plainBorder({ width: 1, height: 1, data: new Uint8Array(3) })).toMatchObject({ colour: [0, 0, 0] })
})

/** Light that falls off from the left: the first column is 250, the last 130. */
const wall = (x: number) => 250 - (120 * x) / (WIDTH - 1)

test('a wall above a table is not plain', () => {
  const data = Uint8Array.from({ length: WIDTH * HEIGHT * 3 }, (_, at) => (at < (WIDTH * HEIGHT * 3) / 2 ? 240 : 120))
  expect(plainBorder({ width: WIDTH, height: HEIGHT, data })).toBeNull()
})

test('a wall on which the light falls off is plain, gets one colour, and is told from the box before it', async () => {
  const isBox = (x: number, y: number) => x >= 20 && x < 40 && y >= 10 && y < 30
  const data = Uint8Array.from({ length: WIDTH * HEIGHT * 3 }, (_, at) => {
    const [x, y] = [Math.floor(at / 3) % WIDTH, Math.floor(at / 3 / WIDTH)]
    return isBox(x, y) ? 20 : wall(x)
  })
  const picture = { width: WIDTH, height: HEIGHT, data }
  const ground = plainBorder(picture)!
  expect(Math.abs(ground.colour[0]! - wall(WIDTH / 2))).toBeLessThan(5)
  const { data: even } = evened(picture, ground)
  for (let i = 0; i < WIDTH * HEIGHT; i++) {
    const off = even[i * 3]! - ground.colour[0]!
    if (isBox(i % WIDTH, Math.floor(i / WIDTH))) expect(off).toBeLessThan(-50)
    else expect(Math.abs(off)).toBeLessThanOrEqual(2)
  }
  const guess = createPlane(
    WIDTH,
    HEIGHT,
    Float32Array.from({ length: WIDTH * HEIGHT }, (_, i) => (isBox(i % WIDTH, Math.floor(i / WIDTH)) ? 1 : 0)),
  )
  const found = await besideGround(picture, ground, { box: wholeOf(picture), soft: guess, confidence: 0.4 })
  const covered = found!.soft.data.filter((value) => value > 0.5).length
  // The four corners are rounded off.
  expect(covered).toBe(20 * 20 - 4)
})
