import type { Rgb } from '../../backdrop/ground.ts'
import { studioGround } from '../../backdrop/studio.ts'
import { lightness } from '../../pixels/lab.ts'
import { atLeast, type Scheme, shade, tint } from '../scheme.ts'
import { cover, lighten, placePerson, sheetFrom } from '../sheet.ts'
import type { DpStyleRecipe } from './style.ts'

export const professionalHalo: DpStyleRecipe = {
  own: {
    colours: [
      [58, 92, 142],
      [12, 22, 42],
      [205, 226, 255],
    ],
    softness: 0.5,
    brightness: 1,
  },
  paint(photo, { matte, outside, head }, scheme) {
    const { width, height } = photo
    const { softness, brightness } = scheme
    const { lit, dark, light, ring } = coloursOf(scheme)
    const ground = studioGround(width / 4, height / 4, {
      lit: shade(lit, brightness),
      dark: shade(dark, brightness),
      at: { x: 0.5, y: 0.42 },
      reach: 0.62,
      mottle: 3,
    })
    const sheet = sheetFrom(ground, width, height)
    const centre = { x: width / 2, y: Math.min(height * 0.47, head.y + head.width * 0.1) }
    const radius = width * 0.385
    const line = width * (0.008 + 0.006 * softness)
    const glow = width * (0.03 + 0.05 * softness)
    const from = (x: number, y: number) => Math.abs(Math.hypot(x - centre.x, y - centre.y) - radius)
    lighten(sheet, light, (x, y) => 0.5 * Math.exp(-((from(x, y) / glow) ** 2)))
    cover(sheet, ring, (x, y) => 0.95 * Math.max(0, Math.min(1, line - from(x, y) + 0.5)))
    lighten(sheet, light, (_x, _y, i) => 0.16 * Math.exp(-outside[i]! / 26))
    placePerson(sheet, photo, matte, { contrast: 1.06, saturation: 1, warmth: 0, keyLight: 0.5 })
    return sheet
  },
}

/** Share of the background's brightness that remains far away from the halo. */
const UNLIT = 0.3
const LEAST_LIGHT = 64

/**
 * Chooses the colours. Two colours of the user's prompt or reference picture are not mixed: the darker one is for the
 * background, the other one for the halo.
 */
function coloursOf({ colours: [main, second, light], accent }: Scheme): Record<'lit' | 'dark' | 'light' | 'ring', Rgb> {
  if (!accent) return { lit: main, dark: second, light, ring: tint(light, 0.4) }
  const [ground, halo] = lightness(...accent) < lightness(...main) ? [accent, main] : [main, accent]
  const bright = atLeast(halo, LEAST_LIGHT)
  return { lit: ground, dark: shade(ground, UNLIT), light: bright, ring: tint(bright, 0.1) }
}
