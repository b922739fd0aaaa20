import { BATCH_TEXTS } from '@ufaro/contract/product-batch.ts'
import { createContext, encode } from '@ufaro/render/node/canvas.ts'
import { sharp } from '@ufaro/render/node/sharp.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { buildApp, type TestApp } from '../build-app.ts'
import type { Person } from '../factories/person.ts'
import { countRefunds, createOwner, creditsLeft, dataUrl, expectUntouched, runOf } from '../flyers/flyer-kit.ts'
import { readZip } from '../read-zip.ts'

vi.setConfig({ testTimeout: 240_000 })

let app: TestApp
beforeAll(async () => {
  app = await buildApp()
})
afterAll(() => app.close())

/** Draws a tin. The picture's bytes differ for each `n`. */
async function tin(n: number): Promise<Buffer> {
  const ctx = createContext(360, 360)
  ctx.fillStyle = '#efede8'
  ctx.fillRect(0, 0, 360, 360)
  ctx.fillStyle = `hsl(${(n * 37) % 360} 70% 35%)`
  ctx.fillRect(110 + (n % 5) * 6, 80, 120, 200)
  return (await encode(ctx, 'jpeg')).bytes
}

const empty = (): Promise<Buffer> =>
  sharp({ create: { width: 300, height: 300, channels: 3, background: '#dddddd' } })
    .jpeg()
    .toBuffer()

const tins = (count: number) => Promise.all(Array.from({ length: count }, (_, n) => tin(n)))

const make = (person: Person, photos: Buffer[], fields: object = {}, key?: string) =>
  person.call('POST', '/api/product-batches', {
    body: { photos: photos.map(dataUrl), ...fields },
    ...(key && { headers: { 'idempotency-key': key } }),
  })

const retry = (person: Person, runId: string, index: number, body: object = {}) =>
  person.call('POST', `/api/runs/${runId}/photos/${index}/retry`, { body })

const endOf = async (person: Person, runId: string) => {
  await expect.poll(async () => (await runOf(person, runId)).finished_at, { timeout: 200_000 }).not.toBeNull()
  return runOf(person, runId)
}

test('no photos, too many, none that can be read, or too few credits: nothing is kept and nothing spent', async () => {
  const owner = await createOwner(app, { product: 1 })
  expect((await make(owner, [])).body.error).toBe(BATCH_TEXTS.missing)
  const many = await make(owner, Array(51).fill(Buffer.from('x')))
  expect([many.status, many.body.error]).toEqual([400, BATCH_TEXTS.tooMany])
  expect((await make(owner, [Buffer.from('no picture')])).status).toBe(400)
  expect((await make(owner, [await tin(1)], { ground: 'red' })).status).toBe(400)
  expect((await make(owner, await tins(21))).status).toBe(402)
  await expectUntouched(app, owner, 'product', 1)
})

test('one photo that cannot be read fails alone, by its number, and is not paid for', async () => {
  const owner = await createOwner(app, { product: 1 })
  const photos = [...(await tins(5)), Buffer.from('no picture at all')]
  const { status, body } = await make(owner, photos, { shape: 'portrait' }, 'batch-1')
  expect([status, body.total, body.runIds.length]).toEqual([202, 5, 1])
  expect(body.errors).toMatchObject([{ photo: 6 }])
  expect((await make(owner, photos, { shape: 'portrait' }, 'batch-1')).body).toEqual(body)
  expect(await creditsLeft(owner, 'product')).toBe(0)

  expect((await owner.call('GET', '/api/runs')).body.runs).toHaveLength(1)
  const run = await endOf(owner, body.runIds[0])
  expect(run).toMatchObject({ status: 'succeeded', refunded: false, engine: 'builtin' })
  expect(run.outputs.map(({ label }) => label)).toEqual(Array.from({ length: 5 }, (_, n) => `Photo ${n + 1}`))
  expect(run.outputs.every(({ width, height, cutout }) => `${width} ${height} ${cutout}` === '1200 1500 clean')).toBe(
    true,
  )
  const { url } = (await owner.call('POST', `/api/runs/${run.id}/archive-link`)).body
  const files = await readZip((await owner.call('GET', url)).body)
  expect(files).toHaveLength(5)
  expect(files[2]!.name).toBe('ufaro-product-3-Photo 3.jpg')
})

test('a failed photo names its reason and is retried for free, also with another photo, three times in all', async () => {
  const [owner, other] = [await createOwner(app, { product: 1 }), await createOwner(app, { product: 1 })]
  const { body } = await make(owner, [await tin(3), await empty(), await empty(), await tin(4)])
  const [runId] = body.runIds
  const run = await endOf(owner, runId)
  expect(run.outputs.map(({ status, error }) => [status, error])).toEqual([
    ['done', null],
    ['error', BATCH_TEXTS.outline],
    ['error', BATCH_TEXTS.outline],
    ['done', null],
  ])
  expect(run).toMatchObject({ status: 'partial', refunded: false })

  expect((await retry(other, runId, 2)).status).toBe(404)
  expect((await retry(owner, runId, 9)).status).toBe(404)
  expect((await retry(owner, runId, 1)).body.code).toBe('OUTPUT_EXISTS')
  expect((await retry(owner, runId, 2, { photo: dataUrl(Buffer.from('none')) })).status).toBe(415)

  const again = await retry(owner, runId, 2, { photo: dataUrl(await tin(8)) })
  expect([again.status, again.body.outputs[1].status]).toEqual([202, 'pending'])
  expect((await endOf(owner, runId)).outputs.map(({ status }) => status)).toEqual(['done', 'done', 'error', 'done'])

  for (const attempts of [2, 3]) {
    expect((await retry(owner, runId, 3)).status).toBe(202)
    expect((await endOf(owner, runId)).outputs[2]).toMatchObject({ status: 'error', attempts })
  }
  expect((await retry(owner, runId, 3)).body.code).toBe('RUN_COMPLETE')
  expect(await creditsLeft(owner, 'product')).toBe(0)
  expect(await countRefunds(app, owner)).toBe(0)
})

test('a product shot never joins the run of a batch, and a batch without results is refunded', async () => {
  const owner = await createOwner(app, { product: 3 })
  const { body } = await make(owner, await tins(4))
  const shot = {
    mode: 'product',
    options: { aesthetic: 'White', shot: 1 },
    productImageDataUrl: dataUrl(await tin(30)),
  }
  const generated = await owner.call('POST', '/api/generate', { body: shot, headers: { prefer: 'respond-async' } })
  expect(generated.status, JSON.stringify(generated.body)).toBe(202)
  expect(generated.body.runId).not.toBe(body.runIds[0])
  expect(await creditsLeft(owner, 'product')).toBe(1)

  const nothing = (await make(owner, [await empty()])).body
  expect(await endOf(owner, nothing.runIds[0])).toMatchObject({ status: 'failed', refunded: true })
  expect(await creditsLeft(owner, 'product')).toBe(1)
  await endOf(owner, body.runIds[0])
})

test('photos stand on the colour of the brand, sent as uploads', async () => {
  const owner = await createOwner(app, { product: 1 })
  await owner.call('PUT', '/api/brand-kit', { body: { colors: ['#1d6b54', '#ffffff', '#000000'] } })
  const { body: upload } = await owner.call('POST', '/api/uploads', {
    body: await tin(5),
    headers: { 'content-type': 'image/jpeg' },
  })
  const { body, status } = await owner.call('POST', '/api/product-batches', {
    body: { photos: [`upload:${upload.id}`], ground: 'brand' },
  })
  expect(status, JSON.stringify(body)).toBe(202)
  const run = await endOf(owner, body.runIds[0])
  const picture = (await owner.call('GET', run.outputs[0]!.url!)).body
  const seen = [...(await sharp(picture).extract({ left: 2, top: 2, width: 1, height: 1 }).raw().toBuffer())]
  expect(
    seen.every((level, c) => Math.abs(level - [29, 107, 84][c]!) <= 3),
    seen.join(),
  ).toBe(true)
})
