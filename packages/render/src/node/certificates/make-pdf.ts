import { setImmediate as turn } from 'node:timers/promises'
import type { CertificatesRequest } from '@ufaro/contract/tools/certificates.ts'
import type { CertificateLook } from '../../draw/certificate/lines.ts'
import { sharp } from '../sharp.ts'
import type { Certificate } from './make-piece.ts'
import { certificatesPdf } from './pdf.ts'

export type PdfOrder = CertificateLook & Pick<CertificatesRequest, 'verify'> & { title: string }

interface Watching {
  signal?: AbortSignal
  onPage?: (done: number, total: number) => Promise<void> | void
}

export interface CertificatesPdf {
  bytes: Buffer
  contentType: 'application/pdf'
  width: number
  height: number
}

/** A JPEG is embedded unchanged. Other pictures become opaque PNGs, which PDFKit embeds without decoding. */
async function embeddable(upload: Buffer) {
  const { format, width, height } = await sharp(upload).metadata()
  if (format === 'jpeg') return { template: upload, width, height }
  const template = await sharp(upload).flatten({ background: '#ffffff' }).png({ compressionLevel: 6 }).toBuffer()
  return { template, width, height }
}

/**
 * @param upload a picture as returned by intakeImage
 * @throws the signal's reason once aborted
 */
export async function makePdf(
  upload: Buffer,
  { title, verify, ...look }: PdfOrder,
  certificates: readonly Certificate[],
  { signal, onPage }: Watching = {},
): Promise<CertificatesPdf> {
  const picture = await embeddable(upload)
  let done = 0
  function* counted() {
    for (const certificate of certificates) {
      signal?.throwIfAborted()
      yield certificate
      done++
    }
  }
  const chunks: Buffer[] = []
  for await (const chunk of certificatesPdf({ ...picture, look, verify, title }, counted())) {
    chunks.push(chunk)
    await onPage?.(done, certificates.length)
    // Yield to the event loop so that an abort can arrive.
    if (chunks.length % 64 === 0) await turn()
  }
  const { width, height } = picture
  return { bytes: Buffer.concat(chunks), contentType: 'application/pdf', width, height }
}
