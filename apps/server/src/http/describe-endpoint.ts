import { ERRORS, type ErrorCode, sentenceOf, statusOf } from '@ufaro/contract/errors.ts'
import type { Endpoint } from '@ufaro/contract/http/endpoint.ts'
import type { FastifySchema } from 'fastify'
import { type JsonSchema, parameter } from './openapi-document.ts'

export const ERROR_BODY: JsonSchema = {
  type: 'object',
  required: ['error', 'code'],
  properties: {
    error: { type: 'string', description: 'A sentence for people' },
    code: { type: 'string', enum: Object.keys(ERRORS) },
    fields: { type: 'object', additionalProperties: { type: 'string' }, description: 'With VALIDATION_FAILED' },
    runId: { type: 'string', description: 'Where the failure belongs to a run' },
    refunded: { type: 'boolean', description: 'Whether the credit of that run came back' },
  },
}

export type Described = FastifySchema & { response?: Record<string, unknown>; body?: JsonSchema; headers?: JsonSchema }

export function describeEndpoint(endpoint: Endpoint, schema: Described): FastifySchema {
  const { summary, access, path, images, imagesStay, status = 200 } = endpoint
  const success = schema.response?.[status] ?? { type: 'null' }
  return {
    ...schema,
    summary,
    tags: [/^\/api\/([^/]+)/.exec(path)?.[1] ?? 'operations'],
    description: [ACCESS[access], byKey(endpoint)].filter(Boolean).join(' '),
    ...(access !== 'public' && { security: securityOf(endpoint) }),
    ...(schema.body && images && { consumes: ['application/json', 'multipart/form-data'] }),
    ...(schema.body && { body: withImages(schema.body, images, imagesStay) }),
    ...(endpoint.idempotent && { headers: IDEMPOTENCY_KEY }),
    response: { [status]: { description: 'Success', ...(success as object) }, ...failures(endpoint) },
  } as FastifySchema
}

const ACCESS: Record<Endpoint['access'], string> = {
  public: 'For everybody.',
  user: 'For signed-in people.',
  admin: 'For admins.',
  primary: 'For primary admins.',
}

const byKey = ({ scopes = [] }: Endpoint): string =>
  scopes.length > 0 ? `With an API key that has ${scopes.map((scope) => `\`${scope}\``).join(' or ')}.` : ''

const securityOf = ({ scopes = [] }: Endpoint) => [{ bearer: [] }, ...scopes.map((scope) => ({ key: [scope] }))]

const IDEMPOTENCY_KEY: JsonSchema = parameter('Idempotency-Key', {
  type: 'string',
  maxLength: 128,
  description: 'A repeat with the same key and body gives the first answer again',
})

/**
 * Adds the pictures to the documented body. The schema lacks them, because they are removed from the body before
 * validation.
 */
function withImages(body: JsonSchema, images: readonly string[] = [], stay = false): JsonSchema {
  if (images.length === 0) return body
  const own = stay ? '. The link it was answered with leaves it, null (an empty part) takes it away' : ''
  const description = `A data URL; in multipart the file itself${own}`
  const type = stay ? ['string', 'null'] : 'string'
  const pictures = Object.fromEntries(images.map((name) => [name, { type, description }]))
  if (stay) return { ...body, properties: { ...(body.properties as object), ...pictures } }
  return { allOf: [body, { type: 'object', properties: pictures }] }
}

function failures(endpoint: Endpoint): Record<number, object> {
  const byStatus = Object.groupBy(new Set(codesOf(endpoint)), (code) => statusOf(code))
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, codes = []]) => [
      status,
      {
        description: codes.map((code) => `${code}: ${sentenceOf(code)}`).join('\n'),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    ]),
  )
}

function codesOf({ access, params, query, body, errors = [], idempotent, images }: Endpoint): ErrorCode[] {
  const codes: ErrorCode[] = [...errors, 'INTERNAL', 'OVERLOADED']
  if (params || query || body) codes.push('VALIDATION_FAILED')
  if (body) codes.push('TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE')
  if (images) codes.push('NOT_AN_IMAGE', 'UNREADABLE_IMAGE')
  if (access !== 'public') codes.push('UNAUTHENTICATED')
  if (access === 'admin' || access === 'primary') codes.push('NOT_ALLOWED')
  if (access === 'primary') codes.push('PRIMARY_ONLY')
  if (idempotent) codes.push('IDEMPOTENCY_CONFLICT', 'IDEMPOTENCY_IN_PROGRESS')
  return codes
}
