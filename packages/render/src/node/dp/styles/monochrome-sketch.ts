import { paintGround } from '../../backdrop/ground.ts'
import { clouds } from '../../backdrop/noise.ts'
import type { StudiedPhoto } from '../../headshot/study.ts'
import { gaussianBlur } from '../../pixels/blur.ts'
import { type Plane, planeOf } from '../../pixels/plane.ts'
import { atLeast, atMost } from '../scheme.ts'
import { cover, sheetFrom } from '../sheet.ts'
import type { DpStyleRecipe } from './style.ts'

/**
 * Maximum L* of the ink and minimum L* of the paper. They keep the ink dark and the paper light, whatever colours are
 * requested.
 */
const INK = 26
const PAPER = 94

export const monochromeSketch: DpStyleRecipe = {
  own: {
    colours: [
      [40, 40, 46],
      [246, 242, 232],
      [246, 242, 232],
    ],
    softness: 0.4,
    brightness: 1,
  },
  paint(photo, figure, { colours: [main, second], softness }) {
    const { width, height } = photo
    const ink = atMost(main, INK)
    const paper = atLeast(second, PAPER)
    const matte = photo.ownGround ? planeOf(width, height, (i) => photo.matte[i]! / 255) : figure.matte
    const light = lightOn(photo, matte)
    const near = gaussianBlur(light, width * (0.004 + 0.004 * softness))
    const wide = gaussianBlur(light, width * 0.03)
    const sheet = sheetFrom(paperGround(width / 4, height / 4, paper), width, height)
    cover(sheet, ink, (x, y, i) => {
      const value = light.data[i]!
      const line = 1 - Math.min(1, (value + 0.02) / (near.data[i]! + 0.02))
      const form = 1 - Math.min(1, (near.data[i]! + 0.05) / (wide.data[i]! + 0.05))
      const tone = matte.data[i]! * hatching(x, y, near.data[i]!, width)
      const tooth = 0.86 + 0.3 * clouds(x / 3, y / 3, 4, 2)
      return Math.min(0.94, (3.4 * line + 0.9 * form + tone) * tooth)
    })
    return sheet
  },
}

function lightOn({ width, height, subject }: StudiedPhoto, matte: Plane): Plane {
  return planeOf(width, height, (i) => {
    const y = (0.299 * subject[i * 3]! + 0.587 * subject[i * 3 + 1]! + 0.114 * subject[i * 3 + 2]!) / 255
    return 1 - matte.data[i]! * (1 - y)
  })
}

function hatching(x: number, y: number, light: number, width: number): number {
  const pitch = width / 150
  const wobble = 1.4 * clouds(x / 40, y / 40, 8, 2)
  const stroke = (along: number) => 0.5 + 0.5 * Math.cos((2 * Math.PI * (along + wobble)) / pitch)
  const first = Math.max(0, 0.62 - light) * 0.9 * stroke((x + y) * 0.7)
  const second = Math.max(0, 0.34 - light) * 1.3 * stroke((x - y) * 0.7)
  return first + second + 0.5 * Math.max(0, 0.6 - light)
}

function paperGround(width: number, height: number, paper: readonly [number, number, number]) {
  return paintGround(width, height, (u, v) => {
    const fibre = 3 * clouds(u * 60, v * 60, 2, 3)
    return [paper[0] + fibre, paper[1] + fibre, paper[2] + fibre]
  })
}
