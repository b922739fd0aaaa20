import { addOval, blurScene, createScene, developScene, fillRect } from '../backdrop/defocus.ts'
import { type Backdrop, mix, paintGround, type Rgb, smoothstep } from '../backdrop/ground.ts'
import { clouds } from '../backdrop/noise.ts'
import { createRandom } from '../pixels/random.ts'
import { GROUND_SIDE } from './shot-setup.ts'

const SEA_LINE = 0.42

/** Returns a wall lit from one side. `gobo` is the strength of window and leaf shadows, 0 to 1. */
export function litWall(near: Rgb, far: Rgb, gobo = 0): Backdrop {
  return paintGround(GROUND_SIDE, GROUND_SIDE, (u, v) => {
    const base = mix(near, far, smoothstep(0, 1.1, 0.75 * u + 0.35 * v))
    const plaster = 3 * clouds(u * 6, v * 6, 17)
    const shade = 1 - gobo * (1 - windowLight(u, v))
    return [base[0] * shade + plaster, base[1] * shade + plaster, base[2] * shade + plaster]
  })
}

// Returns the light that falls through a window and leaves, 0 to 1.
export function windowLight(u: number, v: number): number {
  const slant = u + v * 0.42
  const pane = smoothstep(0.22, 0.27, slant) * (1 - smoothstep(0.74, 0.8, slant))
  const bars =
    1 - 0.7 * Math.exp(-(((slant - 0.5) / 0.018) ** 2)) - 0.7 * Math.exp(-(((v + u * 0.1 - 0.34) / 0.014) ** 2))
  const leaves = smoothstep(-0.05, 0.2, clouds(u * 5 + 3, v * 5, 31, 3))
  return pane * Math.max(0.25, bars) * (0.45 + 0.55 * leaves)
}

export function nightLights(dark: Rgb, lamp: Rgb, count = 26): Backdrop {
  const random = createRandom(33)
  const scene = createScene(GROUND_SIDE, GROUND_SIDE)
  fillRect(scene, 0, 0, 1, 1, dark)
  addOval(scene, { x: 0.5, y: 0.42 }, { x: 0.62, y: 0.5 }, mix(dark, lamp, 0.32), 0.9, { edge: 1 })
  for (let i = 0; i < count; i++) {
    const radius = 0.012 + random() * 0.042
    const at = { x: random(), y: 0.05 + random() * 0.56 }
    addOval(scene, at, { x: radius, y: radius }, lamp, 0.06 + random() ** 2 * 0.4, { power: 1.3, edge: 0.7 })
  }
  blurScene(scene, 0.004)
  return developScene(scene)
}

export function pastelShapes(wall: Rgb, arch: Rgb, disc: Rgb): Backdrop {
  return paintGround(GROUND_SIDE, GROUND_SIDE, (u, v) => {
    const base = mix(wall, [255, 255, 255], 0.18 * (1 - v))
    const inArch = Math.abs(u - 0.56) < 0.25 && (v > 0.36 || Math.hypot(u - 0.56, v - 0.36) < 0.25)
    const edge = smoothstep(0.004, -0.004, Math.hypot(u - 0.24, v - 0.26) - 0.12)
    const behind = inArch ? mix(arch, [0, 0, 0], 0.05 * (u - 0.31)) : base
    return mix(behind, disc, edge)
  })
}

/** Returns a beach's horizon, out of focus: sky, sea, and the sky's light on the sea. */
export function seaside(sky: Rgb, haze: Rgb, sea: Rgb): Backdrop {
  return paintGround(GROUND_SIDE, GROUND_SIDE, (u, v) => {
    const air = mix(sky, haze, smoothstep(0.02, SEA_LINE, v))
    const cloud = 14 * Math.max(0, clouds(u * 3, v * 8, 23, 3))
    const far = smoothstep(SEA_LINE, 0.66, v)
    const wave = 7 * clouds(u * 5, v * 60, 29, 2) * far
    const water = mix(mix(sea, haze, 0.4), sea, far)
    const share = smoothstep(SEA_LINE - 0.008, SEA_LINE + 0.008, v)
    const [r, g, b] = mix([air[0] + cloud, air[1] + cloud, air[2] + cloud], water, share)
    return [r + wave * share, g + wave * share, b + wave * share]
  })
}
