import { createHash } from 'node:crypto'
import { crc32 } from 'node:zlib'
import type { CertificatesRequest } from '@ufaro/contract/tools/certificates.ts'
import { joinPatch } from '../../codec/cut.ts'
import { packCut, packPatch } from '../../codec/pack.ts'
import type { CertificateLook } from '../../draw/certificate/lines.ts'
import { planQr } from '../../draw/certificate/qr.ts'
import { qrLayers } from '../../draw/certificate/qr-layers.ts'
import { type Batch, prepareBatch } from './batch.ts'
import { createInk } from './ink.ts'

/** One certificate to be made. */
export interface Certificate {
  name: string
  serial: number
  /** Where its QR code leads; absent: none is drawn. */
  link?: string | undefined
}

export type CertificateOrder = CertificateLook & Pick<CertificatesRequest, 'verify'> & { format: 'jpeg' | 'png' }

/** Some certificates of a batch, as what differs from their template. */
export interface Piece {
  width: number
  height: number
  contentType: 'image/jpeg' | 'image/png'
  /** The template's segments, packed; null where they were not asked for. */
  template: Uint8Array | null
  /** Of the packed template: patches are good only for the very one they were made with. */
  templateCrc32: number
  /** The packed patches one after another. */
  patches: Uint8Array
  /** For each: bytes of its packed patch, and size and checksum of the file it joins to. */
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

/** Pieces of a batch come one after another: its template is made ready once. One at a time, for it may be large. */
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
 * @param upload a picture as intakeImage returns it
 * @throws the signal's reason once it is aborted; Error where the upload is no picture or has no room for a code
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
    // A turn of the event loop now and then, so that word of an end gets through.
    if (items.length % 8 === 0) await new Promise(setImmediate)
    signal?.throwIfAborted()
  }
  const shared = { template: withTemplate ? template : null, templateCrc32 }
  return { width, height, contentType, ...shared, patches: Buffer.concat(patches), items }
}

function codeOf(template: Batch, { verify }: CertificateOrder, { link }: Certificate) {
  if (!verify || link === undefined) return []
  const plan = planQr(template, verify, link)
  if (!plan) throw new Error('the template has no room for a code')
  return qrLayers(plan)
}
