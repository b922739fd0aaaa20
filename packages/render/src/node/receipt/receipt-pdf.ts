import PDFDocument from 'pdfkit'
import { textRuns } from '../certificates/pdf.ts'
import { fontPath } from '../fonts.ts'

export interface ReceiptPage {
  title: string
  from: string
  rows: readonly (readonly [label: string, value: string])[]
  note: string
}

const MARGIN = 56
const WIDTH = 595 - 2 * MARGIN
const LABEL_WIDTH = 150
const INK = '#1c1917'
const QUIET = '#57534e'
const BOLD = 'Inter Bold'

export async function receiptPdf({ title, from, rows, note }: ReceiptPage): Promise<Buffer> {
  const doc = new PDFDocument({ size: 'A4', margin: MARGIN, info: { Title: title, Creator: from, Producer: from } })
  doc.registerFont('Inter', fontPath('inter/400Regular/Inter_400Regular.ttf'))
  doc.registerFont(BOLD, fontPath('inter/700Bold/Inter_700Bold.ttf'))
  const chunks: Buffer[] = []
  const done = new Promise<void>((resolve, reject) => doc.once('end', resolve).once('error', reject))
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))

  doc.font(BOLD).fontSize(13).fillColor(QUIET).text(from)
  doc.moveDown(0.4).font(BOLD).fontSize(26).fillColor(INK).text(title)
  doc.moveDown(1.2)
  for (const [n, [label, value]] of rows.entries()) writeRow(doc, label, value, n === rows.length - 1)
  doc
    .font('Inter')
    .fontSize(9)
    .fillColor(QUIET)
    .text(note, MARGIN, doc.y + 28, { width: WIDTH })
  doc.end()
  await done
  return Buffer.concat(chunks)
}

function writeRow(doc: PDFKit.PDFDocument, label: string, value: string, isSum: boolean): void {
  const y = doc.y + 9
  doc.strokeColor(isSum ? INK : '#d6d3d1').lineWidth(isSum ? 1.2 : 0.6)
  doc
    .moveTo(MARGIN, y - 9)
    .lineTo(MARGIN + WIDTH, y - 9)
    .stroke()
  doc.font(isSum ? BOLD : 'Inter').fontSize(isSum ? 14 : 11)
  doc.fillColor(isSum ? INK : QUIET).text(label, MARGIN, y, { width: LABEL_WIDTH })
  const below = doc.y
  doc.fillColor(INK)
  writeValue(doc, value.normalize('NFC'), y, isSum)
  doc.y = Math.max(below, doc.y) + 9
}

function writeValue(doc: PDFKit.PDFDocument, value: string, y: number, isSum: boolean): void {
  const parts = textRuns(value, 'Inter')
  for (const [n, { text, font }] of parts.entries()) {
    doc.font(font.family === 'Inter' ? (isSum ? BOLD : 'Inter') : font.file)
    const options = { width: WIDTH - LABEL_WIDTH, continued: n < parts.length - 1 }
    if (n === 0) doc.text(text, MARGIN + LABEL_WIDTH, y, options)
    else doc.text(text, options)
  }
}
