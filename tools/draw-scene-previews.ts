/** Run this again after rendering a scene again, and commit the files. */
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { drawMockup, ITEM_NAMES, sceneFileOf, scenesOf } from '../packages/render/src/draw/mockup/mockup.ts'
import { SIZE } from '../packages/render/src/draw/mockup/scene.ts'
import { createContext, encode } from '../packages/render/src/node/canvas.ts'
import { loadScene } from '../packages/render/src/node/mockup/load-scene.ts'
import { sharp } from '../packages/render/src/node/sharp.ts'

const FOLDER = path.join(import.meta.dirname, '../apps/web/src/modes/mockup/scenes')
/** Side of a preview in pixels: twice its side in the app's buttons, for high-density displays. */
const SIDE = 168

await mkdir(FOLDER, { recursive: true })
/** The previews show blank items, because a sample logo would look strange beside the user's own. */
const blank = createContext(8, 8).getImageData(0, 0, 8, 8)
for (const item of ITEM_NAMES) {
  for (const scene of scenesOf(item)) {
    const ctx = createContext(SIZE, SIZE)
    drawMockup(ctx, blank, item, { scene }, await loadScene(sceneFileOf(item, { scene })))
    const picture = await sharp((await encode(ctx, 'jpeg')).bytes)
      .resize(SIDE, SIDE)
      .webp({ quality: 68, effort: 6 })
      .toBuffer()
    await writeFile(path.join(FOLDER, `${item}-${scene}.webp`), picture)
  }
}
