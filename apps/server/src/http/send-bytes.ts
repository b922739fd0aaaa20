import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ByteRange } from '../infra/storage/storage.ts'
import { parseRange } from './byte-range.ts'
import { contentDisposition } from './content-disposition.ts'

export interface Bytes {
  size: number
  contentType: string
  /** Changes whenever the bytes do: a download resumes only on the same ones. */
  etag: string
  /** Absent: shown in the page. */
  download?: string | undefined
  /** Seconds a browser may keep it; `immutable`: for good, without ever asking again. */
  maxAge: number | 'immutable'
  open: (range?: ByteRange) => Promise<Readable>
}

/** Answers with a file, a part of it, or its head alone; the type is ours, never guessed from the bytes. */
export async function sendBytes(request: FastifyRequest, reply: FastifyReply, bytes: Bytes): Promise<FastifyReply> {
  const { size, etag, open } = bytes
  const known = request.headers['if-none-match'] === etag
  const range = isSame(request.headers['if-range'], etag) ? parseRange(request.headers.range, size) : undefined
  const bodiless = known || range === 'unsatisfiable' || request.method === 'HEAD' || size === 0
  // Opened before anything is said: what cannot be read is a failure, not half an answer. An empty stream rather than
  // nothing keeps the length that a HEAD is to tell.
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
