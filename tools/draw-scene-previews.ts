/**
 * Makes the small pictures on the studio's buttons for mockup scenes, one for each item and scene: `node
 * tools/draw-scene-previews.ts`. Run this again after rendering a scene again, and commit the files.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { drawMockup, ITEM_NAMES, sceneFileOf, scenesOf } from '../packages/render/src/draw/mockup/mockup.ts'
import { SIZE } from '../packages/render/src/draw/mockup/scene.ts'
import { createContext, encode } from '../packages/render/src/node/canvas.ts'
import { loadScene } from '../packages/render/src/node/mockup/load-scene.ts'
import { sharp } from '../packages/render/src/node/sharp.ts'

const FOLDER = path.join(import.meta.dirname, '../apps/web/src/modes/mockup/scenes')
/** Side in pixels: twice the side that a button shows, for sharp displays. */
const SIDE = 168

await mkdir(FOLDER, { recursive: true })
/**
 * Leave the items without a logo, because the sample of another brand would look strange beside the user's own logo.
 */
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
