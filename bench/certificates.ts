import { writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { CertificatesRequest } from '../packages/contract/src/modes/certificates.ts'
import { joinPatch } from '../packages/render/src/codec/cut.ts'
import { type Batch, prepareBatch } from '../packages/render/src/node/certificates/batch.ts'
import { createInk } from '../packages/render/src/node/certificates/ink.ts'
import { makePdf } from '../packages/render/src/node/certificates/make-pdf.ts'
import { type Sharp, sharp } from '../packages/render/src/node/sharp.ts'
import { type Bench, median, table } from './bench.ts'
import { byCanvas, byImageMagick, byPango, byPdfLib } from './certificate-peers.ts'
import { cpuMs } from './cpu.ts'
import { findPackage, findProgram, type Program, versionOf } from './peers.ts'
import { drawTemplates, HEIGHT, WIDTH } from './templates.ts'

const ROUNDS = 5
/** Names a round: many for what is quick, few for what is slow. */
const MANY = 40
const FEW = 4
/** Of a document, so that its pages count and not what it has once: a large batch. */
const PAGES = 5000
const look = CertificatesRequest.parse({ names: ['x'] })

interface Method {
  what: string
  names: number
  /** @returns bytes of one file */
  make: (names: readonly string[]) => Promise<number>
  /** Methods this one is measured against, and the share of their processor time that is wanted. */
  against?: readonly (readonly [what: string, share: number])[]
}

const openRaw = (pixels: Buffer): Sharp => sharp(pixels, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })

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

/** Pixels of one finished certificate: what those who encode whole frames are given. */
const finished = async (batch: Batch): Promise<Buffer> => {
  const parts = joinPatch(batch.cut, batch.patch(createInk(batch, look)({ name: 'Adébáyọ̀ Ọkafor 0', serial: 1001 })))
  return sharp(Buffer.concat(parts)).removeAlpha().raw().toBuffer()
}

async function methods(pixels: Buffer, folder: string, magick: Program | undefined): Promise<Method[]> {
  const jpeg = await openRaw(pixels).jpeg({ quality: 95 }).toBuffer()
  const png = await openRaw(pixels).png({ compressionLevel: 6 }).toBuffer()
  const file = path.join(folder, 'template.jpg')
  writeFileSync(file, jpeg)
  const [asJpeg, asPng] = [await prepareBatch(jpeg, 'jpeg'), await prepareBatch(png, 'png')]
  const [jpegFrame, pngFrame] = [await finished(asJpeg), await finished(asPng)]
  const pdfLib = findPackage('pdf-lib')
  const fontkit = findPackage('@pdf-lib/fontkit')
  const sharps = `sharp ${versionOf('sharp')}`
  const [whole, fast, level6] = [`JPEG, ${sharps}`, `JPEG, ${sharps}, fast`, `PNG, ${sharps}, level 6`]
  const byPdf = pdfLib && fontkit && `PDF, ${pdfLib.name}`
  return [
    {
      what: 'JPEG, splice',
      names: MANY,
      make: spliced(asJpeg),
      against: [
        [whole, 0.25],
        [fast, 0.6],
      ],
    },
    { what: whole, names: FEW, make: encoded(jpegFrame, (f) => f.jpeg({ quality: 95 })) },
    { what: fast, names: FEW, make: encoded(jpegFrame, (f) => f.jpeg({ quality: 95, optimiseCoding: false })) },
    {
      what: `JPEG, @napi-rs/canvas ${versionOf('@napi-rs/canvas')}, text too`,
      names: FEW,
      make: await byCanvas(jpeg, look),
    },
    { what: `JPEG, ${sharps} with Pango, text too`, names: FEW, make: byPango(jpeg) },
    ...(magick ? [{ what: `JPEG, ${magick.name}, text too`, names: 2, make: byImageMagick(magick, file) }] : []),
    { what: 'PNG, splice', names: FEW * 2, make: spliced(asPng), against: [[level6, 0.3]] },
    { what: level6, names: 2, make: encoded(pngFrame, (f) => f.png({ compressionLevel: 6 })) },
    {
      what: 'PDF, a page',
      names: PAGES,
      make: async (names) => {
        const people = names.map((name, n) => ({ name, serial: 1001 + n }))
        return (await makePdf(jpeg, { ...look, title: 'Bench' }, people)).bytes.length
      },
      ...(byPdf && { against: [[byPdf, 0.4]] }),
    },
    ...(byPdf ? [{ what: byPdf, names: PAGES, make: byPdfLib(pdfLib.module, fontkit.module, jpeg) }] : []),
  ]
}

/** Processor milliseconds a name, all threads and programs counted. */
async function measure({ names, make }: Method): Promise<{ cpuMs: number; bytes: number }> {
  const people = Array.from({ length: names }, (_, n) => `Adébáyọ̀ Ọkafor ${n}`)
  const before = cpuMs()
  const bytes = await make(people)
  return { cpuMs: (cpuMs() - before) / names, bytes }
}

async function measureAll(what: string, pixels: Buffer, folder: string, magick?: Program): Promise<string[][]> {
  const all = await methods(pixels, folder, magick)
  const rounds: { cpuMs: number; bytes: number }[][] = all.map(() => [])
  // One round more than counts: the first warms everything up.
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [i, method] of all.entries()) rounds[i]!.push(await measure(method))
  }
  const found = new Map(
    all.map((method, i) => {
      const cpu = median(rounds[i]!.slice(1).map(({ cpuMs }) => cpuMs))
      return [method.what, { cpu, bytes: rounds[i]!.at(-1)!.bytes }] as const
    }),
  )
  return all.map(({ what: name, against = [] }) => {
    const { cpu, bytes } = found.get(name)!
    const ratios = against.map(([peer, wanted]) => {
      const of = found.get(peer)!
      const ratio = cpu / of.cpu
      return `${ratio.toFixed(2)} of “${peer}” (${wanted} ${ratio <= wanted ? 'reached' : 'missed'}), ${(bytes / of.bytes).toFixed(2)} of its size`
    })
    return [what, name, cpu.toFixed(2), ratios.join('; '), (bytes / 1024).toFixed(0)]
  })
}

/** Certificates of 2000 × 1414 pixels by the splice, beside encoding every frame anew. */
export const certificates: Bench = {
  title: 'Certificates: beside encoding whole frames',
  run: async () => {
    sharp.concurrency(1)
    const magick = await findProgram('ImageMagick')
    const folder = await mkdtemp(path.join(tmpdir(), 'ufaro-certificates-'))
    const rows: string[][] = []
    try {
      for (const [what, pixels] of await drawTemplates()) rows.push(...(await measureAll(what, pixels, folder, magick)))
    } finally {
      await rm(folder, { recursive: true })
    }
    return `${table([['template', 'method', 'CPU ms a name', 'ratio', 'KB'], ...rows])}

Medians of ${ROUNDS} rounds taken in turns, one thread. Splices draw and place the text and put the file together; so do peers with
“text too”, from the decoded template on (ImageMagick: from its file, with the start of the program); the others encode a finished
frame and draw nothing. KB: a picture, or the whole document of ${PAGES} pages. Wanted of a PNG's size: at most 1.15 of level 6.
What is left of that on woven paper: bands of 16 rows cannot refer to each other, and those under the text are deflated quickly.
Profile of a PDF page: placing letters with their marks 30 %, compressing its own stream 25 %, which keeps it a third smaller; the rest
lies spread thin over the objects of pdfkit, written plainly where the peer packs them. The first few hundred pages of a program
take twice as long, ours and the peer's.
Load average at the end: ${loadavg()[0]!.toFixed(1)}.`
  },
}
