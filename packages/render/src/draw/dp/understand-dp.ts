import { parseHex, type Rgb } from '../color.ts'
import { COLOR_WORDS, type ColorName, firstMatch, fold, NAMED_COLORS } from '../understand.ts'

export interface DpIntent {
  colours: Rgb[]
  /** Softness of the style's blurs, glows and shadows, from 0 (crisp) to 1 (soft). */
  softness?: number
  /** Factor of the background's brightness. 1 changes nothing. */
  brightness?: number
  understood: string[]
}

const MOST_COLOURS = 3
const NOTHING = 'the style’s own colours (assumed)'

const LIGHT_WORDS = {
  dark: ['dark', 'deep', 'moody', 'night', 'dramatic', 'midnight', 'shadow'],
  bright: ['bright', 'light', 'airy', 'sunny', 'fresh', 'clean', 'white background'],
} as const
const EDGE_WORDS = {
  soft: ['soft', 'gentle', 'dreamy', 'blurred', 'blurry', 'smooth', 'calm', 'pastel'],
  crisp: ['crisp', 'sharp', 'bold', 'strong', 'graphic', 'clear', 'punchy'],
} as const
const BRIGHTNESS = { dark: 0.62, bright: 1.25 }
const SOFTNESS = { soft: 1, crisp: 0.15 }

/**
 * Matches descriptions of the person or their clothes, such as `brown skin`, `dark hair` or `a red dress`. They are
 * ignored, because their words do not describe the wanted style.
 */
const OF_THE_PERSON = new RegExp(
  ` (?:(?:dark|deep|light|medium|fair|bright) )?\\S+ (?:${[
    'skin|skinned|complexion|hair|haired|beard|eye|eyes|lips|teeth|smile',
    'woman|women|man|men|lady|guy|girl|boy|person|people|queen|king',
    'suit|shirt|blouse|dress|gown|jacket|cap|hat|gele|agbada|hijab|glasses',
  ].join('|')})(?= )`,
  'g',
)

export function understandDp(prompt: string): DpIntent {
  const text = fold(prompt).replace(OF_THE_PERSON, ' ')
  const names = coloursIn(text)
  const light = firstMatch(text, LIGHT_WORDS)
  const edge = firstMatch(text, EDGE_WORDS)
  const understood = [...names, light, edge].flatMap((match) => match?.word ?? [])
  return {
    colours: names.map(({ name }) => parseHex(NAMED_COLORS[name])),
    ...(light && { brightness: BRIGHTNESS[light.key] }),
    ...(edge && { softness: SOFTNESS[edge.key] }),
    understood: understood.length > 0 ? understood : [NOTHING],
  }
}

function coloursIn(text: string): { name: ColorName; word: string }[] {
  const found: { name: ColorName; word: string; at: number }[] = []
  for (const [name, words] of Object.entries(COLOR_WORDS) as [ColorName, readonly string[]][]) {
    for (const word of words) {
      const at = text.indexOf(` ${word} `)
      if (at >= 0) found.push({ name, word, at })
    }
  }
  // Ignore shorter words inside a longer match, because "navy blue" is one colour and not two.
  const whole = found.filter(
    ({ at, word }) => !found.some((other) => other.word.length > word.length && covers(other, at, word.length)),
  )
  const inOrder = whole.sort((a, b) => a.at - b.at)
  return inOrder.filter(({ name }, k) => inOrder.findIndex((other) => other.name === name) === k).slice(0, MOST_COLOURS)
}

function covers(other: { at: number; word: string }, at: number, length: number): boolean {
  return other.at <= at && other.at + other.word.length >= at + length
}
