import { createRandom } from '../pixels/random.ts'
import { addOval, blurScene, createScene, developScene, fillRect } from './defocus.ts'
import { type Backdrop, mix, paintGround, type Rgb, smoothstep } from './ground.ts'
import { clouds } from './noise.ts'

export function officeGround(width: number, height: number): Backdrop {
  const random = createRandom(21)
  const scene = createScene(width, height)
  fillRect(scene, 0, 0, 1, 1, [150, 126, 104])
  fillRect(scene, 0, 0.82, 1, 0.18, [84, 60, 44])
  for (let pane = 0; pane < 2; pane++) fillRect(scene, -0.04 + pane * 0.2, 0.02, 0.17, 0.66, [214, 222, 226], 1.25)
  fillRect(scene, 0.66, 0.1, 0.4, 0.62, [92, 68, 52])
  for (let row = 0; row < 4; row++) {
    for (let x = 0.67; x < 1; x += 0.03 + random() * 0.03) {
      const tint: Rgb = [120 + random() * 90, 90 + random() * 70, 70 + random() * 60]
      fillRect(scene, x, 0.13 + row * 0.15, 0.025, 0.08 + random() * 0.03, tint)
    }
  }
  blurScene(scene, 0.045)
  for (let lamp = 0; lamp < 11; lamp++) {
    const radius = 0.022 + random() ** 1.7 * 0.07
    const at = { x: 0.58 + random() * 0.44, y: 0.03 + random() ** 1.3 * 0.42 }
    const colour = mix([255, 190, 118], [255, 226, 184], random())
    addOval(scene, at, { x: radius, y: radius }, colour, 0.1 + random() ** 2 * 0.5, { power: 1.5, edge: 0.75 })
  }
  blurScene(scene, 0.017)
  return developScene(scene)
}

export function gardenGround(width: number, height: number): Backdrop {
  const random = createRandom(7)
  const scene = createScene(width, height)
  fillRect(scene, 0, 0, 1, 1, [72, 98, 58])
  fillRect(scene, 0, 0, 1, 0.4, [128, 152, 92])
  for (let leaf = 0; leaf < 170; leaf++) {
    const y = random()
    const sun = Math.max(0, 1 - y * 1.25) * (0.5 + random() * 0.8)
    const colour = mix([44, 70, 40], [172, 190, 104], sun)
    addOval(scene, { x: random(), y }, { x: 0.04 + random() * 0.1, y: 0.03 + random() * 0.08 }, colour, 0.55)
  }
  blurScene(scene, 0.04)
  for (let spot = 0; spot < 34; spot++) {
    const radius = 0.016 + random() ** 1.6 * 0.065
    const y = random() ** 1.6 * 0.8
    addOval(scene, { x: random(), y }, { x: radius, y: radius }, [232, 238, 178], 0.08 + random() ** 2 * 0.36, {
      power: 1.15,
      edge: 0.75,
    })
  }
  blurScene(scene, 0.014)
  return developScene(scene)
}

export function sunsetGround(width: number, height: number): Backdrop {
  return paintGround(width, height, (u, v) => {
    const plaster = 6 * clouds(u * 7, v * 9, 3, 5)
    const base = mix([202, 124, 88], [140, 70, 58], smoothstep(0, 1.1, v * 0.75 + (1 - u) * 0.35))
    const across = u - 0.46 + v * 0.34
    const beam = smoothstep(0.02, 0.12, across) * (1 - smoothstep(0.5, 0.66, across))
    const bar = 1 - 0.55 * Math.exp(-(((across - 0.3) / 0.03) ** 2))
    const shine = beam * bar * (1 - smoothstep(0.35, 0.95, v)) * 0.75
    const [r, g, b] = mix(base, [255, 208, 150], shine)
    return [r + plaster, g + plaster, b + plaster * 0.8]
  })
}

export function pastelGround(width: number, height: number): Backdrop {
  const aspect = width / height
  return paintGround(width, height, (u, v) => {
    const slope = smoothstep(0.05, 0.95, u * 0.45 + v * 0.6)
    const base = mix([206, 205, 242], [255, 206, 190], slope)
    const disc = 1 - smoothstep(0.335, 0.35, Math.hypot((u - 0.5) * aspect, v - 0.4))
    return mix(base, [255, 244, 236], disc * 0.5)
  })
}
