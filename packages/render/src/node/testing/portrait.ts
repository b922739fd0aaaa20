import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import { createRandom } from '../pixels/random.ts'
import { paintPerson } from './portrait-person.ts'
import { paintRoom } from './portrait-room.ts'
import type { SkinTone } from './portrait-tones.ts'

export interface DrawnPortrait {
  width: number
  height: number
  /** Four bytes per pixel, without transparency. */
  rgba: Buffer
  /** True coverage of each pixel by the person, 0 to 255. */
  person: Uint8Array
  /** Centre of the face, and its width from ear to ear, in pixels. */
  head: { x: number; y: number; width: number }
}

export interface PortraitOptions {
  tone?: SkinTone
  width?: number
  height?: number
  /** Centre and width of the face, as fractions of the picture. */
  place?: { x: number; y: number; size: number }
  ground?: 'room' | 'wall'
  seed?: number
}

/** The same options give the same portrait. */
export function drawPortrait(options: PortraitOptions = {}): DrawnPortrait {
  const { tone = 'medium', width = 720, height = 900, ground = 'room', seed = 1 } = options
  const place = options.place ?? { x: 0.5, y: 0.4, size: 0.27 }
  const head = { x: place.x * width, y: place.y * height, width: place.size * width }
  const random = createRandom(seed)

  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  paintRoom(context, width, height, ground, random)
  const soft = createCanvas(width, height)
  soft.getContext('2d').filter = `blur(${width / 360}px)`
  soft.getContext('2d').drawImage(canvas, 0, 0)

  const figure = createCanvas(width, height)
  paintPerson(figure.getContext('2d'), head, height, tone, random)
  const figurePixels = figure.getContext('2d').getImageData(0, 0, width, height).data
  const person = Uint8Array.from({ length: width * height }, (_, i) => figurePixels[i * 4 + 3]!)

  const photo = soft.getContext('2d')
  photo.filter = 'none'
  photo.drawImage(figure, 0, 0)
  addGrain(photo, width, height, random)
  return { width, height, rgba: Buffer.from(photo.getImageData(0, 0, width, height).data.buffer), person, head }
}

function addGrain(context: SKRSContext2D, width: number, height: number, random: () => number): void {
  const image = context.getImageData(0, 0, width, height)
  for (let i = 0; i < image.data.length; i += 4) {
    const grain = (random() + random() + random() - 1.5) * 7
    for (let c = 0; c < 3; c++) image.data[i + c] = image.data[i + c]! + grain
  }
  context.putImageData(image, 0, 0)
}
