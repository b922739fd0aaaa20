import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { runAllChecks } from '#server/audit/run-checks.ts'
import { transaction } from '#server/db/db.ts'
import type { Database } from '#server/db/open-database.ts'
import { grantCredits } from '#server/features/credits/credits.repo.ts'
import { fileIdsToDrop } from '#server/features/runs/stale-files.repo.ts'
import { type Answer, createCall } from '../http-call.ts'
import { dataUrl, small } from '../runs/pictures.ts'
import { type Program, startServer } from './program.ts'

interface Options {
  database: Pick<Database, 'db' | 'pool'>
  env: Record<string, string>
  url: string
  rounds: number
  /** Number of calls with idempotency keys that are in progress at each kill. */
  calls: number
}

interface Keyed {
  key: string
  kind: 'spend' | 'refund' | 'make'
  send: () => Promise<Answer>
}

export interface KillReport {
  rounds: number
  keys: number
  /** Number of keys whose final response was not a success. */
  refused: number
  /** Number of keys whose retry returned another run. */
  changed: number
  /** Number of runs more or fewer than one per key that spends or makes. */
  secondRuns: number
  /** Number of credits spent or refunded more or fewer than one per key. */
  wrongCredits: number
  /** Number of results in the gallery in excess of one per key that makes. */
  doubled: number
  /** Number of files that killed attempts left and that the sweep did not find. */
  lost: number
  faults: string[]
}

const CREDITS = 10_000
/**
 * Whether the response leaves open how the call ended, so that it must be repeated: a server error, or the first call
 * with this key still running.
 */
const isOpen = ({ status, body }: Answer) => status >= 500 || body?.code === 'IDEMPOTENCY_IN_PROGRESS'

export async function killRounds({ database, env, url, rounds, calls }: Options): Promise<KillReport> {
  const call = createCall(url)
  const photo = dataUrl(await small())
  let server = await started(env)
  const { body } = await call('POST', '/api/auth/register', {
    body: { email: `${randomUUID()}@example.com`, password: 'correct horse', mobilePhone: '+2348012345678' },
  })
  const { id } = body.user
  await database.pool.query('update grants set ended_at = now() where user_id = $1', [id])
  const given = { copywriter: CREDITS, headshot: CREDITS, gif: CREDITS }
  await transaction(database.db, (tx) =>
    grantCredits(tx, {
      userId: id,
      plan: { id: 'many', name: 'Many', dailyLimit: CREDITS },
      source: 'admin',
      reference: null,
      credits: given,
      expiresAt: null,
      replace: false,
    }),
  )
  const post = (path: string, fields: object, key?: string) =>
    call('POST', path, { token: body.token, body: fields, ...(key && { headers: { 'idempotency-key': key } }) })

  const newCall = async (n: number): Promise<Keyed> => {
    const key = randomUUID()
    if (n % 3 === 0) return { key, kind: 'spend', send: () => post('/api/user/use-credit', { mode: 'gif' }, key) }
    if (n % 3 === 1) {
      const { runId } = (await post('/api/user/use-credit', { mode: 'copywriter' })).body
      return { key, kind: 'refund', send: () => post('/api/user/refund-credit', { mode: 'copywriter', runId }, key) }
    }
    const look = { mode: 'headshot', prompt: '', productImageDataUrl: photo, options: { attire: 'Casual', look: 1 } }
    return { key, kind: 'make', send: () => post('/api/generate', look, key) }
  }

  const all: { keyed: Keyed; answer: Answer }[] = []
  for (let round = 0; round < rounds; round++) {
    const batch = await Promise.all(Array.from({ length: calls }, (_, n) => newCall(n)))
    const first = batch.map(({ send }) => send().catch(() => null))
    await sleep(20 + Math.random() * 700)
    server.kill('SIGKILL')
    await server.ended
    await Promise.all(first)
    server = await started(env)
    const answers = await Promise.all(batch.map(({ send }) => untilAnswered(send)))
    all.push(...batch.map((keyed, n) => ({ keyed, answer: answers[n]! })))
  }

  const again = []
  for (const { keyed } of all) again.push(await untilAnswered(keyed.send))
  let shown = 0
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page: Answer = await call('GET', `/api/creations?limit=100&cursor=${cursor}`, { token: body.token })
    shown += page.body.creations.length
    cursor = page.body.next_cursor
  }
  const report = await count(database, id, all, again, shown)
  server.kill('SIGTERM')
  await server.ended
  return { ...report, rounds, keys: all.length }
}

async function started(env: Record<string, string>): Promise<Program> {
  const server = startServer(env)
  await server.says(/is ready at/)
  return server
}

async function untilAnswered(send: () => Promise<Answer>): Promise<Answer> {
  for (const deadline = Date.now() + 180_000; ; await sleep(200)) {
    const answer = await send().catch(() => null)
    if (answer && !isOpen(answer)) return answer
    if (Date.now() > deadline) throw new Error(`never answered: ${JSON.stringify(answer?.body)}`)
  }
}

async function count(
  { db, pool }: Options['database'],
  userId: string,
  all: { keyed: Keyed; answer: Answer }[],
  again: Answer[],
  shown: number,
): Promise<Omit<KillReport, 'rounds' | 'keys'>> {
  const of = (kind: Keyed['kind']) => all.filter(({ keyed }) => keyed.kind === kind)
  const { rows } = await pool.query(
    `select (select count(*) from runs where user_id = $1 and mode = 'gif')::int as spent,
            (select count(*) from runs where user_id = $1 and mode = 'headshot')::int as made,
            (select -coalesce(sum(delta), 0) from ledger_entries where user_id = $1 and kind = 'spend' and mode <> 'copywriter')::int as paid,
            (select count(*) from ledger_entries where user_id = $1 and kind = 'refund' and mode = 'copywriter')::int as back,
            (select count(*) from files where user_id = $1 and kind = 'output' and deleted_at is null)::int as files,
            (select count(*) from outputs where user_id = $1 and file_id is not null)::int as outputs`,
    [userId],
  )
  const [{ spent, made, paid, back, files, outputs }] = rows
  const opened = of('spend').length + of('make').length
  // Make the files older, because the sweep deletes unneeded files only after a day.
  await pool.query(
    `update files set created_at = created_at - interval '2 days' where user_id = $1 and kind = 'output'`,
    [userId],
  )
  const swept = await fileIdsToDrop(db, files + 1)
  const findings = await runAllChecks(db, { idleSeconds: 900 })
  return {
    refused: all.filter(({ answer }) => answer.status !== 200).length,
    changed: all.filter(({ answer }, n) => answer.body?.runId !== again[n]?.body?.runId).length,
    secondRuns: Math.abs(spent - of('spend').length) + Math.abs(made - of('make').length),
    wrongCredits: Math.abs(paid - opened) + Math.abs(back - of('refund').length),
    doubled: Math.max(0, shown - of('make').length),
    lost: files - outputs - swept.length,
    faults: findings.flatMap(({ name, faults }) => faults.map((fault) => `${name}: ${fault}`)),
  }
}
