/**
 * Makes the small pictures on the studio's scene buttons, one for each item and scene: `node tools/draw-scene-previews.ts`.
 * Run it again after a scene was rendered again, and commit the files.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { ITEM_NAMES, scenesOf } from '../packages/render/src/draw/mockup/mockup.ts'
import { registerFonts } from '../packages/render/src/node/fonts.ts'
import { makeMockup } from '../packages/render/src/node/mockup/make-mockup.ts'
import { sharp } from '../packages/render/src/node/sharp.ts'
import { drawLogo } from './sample-logo.ts'

const FOLDER = path.join(import.meta.dirname, '../apps/web/src/modes/mockup/scenes')
/** Twice as wide as a button shows them. */
const SIDE = 168

registerFonts()
await mkdir(FOLDER, { recursive: true })
const logo = await drawLogo()
for (const item of ITEM_NAMES) {
  for (const scene of scenesOf(item)) {
    const { bytes } = await makeMockup({ logo, prompt: '', item, scene })
    const picture = await sharp(bytes).resize(SIDE, SIDE).webp({ quality: 68, effort: 6 }).toBuffer()
    await writeFile(path.join(FOLDER, `${item}-${scene}.webp`), picture)
  }
}
