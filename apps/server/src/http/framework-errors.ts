import { sentenceOf, statusOf } from '@ufaro/contract/errors.ts'
import type { FastifyReply } from 'fastify'

/** Sends the response for a malformed URL, for which Fastify does not call the error handler. */
export function answerUnreadableAddress(_error: Error, { id }: { id: string }, reply: unknown): void {
  const body = { error: sentenceOf('NOT_FOUND'), code: 'NOT_FOUND' }
  ;(reply as FastifyReply).status(statusOf('NOT_FOUND')).header('x-request-id', id).send(body)
}
