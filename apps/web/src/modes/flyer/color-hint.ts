import { contrast } from '@ufaro/render/draw/color.ts'
import { type Colors, isHex } from '#web/studio/brand/colors.ts'

const PALE = 1.6
const ALIKE = 1.25

export function colorHint(colors: Colors): string | null {
  if (!colors.every(isHex)) return null
  const [main, second, accent] = colors
  if (contrast(main, '#ffffff') < PALE) return 'The main colour is very pale: on paper a deeper shade of it is used.'
  if (contrast(main, accent) < ALIKE) return 'Main and accent are about equally bright: the accent may not stand out.'
  if (contrast(main, second) < ALIKE && contrast(second, accent) < ALIKE)
    return 'The three colours are about equally bright: the design may look flat.'
  return null
}
