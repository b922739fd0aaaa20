import { loadavg } from 'node:os'
import { CertificatesRequest } from '../packages/contract/src/modes/certificates.ts'
import { joinPatch } from '../packages/render/src/codec/cut.ts'
import { type Batch, prepareBatch } from '../packages/render/src/node/certificates/batch.ts'
import { createInk } from '../packages/render/src/node/certificates/ink.ts'
import { makePdf } from '../packages/render/src/node/certificates/make-pdf.ts'
import { type Sharp, sharp } from '../packages/render/src/node/sharp.ts'
import { drawPortrait } from '../packages/render/src/node/testing/portrait.ts'
import { type Bench, median, table } from './bench.ts'

const [WIDTH, HEIGHT] = [2000, 1414]
const ROUNDS = 5
/** Names a round: many for what is quick, few for what is slow. */
const MANY = 40
const FEW = 4
const look = CertificatesRequest.parse({ names: ['x'] })

type Raw = Parameters<typeof sharp>[0] & Buffer
interface Method {
  what: string
  names: number
  /** @returns bytes of one file */
  make: (names: readonly string[]) => Promise<number>
}

const openRaw = (pixels: Buffer): Sharp => sharp(pixels as Raw, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })

/** Paper with a frame and a texture, as designers make them; and a painted photo over all of the page. */
async function templates(): Promise<[string, Buffer][]> {
  const texture = Buffer.alloc(WIDTH * HEIGHT * 3)
  for (let i = 0; i < texture.length; i++) {
    const [x, y] = [Math.floor(i / 3) % WIDTH, Math.floor(i / 3 / WIDTH)]
    const frame = Math.min(x, y, WIDTH - x, HEIGHT - y) % 60 < 6 && Math.min(x, y, WIDTH - x, HEIGHT - y) < 130
    texture[i] = frame ? 120 : 225 + ((i * 7919 + (i >> 9)) % 18) + Math.round(6 * Math.sin(x / 40 + y / 90))
  }
  const { rgba, width, height } = drawPortrait()
  const photo = await sharp(rgba, { raw: { width, height, channels: 4 } })
    .resize(WIDTH, HEIGHT, { fit: 'cover' })
    .removeAlpha()
    .raw()
    .toBuffer()
  return [
    ['paper with a frame', texture],
    ['a photo', photo],
  ]
}

const spliced =
  (batch: Batch): Method['make'] =>
  async (names) => {
    const ink = createInk(batch, look)
    let size = 0
    for (const [n, name] of names.entries()) {
      const parts = joinPatch(batch.cut, batch.patch(ink({ name, serial: 1001 + n })))
      size = parts.reduce((sum, part) => sum + part.length, 0)
    }
    return size
  }

/** The limit of every way that encodes whole frames: no text is even drawn. */
const encoded =
  (pixels: Buffer, encode: (frame: Sharp) => Sharp): Method['make'] =>
  async (names) => {
    let size = 0
    for (const _ of names) size = (await encode(openRaw(pixels)).toBuffer()).length
    return size
  }

async function methods(pixels: Buffer): Promise<Method[]> {
  const jpeg = await openRaw(pixels).jpeg({ quality: 95 }).toBuffer()
  const png = await openRaw(pixels).png({ compressionLevel: 6 }).toBuffer()
  const [asJpeg, asPng] = [await prepareBatch(jpeg, 'jpeg'), await prepareBatch(png, 'png')]
  return [
    { what: 'JPEG, splice', names: MANY, make: spliced(asJpeg) },
    { what: 'JPEG, sharp', names: FEW, make: encoded(pixels, (f) => f.jpeg({ quality: 95 })) },
    {
      what: 'JPEG, sharp, fast',
      names: FEW,
      make: encoded(pixels, (f) => f.jpeg({ quality: 95, optimiseCoding: false })),
    },
    { what: 'PNG, splice', names: FEW * 2, make: spliced(asPng) },
    { what: 'PNG, sharp, level 6', names: 2, make: encoded(pixels, (f) => f.png({ compressionLevel: 6 })) },
    {
      what: 'PDF, a page',
      names: MANY,
      make: async (names) => {
        const people = names.map((name, n) => ({ name, serial: 1001 + n }))
        return (await makePdf(jpeg, { ...look, title: 'Bench' }, people)).bytes.length
      },
    },
  ]
}

/** Processor milliseconds a name, all threads of this process counted. */
async function measure({ names, make }: Method): Promise<{ cpuMs: number; bytes: number }> {
  const people = Array.from({ length: names }, (_, n) => `Adébáyọ̀ Ọkafor ${n}`)
  const before = process.cpuUsage()
  const bytes = await make(people)
  const { user, system } = process.cpuUsage(before)
  return { cpuMs: (user + system) / 1000 / names, bytes }
}

async function measureAll(what: string, pixels: Buffer): Promise<string[][]> {
  const all = await methods(pixels)
  const rounds: { cpuMs: number; bytes: number }[][] = all.map(() => [])
  // One round more than counts: the first warms everything up.
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [i, method] of all.entries()) rounds[i]!.push(await measure(method))
  }
  const of = (i: number) => median(rounds[i]!.slice(1).map(({ cpuMs }) => cpuMs))
  const against: Record<number, number[]> = { 0: [1, 2], 3: [4] }
  const ratio = (i: number, peer: number) => `${(of(i) / of(peer)).toFixed(2)} of “${all[peer]!.what}”`
  return all.map((method, i) => [
    what,
    method.what,
    of(i).toFixed(2),
    (against[i] ?? []).map((peer) => ratio(i, peer)).join(', '),
    (rounds[i]!.at(-1)!.bytes / 1024).toFixed(0),
  ])
}

/** Certificates of 2000 × 1414 pixels by the splice, beside encoding every frame anew. */
export const certificates: Bench = {
  title: 'Certificates: beside encoding whole frames',
  run: async () => {
    sharp.concurrency(1)
    const rows: string[][] = []
    for (const [what, pixels] of await templates()) rows.push(...(await measureAll(what, pixels)))
    return `${table([['template', 'method', 'CPU ms a name', 'ratio', 'KB'], ...rows])}

Medians of ${ROUNDS} rounds taken in turns, one thread. Splices draw and place the text and put the file together; the peers encode a
decoded frame and draw nothing. KB: a picture, or the whole document of ${MANY} pages.
A PNG of a regular texture grows: its bands of 16 rows cannot refer to each other. Load average while this ran: ${loadavg()[0]!.toFixed(1)}.`
  },
}
