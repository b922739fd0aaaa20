import { addOval, blurScene, createScene, developScene, fillRect } from '../../backdrop/defocus.ts'
import { mix } from '../../backdrop/ground.ts'
import { createRandom } from '../../pixels/random.ts'
import { type Scheme, shade, tint } from '../scheme.ts'
import { lighten, placePerson, sheetFrom } from '../sheet.ts'
import { edgeTowards } from './edge-light.ts'
import type { DpStyleRecipe } from './style.ts'

export const goldenHour: DpStyleRecipe = {
  own: {
    colours: [
      [246, 164, 84],
      [122, 66, 46],
      [255, 224, 160],
    ],
    softness: 0.6,
    brightness: 1,
  },
  paint(photo, { matte, outside }, scheme) {
    const { width, height } = photo
    const [main, , light] = scheme.colours
    const sheet = sheetFrom(field(width / 4, height / 4, scheme), width, height)
    lighten(sheet, light, (_x, _y, i) => 0.3 * Math.exp(-outside[i]! / (width * 0.03)))
    placePerson(sheet, photo, matte, { contrast: 1.04, saturation: 1.08, warmth: 9, keyLight: -0.8 })
    const edge = edgeTowards(matte, 1)
    lighten(sheet, mix(main, light, 0.6), (_x, _y, i) => 0.4 * edge[i]! * matte.data[i]!)
    // The lens flare is weak on the person, so that it does not cover the face.
    lighten(sheet, light, (x, y, i) => {
      const far = Math.hypot(x / width - 0.86, y / height - 0.24)
      return 0.55 * Math.exp(-((far / 0.3) ** 2)) * (1 - 0.85 * matte.data[i]!)
    })
    return sheet
  },
}

function field(width: number, height: number, { colours: [main, second, light], softness, brightness }: Scheme) {
  const random = createRandom(31)
  const scene = createScene(width, height)
  const rows = 12
  for (let row = 0; row < rows; row++) {
    const t = row / (rows - 1)
    const colour = t < 0.55 ? mix(tint(main, 0.3), main, t / 0.55) : mix(main, second, (t - 0.55) / 0.45)
    fillRect(scene, 0, row / rows, 1, 1 / rows + 0.01, shade(colour, brightness))
  }
  for (let tree = 0; tree < 26; tree++) {
    const size = 0.04 + random() * 0.08
    addOval(
      scene,
      { x: random(), y: 0.5 + random() * 0.14 },
      { x: size, y: size * 0.7 },
      shade(second, brightness),
      0.5,
    )
  }
  blurScene(scene, 0.03 + 0.02 * softness)
  addOval(scene, { x: 0.84, y: 0.26 }, { x: 0.15, y: 0.15 }, light, 0.9, { power: 1.8, edge: 0.7 })
  for (let spot = 0; spot < 24; spot++) {
    const radius = 0.012 + random() * 0.035
    const at = { x: 0.35 + random() * 0.65, y: 0.35 + random() * 0.55 }
    addOval(scene, at, { x: radius, y: radius }, light, 0.12 + random() * 0.3, { power: 1.3 })
  }
  blurScene(scene, 0.006 + 0.006 * softness)
  return developScene(scene)
}
