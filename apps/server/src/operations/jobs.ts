import type pg from 'pg'
import { PgBoss } from 'pg-boss'
import { StartFault } from '../infra/start-fault.ts'
import type { Operation } from './operation.ts'
import { UsageFault } from './usage-fault.ts'
import { withDatabase } from './with-database.ts'

const USAGE = 'jobs list | jobs retry|drop <id>|failed'
const SHOWN = 200

interface JobRow {
  id: string
  name: string
  state: string
  retry_count: number
  age_s: number
  data: unknown
}

/** The sweeper later ends the run of a dropped job as idle, and refunds its credit if it has no finished output. */
export const jobs: Operation = {
  usage: USAGE,
  run: async ([name, wanted, ...rest], context) => {
    const isList = name === 'list' && wanted === undefined
    const isAct = (name === 'retry' || name === 'drop') && wanted !== undefined
    if (!(isList || isAct) || rest.length > 0) throw new UsageFault(USAGE)
    return withDatabase(context, async ({ pool, directUrl }) => {
      const rows = await readJobs(pool)
      if (isList) return list(rows, context.say)
      const chosen = rows.filter(({ id, state }) => (wanted === 'failed' ? state === 'failed' : id === wanted))
      if (chosen.length === 0) throw new StartFault(`There is no job ${wanted}.`)
      if (name === 'retry' && chosen.some(({ state }) => state !== 'failed')) {
        throw new StartFault('Only a job that has failed can be tried again.')
      }
      await withBoss(directUrl, async (boss) => {
        for (const job of chosen) await (name === 'retry' ? boss.retry(job.name, job.id) : drop(boss, job))
      })
      context.say(`${chosen.length} ${name === 'retry' ? 'will be tried again' : 'dropped'}.`)
      return 0
    })
  },
}

/** A worker that runs the job notices the deletion at its next heartbeat and aborts. */
async function drop(boss: PgBoss, { name, id }: JobRow): Promise<void> {
  await boss.cancel(name, id)
  await boss.deleteJob(name, id)
}

async function readJobs(pool: pg.Pool): Promise<JobRow[]> {
  const installed = await pool.query(`select to_regclass('pgboss.job') is not null as there`)
  if (!installed.rows[0]?.there) return []
  const { rows } = await pool.query<JobRow>(
    `select id, name, state::text, retry_count, extract(epoch from now() - created_on)::integer as age_s, data
       from pgboss.job where state in ('created', 'retry', 'active', 'failed') order by created_on`,
  )
  return rows
}

function list(rows: JobRow[], say: (line: string) => void): number {
  for (const { id, name, state, retry_count, age_s, data } of rows.slice(0, SHOWN)) {
    say(`${id}  ${name}  ${state}  ${age_s} s old  begun again ${retry_count} times  ${JSON.stringify(data)}`)
  }
  if (rows.length > SHOWN) say(`and ${rows.length - SHOWN} more`)
  say(rows.length === 0 ? 'No job waits, is at work or has failed.' : `${rows.length} jobs`)
  return 0
}

/** Runs `work` with a pg-boss client that neither runs jobs nor returns the jobs of dead workers to the queue. */
export async function withBoss<T>(url: string, work: (boss: PgBoss) => Promise<T>): Promise<T> {
  const boss = new PgBoss({ connectionString: url, supervise: false, schedule: false, max: 2 })
  boss.on('error', () => {})
  await boss.start()
  try {
    return await work(boss)
  } finally {
    await boss.stop({ graceful: false })
  }
}
