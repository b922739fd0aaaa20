import { fontOf, type TextStyle } from '@ufaro/render/draw/text.ts'
import { CANVAS_FACES } from './canvas-faces.ts'

const files = import.meta.glob<string>('../../ui/fonts/canvas-*.woff2', {
  query: '?url',
  import: 'default',
  eager: true,
})

let known = false

/** Registers the fonts. The browser downloads a registered font only when a text needs it. */
function addFaces(): void {
  if (known) return
  known = true
  for (const { family, weight, style, file, range } of CANVAS_FACES) {
    const url = files[`../../ui/fonts/${file}.woff2`]
    if (!url) throw new Error(`The font ${file} was not built`)
    document.fonts.add(
      new FontFace(family, `url(${url}) format("woff2")`, { weight: String(weight), style, unicodeRange: range }),
    )
  }
}

/**
 * Downloads the fonts that these letters need, including fallbacks.
 * @throws if a file cannot be loaded
 */
export async function loadFaces(styles: readonly TextStyle[], text: string): Promise<void> {
  addFaces()
  await Promise.all(styles.map((style) => document.fonts.load(fontOf(style, 16), text || ' ')))
}
