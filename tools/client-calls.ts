import { readdirSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod/mini'
import type { Endpoint } from '../packages/contract/src/http/endpoint.ts'
import { TOOL_CALLS } from '../packages/contract/src/http/tool-calls.ts'
import { sendStretch } from '../packages/contract/src/http/uploads.ts'
import { typeOf } from './json-schema-types.ts'

const CONTRACT = path.resolve(import.meta.dirname, '../packages/contract/src/http')

/** Every endpoint that API keys may call, with its exported name. */
export async function findCalls(): Promise<[string, Endpoint][]> {
  const files = readdirSync(CONTRACT).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  const modules = await Promise.all(files.map((file) => import(pathToFileURL(path.join(CONTRACT, file)).href)))
  const declared = modules.flatMap((module) => Object.entries(module as Record<string, Partial<Endpoint>>))
  const found = [...declared, ...Object.entries(TOOL_CALLS)]
  return found
    .filter((entry): entry is [string, Endpoint] => {
      const { path: where, method, scopes } = entry[1] ?? {}
      // The client uploads whole pictures, so it does not need the endpoint for resumable uploads.
      if (where === sendStretch.path) return false
      return typeof where === 'string' && Boolean(method) && where.startsWith('/api/') && Boolean(scopes?.length)
    })
    .sort(([a], [b]) => a.localeCompare(b, 'en'))
}

export async function clientCalls(): Promise<string> {
  const calls = await findCalls()
  return `// Made by tools/generate-client.ts out of the contract; what is changed here is lost.
import type { Options } from './options.ts'
import type { Picture } from './picture.ts'
import type { CallShape } from './request.ts'

export interface Calls {
${calls.map(([name, endpoint]) => signature(name, endpoint)).join('\n')}
}

export const CALLS: Record<keyof Calls, CallShape> = {
${calls.map(([name, endpoint]) => `  ${name}: ${JSON.stringify(shapeOf(endpoint))},`).join('\n')}
}
`
}

function signature(name: string, endpoint: Endpoint): string {
  const { summary, scopes = [] } = endpoint
  const input = inputOf(endpoint)
  const optional = input.needed ? '' : '?'
  const scope = scopes.map((one) => `\`${one}\``).join(' or ')
  return `  /** ${summary}. Needs the scope ${scope}. */\n  ${name}(input${optional}: ${input.type}, options?: Options): Promise<${replyOf(endpoint)}>`
}

type Schema = z.core.$ZodType
const convert = (schema: Schema, io: 'input' | 'output') =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Record<string, unknown>

function inputOf({ path: where, params, query, body, images = [] }: Endpoint) {
  const parts: string[] = []
  let needed = /:\w/.test(where)
  if (params) parts.push(typeOf(convert(params, 'input')))
  if (query) parts.push(queryType(convert(query, 'input')))
  if (body) {
    const schema = convert(body, 'input')
    needed ||= JSON.stringify(schema).includes('"required"')
    parts.push(typeOf(schema))
  }
  // Pictures are optional in the type, because which ones are required depends on other fields.
  if (images.length > 0) parts.push(`{ ${images.map((name) => `${name}?: Picture | Picture[] | null`).join('; ')} }`)
  if (parts.length === 0) return { needed: false, type: 'Record<string, never>' }
  return { needed: needed || images.length > 0, type: parts.map((part) => `(${part})`).join(' & ') }
}

/** Type of a query parameter. URLs contain only text, so a number is accepted where the schema expects text. */
const queryType = (schema: Record<string, unknown>): string =>
  typeOf({
    ...schema,
    required: [],
    properties: Object.fromEntries(
      Object.entries((schema.properties ?? {}) as Record<string, Record<string, unknown>>).map(([name, property]) => [
        name,
        property.type === 'string' && !property.enum ? { type: ['string', 'number', 'boolean'] } : property,
      ]),
    ),
  })

function replyOf({ reply, status }: Endpoint): string {
  if (reply) return typeOf(convert(reply, 'output'))
  return status === 204 ? 'void' : 'Uint8Array'
}

function shapeOf({ method, path: where, query, body, images, reply, status }: Endpoint) {
  return {
    method,
    path: where,
    ...(query && { query: Object.keys((convert(query, 'input').properties ?? {}) as object) }),
    ...(images && { images }),
    ...((body || images) && { body: true }),
    ...(!reply && status !== 204 && { bytes: true }),
  }
}
