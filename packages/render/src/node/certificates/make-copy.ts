import { joinPatch } from '../../codec/cut.ts'
import { unpackCut, unpackPatch } from '../../codec/pack.ts'
import { sharp } from '../sharp.ts'
import { makePdf, type PdfOrder } from './make-pdf.ts'
import { type Certificate, makePiece } from './make-piece.ts'

const BADGE_WIDTH = 1000

export async function makeCopy(
  kind: 'picture' | 'document' | 'badge',
  template: Buffer,
  order: PdfOrder,
  certificate: Certificate,
): Promise<Uint8Array> {
  if (kind === 'document') return (await makePdf(template, order, [certificate])).bytes
  const piece = await makePiece(template, { ...order, format: 'jpeg' }, [certificate])
  const picture = Buffer.concat(joinPatch(unpackCut(piece.template!), unpackPatch(piece.patches)))
  if (kind === 'picture') return picture
  return sharp(picture).resize({ width: BADGE_WIDTH, withoutEnlargement: true }).png({ compressionLevel: 9 }).toBuffer()
}
