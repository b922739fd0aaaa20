import { afterAll, beforeAll, expect, test } from 'vitest'
import { createOutputWait } from '#server/features/making/output-wait.ts'
import { createRunWatch } from '#server/features/runs/run-watch.service.ts'
import { buildApp, type TestApp } from '../build-app.ts'
import { createMaker, creditsLeft, generate, headshot } from './studio.ts'

let app: TestApp
beforeAll(async () => {
  // An app without workers never makes an output.
  app = await buildApp({ ROLE: 'api' })
})
afterAll(() => app.close())

async function begin() {
  const person = await createMaker(app, 1)
  const { body } = await generate(person, {}, { headers: { prefer: 'respond-async' } })
  const { rows } = await app.pool.query('select id from outputs where run_id = $1', [body.runId])
  return { runId: body.runId as string, outputIds: [rows[0].id as string] }
}

test('waiting ends at the timeout, and for all calls when the server closes', async () => {
  const begun = await begin()
  const watch = createRunWatch(app)
  expect(await createOutputWait({ ...app, watch, patienceMs: 50 }).wait(begun)).toBeNull()
  const wait = createOutputWait({ ...app, watch, patienceMs: 60_000 })
  const waiting = wait.wait(begun)
  wait.close()
  expect(await waiting).toBeNull()
  watch.close()
})

test('a waiting request is woken by the run, also by an earlier event, and rechecks after a gap', async () => {
  for (const told of ['before', 'meanwhile', 'in a gap']) {
    const begun = await begin()
    const subscribers: { onEvent: (event: { id: string; begun?: true }) => void; onReconnect?: () => void }[] = []
    const watch = createRunWatch({
      bus: {
        subscribe: (_topic, onEvent, onReconnect) => {
          subscribers.push({ onEvent: onEvent as (event: { id: string }) => void, ...(onReconnect && { onReconnect }) })
          return () => {}
        },
      },
    })
    const [{ onEvent, onReconnect }] = subscribers as [(typeof subscribers)[number]]
    const [id] = begun.outputIds
    onEvent({ id: begun.runId, begun: true })
    const settle = () => app.pool.query(`update outputs set status = 'error' where id = $1`, [id])
    if (told === 'before') {
      await settle()
      onEvent({ id: begun.runId })
    }
    const waiting = createOutputWait({ ...app, watch, patienceMs: 60_000 }).wait(begun)
    if (told !== 'before') await settle()
    if (told === 'meanwhile') onEvent({ id: begun.runId })
    if (told === 'in a gap') onReconnect!()
    expect(await waiting).toMatchObject([{ id, status: 'error' }])
    watch.close()
  }
})

test('a request released by a shutdown learns where its result will be', async () => {
  const person = await createMaker(app, 1)
  const other = await app.another()
  const waiting = other.call('POST', '/api/generate', {
    token: person.token,
    body: headshot(),
  })
  await expect.poll(async () => (await person.call('GET', '/api/runs?status=open')).body.total).toBe(1)
  await other.close()
  expect(await waiting).toMatchObject({ status: 202, body: { runId: expect.any(String) } })
})

test('if too many jobs are waiting, work is refused before a credit is spent', async () => {
  const person = await createMaker(app, 2)
  const wait = (count: number) =>
    app.pool.query(
      `insert into pgboss.job (name, data, policy) select 'make-output', '{}', 'standard' from generate_series(1, $1)`,
      [count],
    )
  const prefer = { headers: { prefer: 'respond-async' } }
  await wait(5)
  expect((await generate(person, {}, prefer)).status).toBe(202)
  await wait(60 * (app.env.WORKER_CONCURRENCY.threads + 1))
  await expect
    .poll(async () => (await generate(person, {}, prefer)).body, { timeout: 5000 })
    .toMatchObject({
      code: 'OVERLOADED',
      error: 'Very many people are making something right now. Please try again in a minute.',
    })
  const refused = await generate(person, {}, prefer)
  expect(refused.status).toBe(503)
  expect(Number(refused.headers.get('retry-after'))).toBe(60)
  const { body } = await person.call('GET', '/api/runs')
  expect(body.total + (await creditsLeft(person)), 'each run is a credit').toBe(2)
})
