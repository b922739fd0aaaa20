import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Tone } from './portrait-tones.ts'

export function paintFeatures(context: SKRSContext2D, colours: Tone): void {
  for (const side of [-1, 1]) paintEye(context, side * 0.2, -0.16, colours)
  paintNose(context, colours)
  paintMouth(context, colours)
}

function paintEye(context: SKRSContext2D, x: number, y: number, colours: Tone): void {
  glow(context, x, y - 0.03, 0.15, colours.shade, '70')
  context.fillStyle = '#efe9e2'
  context.beginPath()
  context.ellipse(x, y, 0.085, 0.04, 0, 0, Math.PI * 2)
  context.fill()
  context.fillStyle = '#2c1d14'
  context.beginPath()
  context.arc(x, y, 0.038, 0, Math.PI * 2)
  context.fill()
  context.fillStyle = 'rgb(255 255 255 / 0.8)'
  context.beginPath()
  context.arc(x - 0.012, y - 0.014, 0.01, 0, Math.PI * 2)
  context.fill()
  context.strokeStyle = '#1d130d'
  context.lineWidth = 0.02
  context.beginPath()
  context.ellipse(x, y + 0.008, 0.092, 0.052, 0, Math.PI * 1.05, Math.PI * 1.95)
  context.stroke()
  context.strokeStyle = colours.hair
  context.lineWidth = 0.035
  context.beginPath()
  context.ellipse(x, y - 0.05, 0.125, 0.065, 0, Math.PI * 1.15, Math.PI * 1.85)
  context.stroke()
}

function paintNose(context: SKRSContext2D, colours: Tone): void {
  glow(context, 0.06, 0.04, 0.12, colours.shade, '60')
  glow(context, -0.02, -0.02, 0.07, colours.lit, 'a0')
  glow(context, 0, 0.12, 0.09, colours.shade, '80')
  context.fillStyle = `${colours.shade}d0`
  for (const side of [-1, 1]) {
    context.beginPath()
    context.ellipse(side * 0.05, 0.125, 0.024, 0.013, 0, 0, Math.PI * 2)
    context.fill()
  }
}

function paintMouth(context: SKRSContext2D, colours: Tone): void {
  glow(context, 0, 0.4, 0.13, colours.shade, '70')
  context.fillStyle = colours.lips
  context.beginPath()
  context.moveTo(-0.16, 0.29)
  context.quadraticCurveTo(-0.05, 0.245, 0, 0.262)
  context.quadraticCurveTo(0.05, 0.245, 0.16, 0.29)
  context.quadraticCurveTo(0, 0.4, -0.16, 0.29)
  context.fill()
  context.strokeStyle = `${colours.shade}`
  context.lineWidth = 0.014
  context.beginPath()
  context.moveTo(-0.165, 0.288)
  context.quadraticCurveTo(0, 0.325, 0.165, 0.288)
  context.stroke()
}

function glow(context: SKRSContext2D, x: number, y: number, radius: number, colour: string, strength: string): void {
  const light = context.createRadialGradient(x, y, 0, x, y, radius)
  light.addColorStop(0, colour + strength)
  light.addColorStop(1, `${colour}00`)
  context.fillStyle = light
  context.fillRect(x - radius, y - radius, radius * 2, radius * 2)
}
