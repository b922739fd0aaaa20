import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { buildApp, type TestApp } from '../build-app.ts'
import type { Person } from '../factories/person.ts'
import { countRefunds, createOwner, creditsLeft, runOf } from '../flyers/flyer-kit.ts'
import { endPrograms, startServer } from '../processes/program.ts'
import { ask, body, ended, filesOf, paper } from './certificate-kit.ts'

const names = Array.from({ length: 300 }, (_, n) => `Person ${n}`)
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

const partsOf = async (runId: string) => {
  const { rows } = await app.pool.query(
    `select p.first, p.count, p.file_id from output_parts p join outputs o on o.id = p.output_id
      where o.run_id = $1 and p.first >= 0 order by p.first`,
    [runId],
  )
  return rows as { first: number; count: number; file_id: string }[]
}

async function killHalfway(person: Person) {
  const template = await paper('jpeg', 1600, 1130)
  const fields = body(template, names, { fontStyle: { size: 160 }, verify: { title: 'Course' } })
  const worker = await startWorker()
  const { runId } = (await ask(person, fields)).body
  await expect.poll(async () => (await partsOf(runId)).length, { timeout: 40_000, interval: 20 }).toBeGreaterThan(1)
  worker.kill('SIGKILL')
  await worker.ended
  const kept = await partsOf(runId)
  expect(kept.reduce((sum, { count }) => sum + count, 0)).toBeLessThan(names.length)
  return { runId, kept }
}

test('a batch whose worker is killed goes on where it was, and is delivered and paid once', {
  timeout: 240_000,
}, async () => {
  const person = await createOwner(app, { certificates: 1 })
  const { runId, kept } = await killHalfway(person)
  expect(await runOf(person, runId)).toMatchObject({ status: 'running' })
  await startWorker()
  await expect.poll(async () => (await runOf(person, runId)).finished_at, { timeout: 180_000 }).not.toBeNull()
  const run = await runOf(person, runId)
  expect(run).toMatchObject({
    status: 'succeeded',
    refunded: false,
    progress: { done: names.length, total: names.length },
  })
  // The parts that were stored before the crash must be used, not made again.
  expect((await partsOf(runId)).slice(0, kept.length)).toEqual(kept)
  const files = await filesOf(person, run)
  expect(files.map(({ name }) => name)).toEqual(names.map((name, n) => `${1001 + n}-${name}.jpg`))
  expect(await creditsLeft(person, 'certificates')).toBe(0)
  expect(await countRefunds(app, person)).toBe(0)
  expect((await person.call('GET', `/api/certificates?runId=${runId}`)).body.total).toBe(names.length)
})

test('a batch canceled while no worker runs is refunded once, and a restarted worker does not continue it', {
  timeout: 120_000,
}, async () => {
  const person = await createOwner(app, { certificates: 1 })
  const { runId } = await killHalfway(person)
  expect(await person.call('POST', `/api/runs/${runId}/cancel`)).toMatchObject({ body: { refunded: true } })
  await startWorker()
  await expect
    .poll(
      async () => {
        const { rows } = await app.pool.query(`select 1 from pgboss.job where state in ('created', 'retry', 'active')`)
        return rows.length
      },
      { timeout: 60_000 },
    )
    .toBe(0)
  expect(await ended(person, runId)).toMatchObject({ status: 'canceled', outputs: [{ status: 'error', url: null }] })
  expect(await creditsLeft(person, 'certificates')).toBe(1)
  expect(await countRefunds(app, person)).toBe(1)
  expect((await person.call('GET', `/api/certificates?runId=${runId}`)).body.total).toBe(0)
})
