import { mix, type Rgb } from '../../backdrop/ground.ts'
import { studioGround } from '../../backdrop/studio.ts'
import { shade, tint } from '../scheme.ts'
import { cover, lighten, placePerson, sheetFrom } from '../sheet.ts'
import { edgeTowards } from './edge-light.ts'
import type { DpStyleRecipe } from './style.ts'

export const neonGlow: DpStyleRecipe = {
  own: {
    colours: [
      [255, 52, 172],
      [28, 214, 255],
      [255, 255, 255],
    ],
    softness: 0.5,
    brightness: 1,
  },
  paint(photo, { matte, outside }, { colours: [left, right], softness, brightness }) {
    const { width, height } = photo
    const dark = mix(shade(left, 0.1), shade(right, 0.07), 0.5)
    const ground = studioGround(width / 4, height / 4, {
      lit: shade(mix(left, right, 0.5), 0.34 * brightness),
      dark,
      at: { x: 0.5, y: 0.5 },
      reach: 0.5,
      mottle: 2,
    })
    const sheet = sheetFrom(ground, width, height)
    const tube = (x: number): Rgb => mix(left, right, smooth((x / width - 0.28) / 0.44))
    const reach = width * (0.035 + 0.05 * softness)
    const gap = width * 0.014
    const line = width * 0.0045
    lighten(sheet, tube, (_x, _y, i) => 0.85 * Math.exp(-Math.abs(outside[i]! - gap) / reach))
    cover(
      sheet,
      (x) => tint(tube(x), 0.72),
      (_x, _y, i) => Math.exp(-(((outside[i]! - gap) / line) ** 2)),
    )
    placePerson(sheet, photo, matte, { contrast: 1.1, saturation: 1.05, warmth: -2, keyLight: 0 })
    for (const [colour, side] of [
      [left, -1],
      [right, 1],
    ] as const) {
      const edge = edgeTowards(matte, side)
      lighten(sheet, colour, (_x, _y, i) => 0.75 * edge[i]! * matte.data[i]!)
    }
    return sheet
  },
}

function smooth(t: number): number {
  const clamped = Math.max(0, Math.min(1, t))
  return clamped * clamped * (3 - 2 * clamped)
}
