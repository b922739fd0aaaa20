import { expect, test } from 'vitest'
import { atMost } from './at-most.ts'

test('at most the given number of tasks run at once, in order, and a failed task frees its place', async () => {
  const twoAtOnce = atMost(2)
  const started: number[] = []
  let running = 0
  let most = 0
  const work = (n: number) => async () => {
    started.push(n)
    most = Math.max(most, ++running)
    await new Promise((resolve) => setImmediate(resolve))
    running--
    if (n === 1) throw new Error('no')
    return n
  }
  const results = await Promise.allSettled([0, 1, 2, 3, 4].map((n) => twoAtOnce(work(n))))
  expect(started).toEqual([0, 1, 2, 3, 4])
  expect(most).toBe(2)
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled', 'fulfilled'])
})
