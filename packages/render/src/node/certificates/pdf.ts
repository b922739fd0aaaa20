import type { Readable } from 'node:stream'
import type { CertificatesRequest } from '@ufaro/contract/tools/certificates.ts'
import * as fontkit from 'fontkit'
import PDFDocument from 'pdfkit'
import type { Box } from '../../draw/canvas.ts'
import { type Hook, hookOf } from '../../draw/certificate/hooks.ts'
import { baselineOf, type CertificateLook, certificateLines, type Line } from '../../draw/certificate/lines.ts'
import { darkBoxes, type PlacedQr, placeQr } from '../../draw/certificate/qr.ts'
import type { Face } from '../../draw/text.ts'
import { createContext } from '../canvas.ts'
import { FONT_FILES, fontPath, registerFonts } from '../fonts.ts'
import type { Certificate } from './make-piece.ts'

/** PDF points per pixel of the template. Certificates print at 150 dpi. */
const POINTS = 72 / 150

const BEHIND = ['Inter', 'Noto Sans Arabic', 'Noto Sans Hebrew', 'Noto Emoji'] as const

interface Font {
  family: string
  file: string
  has: (codePoint: number) => boolean
}

const fonts = new Map<string, Font>()

function fontNamed(family: string): Font {
  const known = fonts.get(family)
  if (known) return known
  const file = fontPath(FONT_FILES[family]?.[0] as string)
  const opened = fontkit.openSync(file) as fontkit.Font
  const font = { family, file, has: (codePoint: number) => opened.hasGlyphForCodePoint(codePoint) }
  fonts.set(family, font)
  return font
}

/** Shared by all names, because creating a segmenter takes longer than segmenting a name. */
const letters = new Intl.Segmenter()
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u

interface TextRun {
  text: string
  font: Font
  rightToLeft: boolean
  /** For a letter that the font lacks: the PDF draws `hook` onto the base letter and stores `letter` as its text. */
  hooked?: { letter: string; hook: Hook }
}

/** Returns the code points that a font must have. Leaves out emoji variation selectors, because they are invisible. */
const pointsOf = (text: string): number[] =>
  [...text].map((letter) => letter.codePointAt(0) as number).filter((point) => point !== 0xfe0f)

/** Splits a text into runs of one font and direction, but never between a letter and its diacritics. */
export function textRuns(text: string, face: Face): TextRun[] {
  const own = fontNamed(face)
  // Fast path, because most names need one font only.
  if (text && !RIGHT_TO_LEFT.test(text) && pointsOf(text).every(own.has))
    return [{ text, font: own, rightToLeft: false }]
  const families = [own, ...BEHIND.map(fontNamed)]
  const out: TextRun[] = []
  for (const { segment } of letters.segment(text)) {
    const hooked = hookOf(segment, face)
    if (hooked) {
      out.push({ text: hooked.base, font: own, rightToLeft: false, hooked: { letter: segment, hook: hooked.hook } })
      continue
    }
    const points = pointsOf(segment)
    const last = out.at(-1)
    const font = families.find(({ has }) => points.every(has)) ?? own
    const space = /^\s+$/.test(segment)
    const rightToLeft = RIGHT_TO_LEFT.test(segment)
    const joins =
      last &&
      !last.hooked &&
      (space ? last.font.family !== 'Noto Emoji' : last.font === font && last.rightToLeft === rightToLeft)
    if (joins) last.text += segment
    else out.push({ text: segment, font: space ? own : font, rightToLeft })
  }
  return out
}

function wordsOf({ text, rightToLeft }: TextRun): string[] {
  if (!rightToLeft) return [text]
  return text.split(/(\s+)/).filter(Boolean).reverse()
}

function write(doc: PDFKit.PDFDocument, line: Line, color: string): void {
  const size = line.size * POINTS
  const parts = textRuns(line.text.normalize('NFC'), line.face).flatMap((run) =>
    wordsOf(run).map((text) => {
      const { family } = run.font
      return { text, family, hooked: run.hooked, width: doc.font(family).fontSize(size).widthOfString(text) }
    }),
  )
  const width = parts.reduce((sum, part) => sum + part.width, 0)
  let x = line.x * POINTS - (line.align === 'left' ? 0 : line.align === 'right' ? width : width / 2)
  doc.fillColor(color)
  for (const part of parts) {
    doc.font(part.family).fontSize(size)
    if (part.hooked) doc.markContent('Span', { actual: part.hooked.letter })
    doc.text(part.text, x, baselineOf(line) * POINTS, { lineBreak: false, baseline: 'alphabetic' })
    if (part.hooked) {
      writeHook(doc, part.hooked.hook, { x, y: baselineOf(line) * POINTS, size }, color)
      doc.endMarkedContent()
    }
    x += part.width
  }
}

function writeHook(
  doc: PDFKit.PDFDocument,
  { from, bend, to, weight }: Hook,
  { x, y, size }: { x: number; y: number; size: number },
  color: string,
): void {
  const at = ([across, up]: Hook['from']) => [x + across * size, y - up * size] as const
  doc.moveTo(...at(from)).quadraticCurveTo(...at(bend), ...at(to))
  doc
    .lineWidth(weight * size)
    .lineCap('round')
    .stroke(color)
}

export interface PdfBatch {
  template: Buffer
  width: number
  height: number
  look: CertificateLook
  verify?: CertificatesRequest['verify']
  title: string
}

function writeCode(doc: PDFKit.PDFDocument, qr: PlacedQr): void {
  const points = ({ x, y, width, height }: Box) => [x * POINTS, y * POINTS, width * POINTS, height * POINTS] as const
  doc.rect(...points({ x: qr.x, y: qr.y, width: qr.side, height: qr.side })).fill('#ffffff')
  for (const box of darkBoxes(qr)) doc.rect(...points(box))
  doc.fill('#000000')
}

/** Embeds the template once. Pages are generated while the stream is read. */
export function certificatesPdf(
  { template, width, height, look, verify, title }: PdfBatch,
  certificates: Iterable<Certificate>,
): Readable {
  registerFonts()
  const size: [number, number] = [width * POINTS, height * POINTS]
  const doc = new PDFDocument({
    autoFirstPage: false,
    size,
    margin: 0,
    info: { Title: title, Creator: 'Ufaro', Producer: 'Ufaro' },
  })
  for (const family of Object.keys(FONT_FILES)) doc.registerFont(family, fontNamed(family).file)
  const image = (doc as unknown as { openImage: (bytes: Buffer) => PDFKit.Mixins.ImageSrc }).openImage(template)
  const out = doc as unknown as Readable
  const measure = createContext(16, 16)
  const pages = certificates[Symbol.iterator]()
  const page = (certificate: Certificate) => {
    doc.addPage()
    doc.image(image, 0, 0, { width: size[0], height: size[1] })
    for (const line of certificateLines(measure, { width, height }, look, certificate))
      write(doc, line, look.fontStyle.color)
    if (!verify || certificate.link === undefined) return
    const qr = placeQr({ width, height }, verify, certificate.link)
    if (!qr) throw new Error('the template has no room for a code')
    writeCode(doc, qr)
  }
  const more = () => {
    // Only a few pages are generated per turn, so that the event loop is not blocked.
    try {
      for (let i = 0; i < 25; i++) {
        const next = pages.next()
        if (next.done) return doc.end()
        page(next.value)
      }
      setImmediate(more)
    } catch (error) {
      out.destroy(error as Error)
    }
  }
  setImmediate(more)
  return out
}
