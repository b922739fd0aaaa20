import { type Backdrop, mix, paintGround } from '../../backdrop/ground.ts'
import { gaussianBlur } from '../../pixels/blur.ts'
import { createPlane, resizePlane } from '../../pixels/plane.ts'
import { type Scheme, shade } from '../scheme.ts'
import { cover, placePerson, sheetFrom } from '../sheet.ts'
import type { DpStyleRecipe } from './style.ts'

export const stickerOutline: DpStyleRecipe = {
  own: {
    colours: [
      [255, 190, 46],
      [255, 122, 60],
      [255, 255, 255],
    ],
    softness: 0.35,
    brightness: 1,
  },
  paint(photo, { matte, outside }, scheme) {
    const { width, height } = photo
    const sheet = sheetFrom(paperGround(width / 4, height / 4, scheme), width, height)
    dots(sheet, scheme, width)
    const rim = width * 0.021
    const shape = createPlane(
      width,
      height,
      outside.map((d) => Math.max(0, Math.min(1, rim - d + 0.5))),
    )
    const shadow = gaussianBlur(resizePlane(shape, width / 4, height / 4), width * (0.003 + 0.004 * scheme.softness))
    const drop = Math.round(width * 0.004)
    cover(sheet, [40, 22, 16], (x, y) => {
      const row = Math.max(0, Math.round(y / 4) - drop) * shadow.width
      return 0.42 * shadow.data[Math.min(shadow.data.length - 1, row + Math.max(0, Math.round(x / 4) - drop))]!
    })
    cover(sheet, [255, 255, 255], (_x, _y, i) => shape.data[i]!)
    placePerson(sheet, photo, matte, { contrast: 1.1, saturation: 1.14, warmth: 1, keyLight: 0.2 })
    return sheet
  },
}

function paperGround(width: number, height: number, { colours: [main, second], brightness }: Scheme): Backdrop {
  return paintGround(width, height, (u, v) =>
    shade(mix(main, second, Math.min(1, Math.max(0, u * 0.35 + v * 0.75))), brightness),
  )
}

function dots(sheet: Parameters<typeof cover>[0], { colours: [, second] }: Scheme, width: number): void {
  const pitch = width / 34
  cover(sheet, shade(second, 0.86), (x, y) => {
    const row = Math.floor(y / pitch)
    const dx = ((x + (row % 2) * (pitch / 2)) % pitch) - pitch / 2
    const dy = (y % pitch) - pitch / 2
    const radius = pitch * 0.36 * Math.max(0, Math.min(1, (x + y) / width - 0.55))
    return 0.6 * Math.max(0, Math.min(1, radius - Math.hypot(dx, dy) + 0.5))
  })
}
