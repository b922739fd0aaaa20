import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ByteRange } from '../infra/storage/storage.ts'
import { parseRange } from './byte-range.ts'
import { contentDisposition } from './content-disposition.ts'

export interface Bytes {
  size: number
  contentType: string
  etag: string
  download?: string | undefined
  /** Seconds of caching; `immutable` forever, without revalidation. */
  maxAge: number | 'immutable'
  open: (range?: ByteRange) => Promise<Readable>
}

/** Sends a file, a range of it, or headers only; the content type is given, never sniffed. */
export async function sendBytes(request: FastifyRequest, reply: FastifyReply, bytes: Bytes): Promise<FastifyReply> {
  const { size, etag, open } = bytes
  const known = request.headers['if-none-match'] === etag
  const range = isSame(request.headers['if-range'], etag) ? parseRange(request.headers.range, size) : undefined
  const bodiless = known || range === 'unsatisfiable' || request.method === 'HEAD' || size === 0
  // Opened before the headers, so that an unreadable file is an error instead of a broken reply. An empty stream
  // keeps the content length for HEAD.
  const stream = bodiless ? Readable.from([]) : await open(range)

  reply.headers(headersOf(bytes))
  if (known) return reply.status(304).send()
  if (range === 'unsatisfiable') return reply.status(416).header('content-range', `bytes */${size}`).send()
  if (range) reply.status(206).header('content-range', `bytes ${range.start}-${range.end}/${size}`)
  reply.header('content-length', range ? range.end - range.start + 1 : size)
  return reply.send(stream)
}

const headersOf = ({ contentType, download, maxAge, etag }: Bytes) => ({
  'content-type': contentType,
  'content-disposition': contentDisposition(download),
  'x-content-type-options': 'nosniff',
  'accept-ranges': 'bytes',
  'cache-control': maxAge === 'immutable' ? 'private, max-age=31536000, immutable' : `private, max-age=${maxAge}`,
  etag,
})

const isSame = (condition: string | string[] | undefined, etag: string): boolean =>
  condition === undefined || condition === etag
