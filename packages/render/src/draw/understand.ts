export const fold = (text: string): string =>
  ` ${text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `

/** Finds the key whose word comes first in the text. At the same place, the longest word wins. */
export function firstMatch<K extends string>(
  text: string,
  words: Record<K, readonly string[]>,
): { key: K; word: string } | null {
  const folded = fold(text)
  let best: { key: K; word: string; at: number } | null = null
  for (const [key, list] of Object.entries(words) as [K, readonly string[]][]) {
    for (const word of list) {
      const match = new RegExp(` ${word}(?:e?s)? `).exec(folded)
      if (!match) continue
      if (!best || match.index < best.at || (match.index === best.at && word.length > best.word.length)) {
        best = { key, word, at: match.index }
      }
    }
  }
  return best && { key: best.key, word: best.word }
}

export const NAMED_COLORS = {
  black: '#17181c',
  white: '#fbfaf7',
  grey: '#9aa0a8',
  red: '#c92a2a',
  burgundy: '#6d1f31',
  orange: '#e8762d',
  terracotta: '#b4593f',
  yellow: '#f2c230',
  gold: '#c9a24a',
  green: '#2f8f57',
  olive: '#6e713c',
  mint: '#9fdcc0',
  teal: '#1f8a8a',
  'sky blue': '#8cc3ea',
  navy: '#1c2c4c',
  blue: '#2f66c9',
  purple: '#6c3fb0',
  lilac: '#c5b3e6',
  pink: '#ec8fb4',
  peach: '#f5b895',
  brown: '#7a4a2b',
  beige: '#e6d7bd',
  cream: '#f5ecd9',
  silver: '#c3c8cf',
} as const
export type ColorName = keyof typeof NAMED_COLORS

export const COLOR_WORDS: Record<ColorName, readonly string[]> = {
  black: ['black'],
  white: ['white'],
  grey: ['grey', 'gray'],
  red: ['red', 'crimson'],
  burgundy: ['burgundy', 'maroon'],
  orange: ['orange'],
  terracotta: ['terracotta'],
  yellow: ['yellow', 'mustard'],
  gold: ['gold', 'golden'],
  green: ['green', 'emerald'],
  olive: ['olive'],
  mint: ['mint'],
  teal: ['teal', 'turquoise'],
  // `sky blue` and `navy` stand before `blue`, because `understandMockup` takes the first colour that matches.
  'sky blue': ['sky blue', 'light blue'],
  navy: ['navy', 'navy blue', 'dark blue'],
  blue: ['blue', 'royal blue'],
  purple: ['purple', 'violet'],
  lilac: ['lilac', 'lavender'],
  pink: ['pink', 'rose'],
  peach: ['peach'],
  brown: ['brown', 'chocolate'],
  beige: ['beige', 'nude', 'sand', 'tan'],
  cream: ['cream', 'ivory'],
  silver: ['silver'],
}
