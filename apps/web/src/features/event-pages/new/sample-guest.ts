import type { Drawable } from '@ufaro/render/draw/canvas.ts'

export const SAMPLE_NAME = 'Ẹniọlá Adébáyọ̀'
export const WHOLE = { x: 0, y: 0, width: 1, height: 1 }

const SIZE = { width: 480, height: 600 }
let drawn: Drawable | undefined

export function sampleGuest(): Drawable {
  drawn ??= draw()
  return drawn
}

function draw(): Drawable {
  const canvas = Object.assign(document.createElement('canvas'), SIZE)
  const ctx = canvas.getContext('2d')
  if (!ctx) return { source: canvas, ...SIZE }
  ctx.fillStyle = '#8fb4c9'
  ctx.fillRect(0, 0, SIZE.width, SIZE.height)
  ctx.fillStyle = '#7b4fb0'
  ctx.beginPath()
  ctx.ellipse(240, 620, 210, 200, 0, 0, Math.PI * 2)
  ctx.fill()
  ctx.fillStyle = '#82522f'
  ctx.fillRect(200, 340, 80, 110)
  ctx.beginPath()
  ctx.ellipse(240, 250, 105, 130, 0, 0, Math.PI * 2)
  ctx.fill()
  ctx.fillStyle = '#17110e'
  ctx.beginPath()
  ctx.ellipse(240, 185, 118, 95, 0, Math.PI, Math.PI * 2)
  ctx.fill()
  return { source: canvas, ...SIZE }
}
