import { execFile } from 'node:child_process'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Finding, runAllChecks } from '#server/audit/run-checks.ts'
import { transaction } from '#server/db/db.ts'
import { buildApp, type TestApp } from './build-app.ts'
import { creditsOf, insertHolder } from './factories/grant.ts'

const PROGRAM = path.join(import.meta.dirname, '../src/audit.ts')

let app: TestApp
let credits: ReturnType<typeof creditsOf>
let person: { id: string; is_admin: boolean }
let paid: string
let refunded: string

beforeAll(async () => {
  app = await buildApp()
  credits = creditsOf(app)
  person = await insertHolder(app, { headshot: 5, gif: 2 })
  paid = (await credits.openRun(app.db, person, 'headshot')).runId
  refunded = (await credits.openRun(app.db, person, 'gif')).runId
  await transaction(app.db, (tx) => credits.refundRun(tx, refunded, 'failed'))
  await credits.openRun(app.db, { ...person, is_admin: true }, 'headshot')
})
afterAll(() => app.close())

const audit = () =>
  new Promise<{ code: unknown; output: string }>((resolve) => {
    const env = { ...process.env, DATABASE_URL: app.env.DATABASE_URL, LOG_LEVEL: 'silent' }
    execFile(process.execPath, [PROGRAM], { env }, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, output: stdout + stderr }),
    )
  })

const failed = (findings: Finding[]) => findings.filter(({ faults }) => faults.length > 0)
const UNDO = new Error('undo')

async function failedAfter(change: string): Promise<string[]> {
  let names: string[] = []
  const attempt = transaction(app.db, async (tx) => {
    const text = change.replaceAll('$paid', paid).replaceAll('$refunded', refunded).replaceAll('$person', person.id)
    await tx.execute(sql.raw(text))
    names = failed(await runAllChecks(tx, { idleSeconds: 900 })).map(({ name }) => name)
    throw UNDO
  })
  await attempt.catch((error) => {
    if (error !== UNDO) throw error
  })
  return names
}

test('consistent data passes the audit while the app runs', async () => {
  expect(await audit()).toMatchObject({ code: 0, output: expect.stringContaining('everything agrees') })
})

test('a balance edited by hand is found and named, and the audit exits non-zero', async () => {
  await app.pool.query(`update balances set remaining = remaining + 1 where user_id = $1 and mode = 'headshot'`, [
    person.id,
  ])
  const { code, output } = await audit()
  expect(code).toBe(1)
  expect(output).toContain(`of ${person.id}, headshot: balance 5, ledger 4`)
  expect(output).toContain('1 disagreements')
  await app.pool.query(`update balances set remaining = remaining - 1 where user_id = $1 and mode = 'headshot'`, [
    person.id,
  ])
  expect((await audit()).code).toBe(0)
})

test('a wrong configuration is reported in one line and not as a passed audit', async () => {
  const env = { ...process.env, DATABASE_URL: 'mysql://nowhere' }
  const result = await new Promise<{ code: unknown; stderr: string }>((resolve) =>
    execFile(process.execPath, [PROGRAM], { env }, (error, _, stderr) => resolve({ code: error?.code ?? 0, stderr })),
  )
  expect(result.code).toBe(1)
  expect(result.stderr.trim()).toBe('DATABASE_URL must be a postgres:// URL')
})

const OUTPUT = `insert into outputs (run_id, user_id, mode, slot, label, status, request, content) values`

test.each([
  [`update grants set credits_total = 8 where user_id = '$person'`, ['every grant gave what it says']],
  [
    `insert into ledger_entries (user_id, grant_id, mode, delta, kind)
     select user_id, id, 'headshot', 1, 'withdraw' from grants where user_id = '$person'`,
    [
      'every balance is the sum of its entries',
      'credits are withdrawn from bought grants alone, where money went back',
    ],
  ],
  [
    `insert into users (id, email) values ('other', 'other@example.com');
     update balances set user_id = 'other' where user_id = '$person'`,
    ['balances and entries belong to the person of their grant'],
  ],
  [
    `update daily_usage set used = used + 1 where user_id = '$person'`,
    ['every day’s count is that day’s paid runs that were not handed back'],
  ],
  [`update runs set mode = 'dp' where id = '$paid'`, ['every paid run has one spend, out of its grant']],
  [
    `update runs set grant_id = null where id = '$paid'`,
    ['every day’s count is that day’s paid runs that were not handed back', 'every spend has its run'],
  ],
  [
    `update runs set refunded = false where id = '$refunded'`,
    [
      'every day’s count is that day’s paid runs that were not handed back',
      'a run is marked as handed back exactly when one credit went back to its grant',
      'every refund has its run',
      'what delivered is paid, what delivered nothing is handed back',
    ],
  ],
  [
    `update runs set status = 'failed', finished_at = now() where id = '$paid'`,
    ['what delivered is paid, what delivered nothing is handed back'],
  ],
  [
    `update runs set status = 'succeeded', finished_at = now() where id = '$paid'`,
    ['what delivered is paid, what delivered nothing is handed back'],
  ],
  [
    `${OUTPUT} ('$refunded', '$person', 'gif', 1, 'GIF', 'done', '{}', '[]')`,
    ['what delivered is paid, what delivered nothing is handed back'],
  ],
  [`update runs set finished_at = null where id = '$refunded'`, ['what has ended says when']],
  [`update runs set touched_at = now() - interval '21 minutes' where id = '$paid'`, ['no run lies forgotten']],
  [
    `update runs set created_at = created_at - interval '3 days' where id = '$paid'`,
    ['every day is the Africa/Lagos day of its run'],
  ],
  [
    `${OUTPUT} ('$paid', '$person', 'headshot', 1, 'Look 1', 'done', '{}', null)`,
    ['every result has its file or its words'],
  ],
  [
    `insert into output_tallies values ('2026-03-04T23:00Z', 'gif', 'done', 1, 0, 0, 0)`,
    ['reports count every result once'],
  ],
  [`${OUTPUT} ('$paid', '$person', 'headshot', 5, 'Look 5', 'done', '{}', '[]')`, ['no run made more than it may']],
  [
    `${OUTPUT} ('$paid', '$person', 'gif', 1, 'GIF', 'done', '{}', '[]')`,
    ['results belong to the person and the tool of their run'],
  ],
  [
    `${OUTPUT} ('$refunded', '$person', 'gif', 1, 'GIF', 'pending', '{}', null)`,
    ['nothing is being made for a run that has ended'],
  ],
])('found: %s', async (change, names) => {
  expect(await failedAfter(change)).toEqual(names)
})

test('runs that are idle for less than the limit and entries of deleted users pass the audit', async () => {
  expect(await failedAfter(`update runs set touched_at = now() - interval '14 minutes' where id = '$paid'`)).toEqual([])
  expect(await failedAfter(`delete from users where id = '$person'`)).toEqual([])
})
