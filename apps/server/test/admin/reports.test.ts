import { TOOL_IDS } from '@ufaro/contract/tool-ids.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { foldTallies } from '#server/features/reports/analytics.repo.ts'
import { buildApp, type TestApp } from '../build-app.ts'
import { type Person, signInAdmin } from '../factories/person.ts'
import { insertUser } from '../factories/user.ts'

interface Made {
  user: string
  mode?: string
  status?: 'done' | 'error' | 'pending'
  at: string
  ms?: number
  microusd?: number
  grant?: string | null
}

let app: TestApp
let admin: Person
const ada = 'ada'
const ole = 'ole'
beforeAll(async () => {
  app = await buildApp()
  admin = await signInAdmin(app)
  await insertUser(app, { id: ada, email: 'ada@example.com', firstName: '=HYPERLINK("//x","y")', lastName: 'Eze, B.' })
  await insertUser(app, { id: ole, email: '+ole@example.com' })
  const bought = await app.pool.query(
    `insert into grants (user_id, plan_id, plan_name, source, reference, daily_limit, credits_total)
     values ($1, 'p', 'P', 'payment', 'ref-1', 10, 10) returning id`,
    [ada],
  )
  await app.pool.query(
    `insert into payments (user_id, reference, plan, amount, paid_amount, refunded_amount, status, paid_at, granted_at)
     values ($1, 'ref-1', '{}', 500000, 500000, 100000, 'success', '2026-03-05T12:00:00Z', now()),
            ($1, 'ref-2', '{}', 700000, null, 0, 'pending', null, null)`,
    [ada],
  )
  const grant = bought.rows[0].id
  await make({ user: ada, at: '2026-03-05T22:59:59.999Z', ms: 1000, microusd: 40_000, grant })
  await make({ user: ada, at: '2026-03-05T23:00:00.000Z', ms: 2000, grant })
  await make({ user: ole, at: '2026-03-06T10:00:00Z', mode: 'gif', status: 'error', ms: 9000, microusd: 10_000 })
  await make({ user: ole, at: '2026-03-08T10:00:00Z', mode: 'gif', status: 'pending' })
})
afterAll(() => app.close())

async function make({ user, mode = 'headshot', status = 'done', at, ms, microusd, grant }: Made): Promise<void> {
  const run = await app.pool.query(
    `insert into runs (user_id, mode, status, day, max_outputs, grant_id, created_at, finished_at)
     values ($1, $2, 'succeeded', '2026-03-05', 4, $3, $4, $4) returning id`,
    [user, mode, grant ?? null, at],
  )
  await app.pool.query(
    `insert into outputs (run_id, user_id, mode, slot, label, status, request, duration_ms, cost_microusd, created_at)
     values ($1, $2, $3, 1, 'Look 1', $4, '{}', $5, $6, $7)`,
    [run.rows[0].id, user, mode, status, ms ?? null, microusd ?? null, at],
  )
}

const get = async (path: string) => (await admin.call('GET', `/api/admin/${path}`)).body

test('the figures add up: counts, times, revenue and what providers cost, in kobo', async () => {
  const figures = await get('analytics')
  expect(figures.stats).toEqual({
    totalGenerations: 4,
    successfulGenerations: 2,
    avgProcessingTime: 1500,
    generationsByMode: { headshot: 2, gif: 2 },
  })
  // Reports use days in Lagos time (UTC+1), so 22:59 UTC is the last minute of a day.
  expect(figures.series).toEqual([
    { date: '2026-03-05', total: 1, successful: 1, revenue: 400_000 },
    { date: '2026-03-06', total: 2, successful: 1, revenue: 0 },
    { date: '2026-03-08', total: 1, successful: 0, revenue: 0 },
  ])
  expect(figures.totals).toEqual({
    ...{ total: 4, successful: 2, failed: 1, revenue: 400_000, provider_cost: 8000 },
    verdicts: { good: 0, bad: 0 },
  })
  expect(figures.previous, 'what has no beginning has nothing before it').toBeNull()
  // The outputs cost 0.05 dollars in total. At 1,600 Naira per dollar, that is 80 Naira, or 8,000 kobo.
  expect(figures).toMatchObject({ revenue: 400_000, provider_cost: 8000 })
  expect(figures.by_mode.map(({ mode }: { mode: string }) => mode)).toEqual(TOOL_IDS)
  // Ten credits brought 4,000 Naira: 5,000 minus a refund of 1,000. So the two spent credits brought 800 Naira.
  expect(figures.by_mode[0]).toEqual({
    mode: 'headshot',
    total: 2,
    successful: 2,
    failed: 0,
    revenue: 80_000,
    provider_cost: 6400,
    verdicts: { good: 0, bad: 0 },
  })
})

test('a range takes whole days of Lagos, its last one included', async () => {
  const one = await get('analytics?startDate=2026-03-05&endDate=2026-03-05')
  expect(one).toMatchObject({ stats: { totalGenerations: 1 }, revenue: 400_000, provider_cost: 6400 })
  expect(await get('analytics?startDate=2026-03-07')).toMatchObject({ stats: { totalGenerations: 1 }, revenue: 0 })
  expect((await get('analytics?startDate=2026-02-30')).code).toBe('VALIDATION_FAILED')
})

test('a range that cuts a day counts its own part of it', async () => {
  const cut = await get('analytics?startDate=2026-03-05T22:59:59.999Z&endDate=2026-03-06T10:00:00Z')
  expect(cut.series).toEqual([
    { date: '2026-03-05', total: 1, successful: 1, revenue: 0 },
    { date: '2026-03-06', total: 1, successful: 1, revenue: 0 },
  ])
  const rest = await get('analytics?startDate=2026-03-06T10:00:00%2B00:00')
  expect(rest).toMatchObject({ stats: { totalGenerations: 2 }, provider_cost: 1600 })
  expect((await get('analytics?startDate=2026-03-09')).series).toEqual([])
})

test('a range is compared with the equally long range before it, in Lagos days and money', async () => {
  const { totals, previous } = await get('analytics?startDate=2026-03-06&endDate=2026-03-06')
  expect(totals).toMatchObject({ total: 2, successful: 1, failed: 1, revenue: 0 })
  expect(previous).toEqual({
    ...{ total: 1, successful: 1, failed: 0, revenue: 400_000, provider_cost: 6400 },
    ...{ verdicts: { good: 0, bad: 0 }, from: '2026-03-04T23:00:00.000Z', until: '2026-03-05T23:00:00.000Z' },
  })
  const three = await get('analytics?startDate=2026-03-06&endDate=2026-03-08')
  expect(three.previous).toMatchObject({ from: '2026-03-02T23:00:00.000Z', until: '2026-03-05T23:00:00.000Z' })
  expect((await get('analytics?startDate=2126-01-01')).previous, 'what has not begun').toBeNull()
})

test('a day that is not over is compared with the previous day up to the same hour', async () => {
  const today = new Date(Date.now() + 3_600_000).toISOString().slice(0, 10)
  const asked = Date.now()
  const { previous } = await get(`analytics?startDate=${today}&endDate=${today}`)
  expect(Date.parse(previous.from)).toBe(Date.parse(`${today}T00:00:00+01:00`) - 86_400_000)
  expect(Date.parse(previous.until)).toBeGreaterThanOrEqual(asked - 86_400_000)
  expect(Date.parse(previous.until)).toBeLessThanOrEqual(Date.now() - 86_400_000)
})

test('money is counted on the day of Lagos on which it was paid', async () => {
  const paid = `insert into payments (user_id, reference, plan, amount, paid_amount, status, paid_at, granted_at)
                values ($1, $2, '{}', 100, 100, 'success', $3, now())`
  await app.pool.query(paid, [ole, 'late', '2026-02-10T22:59:59.999Z'])
  await app.pool.query(paid, [ole, 'early', '2026-02-10T23:00:00.000Z'])
  const { series, revenue } = await get('analytics?startDate=2026-02-10&endDate=2026-02-11')
  expect([series, revenue]).toEqual([
    [
      { date: '2026-02-10', total: 0, successful: 0, revenue: 100 },
      { date: '2026-02-11', total: 0, successful: 0, revenue: 100 },
    ],
    200,
  ])
  await app.pool.query(`delete from payments where reference in ('late', 'early')`)
})

test('the figures follow changes and deleted users, also while tallies are merged', async () => {
  const before = await get('analytics')
  const person = await insertUser(app)
  await Promise.all(
    Array.from({ length: 12 }, async (_, n) => {
      const at = `2026-03-07T10:00:0${n % 10}Z`
      await make({ user: person.id, at, status: 'pending' })
      await foldTallies(app.db)
    }),
  )
  const change = `update outputs set status = 'done', duration_ms = 500, cost_microusd = 1000 where user_id = $1`
  await Promise.all([app.pool.query(change, [person.id]), foldTallies(app.db), foldTallies(app.db)])
  const during = await get('analytics?startDate=2026-03-07&endDate=2026-03-07')
  expect(during).toMatchObject({ stats: { totalGenerations: 12, avgProcessingTime: 500 }, provider_cost: 1920 })
  expect(during.series).toEqual([{ date: '2026-03-07', total: 12, successful: 12, revenue: 0 }])
  await foldTallies(app.db)
  const { rows } = await app.pool.query(`select status, total from output_tallies where day = '2026-03-06T23:00Z'`)
  expect(rows).toEqual([{ status: 'done', total: 12 }])

  await app.pool.query('delete from users where id = $1', [person.id])
  expect(await get('analytics')).toEqual(before)
  await foldTallies(app.db)
  expect(await get('analytics')).toEqual(before)
})

test('active users are counted back from now, whatever the range', async () => {
  expect((await get('analytics')).active_users).toEqual({ daily: 0, weekly: 0, monthly: 0 })
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
  const people = await Promise.all([1, 2, 3].map(() => insertUser(app)))
  for (const [n, days] of [0, 3, 20].entries()) await make({ user: people[n]!.id, at: daysAgo(days) })
  await make({ user: people[2]!.id, at: daysAgo(25) })
  const { active_users } = await get('analytics?endDate=2026-03-05')
  expect(active_users).toEqual({ daily: 1, weekly: 2, monthly: 3 })
  await app.pool.query('delete from users where id = any($1)', [people.map(({ id }) => id)])
})

test('the list is filtered and paged, newest first', async () => {
  const all = await get('generations')
  expect(all.total).toBe(4)
  expect(all.records.map(({ status }: { status: string }) => status)).toEqual([
    'pending',
    'failed',
    'success',
    'success',
  ])
  expect(all.records[3]).toEqual({
    id: expect.any(String),
    user: {
      name: '=HYPERLINK("//x","y") Eze, B.',
      first_name: '=HYPERLINK("//x","y")',
      last_name: 'Eze, B.',
      email: 'ada@example.com',
    },
    user_id: ada,
    mode: 'headshot',
    status: 'success',
    engine: null,
    processing_time_ms: 1000,
    created_at: '2026-03-05T22:59:59.999Z',
  })
  expect((await get('generations?limit=2&page=2')).records).toEqual(all.records.slice(2))
  expect(await get('generations?mode=gif&status=failed&startDate=2026-03-06')).toMatchObject({ total: 1 })
  for (const bad of ['mode=sculpture', 'status=done', 'limit=0']) {
    expect((await get(`generations?${bad}`)).code).toBe('VALIDATION_FAILED')
  }
})

test('the file has every row of the filter, and nothing in it runs in a spreadsheet', async () => {
  const { status, body, headers } = await admin.call('GET', '/api/admin/export-csv')
  expect(status).toBe(200)
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(headers.get('content-disposition')).toMatch(/attachment; filename="ufaro_analytics_\d{4}-\d\d-\d\d\.csv"/)
  const lines = body.replace(/^\uFEFF/, '').split('\r\n')
  expect(lines).toHaveLength(6)
  expect(lines[0]).toBe('id,created_at,user_name,user_email,user_id,mode,status,engine,model,processing_time_ms')
  expect(lines[4]).toContain(`,"'=HYPERLINK(""//x"",""y"") Eze, B.",ada@example.com,ada,headshot,success,,,1000`)
  expect(lines[1]).toContain(`,"'+ole","'+ole@example.com",ole,gif,pending,,,`)
  expect(lines[5]).toBe('')

  const failed = (await admin.call('GET', '/api/admin/export-csv?status=failed')).body
  expect(failed.trim().split('\r\n')).toHaveLength(2)
  const { entries } = await get('audit')
  expect(entries[0]).toMatchObject({ action: 'generations.export', detail: { status: 'failed' } })
})

test('a file of many batches has each row once', async () => {
  const person = await insertUser(app)
  await app.pool.query(
    `with made as (
       insert into runs (user_id, mode, status, day, max_outputs, created_at)
       select $1, 'dp', 'succeeded', '2026-01-01', 1, '2026-01-01T00:00:00Z'::timestamptz + n % 7 * interval '1 microsecond'
         from generate_series(1, 4500) as n returning id, created_at
     )
     insert into outputs (run_id, user_id, mode, slot, label, status, request, created_at)
     select id, $1, 'dp', 1, 'x', 'done', '{}', created_at from made`,
    [person.id],
  )
  const { body } = await admin.call('GET', '/api/admin/export-csv?mode=dp')
  const ids = body
    .trim()
    .split('\r\n')
    .slice(1)
    .map((line: string) => line.split(',')[0])
  expect(ids).toHaveLength(4500)
  expect(new Set(ids).size).toBe(4500)
})
