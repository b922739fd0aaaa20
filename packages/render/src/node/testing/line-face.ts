import { createCanvas } from '@napi-rs/canvas'

/** Draws a face with a few lines. Face detectors take it for a real one. The data has four bytes per pixel. */
export function drawLineFace(width = 560, height = 700): { width: number; height: number; data: Buffer } {
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  context.fillStyle = '#f4efe4'
  context.fillRect(0, 0, width, height)
  context.translate(width / 2, height / 2)
  context.lineWidth = 6
  context.strokeStyle = '#222'
  const oval = (x: number, y: number, across: number, down: number) => {
    context.beginPath()
    context.ellipse(x, y, across, down, 0, 0, 2 * Math.PI)
    context.stroke()
  }
  const curve = (...points: [number, number, number, number, number, number]) => {
    context.beginPath()
    context.moveTo(points[0], points[1])
    context.quadraticCurveTo(points[2], points[3], points[4], points[5])
    context.stroke()
  }
  oval(0, 0, 130, 175)
  for (const side of [-1, 1]) {
    oval(side * 54, -38, 27, 13)
    oval(side * 54, -38, 6, 6)
    curve(side * 85, -65, side * 55, -87, side * 25, -65)
  }
  curve(0, -40, -14, 20, -18, 38)
  curve(-18, 38, 0, 50, 18, 38)
  curve(-50, 82, 0, 104, 50, 82)
  curve(-50, 82, 0, 64, 50, 82)
  return { width, height, data: Buffer.from(context.getImageData(0, 0, width, height).data) }
}
