import { readFileSync } from 'node:fs'
import { type CertificateLook, certificateLines, drawLine } from '../packages/render/src/draw/certificate/lines.ts'
import { createContext, loadDrawable } from '../packages/render/src/node/canvas.ts'
import { fontPath, registerFonts } from '../packages/render/src/node/fonts.ts'
import { sharp } from '../packages/render/src/node/sharp.ts'
import type { Program } from './peers.ts'

/**
 * Makes a certificate for each name.
 * @returns the bytes of the last certificate's file, or of the PDF with all certificates, in consecutive parts
 */
export type Make = (names: readonly string[]) => Promise<readonly Uint8Array[]>

const TINOS = fontPath('tinos/400Regular/Tinos_400Regular.ttf')
const SERIAL = 1001
const [NAME_SIZE, SERIAL_SIZE] = [64, 32]

export async function byCanvas(template: Buffer, look: CertificateLook): Promise<Make> {
  registerFonts()
  const drawable = await loadDrawable(template)
  const ctx = createContext(drawable.width, drawable.height)
  const canvas = ctx.canvas as unknown as { encode: (format: 'jpeg', quality: number) => Promise<Buffer> }
  return async (names) => {
    let file: Buffer = Buffer.alloc(0)
    for (const [n, name] of names.entries()) {
      ctx.drawImage(drawable.source, 0, 0)
      for (const line of certificateLines(ctx, drawable, look, { name, serial: SERIAL + n })) {
        drawLine(ctx, line, look.fontStyle.color)
      }
      file = await canvas.encode('jpeg', 95)
    }
    return [file]
  }
}

export const byPango =
  (template: Buffer): Make =>
  async (names) => {
    let file: Buffer = Buffer.alloc(0)
    for (const [n, name] of names.entries()) {
      const line = (text: string, size: number, top: number) => ({
        input: { text: { text, font: `Tinos ${size}`, fontfile: TINOS, rgba: true, dpi: 72 } },
        top,
        left: 700,
      })
      const texts = [line(name, NAME_SIZE, 690), line(String(SERIAL + n), SERIAL_SIZE, 1120)]
      file = await sharp(template).composite(texts).jpeg({ quality: 95 }).toBuffer()
    }
    return [file]
  }

export const byImageMagick =
  ({ run }: Program, source: string): Make =>
  async (names) => {
    let file: Buffer = Buffer.alloc(0)
    for (const [n, name] of names.entries()) {
      const text = (size: number, below: number, words: string) => [
        ...['-gravity', 'center', '-font', TINOS, '-pointsize', String(size), '-annotate', `+0+${below}`, words],
      ]
      const texts = [...text(NAME_SIZE, 0, name), ...text(SERIAL_SIZE, 424, String(SERIAL + n))]
      file = await run([source, ...texts, '-quality', '95', 'jpg:-'])
    }
    return [file]
  }

export const byPdfLib =
  // biome-ignore lint/suspicious/noExplicitAny: peers are optional, so their types are not installed
    ({ PDFDocument }: any, fontkit: unknown, template: Buffer): Make =>
    async (names) => {
      const doc = await PDFDocument.create()
      doc.registerFontkit(fontkit)
      const font = await doc.embedFont(readFileSync(TINOS), { subset: true })
      const image = await doc.embedJpg(template)
      const scale = 72 / 150
      const [width, height] = [image.width * scale, image.height * scale]
      for (const [n, name] of names.entries()) {
        const page = doc.addPage([width, height])
        page.drawImage(image, { x: 0, y: 0, width, height })
        const line = (text: string, size: number, y: number) =>
          page.drawText(text, { x: (width - font.widthOfTextAtSize(text, size)) / 2, y, size, font })
        line(name, NAME_SIZE * scale, height * 0.5)
        line(String(SERIAL + n), SERIAL_SIZE * scale, height * 0.2)
      }
      return [await doc.save()]
    }
