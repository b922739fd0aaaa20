import type { AddressInfo } from 'node:net'
import path from 'node:path'
import Fastify from 'fastify'
import { diskStorage } from '../apps/server/src/infra/storage/disk.ts'
import { beginIntake } from '../packages/render/src/node/intake.ts'
import { openBenchDatabase } from './bench-database.ts'

/**
 * This server does only what a generate call must do to lose no data: it decodes and stores the photo and the engine's
 * picture, asks the engine once, and commits the photo, the spent credit and the result. The product is compared with
 * it. Argument: the base URL of the engine.
 */
const [engineUrl] = process.argv.slice(2)
const { dataDir, pool, drop } = await openBenchDatabase()
await pool.query('create table least (id bigserial primary key, note jsonb not null)')
const storage = await diskStorage(path.join(dataDir, 'files'))

const commit = async (note: object): Promise<void> => {
  await pool.query({ name: 'commit', text: 'insert into least (note) values ($1)', values: [JSON.stringify(note)] })
}

async function keep(bytes: Buffer): Promise<void> {
  const { decoded, ...picture } = await beginIntake(bytes)
  const key = `${crypto.randomUUID()}.jpg`
  const recorded = Promise.all([commit({ key }), decoded])
  await storage.put(key, picture.bytes, picture.contentType, recorded)
}

async function askEngine(photo: Buffer): Promise<Buffer> {
  const form = new FormData()
  form.append('image', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'photo.jpg')
  const reply = await fetch(`${engineUrl}/images/edits`, { method: 'POST', body: form })
  const { data } = (await reply.json()) as { data: { b64_json: string }[] }
  return Buffer.from(data[0]!.b64_json, 'base64')
}

const http = Fastify({ bodyLimit: 32 * 1024 * 1024 })
http.post<{ Body: { productImageDataUrl: string } }>('/least', async ({ body }) => {
  const photo = Buffer.from(body.productImageDataUrl.slice(body.productImageDataUrl.indexOf(',') + 1), 'base64')
  await keep(photo)
  await commit({ credit: -1 })
  await keep(await askEngine(photo))
  await commit({ done: true })
  return { runId: 'run', imageUrl: '/files/picture' }
})
await http.listen({ port: 0, host: '127.0.0.1' })
process.once('SIGTERM', async () => {
  await http.close()
  await drop()
  process.disconnect()
})
process.send?.({ url: `http://127.0.0.1:${(http.server.address() as AddressInfo).port}` })
