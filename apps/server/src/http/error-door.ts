import { type ErrorBody, sentenceOf } from '@ufaro/contract/errors.ts'
import type { FastifyError, FastifyInstance } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { AppError, tooMuch } from './app-error.ts'

/** What the door tells the error log about failures that are our own fault. */
export type RecordFailure = (failure: {
  error: unknown
  requestId: string
  userId: string | null
  route: string
}) => void

/** The one exit for failures: known ones keep their words, everything else becomes a plain 500. */
export function installErrorDoor(app: FastifyInstance, record: RecordFailure): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const known = toAppError(error)
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
    const { fields, runId, refunded, retryAfter } = failure.extra
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

function toAppError(error: FastifyError | AppError): AppError | undefined {
  if (error instanceof AppError) return error
  if (hasZodFastifySchemaValidationErrors(error)) return validationFailed(error.validation)
  switch (error.code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return tooMuch()
    case 'FST_REQ_FILE_TOO_LARGE':
      return new AppError('TOO_LARGE')
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return new AppError('UNSUPPORTED_MEDIA_TYPE')
    case 'FST_ERR_CTP_EMPTY_JSON_BODY':
    case 'FST_ERR_CTP_INVALID_JSON_BODY':
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
      return new AppError('VALIDATION_FAILED', 'The request body is not valid JSON.')
    case 'FST_UNDER_PRESSURE':
      return new AppError('OVERLOADED', undefined, { retryAfter: 10 })
  }
  if (error instanceof SyntaxError && error.statusCode === 400) {
    return new AppError('VALIDATION_FAILED', 'The request body is not valid JSON.')
  }
  return isUnstorable(error) ? new AppError('VALIDATION_FAILED') : undefined
}

/** What no schema minds and PostgreSQL cannot hold: a zero character in a text, one in JSON, a date before its first. */
const UNSTORABLE = ['22021', '22P05', '22008']

const isUnstorable = ({ cause }: Error): boolean =>
  cause instanceof Error && 'code' in cause && UNSTORABLE.includes(String(cause.code))

/** One message a field, the first that applies; the sentence is the first field's where it is one of ours. */
function validationFailed(issues: readonly { instancePath: string; message?: string }[]): AppError {
  const fields: Record<string, string> = {}
  for (const issue of issues) {
    const name = issue.instancePath.replace(/^\//, '').replaceAll('/', '.') || 'body'
    fields[name] ??= issue.message ?? sentenceOf('VALIDATION_FAILED')
  }
  const [first] = Object.values(fields)
  return new AppError('VALIDATION_FAILED', first && !/^Invalid/.test(first) ? first : undefined, { fields })
}
