import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { sharp } from '../packages/render/src/node/sharp.ts'
import { drawPortrait } from '../packages/render/src/node/testing/portrait.ts'

/**
 * The baseline that the HTTP bench compares the product with: serves copies of the product's replies through Fastify
 * alone. It also acts as an AI engine that answers without delay.
 */
const { rgba, width, height } = drawPortrait({ width: 512, height: 640 })
const picture = await sharp(rgba, { raw: { width, height, channels: 4 } })
  .jpeg({ quality: 90 })
  .toBuffer()
const engineAnswer = JSON.stringify({ created: 1, data: [{ b64_json: picture.toString('base64') }] })

const http = Fastify({ bodyLimit: 32 * 1024 * 1024 })
http.addContentTypeParser('multipart/form-data', { parseAs: 'buffer' }, (_request, _body, done) => done(null, null))
const answers = new Map<string, unknown>()
http.put<{ Params: { name: string } }>('/light/:name', async ({ params: { name }, body }) => {
  answers.set(name, body)
  return {}
})
http.get<{ Params: { name: string } }>('/light/:name', async ({ params: { name } }) => answers.get(name))
http.post('/heavy', async () => ({ runId: 'run', imageUrl: '/files/picture' }))
http.post('/v1/images/edits', async (_request, reply) => reply.type('application/json').send(engineAnswer))
await http.listen({ port: 0, host: '127.0.0.1' })
process.send?.({ url: `http://127.0.0.1:${(http.server.address() as AddressInfo).port}` })
