import type { Ctx } from '@ufaro/render/draw/canvas.ts'
import { asDrawn, wrapText } from '@ufaro/render/draw/text.ts'
import { PAGE, type PdfLine, type PdfPage } from './write-pdf.ts'

export interface Block {
  text: string
  size: number
  bold?: boolean
  colour?: string
  indent?: number
  above?: number
}

const MARGIN = 56
const SCALE = 2.5
const LEADING = 1.45
const FACE = "Inter, 'Segoe UI', sans-serif"

const fontOf = ({ size, bold }: Block) => `${bold ? 600 : 400} ${size}px ${FACE}`

/** Draws the pages as pictures with the browser's canvas, which places diacritics correctly. `writePdf` cannot. */
export async function drawPages(typed: readonly Block[]): Promise<PdfPage[]> {
  const blocks = typed.map((block) => ({ ...block, text: asDrawn(block.text) }))
  // A font has one file per script, which must be loaded before measuring.
  await Promise.all(blocks.map((block) => document.fonts.load(fontOf(block), block.text)))
  const pages: Sheet[] = [newSheet()]
  let y = MARGIN
  for (const block of blocks) {
    let sheet = pages.at(-1) as Sheet
    y += y > MARGIN ? (block.above ?? 0) : 0
    sheet.ctx.font = fontOf(block)
    const width = PAGE.width - 2 * MARGIN - (block.indent ?? 0)
    for (const text of wrapText(sheet.ctx as unknown as Ctx, block.text, width)) {
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

async function closeSheet({ canvas, lines }: Sheet): Promise<PdfPage> {
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 })
  const jpeg = new Uint8Array(await blob.arrayBuffer())
  return { jpeg, pixels: { width: canvas.width, height: canvas.height }, lines }
}
