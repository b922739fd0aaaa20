import type { Readable } from 'node:stream'
import { PAGE_SIZE } from '@ufaro/contract/price-list/price-list.ts'
import PDFDocument from 'pdfkit'

/** PDF points per pixel. Pages are printed at 150 dpi. */
const POINTS = 72 / 150

export function pagesPdf(title: string, pictures: AsyncIterable<Buffer>): Readable {
  const size: [number, number] = [PAGE_SIZE.width * POINTS, PAGE_SIZE.height * POINTS]
  const doc = new PDFDocument({ autoFirstPage: false, size, margin: 0, info: { Title: title, Producer: 'Ufaro' } })
  const write = async () => {
    for await (const picture of pictures) doc.addPage().image(picture, 0, 0, { width: size[0], height: size[1] })
    doc.end()
  }
  write().catch((error) => doc.destroy(error))
  return doc
}
