import { createHash } from 'node:crypto'
import { crc32 } from 'node:zlib'
import type { CertificatesRequest } from '@ufaro/contract/tools/certificates.ts'
import { joinPatch } from '../../codec/cut.ts'
import { packCut, packPatch } from '../../codec/pack.ts'
import type { CertificateLook } from '../../draw/certificate/lines.ts'
import { placeQr } from '../../draw/certificate/qr.ts'
import { qrLayers } from '../../draw/certificate/qr-layers.ts'
import { type Batch, prepareBatch } from './batch.ts'
import { createInk } from './ink.ts'

export interface Certificate {
  name: string
  serial: number
  link?: string | undefined
}

export type CertificateOrder = CertificateLook & Pick<CertificatesRequest, 'verify'> & { format: 'jpeg' | 'png' }

export interface Piece {
  width: number
  height: number
  contentType: 'image/jpeg' | 'image/png'
  template: Uint8Array | null
  templateCrc32: number
  patches: Uint8Array
  items: { length: number; size: number; crc32: number }[]
}

interface Prepared {
  batch: Batch
  template: Uint8Array
  templateCrc32: number
}

interface Options {
  signal?: AbortSignal
  withTemplate?: boolean
}

/**
 * Pieces of a batch arrive in sequence, so the prepared template is cached. Only one is kept, because it may be large.
 */
let last: { key: string; prepared: Promise<Prepared> } | undefined

function prepareOnce(upload: Buffer, format: 'jpeg' | 'png'): Promise<Prepared> {
  const key = `${format} ${createHash('sha256').update(upload).digest('base64')}`
  if (last?.key === key) return last.prepared
  const prepared = prepareBatch(upload, format).then((batch) => {
    const template = packCut(batch.cut)
    return { batch, template, templateCrc32: crc32(template) }
  })
  last = { key, prepared }
  prepared.catch(() => {
    if (last?.key === key) last = undefined
  })
  return prepared
}

/**
 * @param upload a picture as returned by intakeImage
 * @throws the signal's reason once aborted, or Error if the upload is not a picture or has no room for a QR code
 */
export async function makePiece(
  upload: Buffer,
  order: CertificateOrder,
  certificates: readonly Certificate[],
  { signal, withTemplate = true }: Options = {},
): Promise<Piece> {
  const { batch, template, templateCrc32 } = await prepareOnce(upload, order.format)
  const { width, height, contentType } = batch
  const ink = createInk(batch, order)
  const patches: Uint8Array[] = []
  const items: Piece['items'] = []
  for (const certificate of certificates) {
    const patch = batch.patch([...ink(certificate), ...codeOf(batch, order, certificate)])
    const packed = packPatch(patch)
    patches.push(packed)
    const parts = joinPatch(batch.cut, patch)
    const size = parts.reduce((sum, part) => sum + part.length, 0)
    items.push({ length: packed.length, size, crc32: parts.reduce((sum, part) => crc32(part, sum), 0) })
    // Yield to the event loop so that an abort can arrive.
    if (items.length % 8 === 0) await new Promise(setImmediate)
    signal?.throwIfAborted()
  }
  const shared = { template: withTemplate ? template : null, templateCrc32 }
  return { width, height, contentType, ...shared, patches: Buffer.concat(patches), items }
}

function codeOf(template: Batch, { verify }: CertificateOrder, { link }: Certificate) {
  if (!verify || link === undefined) return []
  const qr = placeQr(template, verify, link)
  if (!qr) throw new Error('the template has no room for a code')
  return qrLayers(qr)
}
