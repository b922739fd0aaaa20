import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createRandom } from '../packages/render/src/node/pixels/random.ts'
import { sharp } from '../packages/render/src/node/sharp.ts'

/** A picture whose subject is known: three bytes a pixel, and how much of each pixel is the subject, 0 to 255. */
export interface Known {
  name: string
  kind: 'person' | 'object'
  width: number
  height: number
  data: Buffer
  truth: Buffer
}

/** Renderings of people and things with exact transparency, under the MIT licence. Only for measuring. */
const RENDERINGS = '@lobehub/fluent-emoji-3d@1.1.0'
/** People from the chest up, of five tones of skin: straight, curly, grey, white and covered hair, a beard, a turban. */
const PEOPLE = ['1f468', '1f469', '1f9d4', '1f473-200d-2642-fe0f', '1f9d5', '1f474', '1f475', '1f9d1-200d-1f9b1', '1f471']
const TONES = ['1f3fb', '1f3fd', '1f3fe', '1f3ff']
const OBJECTS = 24
const SIDE = 256
const FRAME = { width: 720, height: 720 }

/** Subjects cut out of renderings and set on clutter, and on the photos in `folder` where one is named. */
export async function knownPictures(folder: string | undefined): Promise<Known[]> {
  const temporary = mkdtempSync(path.join(tmpdir(), 'renderings-'))
  try {
    const packed = execFileSync('npm', ['pack', RENDERINGS, '--silent', '--pack-destination', temporary], { encoding: 'utf8' })
    execFileSync('tar', ['-xzf', path.join(temporary, packed.trim()), '-C', temporary])
    const assets = path.join(temporary, 'package/assets')
    const files = readdirSync(assets).sort()
    const people = PEOPLE.flatMap((name) => TONES.map((tone) => toned(name, tone))).filter((name) => files.includes(name))
    const things = files.filter((name) => /^1f(37|38|3b|45|48|4[ef]|6[0]|9[cf])[0-9a-f]{1,2}[.]webp$/.test(name))
    const step = Math.max(1, Math.floor(things.length / OBJECTS))
    const objects = things.filter((_, k) => k % step === 0).slice(0, OBJECTS)
    const grounds = await groundsOf(folder)
    const made: Known[] = []
    for (const [k, name] of [...people, ...objects].entries()) {
      const kind = k < people.length ? 'person' : 'object'
      made.push(await compose(name, kind, readFileSync(path.join(assets, name)), grounds[k % grounds.length]!, k))
    }
    return made
  } finally {
    rmSync(temporary, { recursive: true })
  }
}

/** The tone stands behind the first part of a name. */
function toned(name: string, tone: string): string {
  const [first, ...rest] = name.split('-')
  return `${[first, tone, ...rest].join('-')}.webp`
}

async function groundsOf(folder: string | undefined): Promise<Buffer[]> {
  const names = folder ? readdirSync(folder).filter((name) => /[.](jpe?g|png|webp)$/i.test(name)) : []
  if (!folder || names.length === 0) return Promise.all([1, 2, 3, 4, 5].map(clutter))
  return Promise.all(
    names.map((name) =>
      sharp(readFileSync(path.join(folder, name))).resize({ ...FRAME, fit: 'cover' }).removeAlpha().toColourspace('srgb').raw().toBuffer(),
    ),
  )
}

/** Shelves of blurred boxes in many colours. */
async function clutter(seed: number): Promise<Buffer> {
  const random = createRandom(seed)
  const shapes = Array.from({ length: 60 }, () => {
    const [x, y, w, h] = [random() * 720, random() * 720, 20 + random() * 160, 20 + random() * 160]
    const colour = `hsl(${random() * 360} ${20 + random() * 50}% ${15 + random() * 65}%)`
    return `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${colour}"/>`
  })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="720" height="720"><rect width="720" height="720" fill="#988d7f"/>${shapes.join('')}</svg>`
  const { createContext, encode, loadDrawable } = await import('../packages/render/src/node/canvas.ts')
  const ctx = createContext(FRAME.width, FRAME.height)
  ctx.drawImage((await loadDrawable(Buffer.from(svg))) as never, 0, 0)
  const { bytes } = await encode(ctx, 'png')
  return sharp(bytes).removeAlpha().blur(0.5 + seed).raw().toBuffer()
}

async function compose(name: string, kind: Known['kind'], bytes: Buffer, ground: Buffer, seed: number): Promise<Known> {
  const { width, height } = FRAME
  const random = createRandom(seed + 11)
  const size = Math.round(SIDE * (1.5 + random() * 0.9))
  const left = Math.round((width - size) * (0.3 + 0.4 * random()))
  // People stand on the lower edge, as in a photo.
  const top = kind === 'person' ? height - size : Math.round((height - size) * (0.3 + 0.4 * random()))
  const rgba = await sharp(bytes).resize(size, size).ensureAlpha().raw().toBuffer()
  const data = Buffer.from(ground)
  const truth = Buffer.alloc(width * height)
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const [from, at] = [(y * size + x) * 4, (y + top) * width + x + left]
      const alpha = rgba[from + 3]!
      truth[at] = alpha
      for (let c = 0; c < 3; c++) data[at * 3 + c] = (rgba[from + c]! * alpha + data[at * 3 + c]! * (255 - alpha)) / 255
    }
  }
  return { name, kind, width, height, data, truth }
}
