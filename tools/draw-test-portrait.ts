/** Run this again after changing the drawing, and commit the files. */
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { sharp } from '../packages/render/src/node/sharp.ts'
import { drawPortrait } from '../packages/render/src/node/testing/portrait.ts'

const TARGETS = ['apps/server/test/assets/portrait.jpg', 'e2e/assets/portrait.jpg']

const { rgba, width, height } = drawPortrait({ tone: 'medium' })
const bytes = await sharp(rgba, { raw: { width, height, channels: 4 } })
  .removeAlpha()
  .jpeg({ quality: 85 })
  .toBuffer()
for (const target of TARGETS) {
  const path = join(import.meta.dirname, '..', target)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, bytes)
  console.log(`${target}: ${Math.round(bytes.length / 1024)} KB`)
}
