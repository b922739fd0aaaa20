import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'
import { CANVAS_CUTS, FONT_CUTS, type FontCut } from './font-faces.ts'

const require = createRequire(import.meta.url)
const folder = path.resolve(import.meta.dirname, '../src/ui/fonts')

const face = ({ family, weight, file, range }: FontCut): string =>
  `@font-face{font-family:'${family}';font-weight:${weight};font-style:normal;font-display:swap;src:url('./${file}.woff2') format('woff2');unicode-range:${range}}`

/**
 * OpenType features to keep, such as marks, kerning, ligatures, tabular figures and Arabic forms. Stylistic alternates
 * are dropped, because they would double the size of the font Caveat.
 */
const FEATURES = ['ccmp', 'locl', 'mark', 'mkmk', 'kern', 'liga', 'rlig', 'tnum', 'init', 'medi', 'fina', 'isol']

async function cut({ source, glyphs, file }: Pick<FontCut, 'source' | 'glyphs' | 'file'>): Promise<void> {
  const whole = await readFile(require.resolve(source))
  const font = await subsetFont(whole, glyphs, { targetFormat: 'woff2', noHinting: true, keepFeatures: FEATURES })
  await writeFile(path.join(folder, `${file}.woff2`), font)
}

/** Subsets the complete TTF files and writes the stylesheet, unless an earlier build with the same settings did so. */
export function fonts(): Plugin {
  return {
    name: 'ufaro-fonts',
    async buildStart() {
      const css = `${FONT_CUTS.map(face).join('\n')}\n`
      const recipe = `${JSON.stringify([FEATURES, FONT_CUTS, CANVAS_CUTS])}\n`
      const recipeFile = path.join(folder, 'recipe.json')
      if (existsSync(recipeFile) && (await readFile(recipeFile, 'utf8')) === recipe) return
      await mkdir(folder, { recursive: true })
      await Promise.all([...FONT_CUTS, ...CANVAS_CUTS].map(cut))
      await writeFile(path.join(folder, 'fonts.css'), css)
      await writeFile(recipeFile, recipe)
    },
  }
}
