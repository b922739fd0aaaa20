import type { Ctx } from '../canvas.ts'
import { parseHex, type Rgb, toHex } from '../color.ts'
import type { Pixels } from '../pixels.ts'
import { placesOf, type SceneFile } from './scene-file.ts'
import { LIGHT_OF, LINEAR, seen } from './tone.ts'
import { fitInside, inkOver } from './warp.ts'

/** Reflectance that tools/mockup-scenes gives to an item (`WHITE`) and to the surface that can be tinted (`GROUND`). */
const WHITE = 0.8
const GROUND = 0.56
/** Least and greatest reflectance of a printed picture: black cloth or ink, and white paper. */
const BLACKEST = 0.012
const WHITEST = 0.84
const OPACITY = 0.96
/** Share of the surface's gloss that ink takes away. Matt ink keeps its colour in highlights. */
const MATT = 0.4
/** Range of film grain in the midtones, in levels (0 to 255): it changes a channel by up to half of this. */
const GRAIN = 7
const VIGNETTE = 0.16

/** Share of the light's tint that is removed, as by a camera's white balance, so that white stays white. */
const BALANCE = 0.6

export interface Colors {
  ground: string
  tint?: string
}

const reflectance = (linear: number): number => BLACKEST + linear * (WHITEST - BLACKEST)

function lightAt(data: Pixels['data'], at: number, into: Float32Array): void {
  for (let part = 0; part < 3; part++) into[part] = (LIGHT_OF[data[at + part] as number] as number) / WHITE
  const grey = ((into[0] as number) + (into[1] as number) + (into[2] as number)) / 3
  for (let part = 0; part < 3; part++) into[part] = (into[part] as number) + BALANCE * (grey - (into[part] as number))
}

const EVERY = 7
const PRINTED = 128

/** Returns the colour that the cloth or paper has in the scene's light: black cloth in sunlight looks grey. */
export function groundSeen({ planes }: SceneFile, ground: string): string {
  const side = planes.width
  const plane = side * side * 4
  const { data } = planes
  const cloth = parseHex(ground).map((part) => reflectance(LINEAR[part] as number))
  const light = new Float32Array(3)
  const sum = [0, 0, 0]
  let count = 0
  for (let at = 0; at < plane; at += 4 * EVERY) {
    if ((data[at + 2 * plane] as number) < PRINTED) continue
    count++
    lightAt(data, at + plane, light)
    for (let part = 0; part < 3; part++) {
      const base = LIGHT_OF[data[at + part] as number] as number
      sum[part] = (sum[part] as number) + seen(base + (light[part] as number) * (cloth[part] as number))
    }
  }
  return count === 0 ? ground : toHex(sum.map((part) => part / count) as unknown as Rgb)
}

export function compose(
  ctx: Ctx,
  { facts, planes }: SceneFile,
  logo: Pixels,
  { ground, tint }: Colors,
  share?: number,
): void {
  const side = planes.width
  const image = ctx.createImageData(side, side)
  const ink = inkOver(image, logo, placesOf(facts), fitInside(logo, facts.ratio, share))
  const cloth = parseHex(ground).map((part) => reflectance(LINEAR[part] as number))
  const wall = facts.tinted && tint ? parseHex(tint).map((part) => reflectance(LINEAR[part] as number) / GROUND) : null
  const plane = side * side * 4
  const { data } = planes
  const out = image.data
  const light = new Float32Array(3)
  let state = 1
  for (let y = 0, at = 0; y < side; y++) {
    const fromMiddle = (y / side - 0.5) ** 2
    for (let x = 0; x < side; x++, at += 4) {
      const away = ((x / side - 0.5) ** 2 + fromMiddle) * 2
      const lens = 1 - VIGNETTE * away * away * 2
      const printed = ((data[at + 2 * plane] as number) / 255) * OPACITY
      const hidden = ((ink[at + 3] as number) / 255) * printed
      const tinted = wall ? (data[at + 3 * plane] as number) / 255 : 0
      state = (Math.imul(state, 1664525) + 1013904223) | 0
      const grain = ((state >>> 16) / 65536 - 0.5) * GRAIN
      lightAt(data, at + plane, light)
      for (let part = 0; part < 3; part++) {
        let base = LIGHT_OF[data[at + part] as number] as number
        if (wall && tinted > 0) base *= 1 + tinted * ((wall[part] as number) - 1)
        base *= 1 - MATT * hidden
        let surface = cloth[part] as number
        if (hidden > 0) surface += hidden * (reflectance(LINEAR[ink[at + part] as number] as number) - surface)
        const tone = seen((base + (light[part] as number) * surface) * lens)
        // Grain is strongest in the midtones, as on film.
        out[at + part] = tone + grain * (0.35 + (tone * (255 - tone)) / 25_000)
      }
      out[at + 3] = 255
    }
  }
  ctx.putImageData(image, 0, 0)
}
