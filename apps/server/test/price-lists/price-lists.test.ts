import { setTimeout as sleep } from 'node:timers/promises'
import { sharp } from '@ufaro/render/node/sharp.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPagesService } from '#server/features/price-lists/pages.service.ts'
import { buildApp, type TestApp } from '../build-app.ts'
import { ended } from '../certificates/certificate-kit.ts'
import { createOwner, creditsLeft, dataUrl } from '../flyers/flyer-kit.ts'
import { readZip } from '../read-zip.ts'
import { askForCards, item, listOf, makeList, photo, photosFor, putItems } from './price-kit.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildApp()
})
afterAll(() => app.close())

const rowsOf = (count: number) => Array.from({ length: count }, (_, n) => item(n + 1))
const without = ({ card_url, card_previews, ...rest }: Record<string, unknown>) => rest

test('other users find nothing, and invalid lists are refused', async () => {
  const [owner, other] = [await createOwner(app, {}), await createOwner(app, {})]
  const { id } = await makeList(owner)
  for (const [method, path] of [
    ['GET', ''],
    ['PATCH', ''],
    ['DELETE', ''],
    ['PUT', '/items'],
    ['POST', '/cards'],
    ['GET', '/cards.zip-link'],
    ['GET', '/pages'],
    ['GET', '/catalogue.csv'],
  ] as const) {
    const body = method === 'PUT' ? { items: [] } : method === 'GET' ? undefined : {}
    const { status } = await other.call(method, `/api/price-lists/${id}${path}`, { body })
    expect([path, status]).toEqual([path, 404])
  }
  expect((await owner.call('POST', '/api/price-lists', { body: { name: ' ' } })).status).toBe(400)
  expect((await owner.call('POST', '/api/price-lists', { body: { name: 'x', style: 'loud' } })).status).toBe(400)
  expect((await putItems(owner, id, rowsOf(501))).status).toBe(400)
  expect((await askForCards(owner, id)).body.error).toBe('This list has no rows yet.')
  expect((await owner.call('GET', `/api/price-lists/${id}/pages`)).status).toBe(404)
  expect((await owner.call('GET', '/api/price-lists')).body).toMatchObject({ total: 1, lists: [{ id, items: 0 }] })
})

test('an invalid row, or one with an invalid photo, fails alone, with its number', async () => {
  const owner = await createOwner(app, {})
  const { id } = await makeList(owner)
  const rows: unknown[] = rowsOf(100)
  rows[36] = { name: 'No price' }
  rows[40] = { name: '', price: 100 }
  rows[41] = item(42, { was: 100 })
  rows[42] = 'not a row'
  rows[43] = item(44, { sku: 'A1' })
  rows[44] = item(45, { sku: 'A1' })
  const { status, body } = await putItems(owner, id, rows, { 1: await photo(1), 50: Buffer.from('no picture at all') })
  expect(status).toBe(200)
  expect(body.errors.map(({ row }: { row: number }) => row).sort()).toEqual([37, 41, 42, 43, 45, 50])
  expect(body.errors.find(({ row }: { row: number }) => row === 37).error).toContain('price')
  expect(body.items).toHaveLength(94)
  expect(body.items[0]).toMatchObject({ row: 1, name: 'Thing 1', price: 50_100, available: true, card_current: false })
  expect(body.items[0].photo_url).toMatch(/^\/files\//)
})

test('the shown price is the price that is charged, and too few credits make nothing', async () => {
  const owner = await createOwner(app, { product: 2 })
  const { id } = await makeList(owner)
  await putItems(owner, id, rowsOf(60), await photosFor(1, 41))
  expect((await listOf(owner, id)).next).toEqual({ cards: 60, new_photos: 41, credits: 3 })
  expect((await askForCards(owner, id)).status).toBe(402)
  expect(await creditsLeft(owner, 'product')).toBe(2)

  const rich = await createOwner(app, { product: 4 })
  const list = await makeList(rich, { style: 'market' })
  await putItems(rich, list.id, rowsOf(60), await photosFor(1, 41))
  const answer = await askForCards(rich, list.id)
  expect([answer.status, answer.body.total]).toEqual([202, 60])
  expect((await askForCards(rich, list.id)).body.code).toBe('CONFLICT')
  const run = await ended(rich, answer.body.runId)
  expect([run.status, run.outputs.length, run.outputs[0]!.label]).toEqual(['succeeded', 1, 'Price list'])
  expect(await creditsLeft(rich, 'product')).toBe(1)
  const { runs } = (await rich.call('GET', '/api/runs')).body
  expect(runs).toEqual([])
  const { url } = (await rich.call('GET', `/api/price-lists/${list.id}/cards.zip-link`)).body
  const files = await readZip((await rich.call('GET', url)).body)
  expect(files.map(({ name }) => name).slice(0, 2)).toEqual(['1-Thing 1.jpg', '2-Thing 2.jpg'])
  expect(files).toHaveLength(60)
  expect(await sharp(files[59]!.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1080, height: 1080 })
})

test('a changed price redraws one card for free, and only a different photo is paid for', async () => {
  const owner = await createOwner(app, { product: 2 })
  const { id } = await makeList(owner)
  const rows = rowsOf(5)
  await putItems(owner, id, rows, await photosFor(1, 5))
  await ended(owner, (await askForCards(owner, id)).body.runId)
  expect(await creditsLeft(owner, 'product')).toBe(1)
  const before = (await listOf(owner, id)).rows

  rows[2] = item(3, { price: 990_000 })
  await putItems(owner, id, rows, await photosFor(1, 5))
  expect((await listOf(owner, id)).next).toEqual({ cards: 1, new_photos: 0, credits: 0 })
  const { body } = await askForCards(owner, id)
  expect(body.total).toBe(1)
  expect((await ended(owner, body.runId)).status).toBe('succeeded')
  expect(await creditsLeft(owner, 'product')).toBe(1)
  const after = (await listOf(owner, id)).rows
  const key = ({ card_url }: { card_url: string }) => card_url.split('?')[0]
  expect(after.map(key).filter((card: string, n: number) => card !== key(before[n]))).toHaveLength(1)
  expect(key(after[2])).not.toBe(key(before[2]))
  expect(after.map(without)).toEqual(
    before.map(without).map((row: object, n: number) => (n === 2 ? { ...row, price: 990_000 } : row)),
  )

  await putItems(owner, id, rows, { 5: await photo(777) })
  expect((await listOf(owner, id)).next).toEqual({ cards: 1, new_photos: 1, credits: 1 })
})

test('rows match by product code, else by position, and a missing row is deleted', async () => {
  const owner = await createOwner(app, {})
  const { id } = await makeList(owner)
  const coded = [item(1, { sku: 'A' }), item(2, { sku: 'B' }), item(3)]
  const { body: first } = await putItems(owner, id, coded, await photosFor(1, 3))
  const [a, b, c] = first.items
  const { body: swapped } = await putItems(owner, id, [item(2, { sku: 'B' }), item(1, { sku: 'A' }), item(4)])
  expect(swapped.items.map((row: { id: string }) => row.id)).toEqual([b.id, a.id, c.id])
  expect(swapped.items.every((row: { photo_url: string | null }) => row.photo_url)).toBe(true)
  const { body: other } = await putItems(owner, id, [item(5, { sku: 'C' }), item(1, { sku: 'A', photo: null })])
  expect(other.items).toMatchObject([
    { name: 'Thing 5', photo_url: null },
    { id: a.id, photo_url: null },
  ])
  expect(other.items).toHaveLength(2)
})

test('a product shot never joins the run of a price list, and a canceled list run is fully refunded', async () => {
  const owner = await createOwner(app, { product: 5 })
  const { id } = await makeList(owner)
  await putItems(owner, id, rowsOf(30), await photosFor(1, 30))
  const { runId } = (await askForCards(owner, id)).body
  expect(await creditsLeft(owner, 'product')).toBe(3)
  const shot = {
    mode: 'product',
    options: { aesthetic: 'White', shot: 2 },
    productImageDataUrl: dataUrl(await photo(9)),
  }
  const generated = await owner.call('POST', '/api/generate', { body: shot, headers: { prefer: 'respond-async' } })
  expect(generated.status, JSON.stringify(generated.body)).toBe(202)
  expect(generated.body.runId).not.toBe(runId)
  expect(await creditsLeft(owner, 'product')).toBe(2)
  await owner.call('POST', `/api/runs/${runId}/cancel`, { body: {} })
  await expect.poll(() => creditsLeft(owner, 'product'), { timeout: 20_000 }).toBe(4)
  await expect.poll(async () => (await listOf(owner, id)).run_id, { timeout: 20_000 }).toBeNull()
  expect((await listOf(owner, id)).next.credits).toBe(2)
})

test('pages come as pictures and as a document, the catalogue in the columns of a feed', async () => {
  const owner = await createOwner(app, {})
  const { id } = await makeList(owner)
  const rows = [item(1, { price: 50_000 }), item(2, { was: 90_000, available: false, note: '=1+1' }), ...rowsOf(21)]
  await putItems(owner, id, rows, { 1: await photo(1) })
  expect((await listOf(owner, id)).pages).toBe(3)
  expect((await owner.call('GET', `/api/price-lists/${id}/pages?format=png&page=4`)).status).toBe(404)
  const page = await owner.call('GET', `/api/price-lists/${id}/pages?format=png&page=3`)
  expect(await sharp(page.body).metadata()).toMatchObject({ format: 'png', width: 1080, height: 1350 })
  const { body: pdf } = await owner.call('GET', `/api/price-lists/${id}/pages?format=pdf`)
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(3)
  const feed = (await owner.call('GET', `/api/price-lists/${id}/catalogue.csv`)).body.toString()
  const [head, first, second] = feed.split('\r\n')
  expect(head).toBe('id,title,description,availability,condition,price,sale_price,link,image_link,brand')
  expect(first).toContain('Thing 1,Thing 1,in stock,new,500.00 NGN,')
  expect(second).toContain(`"'=1+1",out of stock,new,900.00 NGN,502.00 NGN,`)
})

test('pages that one person asks for at once are drawn one after the other', async () => {
  const owner = await createOwner(app, {})
  const list = await makeList(owner)
  await putItems(owner, list.id, rowsOf(30))
  let [drawing, most] = [0, 0]
  const draw = {
    page: async () => {
      most = Math.max(most, ++drawing)
      return {}
    },
    print: async () => {
      await sleep(100)
      drawing--
      return { bytes: Buffer.from('page') }
    },
  }
  const pages = createPagesService({
    db: app.db,
    limiter: { take: async () => {} },
    lists: { find: async () => list },
    brandKit: { getKit: async () => ({ contacts: [] }) },
    orders: { ...draw, brand: async () => ({}) },
    printer: draw,
  } as unknown as Parameters<typeof createPagesService>[0])
  await Promise.all([1, 2, 3].map((page) => pages.page(owner.user.id, list.id, page)))
  expect([most, drawing]).toEqual([1, 0])
})

test('a category is stored and listed in the catalogue, and changing it outdates the card', async () => {
  const owner = await createOwner(app, { product: 2 })
  const { id } = await makeList(owner)
  const long = await putItems(owner, id, [item(1, { category: 'x'.repeat(200) })])
  expect(long.status === 400 || long.body.errors?.length > 0).toBe(true)
  await putItems(owner, id, [item(1, { category: 'Rice' }), item(2)])
  expect((await listOf(owner, id)).rows.map(({ category }: { category: string }) => category)).toEqual(['Rice', null])
  const feed = (await owner.call('GET', `/api/price-lists/${id}/catalogue.csv`)).body.toString()
  expect(feed.split('\r\n')[0]).toMatch(/,brand,product_type$/)
  expect(feed.split('\r\n')[1]).toMatch(/,Rice$/)
  await ended(owner, (await askForCards(owner, id)).body.runId)
  expect((await listOf(owner, id)).next.cards).toBe(0)
  await putItems(owner, id, [item(1, { category: 'Drinks' }), item(2)])
  expect((await listOf(owner, id)).next.cards).toBe(1)
})

test('a list that is deleted takes its photos and cards with it', async () => {
  const owner = await createOwner(app, { product: 1 })
  const { id } = await makeList(owner)
  await putItems(owner, id, rowsOf(3), await photosFor(1, 3))
  await ended(owner, (await askForCards(owner, id)).body.runId)
  expect((await owner.call('DELETE', `/api/price-lists/${id}`)).status).toBe(204)
  expect((await owner.call('GET', `/api/price-lists/${id}`)).status).toBe(404)
  const { rows } = await app.pool.query(
    `select count(*)::int as n from files where user_id = $1 and kind = 'brand' and deleted_at is null`,
    [owner.user.id],
  )
  expect(rows[0].n).toBe(0)
})
