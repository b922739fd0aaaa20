/**
 * node tools/pack-mockup-scenes.ts <folder> <name>...: converts scenes that `tools/mockup-scenes/render.py` rendered.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { sharp } from '../packages/render/src/node/sharp.ts'
import { despeckle } from './mockup-scenes/despeckle.ts'

/** Side of a packed scene in pixels. Scenes may be rendered smaller, because light and shadow have few details. */
const SIZE = 1200
const INTO = path.join(import.meta.dirname, '../packages/render/mockups')

interface Facts {
  size: number
  ratio: number
  tinted: boolean
  grid: { x: number; y: number; columns: number; rows: number; step: number }
}

const [folder = '', ...names] = process.argv.slice(2)
await mkdir(INTO, { recursive: true })
for (const name of names) await pack(name)

async function pack(name: string): Promise<void> {
  const raw = (part: string) => readFile(path.join(folder, `${name}.${part}`))
  const { size, ratio, tinted, grid }: Facts = JSON.parse(String(await raw('json')))
  const plane = async (part: string, channels: 1 | 3) =>
    sharp(part === 'base' ? await despeckle(await raw(part), size) : await raw(part), {
      raw: { width: size, height: size, channels },
    })
      .resize(SIZE, SIZE, { kernel: 'mitchell' })
      .toColourspace('srgb')
      .removeAlpha()
      .png()
      .toBuffer()
  const planes = [plane('base', 3), plane('light', 3), plane('mask', 1), ...(tinted ? [plane('ground', 1)] : [])]
  const stacked = await sharp({
    create: { width: SIZE, height: SIZE * planes.length, channels: 3, background: '#000' },
  })
    .composite((await Promise.all(planes)).map((input, i) => ({ input, left: 0, top: i * SIZE })))
    .webp({ quality: 84, effort: 6, smartSubsample: true })
    .toBuffer()
  await writeFile(path.join(INTO, `${name}.webp`), stacked)
  const scale = SIZE / size
  const at = { ...grid, x: grid.x * scale, y: grid.y * scale, step: grid.step * scale }
  const cells = (await raw('uv')).toString('base64')
  await writeFile(path.join(INTO, `${name}.json`), `${JSON.stringify({ ratio, tinted, grid: at, cells }, null, 2)}\n`)
  console.log(`${name}: ${Math.round(stacked.length / 1000)} kB, map ${Math.round(cells.length / 1000)} kB`)
}
