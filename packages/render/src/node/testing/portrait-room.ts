import type { SKRSContext2D } from '@napi-rs/canvas'

const BOOKS = [
  '#7c2f2b',
  '#2f4a6d',
  '#c9a24b',
  '#3f6b4f',
  '#e2d8c3',
  '#5b3d66',
  '#8a8f98',
  '#b5643c',
  '#20252e',
  '#d7dde2',
]

export function paintRoom(
  context: SKRSContext2D,
  width: number,
  height: number,
  kind: 'room' | 'wall',
  random: () => number,
): void {
  const wall = context.createLinearGradient(0, 0, width, height)
  wall.addColorStop(0, '#cfc6b6')
  wall.addColorStop(1, '#9b9184')
  context.fillStyle = wall
  context.fillRect(0, 0, width, height)
  if (kind === 'wall') return
  paintWindow(context, width * 0.02, height * 0.05, width * 0.26, height * 0.4)
  paintShelves(context, width * 0.64, 0, width * 0.36, height, random)
  paintPlant(context, width * 0.13, height * 0.72, width * 0.16, random)
}

function paintWindow(context: SKRSContext2D, x: number, y: number, width: number, height: number): void {
  const sky = context.createLinearGradient(0, y, 0, y + height)
  sky.addColorStop(0, '#bcd7ee')
  sky.addColorStop(0.7, '#eef4f5')
  sky.addColorStop(1, '#7fa06a')
  context.fillStyle = '#f1ede4'
  context.fillRect(x - 8, y - 8, width + 16, height + 16)
  context.fillStyle = sky
  context.fillRect(x, y, width, height)
  context.fillStyle = '#f1ede4'
  context.fillRect(x + width / 2 - 4, y, 8, height)
  context.fillRect(x, y + height * 0.45, width, 8)
}

function paintShelves(
  context: SKRSContext2D,
  left: number,
  top: number,
  width: number,
  height: number,
  random: () => number,
): void {
  context.fillStyle = '#3a2a1f'
  context.fillRect(left, top, width, height)
  const shelf = height / 5
  for (let row = 0; row < 5; row++) {
    const floor = top + (row + 1) * shelf
    let x = left + 6
    while (x < left + width - 6) {
      const thick = 8 + random() * 18
      const tall = shelf * (0.55 + random() * 0.32)
      context.fillStyle = BOOKS[Math.floor(random() * BOOKS.length)]!
      if (random() > 0.12) context.fillRect(x, floor - tall, thick, tall - 7)
      x += thick + 1
    }
    context.fillStyle = '#6b4a30'
    context.fillRect(left, floor - 7, width, 9)
  }
}

function paintPlant(context: SKRSContext2D, x: number, y: number, size: number, random: () => number): void {
  for (let leaf = 0; leaf < 46; leaf++) {
    context.save()
    context.translate(x, y)
    context.rotate((random() - 0.5) * 2.8)
    const length = size * (0.6 + random() * 0.9)
    context.fillStyle = `hsl(${95 + random() * 40} ${35 + random() * 20}% ${18 + random() * 26}%)`
    context.beginPath()
    context.ellipse(0, -length * 0.6, size * 0.09, length * 0.42, 0, 0, Math.PI * 2)
    context.fill()
    context.restore()
  }
  context.fillStyle = '#b96f4a'
  context.fillRect(x - size * 0.4, y, size * 0.8, size * 1.6)
}
