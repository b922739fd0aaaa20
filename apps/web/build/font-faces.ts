import { BASE_RANGE, CANVAS_FACES, EXTENDED_RANGE } from '../src/studio/preview/canvas-faces.ts'

export interface FontCut {
  family: string
  weight: number
  source: string
  file: string
  glyphs: string
  /** Value of the CSS property `unicode-range`: browsers load the font file only for these characters. */
  range: string
}

const letters = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('')

const ASCII = letters(0x20, 0x7e)
const TYPOGRAPHY = '\u00a0·×–—‘’“”…′″←↑→↓∞✓©₦'
const COMBINING = letters(0x300, 0x30c) + letters(0x323, 0x329)
const WEST_AFRICAN = 'ẸẹỌọṢṣỊịỤụẠạẊẋƁɓƊɗƘƙƳƴŃńǸǹḾḿƝɲƎǝẼẽṄṅ'
const LATIN = letters(0xa1, 0xff) + letters(0x100, 0x17f)
const charactersOf = (range: string) =>
  range
    .split(',')
    .map((part) => {
      const [from = 0, to = from] = part
        .slice(2)
        .split('-')
        .map((code) => Number.parseInt(code, 16))
      return letters(from, to)
    })
    .join('')

const PLAIN_GLYPHS = ASCII + TYPOGRAPHY
const EXTENDED_GLYPHS = ASCII + TYPOGRAPHY + LATIN + WEST_AFRICAN + COMBINING

const ttf = (pack: string, style: string, name: string) => `@expo-google-fonts/${pack}/${style}/${name}_${style}.ttf`

/**
 * Makes two subset files per font, so that plain English pages load only the small one. The extended file repeats the
 * basic letters, because a diacritic can only be positioned on a letter of the same file.
 */
const cuts = (family: string, weight: number, source: string, file: string): FontCut[] => [
  { family, weight, source, file, glyphs: PLAIN_GLYPHS, range: BASE_RANGE },
  {
    family,
    weight,
    source,
    file: `${file}-extended`,
    glyphs: EXTENDED_GLYPHS,
    range: EXTENDED_RANGE,
  },
]

const BRAND = 'Ufaro'
const marker = ttf('permanent-marker', '400Regular', 'PermanentMarker')

export const FONT_CUTS: readonly FontCut[] = [
  ...cuts('Inter', 400, ttf('inter', '400Regular', 'Inter'), 'inter-400'),
  ...cuts('Inter', 600, ttf('inter', '600SemiBold', 'Inter'), 'inter-600'),
  ...cuts('Caveat', 700, ttf('caveat', '700Bold', 'Caveat'), 'caveat-700'),
  ...cuts('JetBrains Mono', 400, ttf('jetbrains-mono', '400Regular', 'JetBrainsMono'), 'jetbrains-mono-400'),
  {
    family: 'Permanent Marker',
    weight: 400,
    source: marker,
    file: 'permanent-marker-brand',
    glyphs: BRAND,
    range: 'U+55,U+61,U+66,U+6F,U+72',
  },
  // Only themes whose heading font is Permanent Marker use these files.
  ...cuts('Permanent Marker Text', 400, marker, 'permanent-marker-400'),
]

const STYLES: Record<number, string> = {
  400: '400Regular',
  500: '500Medium',
  700: '700Bold',
  800: '800ExtraBold',
  900: '900Black',
}

function glyphsFor(range: string): string {
  if (range === BASE_RANGE) return PLAIN_GLYPHS
  // Keep zero-width joiners and the digits of keycap emoji too, because they form glyphs with characters of the range.
  return range === EXTENDED_RANGE ? EXTENDED_GLYPHS : `${charactersOf(range)}\u200c\u200d 0123456789#*`
}

/** Fonts for drawing on a canvas. No stylesheet names them. */
export const CANVAS_CUTS: readonly Pick<FontCut, 'source' | 'file' | 'glyphs'>[] = CANVAS_FACES.map(
  ({ family, weight, style, file, range }) => {
    const pack = family.toLowerCase().replaceAll(' ', '-')
    const cutting = `${STYLES[weight]}${style === 'italic' ? '_Italic' : ''}`
    return { file, source: ttf(pack, cutting, family.replaceAll(' ', '')), glyphs: glyphsFor(range) }
  },
)
