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
  /** Cache time in seconds, or `immutable` for files that never change. */
  maxAge: number | 'immutable'
  open: (range?: ByteRange) => Promise<Readable>
}

/** Sends a whole file, a range of it, or only headers. The caller gives the content type, which is never guessed. */
export async function sendBytes(request: FastifyRequest, reply: FastifyReply, bytes: Bytes): Promise<FastifyReply> {
  const { size, etag, open } = bytes
  const known = namesTag(request.headers['if-none-match'], etag)
  const range = isSame(request.headers['if-range'], etag) ? parseRange(request.headers.range, size) : undefined
  const bodiless = known || range === 'unsatisfiable' || request.method === 'HEAD' || size === 0
  // Open the file before sending headers, so that an unreadable file causes an error response instead of a broken one.
  // The empty stream keeps the content length of HEAD responses.
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

// A proxy that compresses a response puts `W/` before its ETag.
const namesTag = (condition = '', etag: string): boolean =>
  condition.split(',').some((tag) => ['*', etag, `W/${etag}`].includes(tag.trim()))

const isSame = (condition: string | string[] | undefined, etag: string): boolean =>
  condition === undefined || condition === etag
