import { type ErrorBody, type ErrorCode, sentenceOf } from '@ufaro/contract/errors.ts'
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { isDatabaseAway } from '../infra/db/database-away.ts'
import { AppError, tooMuch } from './app-error.ts'
import { wrongMediaType } from './body-kinds.ts'

export type RecordFailure = (failure: {
  error: unknown
  requestId: string
  userId: string | null
  route: string
}) => void

// Seconds for the Retry-After header if the error does not say how long to wait.
const RETRY_AFTER_S: Partial<Record<ErrorCode, number>> = { RATE_LIMITED: 3600, OVERLOADED: 5 }

export function installErrorDoor(app: FastifyInstance, record: RecordFailure): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    // The client has disconnected, so there is nobody to answer.
    if (error.name === 'AbortError' && reply.raw.destroyed) return reply.hijack()
    const known = toAppError(error, request)
    // The database is unreachable. The error log is stored in it, so only write to the process log.
    if (known?.code === 'NOT_READY' && known.cause) request.log.warn({ err: error }, 'the database is away')
    if (!known || known.code === 'INTERNAL') {
      request.log.error({ err: error }, 'request failed')
      record({
        error,
        requestId: request.id,
        userId: request.caller?.user.id ?? null,
        route: `${request.method} ${request.routeOptions.url ?? '(none)'}`,
      })
    }
    const failure = known ?? new AppError('INTERNAL')
    const { runId, refunded, retryAfter = RETRY_AFTER_S[failure.code] } = failure.extra
    const fields = failure.extra.fields ?? (failure.code === 'VALIDATION_FAILED' && { request: failure.message })
    if (retryAfter !== undefined) reply.header('retry-after', Math.max(1, Math.ceil(retryAfter)))
    const body: ErrorBody = { error: failure.message, code: failure.code }
    if (fields) body.fields = fields
    if (runId) Object.assign(body, { runId, refunded: refunded ?? false })
    return reply.status(failure.status).type('application/json').send(JSON.stringify(body))
  })
  app.setNotFoundHandler(() => {
    throw new AppError('NOT_FOUND')
  })
}

function toAppError(error: FastifyError | AppError, request: FastifyRequest): AppError | undefined {
  if (error instanceof AppError) return error
  if (hasZodFastifySchemaValidationErrors(error)) return validationFailed(error.validation)
  switch (error.code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return tooMuch()
    case 'FST_REQ_FILE_TOO_LARGE':
      return new AppError('TOO_LARGE')
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return wrongMediaType(request)
    case 'FST_ERR_CTP_EMPTY_JSON_BODY':
    case 'FST_ERR_CTP_INVALID_JSON_BODY':
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
      return new AppError('VALIDATION_FAILED', 'The request body is not valid JSON.')
  }
  if (error instanceof SyntaxError && error.statusCode === 400) {
    return new AppError('VALIDATION_FAILED', 'The request body is not valid JSON.')
  }
  if (isDatabaseAway(error)) return new AppError('NOT_READY', undefined, { retryAfter: 5, cause: error })
  if (!isUnstorable(error)) return undefined
  const field = findUnstorable(request.body)
  return new AppError(
    'VALIDATION_FAILED',
    field && UNSTORABLE_TEXT,
    field ? { fields: { [field]: UNSTORABLE_TEXT } } : {},
  )
}

/** PostgreSQL's error codes for valid JSON that it cannot store: NUL in text, NUL in JSON, dates out of range. */
const UNSTORABLE = ['22021', '22P05', '22008']
const UNSTORABLE_TEXT = 'This text has characters in it that cannot be kept. Please type it again.'

/**
 * Whether PostgreSQL cannot store a value of the request. A lone surrogate in JSON has no error code of its own, so its
 * message is checked.
 */
const isUnstorable = ({ cause }: Error): boolean =>
  cause instanceof Error &&
  'code' in cause &&
  (UNSTORABLE.includes(String(cause.code)) || (cause.code === '22P02' && cause.message.endsWith('type json')))

function findUnstorable(value: unknown, path = ''): string | undefined {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed() ? path : undefined
  if (typeof value !== 'object' || value === null) return undefined
  for (const [name, field] of Object.entries(value)) {
    const found = findUnstorable(field, path ? `${path}.${name}` : name)
    if (found) return found
  }
  return undefined
}

function validationFailed(issues: readonly { instancePath: string; message?: string }[]): AppError {
  const fields: Record<string, string> = {}
  for (const issue of issues) {
    const name = issue.instancePath.replace(/^\//, '').replaceAll('/', '.') || 'body'
    fields[name] ??= issue.message ?? sentenceOf('VALIDATION_FAILED')
  }
  return new AppError('VALIDATION_FAILED', Object.values(fields)[0], { fields })
}
