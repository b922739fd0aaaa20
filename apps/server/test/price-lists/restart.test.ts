import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { buildApp, type TestApp } from '../build-app.ts'
import { countRefunds, createOwner, creditsLeft, runOf } from '../flyers/flyer-kit.ts'
import { endPrograms, startServer } from '../processes/program.ts'
import { askForCards, item, listOf, makeList, photosFor, putItems } from './price-kit.ts'

const ROWS = 60
const PHOTOS = 41

let app: TestApp
beforeAll(async () => {
  app = await buildApp({ ROLE: 'api' })
})
afterEach(endPrograms)
afterAll(() => app.close())

const startWorker = async () => {
  const { DATABASE_URL, DATA_DIR } = app.env
  const worker = startServer({ ROLE: 'worker', DATABASE_URL: DATABASE_URL!, DATA_DIR })
  await worker.says(/is ready at/)
  return worker
}

const draftsOf = async (runId: string): Promise<[string, string][]> => {
  const { rows } = await app.pool.query('select item_id, file_id from price_drafts where run_id = $1 order by 1', [
    runId,
  ])
  return rows.map(({ item_id, file_id }) => [item_id, file_id])
}

test('cards whose worker is killed go on where they were: none is drawn, kept or paid for twice', {
  timeout: 240_000,
}, async () => {
  const owner = await createOwner(app, { product: 3 })
  const { id } = await makeList(owner, { style: 'market' })
  const rows = Array.from({ length: ROWS }, (_, n) => item(n + 1))
  await putItems(owner, id, rows, await photosFor(1, PHOTOS))
  expect((await listOf(owner, id)).next).toEqual({ cards: ROWS, new_photos: PHOTOS, credits: 3 })

  const worker = await startWorker()
  const { runId } = (await askForCards(owner, id)).body
  await expect.poll(async () => (await draftsOf(runId)).length, { timeout: 60_000, interval: 20 }).toBeGreaterThan(5)
  worker.kill('SIGKILL')
  await worker.ended
  const kept = await draftsOf(runId)
  expect(kept.length).toBeLessThan(ROWS)
  expect(await runOf(owner, runId)).toMatchObject({ status: 'running' })

  await startWorker()
  await expect.poll(async () => (await runOf(owner, runId)).finished_at, { timeout: 180_000 }).not.toBeNull()
  expect(await runOf(owner, runId)).toMatchObject({ status: 'succeeded', refunded: false })
  const { rows: cards } = await app.pool.query('select id, card_file_id from price_items where list_id = $1', [id])
  const made = new Map(cards.map((card) => [card.id, card.card_file_id]))
  expect([...made.values()].filter(Boolean)).toHaveLength(ROWS)
  // Cards that were made before the kill must be delivered, not made again.
  expect(kept.map(([itemId]) => [itemId, made.get(itemId)])).toEqual(kept)
  expect(await draftsOf(runId)).toEqual([])

  expect(await creditsLeft(owner, 'product')).toBe(0)
  expect(await countRefunds(app, owner)).toBe(0)
  const { rows: spent } = await app.pool.query(
    `select count(*)::int as runs, count(distinct id) filter (where status = 'succeeded')::int as ended
       from runs where user_id = $1`,
    [owner.user.id],
  )
  expect(spent[0]).toEqual({ runs: 3, ended: 3 })
  expect((await listOf(owner, id)).next).toEqual({ cards: 0, new_photos: 0, credits: 0 })
})
