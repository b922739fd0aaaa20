import { toLab } from '../pixels/lab.ts'

const GREYISH = 9
/** Upper ends of hue ranges in L*a*b*, in degrees. Pink spans 0°, so it is both the first and the last range. */
const HUES: readonly (readonly [ends: number, name: string])[] = [
  [18, 'pink'],
  [48, 'red'],
  [72, 'orange'],
  [104, 'yellow'],
  [165, 'green'],
  [225, 'teal'],
  [318, 'blue'],
  [328, 'purple'],
  [360, 'pink'],
]

/** Minimum ratio of red to blue in purple. By their hue in L*a*b* alone, some purples would count as blue. */
const PURPLE_RED = 0.5

/** Returns the everyday name of a colour in bytes, such as `dark blue`, `light grey` or `brown`. */
export function nameColour(red: number, green: number, blue: number): string {
  const [l, a, b] = toLab(red, green, blue)
  const chroma = Math.hypot(a, b)
  if (chroma < GREYISH) return greyOf(l)
  const hue = ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360
  const named = HUES.find(([ends]) => hue < ends)?.[1] ?? 'pink'
  const name = named === 'blue' && red > PURPLE_RED * blue && red > green ? 'purple' : named
  return earthOf(name, l, chroma) ?? `${shadeOf(name, l)}${name}`
}

function greyOf(l: number): string {
  if (l > 92) return 'white'
  if (l > 72) return 'light grey'
  if (l > 42) return 'grey'
  return l > 20 ? 'dark grey' : 'black'
}

function earthOf(name: string, l: number, chroma: number): string | null {
  const warm = name === 'orange' || name === 'yellow'
  if (warm && l > 88 && chroma < 24) return 'cream'
  if (warm && l > 62 && chroma < 34) return 'beige'
  if ((warm && l < 58) || (name === 'red' && l < 36 && chroma < 34)) return l < 28 ? 'dark brown' : 'brown'
  return name === 'yellow' && l < 78 && chroma > 40 ? 'gold' : null
}

function shadeOf(name: string, l: number): string {
  if (name === 'yellow' || name === 'pink') return l < 45 ? 'dark ' : ''
  return l < 34 ? 'dark ' : l > 74 ? 'light ' : ''
}
