import { expect, test } from 'vitest'
import { createContext } from '../canvas.ts'
import { lookAtPhoto } from './look.ts'

function photoOf(paint: (ctx: ReturnType<typeof createContext>) => void) {
  const ctx = createContext(480, 480)
  ctx.fillStyle = '#e9e6df'
  ctx.fillRect(0, 0, 480, 480)
  paint(ctx)
  return lookAtPhoto(ctx.getImageData(0, 0, 480, 480), 'object')
}

test('an object that only one of two views finds has no certain outline', async () => {
  const heap = await photoOf((ctx) => {
    for (let i = 0; i < 60; i++) {
      ctx.fillStyle = `hsl(${(i * 47) % 360} 40% ${35 + ((i * 29) % 45)}%)`
      ctx.beginPath()
      ctx.arc((i * 137 + 90) % 480, (i * 211 + 70) % 480, 24 + ((i * 13) % 40), 0, 2 * Math.PI)
      ctx.fill()
    }
  })
  expect(heap.cutout).not.toBe('clean')
  const ball = await photoOf((ctx) => {
    ctx.fillStyle = '#b3211e'
    ctx.beginPath()
    ctx.arc(240, 250, 110, 0, 2 * Math.PI)
    ctx.fill()
  })
  expect(ball.cutout).toBe('clean')
  expect(ball.confidence).toBeGreaterThan(0.97)
})

test('of two alike things, the one that the photo cuts off is left out; a plain ground cuts nothing off', async () => {
  const discs = (places: readonly number[], wall: string) =>
    photoOf((ctx) => {
      ctx.fillStyle = wall
      ctx.fillRect(0, 0, 480, 200)
      ctx.fillStyle = '#b3211e'
      for (const x of places) {
        ctx.beginPath()
        ctx.arc(x, 270, 100, 0, 2 * Math.PI)
        ctx.fill()
      }
    })
  const coverAt = ({ mask, width }: Awaited<ReturnType<typeof photoOf>>, x: number) => mask[270 * width + x]!
  const before = await discs([180, 440], '#4a5568')
  expect(before).toMatchObject({ cutout: 'clean', touchesBorder: { right: false } })
  expect(coverAt(before, 180)).toBeGreaterThan(200)
  expect(coverAt(before, 440)).toBeLessThan(50)
  const onPaper = await discs([120, 375], '#e9e6df')
  for (const x of [120, 375]) expect(coverAt(onPaper, x)).toBeGreaterThan(200)
})
