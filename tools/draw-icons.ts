/** Run this again after changing the SVG icon, and commit the files. */
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createContext, encode, loadDrawable } from '../packages/render/src/node/canvas.ts'

const FOLDER = path.join(import.meta.dirname, '../apps/web/public')
const GROUND = '#3b82f6'
/** Share of each side that a launcher may cut off from a maskable icon. */
const SAFE = 0.14

const icon = await loadDrawable(await readFile(path.join(FOLDER, 'icon.svg')))

/** @param margin share of each side that stays background, for icons that launchers cut to their own shape */
async function draw(name: string, size: number, margin = 0): Promise<void> {
  const ctx = createContext(size, size)
  if (margin > 0) {
    ctx.fillStyle = GROUND
    ctx.fillRect(0, 0, size, size)
  }
  const inner = size * (1 - 2 * margin)
  ctx.drawImage(icon.source, size * margin, size * margin, inner, inner)
  await writeFile(path.join(FOLDER, name), (await encode(ctx, 'png')).bytes)
}

await draw('icon-192.png', 192)
await draw('icon-512.png', 512)
await draw('icon-maskable-512.png', 512, SAFE)
await draw('apple-touch-icon.png', 180, 0.06)
