import { setImmediate as tick } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createBoundedQueue, type QueueLimits } from './bounded-queue.ts'

const queueOf = (limits: Partial<QueueLimits> = {}) =>
  createBoundedQueue({ concurrency: 2, queue: 2, each: 9, waitMs: 60_000, ...limits }, () => new Error('too busy'))

function pieceOf(log: string[], name: string) {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const work = () => {
    log.push(name)
    return promise
  }
  return { work, end: () => resolve(name), fail: () => reject(new Error(name)) }
}

test('a task beyond the queue limit is rejected at once, and the other tasks still run', async () => {
  const enqueue = queueOf()
  const log: string[] = []
  const pieces = ['a', 'b', 'c', 'd', 'e'].map((name) => pieceOf(log, name))
  const entries = pieces.slice(0, 4).map(({ work }) => enqueue('one', work))
  await expect(enqueue('one', pieces[4]!.work)).rejects.toThrow('too busy')
  expect(log).toEqual(['a', 'b'])
  for (const piece of pieces) piece.end()
  expect(await Promise.all(entries)).toEqual(['a', 'b', 'c', 'd'])
})

test('tasks start in the order of arrival, also after a task has failed', async () => {
  const enqueue = queueOf({ concurrency: 1, queue: 3 })
  const log: string[] = []
  const [a, b, c] = [pieceOf(log, 'a'), pieceOf(log, 'b'), pieceOf(log, 'c')]
  const first = enqueue('one', a.work)
  const rest = [enqueue('one', b.work), enqueue('one', c.work)]
  a.fail()
  await expect(first).rejects.toThrow('a')
  await tick()
  expect(log).toEqual(['a', 'b'])
  b.end()
  c.end()
  await Promise.all(rest)
  expect(log).toEqual(['a', 'b', 'c'])
})

test('a task that has waited too long is rejected, and its place in the queue is free again', async () => {
  const enqueue = queueOf({ concurrency: 1, queue: 1, waitMs: 1 })
  const log: string[] = []
  const [held, late, next] = [pieceOf(log, 'held'), pieceOf(log, 'late'), pieceOf(log, 'next')]
  const holding = enqueue('one', held.work)
  await expect(enqueue('one', late.work)).rejects.toThrow('too busy')
  await expect(enqueue('one', late.work)).rejects.toThrow('too busy')
  held.end()
  await holding
  next.end()
  expect(await enqueue('one', next.work)).toBe('next')
  expect(log).toEqual(['held', 'next'])
})

test('a client’s tasks wait only behind its own tasks, and only a few of them may wait', async () => {
  const enqueue = queueOf({ concurrency: 1, queue: 9, each: 3 })
  const log: string[] = []
  const pieces = ['a1', 'a2', 'a3', 'a4', 'b1', 'c1'].map((name) => pieceOf(log, name))
  const entries = pieces.map(({ work }, n) => enqueue(n < 4 ? 'a' : n === 4 ? 'b' : 'c', work))
  await expect(enqueue('a', pieces[0]!.work)).rejects.toThrow('too busy')
  for (const piece of pieces) piece.end()
  await Promise.all(entries)
  expect(log).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'a4'])
})
