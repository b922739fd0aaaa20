import type { Endpoint } from '@ufaro/contract/http/endpoint.ts'
import type { FastifyInstance } from 'fastify'
import { readPictures } from './pictures.ts'
import { DRY_RUN, jsonSchemaOf, pictureProperties, REQUEST_ID } from './schemas.ts'
import type { Args, Tool } from './tool.ts'

/** Must be called before routes are registered, because the hook `onRoute` sees only later routes. */
export function collectToolEndpoints(http: FastifyInstance): Iterable<Endpoint> {
  const found = new Set<Endpoint>()
  http.addHook('onRoute', ({ config }) => {
    if (config?.endpoint?.tool) found.add(config.endpoint)
  })
  return found
}

const titleOf = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('_', ' ')

export function endpointTool(endpoint: Endpoint): Tool {
  const { tool: name = '', method, path, summary, description, images = [], scopes = [], spends } = endpoint
  const [params, query, body] = [endpoint.params, endpoint.query, endpoint.body].map((schema) =>
    schema ? jsonSchemaOf(schema) : { properties: {}, required: [] },
  )
  const all = [params!, query!, body!]
  return {
    name,
    title: titleOf(name),
    description: [`${summary}.`, description].filter(Boolean).join(' '),
    readOnly: method === 'GET',
    scopes,
    inputSchema: {
      type: 'object',
      properties: {
        ...Object.assign({}, ...all.map(({ properties }) => properties)),
        ...pictureProperties(images.map((part) => ({ part }))),
        ...(spends && DRY_RUN),
        ...(endpoint.idempotent && REQUEST_ID),
      },
      required: all.flatMap(({ required = [] }) => required),
    },

    async run({ dry_run, request_id, ...args }, { ask, balance }) {
      const { pictures, faults } = readPictures(args, images)
      const [fault] = Object.values(faults)
      if (fault) return { status: 400, body: { code: 'VALIDATION_FAILED', error: fault, fields: faults } }
      if (spends && dry_run === true) {
        return { status: 200, body: { price: { mode: spends, credits: 1 }, balance: await balance() } }
      }
      const asked = new URLSearchParams(pick(args, query!.properties).map(([key, value]) => [key, String(value)]))
      const search = asked.size > 0 ? `?${asked}` : ''
      const keyed = endpoint.idempotent && typeof request_id === 'string' && request_id !== ''
      return ask(method, fill(path, args) + search, {
        ...(endpoint.body && { body: { ...Object.fromEntries(pick(args, body!.properties)), ...pictures } }),
        ...(keyed && { headers: { 'idempotency-key': `mcp:${request_id.slice(0, 100)}` } }),
      })
    },
  }
}

const pick = (args: Args, properties: object): [string, unknown][] =>
  Object.entries(args).filter(([name, value]) => Object.hasOwn(properties, name) && value !== undefined)

const fill = (path: string, args: Args): string =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(args[name] ?? '')) || '-')
