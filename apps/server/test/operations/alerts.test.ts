import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createFacts } from '#server/http/facts.ts'
import { createMetrics } from '#server/http/metrics.ts'
import { operationsRoutes } from '#server/http/operations.ts'
import { buildApp, type TestApp } from '../build-app.ts'
import { bareHttp } from '../factories/bare-http.ts'
import { node, repository } from '../processes/program.ts'
import { createMaker, generate, generateAll, spend } from '../runs/studio.ts'
import { type S3Server, startS3 } from '../s3-server.ts'
import { startGeminiStandIn } from '../stand-ins/gemini.ts'
import { firing, readAlerts, scrape } from './rules.ts'

const gemini = await startGeminiStandIn()
const seen = new Set<string>()
let s3: S3Server
/** An app that accepts runs but has no worker to execute them. */
let api: TestApp
let worker: TestApp

beforeAll(async () => {
  s3 = await startS3()
  api = await buildApp({ ROLE: 'api', ...s3.settings() })
  worker = await buildApp({ GEMINI_API_KEYS: 'key', GEMINI_BASE_URL: gemini.baseUrl, PROVIDER_TIMEOUT_S: '5' })
})
afterAll(async () => {
  await api.close()
  await worker.close()
  await gemini.close()
})

async function fires(url: string, names: string[], before = scrape(url)): Promise<void> {
  const then = await before
  await expect
    .poll(async () => firing(then, await scrape(url)), { interval: 500 })
    .toEqual(expect.arrayContaining(names))
  for (const name of names) seen.add(name)
}

test('no alert fires while everything works', async () => {
  const person = await createMaker(worker, 1)
  await generateAll(person, await spend(person))
  for (const { url } of [api, worker]) expect(firing(await scrape(url), await scrape(url))).toEqual([])
})

test('alerts about data in the database fire in every process', async () => {
  const person = await createMaker(api, 3)
  await generate(person, {}, { headers: { prefer: 'respond-async' } })
  await api.pool.query(`
    update pgboss.job set created_on = now() - interval '5 minutes', start_after = now() - interval '5 minutes';
    insert into runs (user_id, mode, status, refunded, day, max_outputs, finished_at)
      select id, 'headshot', 'failed', true, now(), 4, now() from users limit 1;
    insert into mails ("to", subject, text, html, created_at) values ('a@b.ng', '', '', '', now() - interval '1 hour');
    insert into payments (user_id, reference, amount, status, flag) select id, 'odd', 100, 'success', 'short' from users limit 1;
    insert into webhooks (user_id, url, events, secret) select id, 'https://a.example', '{run.failed}', 's' from users limit 1;
    insert into webhook_deliveries (webhook_id, user_id, event, body, status)
      select id, user_id, 'run.failed', '{}', 'failed' from webhooks, generate_series(1, 21);
    update balances set remaining = remaining + 1 where user_id = '${person.user.id}'`)
  const env = { ...process.env, DATABASE_URL: api.env.DATABASE_URL }
  const audit = promisify(execFile)(node, [path.join(repository, 'apps/server/src/audit.ts')], { env })
  await expect(audit).rejects.toMatchObject({ code: 1 })
  const names = ['QueueStuck', 'RunsFail', 'Refunds', 'MailsWait', 'PaymentsFlagged', 'WebhooksFail', 'BooksDisagree']
  await fires(
    api.url,
    names.map((name) => `Ufaro${name}`),
  )
  await api.pool.query(`update settings set updated_at = now() - interval '3 days' where key = 'last_audit'`)
  await fires(api.url, ['UfaroAuditOld'])
})

test('an alert fires if queries wait for a connection', async () => {
  const busy = Array.from({ length: 25 }, () => api.pool.query('select pg_sleep(2)'))
  await fires(api.url, ['UfaroPoolExhausted'])
  await Promise.all(busy)
})

test('alerts fire for a failing engine and for failing jobs', async () => {
  gemini.always('html-502')
  const person = await createMaker(worker, 9)
  await generateAll(person, await spend(person))
  const before = await scrape(worker.url)
  for (let n = 0; n < 2; n++) await generateAll(person, await spend(person))
  await fires(worker.url, ['UfaroEngineFails'], Promise.resolve(before))

  // Insert jobs whose output id is invalid, so that their queries fail every time.
  await worker.pool.query(`
    insert into pgboss.job (name, data, retry_limit, retry_delay)
      select 'make-output', '{"outputId": "nonsense", "attempt": 1}', 6, 1 from generate_series(1, 4)`)
  await expect
    .poll(async () => (await scrape(worker.url)).some(({ labels }) => labels.outcome === 'failed' && labels.job))
    .toBe(true)
  await fires(worker.url, ['UfaroJobsFail'])
})

test('alerts fire for an unreachable storage and for the calls that fail because of it', async () => {
  const person = await createMaker(api, 3)
  await s3.close()
  await generate(person)
  const before = await scrape(api.url)
  for (let n = 0; n < 6; n++) expect((await generate(person)).status).toBe(503)
  await fires(api.url, ['UfaroStorageFails', 'UfaroErrors'], Promise.resolve(before))
})

test('alerts fire for an unreachable database and for an unreachable process', async () => {
  const http = bareHttp()
  const metrics = createMetrics()
  const pool = new pg.Pool({ connectionString: 'postgres://me@127.0.0.1:1/x' })
  const facts = createFacts({ registry: metrics.registry, pool })
  operationsRoutes(http, { probes: {}, metrics, facts, metricsToken: undefined, build: { version: '1', commit: null } })
  const url = await http.listen({ port: 0, host: '127.0.0.1' })
  await fires(url, ['UfaroDatabaseAway'])
  await http.close()
  await fires(url, ['UfaroDown'])
  await pool.end()
})

test('every alert rule has fired above, and the dashboard queries only existing metrics', async () => {
  expect([...seen].sort()).toEqual(
    readAlerts()
      .map(({ name }) => name)
      .sort(),
  )
  const board = JSON.parse(readFileSync(path.join(repository, 'ops/grafana.json'), 'utf8'))
  const asked: string[] = board.panels.flatMap(({ targets }: { targets: { expr: string }[] }) =>
    targets.map(({ expr }) => expr),
  )
  const known = new Set((await Promise.all([scrape(api.url), scrape(worker.url)])).flat().map(({ name }) => name))
  for (const expr of asked) {
    const [name] = /(?:ufaro|process|nodejs)_\w+/.exec(expr) ?? []
    expect(known, expr).toContain(name)
  }
})
