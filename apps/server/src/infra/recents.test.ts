import { expect, test } from 'vitest'
import { createRecents, EVERYBODY } from './recents.ts'

const setUp = (ms = 1000) => {
  const clock = { now: 0 }
  let reads = 0
  const recents = createRecents({ ms, now: () => clock.now })
  const read = (owner = 'ada') => recents.read(owner, 'plan', async () => ++reads)
  return { clock, recents, read }
}

test('with a time of 0 nothing is cached, and failures never are', async () => {
  const { read } = setUp(0)
  expect([await read(), await read()]).toEqual([1, 2])
  const { recents } = setUp()
  await expect(recents.read('ada', 'plan', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(await recents.read('ada', 'plan', async () => 'back')).toBe('back')
})

test('a cached value is served until it expires', async () => {
  const { clock, read } = setUp()
  expect([await read(), await read(), await read(EVERYBODY)]).toEqual([1, 1, 2])
  clock.now = 1000
  expect(await read()).toBe(3)
})

test('a value that was read before a change is not returned after the change', async () => {
  const { recents } = setUp()
  let finish = (_value: string) => {}
  const old = recents.read('ada', 'plan', () => new Promise<string>((done) => (finish = done)))
  recents.forget('ada')
  const fresh = recents.read('ada', 'plan', async () => 'new')
  finish('old')
  expect([await old, await fresh]).toEqual(['old', 'new'])
  expect(await recents.read('ada', 'plan', async () => 'newer')).toBe('new')
  recents.clear()
  expect(await recents.read('ada', 'plan', async () => 'newer')).toBe('newer')
})
