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
