import { afterAll, expect, test } from 'vitest'
import type { Order } from './test-thread.ts'
import { createThreadPool } from './thread-pool.ts'

const pool = createThreadPool<Order, unknown, string>({ entry: new URL('./test-thread.ts', import.meta.url), size: 2 })
const signal = new AbortController().signal
let keys = 0
const alone = () => ({ signal, key: `task ${keys++}` })
afterAll(() => pool.close())

test('the error of a task reaches its caller', async () => {
  await expect(pool.run({ fail: 'no face in it' }, alone())).rejects.toThrow('no face in it')
})

test('if a thread dies, only its own task fails', async () => {
  const fine = pool.run({ double: 4 }, alone())
  await expect(pool.run({ exit: 7 }, alone())).rejects.toThrow('ended with code 7')
  expect(await fine).toBe(8)
  expect(await pool.run({ double: 5 }, alone())).toBe(10)
})

test('a crash of native code ends only the helper process', async () => {
  await expect(pool.run({ crash: true }, alone())).rejects.toThrow('ended by SIGSEGV')
  expect(await pool.run({ double: 6 }, alone())).toBe(12)
})

test('a task is asked to stop, and killed if it does not', async () => {
  const giveUp = new AbortController()
  const deaf = pool.run({ spin: true }, { ...alone(), signal: giveUp.signal })
  const polite = pool.run({ wait: true }, { ...alone(), signal: giveUp.signal })
  setTimeout(() => giveUp.abort(new Error('canceled')), 200)
  await expect(polite).rejects.toThrow('canceled')
  await expect(deaf).rejects.toThrow('canceled')
  await expect(pool.run({ double: 1 }, { ...alone(), signal: giveUp.signal })).rejects.toThrow('canceled')
})

test('more tasks than threads wait for their turn, and notes reach the caller', async () => {
  const notes: string[] = []
  const onNote = (note: string) => void notes.push(note)
  const results = await Promise.all([1, 2, 3, 4, 5].map((double) => pool.run({ double }, { ...alone(), onNote })))
  expect(results).toEqual([2, 4, 6, 8, 10])
  expect(notes.sort()).toEqual(['doubling 1', 'doubling 2', 'doubling 3', 'doubling 4', 'doubling 5'])
})

test('tasks with the same key run one after the other on the same thread', async () => {
  const order = (key: string) => pool.run({ thread: true }, { signal, key })
  const mine = await Promise.all([order('mine'), order('mine'), order('mine')])
  expect(new Set(mine).size).toBe(1)
  const [again, other] = await Promise.all([order('mine'), order('other')])
  expect(again).toBe(mine[0])
  expect(other).not.toBe(mine[0])
})

test('a task goes to the thread that worked on its topic, and elsewhere if that one is busy', async () => {
  const about = (key: string, topic: string) => pool.run({ thread: true }, { signal, key, topics: [topic] })
  const [checked, other] = await Promise.all([about('check', 'a photo'), about('another check', 'another photo')])
  expect(other).not.toBe(checked)
  expect(await about('run', 'another photo')).toBe(other)
  expect(await about('another run', 'a photo')).toBe(checked)
  const stop = new AbortController()
  const busy = pool.run({ wait: true }, { signal: stop.signal, key: 'long', topics: ['a photo'] })
  expect(await about('third run', 'a photo')).toBe(other)
  stop.abort(new Error('enough'))
  await expect(busy).rejects.toThrow('enough')
})

test('a warm pool has a helper before the first task, and the task gets it', async () => {
  const warmed = createThreadPool<Order, unknown, string>({
    entry: new URL('./test-thread.ts', import.meta.url),
    size: 2,
    warmUp: { remember: 'warm' },
  })
  expect(await pool.run({ remembered: true }, alone())).toBeNull()
  await warmed.warm()
  expect(await warmed.run({ remembered: true }, alone())).toBe('warm')
  await warmed.close()
})
