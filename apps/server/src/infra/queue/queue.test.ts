import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createDatabase, type TestDatabase } from '#test/database.ts'
import { createDb, transaction } from '../../db/db.ts'
import { type Bus, createBus } from '../db/bus.ts'
import { createPool } from '../db/pool.ts'
import { createLog } from '../log.ts'
import { createQueue } from './queue.ts'

type Jobs = { greet: { name: string } }

const log = createLog('silent')
const rules = { greet: { retries: 3, expireSeconds: 60 } }
let database: TestDatabase
let pool: ReturnType<typeof createPool>
let bus: Bus
const stops: (() => Promise<void>)[] = []

const newQueue = () => {
  const queue = createQueue<Jobs>({ url: database.url, jobs: rules, bus, log })
  stops.push(queue.stop)
  return queue
}

beforeAll(async () => {
  database = await createDatabase()
  pool = createPool(database.url, log)
  bus = await createBus(database.url, log)
})
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})
afterAll(async () => {
  await bus.close()
  await pool.end()
  await database.drop()
})

test('a queue with a job that nobody handles does not start', async () => {
  await expect(newQueue().start({ supervise: true })).rejects.toThrow('no handler for the job greet')
})

test('a second handler of a job, or one of an unknown job, is refused', () => {
  const queue = newQueue()
  queue.handle('greet', { handle: async () => {}, concurrency: 1 })
  expect(() => queue.handle('greet', { handle: async () => {}, concurrency: 1 })).toThrow('two handlers')
  expect(() => queue.handle('wave' as 'greet', { handle: async () => {}, concurrency: 1 })).toThrow('no job is called')
})

test('a job commits or rolls back with its transaction, and a sender need not be a worker', async () => {
  const greeted: string[] = []
  const sender = newQueue()
  sender.handle('greet', { handle: async () => {}, concurrency: 1 })
  await sender.start({ supervise: false })
  const worker = newQueue()
  worker.handle('greet', { handle: async ({ name }) => void greeted.push(name), concurrency: 2 })
  await worker.start({ supervise: true })
  await worker.work()

  const db = createDb(pool)
  await expect(
    transaction(db, async (tx) => {
      await sender.send(tx, 'greet', { name: 'nobody' })
      throw new Error('changed my mind')
    }),
  ).rejects.toThrow('changed my mind')
  await transaction(db, (tx) => sender.send(tx, 'greet', { name: 'Ada' }))
  await vi.waitFor(() => expect(greeted).toEqual(['Ada']), 30_000)
})

test('one worker drains a backlog without waiting for a poll, and a job that throws comes back', async () => {
  const seen = new Map<string, number>()
  const queue = newQueue()
  queue.handle('greet', {
    concurrency: 1,
    handle: async ({ name }, { interruptions }) => {
      if (name === '7' && interruptions === 0) throw new Error('not yet')
      seen.set(name, interruptions)
    },
  })
  await queue.start({ supervise: true })
  for (let n = 0; n < 60; n++) await transaction(createDb(pool), (tx) => queue.send(tx, 'greet', { name: String(n) }))
  await queue.work()
  await vi.waitFor(() => expect(seen.size).toBe(60), 45_000)
  expect(seen.get('7')).toBe(1)
  expect(seen.get('8')).toBe(0)
})

test('users with few jobs go before users with many, and no user gets all places', async () => {
  const begun: string[] = []
  const end = Promise.withResolvers<void>()
  const queue = newQueue()
  queue.handle('greet', {
    concurrency: 4,
    handle: async ({ name }) => {
      begun.push(name)
      await end.promise
    },
  })
  await queue.start({ supervise: true })
  const db = createDb(pool)
  for (let n = 0; n < 30; n++)
    await transaction(db, (tx) => queue.send(tx, 'greet', { name: `much ${n}` }, { owner: 'much', before: n }))
  await queue.work()
  await vi.waitFor(() => expect(begun).toHaveLength(3), 20_000)
  await transaction(db, (tx) => queue.send(tx, 'greet', { name: 'one' }, { owner: 'little', before: 0 }))
  await vi.waitFor(() => expect(begun.at(-1)).toBe('one'), 20_000)
  await transaction(db, (tx) => queue.send(tx, 'greet', { name: 'another' }, { owner: 'late', before: 0 }))
  expect(await queue.waiting('greet')).toBe(28)
  end.resolve()
  await vi.waitFor(() => expect(begun).toHaveLength(32), 20_000)
  // The next fetch returns `another` and up to three older jobs, in no particular order, so its index is from 4 to 7.
  expect(begun.indexOf('another')).toBeLessThan(8)
})

test('a shutdown returns running jobs to the queue, which does not count as an interruption', async () => {
  const seen: number[] = []
  const worker = (handle: () => Promise<void>) => {
    const queue = newQueue()
    queue.handle('greet', {
      concurrency: 1,
      handle: async (_, { interruptions }) => {
        seen.push(interruptions)
        await handle()
      },
    })
    return queue
  }
  const slow = worker(() => new Promise(() => {}))
  await slow.start({ supervise: true })
  await transaction(createDb(pool), (tx) => slow.send(tx, 'greet', { name: 'Ada' }))
  await slow.work()
  await vi.waitFor(() => expect(seen).toEqual([0]))
  await slow.stop()
  const next = worker(async () => {})
  await next.start({ supervise: true })
  await next.work()
  await vi.waitFor(() => expect(seen).toEqual([0, 0]))
})
