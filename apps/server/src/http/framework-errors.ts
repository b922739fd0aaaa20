import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { type ErrorBody, type ErrorCode, sentenceOf, statusOf } from '@ufaro/contract/errors.ts'
import type { FastifyReply } from 'fastify'

/** Answers malformed URLs with 404, because Fastify does not call the error handler for them. */
export function answerUnreadableAddress(_error: Error, { id }: { id: string }, reply: unknown): void {
  const body = { error: sentenceOf('NOT_FOUND'), code: 'NOT_FOUND' }
  ;(reply as FastifyReply).status(statusOf('NOT_FOUND')).header('x-request-id', id).send(body)
}

const CODES: Readonly<Record<string, ErrorCode>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'REQUEST_TIMEOUT',
  HPE_HEADER_OVERFLOW: 'HEADERS_TOO_LARGE',
}
const NOT_HTTP = 'This is not a valid HTTP request.'

export function answerUnreadableRequest({ code }: Error & { code?: string }, socket: Socket): void {
  if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const known = CODES[code ?? '']
  const failure: ErrorBody = known
    ? { error: sentenceOf(known), code: known }
    : { error: NOT_HTTP, code: 'VALIDATION_FAILED', fields: { request: NOT_HTTP } }
  const status = statusOf(failure.code)
  const body = JSON.stringify(failure)
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${body.length}`,
    'Connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy())
}
