import { PAGE, type PdfLine, type PdfPage } from './write-pdf.ts'

/** A paragraph with its look. */
export interface Block {
  text: string
  /** Points. */
  size: number
  bold?: boolean
  colour?: string
  /** Points from the left margin. */
  indent?: number
  /** Points of air above. */
  above?: number
}

const MARGIN = 56
/** Pixels of the picture to a point: sharp on paper too. */
const SCALE = 2.5
const LEADING = 1.45
const FACE = "Inter, 'Segoe UI', sans-serif"

const fontOf = ({ size, bold }: Block) => `${bold ? 600 : 400} ${size}px ${FACE}`

/** Sets blocks upon as many pages as they need. The browser shapes the letters, marks included. */
export async function drawPages(blocks: readonly Block[]): Promise<PdfPage[]> {
  // Faces are cut by script: those that these letters need have to be here before anything is measured.
  await Promise.all(blocks.map((block) => document.fonts.load(fontOf(block), block.text)))
  const pages: Sheet[] = [newSheet()]
  let y = MARGIN
  for (const block of blocks) {
    let sheet = pages.at(-1) as Sheet
    y += y > MARGIN ? (block.above ?? 0) : 0
    for (const text of wrap(sheet.ctx, block)) {
      const height = block.size * LEADING
      if (y + height > PAGE.height - MARGIN) {
        sheet = newSheet()
        pages.push(sheet)
        y = MARGIN
      }
      drawLine(sheet, block, text, y + block.size)
      y += height
    }
  }
  return Promise.all(pages.map(closeSheet))
}

interface Sheet {
  canvas: OffscreenCanvas
  ctx: OffscreenCanvasRenderingContext2D
  lines: PdfLine[]
}

function newSheet(): Sheet {
  const canvas = new OffscreenCanvas(Math.round(PAGE.width * SCALE), Math.round(PAGE.height * SCALE))
  const ctx = canvas.getContext('2d')
  if (!ctx) throw new Error('Could not get 2D canvas context')
  ctx.fillStyle = '#ffffff'
  ctx.fillRect(0, 0, canvas.width, canvas.height)
  ctx.scale(SCALE, SCALE)
  return { canvas, ctx, lines: [] }
}

function drawLine({ ctx, lines }: Sheet, block: Block, text: string, y: number): void {
  const x = MARGIN + (block.indent ?? 0)
  ctx.font = fontOf(block)
  ctx.fillStyle = block.colour ?? '#111111'
  ctx.fillText(text, x, y)
  if (text.trim()) lines.push({ text, x, y, size: block.size, width: ctx.measureText(text).width })
}

/** Lines that fit; a word longer than a line is broken where it has to be. */
function wrap(ctx: OffscreenCanvasRenderingContext2D, block: Block): string[] {
  ctx.font = fontOf(block)
  const width = PAGE.width - 2 * MARGIN - (block.indent ?? 0)
  const fits = (text: string) => ctx.measureText(text).width <= width
  const lines: string[] = []
  let line = ''
  for (const word of block.text.split(' ')) {
    const longer = line ? `${line} ${word}` : word
    if (fits(longer)) {
      line = longer
      continue
    }
    if (line) lines.push(line)
    line = ''
    for (const letter of letters(word)) {
      if (line && !fits(line + letter)) {
        lines.push(line)
        line = ''
      }
      line += letter
    }
  }
  return [...lines, line]
}

/** As people see them: a letter keeps its marks. */
const letters = (text: string): string[] =>
  Array.from(new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text), ({ segment }) => segment)

async function closeSheet({ canvas, lines }: Sheet): Promise<PdfPage> {
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 })
  const jpeg = new Uint8Array(await blob.arrayBuffer())
  return { jpeg, pixels: { width: canvas.width, height: canvas.height }, lines }
}
