import { transaction } from '../../apps/server/src/db/db.ts'
import { createLog } from '../../apps/server/src/infra/log.ts'
import { createQueue } from '../../apps/server/src/infra/queue/queue.ts'
import { table } from '../bench.ts'
import { openBenchDatabase } from '../bench-database.ts'

const JOBS = 2000

export async function measureQueue(): Promise<string> {
  const database = await openBenchDatabase()
  const queue = createQueue<{ nothing: object }>({
    url: database.url,
    jobs: { nothing: { retries: 1, expireSeconds: 60 } },
    bus: database.bus,
    log: createLog('error'),
  })
  let left = JOBS
  const drained = Promise.withResolvers<void>()
  queue.handle('nothing', {
    concurrency: 8,
    handle: async () => {
      if (--left === 0) drained.resolve()
    },
  })
  try {
    await queue.start({ supervise: true })
    const sendMs = await timeOf(async () => {
      for (let n = 0; n < JOBS; n += 10) {
        await Promise.all(
          Array.from({ length: 10 }, () => transaction(database.db, (tx) => queue.send(tx, 'nothing', {}))),
        )
      }
    })
    const drainMs = await timeOf(async () => {
      await queue.work()
      await drained.promise
    })
    const rate = (ms: number) => Math.round(JOBS / (ms / 1000)).toLocaleString('en')
    const rows = [
      ['', 'jobs a second'],
      ['sent, one a transaction', rate(sendMs)],
      ['taken and done by one process, eight at once', rate(drainMs)],
    ]
    return `## The queue\n\n${table(rows)}`
  } finally {
    await queue.stop()
    await database.drop()
  }
}

async function timeOf(work: () => Promise<void>): Promise<number> {
  const begin = performance.now()
  await work()
  return performance.now() - begin
}
