import { writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { CertificatesRequest } from '../packages/contract/src/tools/certificates.ts'
import { joinPatch } from '../packages/render/src/codec/cut.ts'
import { type Batch, prepareBatch } from '../packages/render/src/node/certificates/batch.ts'
import { createInk } from '../packages/render/src/node/certificates/ink.ts'
import { makePdf } from '../packages/render/src/node/certificates/make-pdf.ts'
import { type Sharp, sharp } from '../packages/render/src/node/sharp.ts'
import { type Bench, median, table } from './bench.ts'
import { byCanvas, byImageMagick, byPango, byPdfLib, type Make } from './certificate-peers.ts'
import { cpuMs } from './cpu.ts'
import { findPackage, findProgram, versionOf } from './peers.ts'
import { compare, type Quality } from './quality.ts'
import { drawTemplates, HEIGHT, WIDTH } from './templates.ts'

const ROUNDS = 5
const MANY = 40
const FEW = 4
/** So many pages that the fixed cost of a PDF is negligible. */
const PAGES = 5000
const look = CertificatesRequest.parse({ names: ['x'] })

interface Method {
  what: string
  names: number
  make: Make
  template?: Buffer
  /** Targets: the maximum ratio, `share`, of this method's processor time to that of the method named `what`. */
  against?: readonly (readonly [what: string, share: number])[]
}

const openRaw = (pixels: Buffer): Sharp => sharp(pixels, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })

const spliced =
  (batch: Batch): Make =>
  async (names) => {
    const ink = createInk(batch, look)
    let parts: Uint8Array[] = []
    for (const [n, name] of names.entries()) {
      parts = joinPatch(batch.cut, batch.patch(ink({ name, serial: 1001 + n })))
    }
    return parts
  }

/** Only encodes the same frame for each name, without drawing. No method that encodes whole frames can be faster. */
const encoded =
  (pixels: Buffer, encode: (frame: Sharp) => Sharp): Make =>
  async (names) => {
    let file = Buffer.alloc(0)
    for (const _ of names) file = await encode(openRaw(pixels)).toBuffer()
    return [file]
  }

/** No method draws in this many rows at the top, so any difference from the template there is a loss of quality. */
const UNTOUCHED = 560

async function qualityOf(file: Buffer, template: Buffer): Promise<Quality> {
  const top = (picture: Sharp) =>
    picture.removeAlpha().extract({ left: 0, top: 0, width: WIDTH, height: UNTOUCHED }).raw().toBuffer()
  return compare(await top(sharp(file)), await top(sharp(template)), WIDTH, UNTOUCHED)
}

const say = ({ psnr, ssim }: Quality) =>
  psnr === Number.POSITIVE_INFINITY ? 'identical' : `${psnr.toFixed(1)} dB, ${ssim.toFixed(4)}`

const finished = async (batch: Batch): Promise<Buffer> => {
  const parts = joinPatch(batch.cut, batch.patch(createInk(batch, look)({ name: 'Adébáyọ̀ Ọkafor 0', serial: 1001 })))
  return sharp(Buffer.concat(parts)).removeAlpha().raw().toBuffer()
}

async function findMethods(pixels: Buffer): Promise<{ methods: Method[]; remove: () => Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'ufaro-certificates-'))
  const magick = await findProgram('ImageMagick')
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
  const methods: Method[] = [
    {
      what: 'JPEG, splice',
      names: MANY,
      make: spliced(asJpeg),
      template: jpeg,
      against: [
        [whole, 0.25],
        [fast, 0.6],
      ],
    },
    { what: whole, names: FEW, template: jpeg, make: encoded(jpegFrame, (f) => f.jpeg({ quality: 95 })) },
    {
      what: fast,
      names: FEW,
      template: jpeg,
      make: encoded(jpegFrame, (f) => f.jpeg({ quality: 95, optimiseCoding: false })),
    },
    {
      what: `JPEG, @napi-rs/canvas ${versionOf('@napi-rs/canvas')}, text too`,
      names: FEW,
      template: jpeg,
      make: await byCanvas(jpeg, look),
    },
    { what: `JPEG, ${sharps} with Pango, text too`, names: FEW, template: jpeg, make: byPango(jpeg) },
    ...(magick
      ? [{ what: `JPEG, ${magick.name}, text too`, names: 2, template: jpeg, make: byImageMagick(magick, file) }]
      : []),
    { what: 'PNG, splice', names: FEW * 2, template: png, make: spliced(asPng), against: [[level6, 0.3]] },
    { what: level6, names: 2, template: png, make: encoded(pngFrame, (f) => f.png({ compressionLevel: 6 })) },
    {
      what: 'PDF, a page',
      names: PAGES,
      make: async (names) => {
        const people = names.map((name, n) => ({ name, serial: 1001 + n }))
        return [(await makePdf(jpeg, { ...look, title: 'Bench' }, people)).bytes]
      },
      ...(byPdf && { against: [[byPdf, 0.4]] }),
    },
    ...(byPdf ? [{ what: byPdf, names: PAGES, make: byPdfLib(pdfLib.module, fontkit.module, jpeg) }] : []),
  ]
  return { methods, remove: () => rm(folder, { recursive: true }) }
}

const peopleOf = ({ names }: Method) => Array.from({ length: names }, (_, n) => `Adébáyọ̀ Ọkafor ${n}`)

interface Measured {
  /** Processor time in milliseconds per name, of all threads and child processes. */
  cpu: number
  file: Buffer
}

async function measure(method: Method): Promise<Measured> {
  const people = peopleOf(method)
  const before = cpuMs()
  const parts = await method.make(people)
  return { cpu: (cpuMs() - before) / method.names, file: Buffer.concat(parts) }
}

async function measureAll(what: string, all: readonly Method[]): Promise<string[][]> {
  const rounds: Measured[][] = all.map(() => [])
  // The first round warms up and does not count.
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [i, method] of all.entries()) rounds[i]!.push(await measure(method))
  }
  const found = new Map(
    all.map((method, i) => {
      const cpu = median(rounds[i]!.slice(1).map(({ cpu }) => cpu))
      return [method.what, { cpu, file: rounds[i]!.at(-1)!.file }] as const
    }),
  )
  const rows: string[][] = []
  for (const { what: name, against = [], template } of all) {
    const { cpu, file } = found.get(name)!
    const ratios = against.map(([peer, wanted]) => {
      const of = found.get(peer)!
      const ratio = cpu / of.cpu
      return `${ratio.toFixed(2)} of “${peer}” (${wanted} ${ratio <= wanted ? 'reached' : 'missed'}), ${(file.length / of.file.length).toFixed(2)} of its size`
    })
    const left = template ? say(await qualityOf(file, template)) : ''
    rows.push([what, name, cpu.toFixed(2), ratios.join('; '), (file.length / 1024).toFixed(0), left])
  }
  return rows
}

export const certificates: Bench = {
  title: 'Certificates: beside encoding whole frames',
  run: async () => {
    sharp.concurrency(1)
    const rows: string[][] = []
    for (const [what, pixels] of await drawTemplates()) {
      const { methods, remove } = await findMethods(pixels)
      rows.push(...(await measureAll(what, methods).finally(remove)))
    }
    return `${table([['template', 'method', 'CPU ms a name', 'ratio', 'KB', 'outside of the text'], ...rows])}

Medians of ${ROUNDS} rounds taken in turns, one thread. Splices draw and place the text and put the file together; so do peers with
“text too”, from the decoded template on (ImageMagick: from its file, with the start of the program); the others encode a finished
frame and draw nothing. KB: a picture, or the whole document of ${PAGES} pages. Wanted of a PNG's size: at most 1.15 of level 6.
Outside of the text: PSNR, and SSIM of brightness at half size, beside the template as it was uploaded.
What is left of that on woven paper: bands of 16 rows cannot refer to each other, and those under the text are deflated quickly.
Profile of a PDF page: placing letters with their marks 30 %, compressing its own stream 25 %, which keeps it a third smaller; the rest
lies spread thin over the objects of pdfkit, written plainly where the peer packs them. The first few hundred pages of a program
take twice as long, ours and the peer's.
Load average at the end: ${loadavg()[0]!.toFixed(1)}.`
  },
}
