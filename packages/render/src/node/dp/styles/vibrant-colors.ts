import { paintGround, type Rgb } from '../../backdrop/ground.ts'
import { type Scheme, shade } from '../scheme.ts'
import { cover, placePerson, type Sheet, sheetFrom } from '../sheet.ts'
import type { DpStyleRecipe } from './style.ts'

export const vibrantColors: DpStyleRecipe = {
  own: {
    colours: [
      [255, 70, 110],
      [74, 58, 220],
      [255, 204, 64],
    ],
    softness: 0.1,
    brightness: 1,
  },
  paint(photo, { matte, outside }, scheme) {
    const { width, height } = photo
    const [main] = scheme.colours
    const ground = paintGround(width / 4, height / 4, () => shade(main, scheme.brightness))
    const sheet = sheetFrom(ground, width, height)
    shapes(sheet, scheme)
    cover(sheet, [20, 10, 40], (_x, _y, i) => 0.26 * Math.exp(-outside[i]! / (width * 0.022)))
    placePerson(sheet, photo, matte, { contrast: 1.16, saturation: 1.28, warmth: 1, keyLight: 0.3 })
    return sheet
  },
}

interface Disc {
  x: number
  y: number
  radius: number
  ring?: number
  colour: Rgb
}

function shapes(sheet: Sheet, { colours: [main, second, light], softness, brightness }: Scheme): void {
  const { width } = sheet
  const blur = 1 + softness * width * 0.05
  const edge = (distance: number) => Math.max(0, Math.min(1, distance / blur + 0.5))
  const lit = (colour: Rgb) => shade(colour, brightness)
  cover(sheet, lit(second), (x, y) => edge(x + y * 0.8 - width * 1.06))
  cover(sheet, lit(light), (x, y) => edge(width * 0.4 - (x + y * 1.15)))
  const discs: Disc[] = [
    { x: 0.5, y: 0.46, radius: 0.37, colour: light },
    { x: 0.9, y: 0.16, radius: 0.15, colour: second },
    { x: 0.08, y: 0.78, radius: 0.2, ring: 0.045, colour: second },
    { x: 0.93, y: 0.74, radius: 0.09, colour: main },
  ]
  for (const { x: cx, y: cy, radius, ring, colour } of discs) {
    cover(sheet, lit(colour), (x, y) => {
      const distance = radius * width - Math.hypot(x - cx * width, y - cy * width)
      return ring ? Math.min(edge(distance), edge(ring * width - distance)) : edge(distance)
    })
  }
}
