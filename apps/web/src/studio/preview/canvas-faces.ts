/** A font that drawings use and pages do not. It is loaded on demand. */
export interface CanvasFace {
  family: string
  weight: number
  style: 'normal' | 'italic'
  file: string
  range: string
}

export const BASE_RANGE =
  'U+20-7E,U+A0,U+A9,U+B7,U+D7,U+2013-2014,U+2018-2019,U+201C-201D,U+2026,U+2032-2033,U+20A6,U+2190-2193,U+221E,U+2713'
export const EXTENDED_RANGE = 'U+A1-A8,U+AA-B6,U+B8-D6,U+D8-17F,U+181-1FF,U+253-272,U+300-30C,U+323-329,U+1E00-1EFF'
const EMOJI_RANGE =
  'U+200D,U+20E3,U+203C,U+2049,U+2139,U+2194-21AA,U+231A-23FA,U+25AA-2712,U+2714-27BF,U+2934-2935,U+2B05-2B55,U+FE0F,U+1F000-1FAFF,U+E0020-E007F'
const ARABIC_RANGE = 'U+600-6FF,U+750-77F,U+8A0-8FF,U+FB50-FDFF,U+FE70-FEFC'
const HEBREW_RANGE = 'U+591-5F4,U+FB1D-FB4F'

const slug = (family: string) => family.toLowerCase().replaceAll(' ', '-')

function cutsOf(family: string, weight: number, style: CanvasFace['style'] = 'normal'): CanvasFace[] {
  const file = `canvas-${slug(family)}-${weight}${style === 'italic' ? '-italic' : ''}`
  return [
    { family, weight, style, file, range: BASE_RANGE },
    { family, weight, style, file: `${file}-extended`, range: EXTENDED_RANGE },
  ]
}

const whole = (family: string, weight: number, range: string): CanvasFace => ({
  family,
  weight,
  style: 'normal',
  file: `canvas-${slug(family)}-${weight}`,
  range,
})

export const CANVAS_FACES: readonly CanvasFace[] = [
  ...[500, 700, 800, 900].flatMap((weight) => cutsOf('Inter', weight)),
  ...cutsOf('Tinos', 400),
  ...cutsOf('Tinos', 700),
  ...cutsOf('Tinos', 400, 'italic'),
  ...cutsOf('Caveat', 400),
  ...cutsOf('JetBrains Mono', 700),
  ...cutsOf('Permanent Marker', 400),
  whole('Noto Emoji', 400, EMOJI_RANGE),
  whole('Noto Emoji', 700, EMOJI_RANGE),
  whole('Noto Sans Arabic', 400, ARABIC_RANGE),
  whole('Noto Sans Hebrew', 400, HEBREW_RANGE),
]
