import { AESTHETICS } from '@ufaro/contract/tools/product.ts'
import { type ColorName, fold, NAMED_COLORS } from '../understand.ts'
import {
  type Background,
  type Light,
  LONGEST_ENTRY,
  type Material,
  type Meaning,
  meaningOf,
  type Setting,
} from './aesthetic-words.ts'

export interface Tint {
  color?: string
  tone?: 'dark' | 'light'
}

export interface Aesthetic {
  setting: Setting
  light: Light
  from: 'left' | 'right'
  color?: string
  ground?: Tint & { material?: Material }
  background?: Tint & { kind: Background }
  isLarge: boolean
  /** Empty for one of the tool's preset looks, because its name already says what is drawn. */
  understood: Understood
}

/** What is drawn and what is not, in the user's words. */
export interface Understood {
  drawn: { part: 'setting' | 'surface' | 'background' | 'colour' | 'light' | 'side' | 'view'; words: string }[]
  notDrawn: string[]
}

interface Phrase {
  meaning: Meaning
  words: string[]
  color?: ColorName
  tone?: 'dark' | 'light'
}

/** Maximum number of phrases to report as not drawn. A text in another language would otherwise report every word. */
const MOST_NOT_DRAWN = 5
const SHORTEST_WORD = 3

export function understandAesthetic(text: string): Aesthetic {
  const phrases = phrasesOf(text)
  const first = (test: (phrase: Phrase) => unknown) => phrases.find(test)
  const colored = first(({ meaning, color }) => color && meaning.isAdjective)
  const place = first(({ meaning }) => meaning.setting)
  const light = first(({ meaning }) => meaning.light)
  const side = first(({ meaning }) => meaning.from)
  const ground =
    first(({ meaning }) => meaning.material) ??
    first(({ meaning, color, tone }) => meaning.isGround && (color || tone || meaning.background))
  const behind =
    first(({ meaning, color }) => meaning.background === 'wall' && !meaning.material && color) ??
    first(({ meaning }) => meaning.background && !meaning.isGround) ??
    first(({ meaning }) => meaning.background)
  const setting = place?.meaning.setting
  const color = colored?.color && !isOwn(setting, colored.color) ? NAMED_COLORS[colored.color] : undefined
  const kind = setting ?? (color ? 'bold' : 'paper')
  return {
    setting: kind,
    light: light?.meaning.light ?? 'neutral',
    from: side?.meaning.from ?? 'left',
    ...(color && { color }),
    ...(ground && {
      ground: { ...tintOf(ground), ...(ground.meaning.material && { material: ground.meaning.material }) },
    }),
    ...(behind?.meaning.background && { background: { ...tintOf(behind), kind: behind.meaning.background } }),
    isLarge: first(({ meaning }) => meaning.product)?.meaning.product === 'large',
    understood: isReady(text) ? { drawn: [], notDrawn: [] } : readBack(),
  }

  function readBack(): Understood {
    if (!place && !ground && !behind && !color) {
      return { drawn: [{ part: 'setting', words: `${kind} (assumed)` }], notDrawn: [] }
    }
    const isSaid = place && !(ground && behind) && !isElsewhere(place)
    const parts = [
      [ground, 'surface'],
      [behind, 'background'],
      [isSaid ? place : undefined, 'setting'],
      [light, 'light'],
      [side, 'side'],
      [color ? colored : undefined, 'colour'],
    ] as const
    const drawn = phrases.flatMap((phrase) => {
      const part = parts.find(([each]) => each === phrase)?.[1]
      return part ? { part, words: phrase.words.join(' ').toLowerCase() } : []
    })
    return { drawn, notDrawn: notDrawn() }
  }

  /** Returns the phrases that are not drawn: unknown words, and a garden or sea if there is another background. */
  function notDrawn(): string[] {
    // An unknown phrase at the start names the product: `Brownie on white tiles`.
    const things = phrases.filter((phrase, at) => (at > 0 && isUnknown(phrase)) || isElsewhere(phrase))
    return [...new Set(things.map((phrase) => phrase.words.join(' ')))].slice(0, MOST_NOT_DRAWN)
  }

  function isElsewhere({ meaning: { background } }: Phrase): boolean {
    const isPlace = background === 'garden' || background === 'sea'
    return isPlace && behind !== undefined && background !== behind.meaning.background
  }
}

/** Lists, for the user, how the text was understood: `surface: grey slate`, `light: warm`, `not drawn: petals`. */
export const readBackOf = ({ drawn, notDrawn }: Understood): string[] => [
  ...drawn.map(({ part, words }) => `${part}: ${words}`),
  ...(notDrawn.length > 0 ? [`not drawn: ${notDrawn.join(', ')}`] : []),
]

const isUnknown = ({ meaning }: Phrase) => Object.keys(meaning).length === 0

const isReady = (text: string) => (AESTHETICS as readonly string[]).includes(text.trim())

const tintOf = ({ color, tone }: Phrase): Tint => ({
  ...(color && { color: NAMED_COLORS[color] }),
  ...(tone && { tone }),
})

function phrasesOf(text: string): Phrase[] {
  const tokens = text.normalize('NFC').match(/[\p{L}\p{M}\p{N}]+|[.,;:!?/]/gu) ?? []
  const phrases: Phrase[] = []
  let before: Phrase[] = []
  let noun: Phrase | undefined
  const release = () => {
    phrases.push(...before)
    before = []
    noun = undefined
  }
  for (let at = 0; at < tokens.length; ) {
    const { meaning, count } = longestEntry(tokens, at)
    const words = tokens.slice(at, at + count)
    at += count
    const own = { ...(meaning.color && { color: meaning.color }), ...(meaning.tone && { tone: meaning.tone }) }
    if (meaning.isEnd) release()
    else if (meaning.isGround && noun?.meaning.material) {
      // The two nouns name one thing: `marble table`.
      noun.meaning = { ...(meaning.setting && { setting: meaning.setting }), ...noun.meaning }
      noun.words.push(...words)
    } else if (isNoun(meaning)) {
      const adjectives = before.flatMap((each) => each.words)
      noun = Object.assign(own, ...before, { meaning, words: [...adjectives, ...words] }) as Phrase
      phrases.push(noun)
      before = []
    } else if (meaning.isAdjective || meaning.tone) before.push({ ...own, meaning, words })
    else phrases.push({ meaning, words })
  }
  release()
  return phrases
}

const isMark = (token: string) => !/[\p{L}\p{N}]/u.test(token)

/** A noun takes the adjectives before it. A word that is not in the dictionary counts as a noun. */
const isNoun = ({ material, background, isGround, product, ...rest }: Meaning): boolean =>
  Boolean(material || background || isGround || product) || Object.keys(rest).length === 0

function longestEntry(tokens: readonly string[], at: number): { meaning: Meaning; count: number } {
  for (let count = Math.min(LONGEST_ENTRY, tokens.length - at); count > 0; count--) {
    if (count > 1 && tokens.slice(at, at + count).some(isMark)) continue
    const meaning = meaningOf(fold(tokens.slice(at, at + count).join(' ')).trim())
    if (meaning) return { meaning, count }
  }
  const token = tokens[at]!
  if (isMark(token)) return { meaning: { isEnd: true }, count: 1 }
  return { meaning: token.length < SHORTEST_WORD || /^\p{N}+$/u.test(token) ? { isFiller: true } : {}, count: 1 }
}

const OWN: Partial<Record<Setting, readonly ColorName[]>> = {
  paper: ['white'],
  dark: ['black', 'gold'],
  garden: ['green'],
  wood: ['brown'],
  marble: ['white', 'grey'],
  sand: ['beige', 'orange', 'terracotta'],
}

const isOwn = (setting: Setting | undefined, color: ColorName): boolean =>
  setting !== undefined && (OWN[setting]?.includes(color) ?? false)
