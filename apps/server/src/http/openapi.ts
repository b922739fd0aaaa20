import swagger from '@fastify/swagger'
import { docs, openapi } from '@ufaro/contract/http/operations.ts'
import type { FastifyInstance } from 'fastify'
import { createJsonSchemaTransform } from 'fastify-type-provider-zod'
import { type Described, describeEndpoint, ERROR_BODY } from './describe-endpoint.ts'
import { DOCS_STYLE, docsPage } from './docs-page.ts'
import { DOCS_TRY } from './docs-try.ts'
import type { LinkOrigin } from './link-origin.ts'
import type { OpenApiDocument } from './openapi-document.ts'
import { route } from './route.ts'

const DESCRIPTION =
  'Make pictures and words for a small business: headshots, product shots, flyers, certificates, marketing copy and more. ' +
  'Each use of a tool is a run and costs one credit. “The caller” is the user whose access token or API key is sent. ' +
  'Links to files are paths on this server.'

const fromZod = createJsonSchemaTransform({})

/** Must be called before routes are registered, because the document contains only later routes. */
export async function installOpenApi(http: FastifyInstance, origin: LinkOrigin = () => ''): Promise<void> {
  await http.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Ufaro', version: '1', description: DESCRIPTION },
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: 'The access token of a login' },
          key: {
            type: 'http',
            scheme: 'bearer',
            bearerFormat: 'ufk_…',
            description: 'An API key that has the scope named by the call',
          },
        },
        schemas: { Error: ERROR_BODY },
      },
    },
    transform: (input) => {
      const endpoint = input.route.config?.endpoint
      if (!endpoint) return { schema: { hide: true }, url: input.url }
      const { schema, url } = fromZod(input as Parameters<typeof fromZod>[0])
      return { schema: describeEndpoint(endpoint, schema as Described), url }
    },
  })

  const document = () => http.swagger() as unknown as OpenApiDocument
  route(http, openapi, async ({ reply }) => reply.send(document()))
  route(http, docs, async ({ request, reply }) =>
    reply.type('text/html; charset=utf-8').send(docsPage(document(), origin(request))),
  )
  http.get('/docs/try.js', async (_request, reply) => reply.type('text/javascript; charset=utf-8').send(DOCS_TRY))
  http.get('/docs/style.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(DOCS_STYLE))
}
