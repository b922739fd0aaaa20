import { ERRORS, type ErrorCode, sentenceOf, statusOf } from '@ufaro/contract/errors.ts'
import type { Endpoint } from '@ufaro/contract/http/endpoint.ts'
import { mcp } from '@ufaro/contract/http/mcp.ts'
import type { FastifySchema } from 'fastify'
import { type JsonSchema, parameter } from './openapi-document.ts'

export const ERROR_BODY: JsonSchema = {
  type: 'object',
  required: ['error', 'code'],
  properties: {
    error: { type: 'string', description: 'A sentence to show to the user' },
    code: { type: 'string', enum: Object.keys(ERRORS), description: 'The kind of the error, for programs' },
    fields: {
      type: 'object',
      additionalProperties: { type: 'string' },
      description: 'What is wrong, by field. Always set for VALIDATION_FAILED',
    },
    runId: { type: 'string', description: 'The run that failed, if the error belongs to one' },
    refunded: { type: 'boolean', description: 'Whether the credit of that run was refunded' },
  },
}

export type Described = FastifySchema & { response?: Record<string, unknown>; body?: JsonSchema; headers?: JsonSchema }

export function describeEndpoint(endpoint: Endpoint, schema: Described): FastifySchema {
  const { summary, path, access, images, imagesStay, status = 200 } = endpoint
  const success = schema.response?.[status] ?? { type: 'null' }
  return {
    ...schema,
    summary,
    tags: [/^\/api\/([^/]+)/.exec(path)?.[1] ?? 'operations'],
    description: [endpoint.description, accessTo(endpoint)].filter(Boolean).join(' '),
    ...(access !== 'public' && { security: securityOf(endpoint) }),
    ...(schema.body && images && { consumes: ['application/json', 'multipart/form-data'] }),
    ...(schema.body && { body: withImages(schema.body, images, imagesStay) }),
    ...(endpoint.idempotent && { headers: IDEMPOTENCY_KEY }),
    response: { [status]: { description: 'Success', ...(success as object) }, ...failures(endpoint) },
  } as FastifySchema
}

const ACCESS: Record<Endpoint['access'], string> = {
  public: 'Needs no authentication.',
  user: 'Needs an access token; API keys are refused.',
  admin: 'Needs the access token of an admin.',
  primary: 'Needs the access token of a primary admin.',
}

const takesTokens = ({ path }: Endpoint): boolean => path !== mcp.path

function accessTo(endpoint: Endpoint): string {
  const { access, scopes = [] } = endpoint
  if (scopes.length === 0) return ACCESS[access]
  const key = `an API key with the scope ${scopes.map((scope) => `\`${scope}\``).join(' or ')}`
  return takesTokens(endpoint) ? `Needs an access token or ${key}.` : `Needs ${key}.`
}

const securityOf = (endpoint: Endpoint) => [
  ...(takesTokens(endpoint) ? [{ bearer: [] }] : []),
  ...(endpoint.scopes ?? []).map((scope) => ({ key: [scope] })),
]

const IDEMPOTENCY_KEY: JsonSchema = parameter('Idempotency-Key', {
  type: 'string',
  maxLength: 128,
  description:
    'A text of your choice. A call that is repeated within 24 hours with the same key and body has no second effect and returns the first reply; with another body it gets IDEMPOTENCY_CONFLICT.',
})

/**
 * Adds the pictures to the documented body. The schema lacks them, because they are removed from the body before
 * validation.
 */
function withImages(body: JsonSchema, images: readonly string[] = [], stay = false): JsonSchema {
  if (images.length === 0) return body
  const own = stay ? ' Its present link keeps the picture; null, in a form an empty part, removes it.' : ''
  const description = `A data URL, upload:<id> or creation:<id>; in a form the file itself.${own}`
  const type = stay ? ['string', 'null'] : 'string'
  const pictures = Object.fromEntries(images.map((name) => [name, { type, description }]))
  if (stay) return { ...body, properties: { ...(body.properties as object), ...pictures } }
  return { allOf: [body, { type: 'object', properties: pictures }] }
}

function failures(endpoint: Endpoint): Record<number, object> {
  const told = [...new Set(codesOf(endpoint))].map((code) => ({
    status: statusOf(code),
    code,
    sentence: sentenceOf(code),
  }))
  if (endpoint.wrongKind) told.push({ status: 409, code: 'NOT_ALLOWED', sentence: endpoint.wrongKind })
  const byStatus = Object.groupBy(told, ({ status }) => status)
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, errors = []]) => [
      status,
      {
        description: errors.map(({ code, sentence }) => `${code}: ${sentence}`).join('\n'),
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
