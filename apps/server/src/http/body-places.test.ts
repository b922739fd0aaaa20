import { expect, test } from 'vitest'
import { createBodyPlaces } from './body-places.ts'

test('a client that holds too much, or finds all places taken, is refused after a wait', async () => {
  const places = createBodyPlaces({ person: 2, all: 3, waiting: 1, waitMs: 20 })
  await places.take('ada', 2)
  const third = expect(places.take('ada', 1)).rejects.toMatchObject({ code: 'OVERLOADED', extra: { retryAfter: 5 } })
  await expect(places.take('ada', 1), 'beyond those that may wait').rejects.toMatchObject({ code: 'OVERLOADED' })
  await places.take('bisi', 1)
  await expect(places.take('chidi', 1)).rejects.toMatchObject({ code: 'OVERLOADED' })
  await third
})

test('a freed place goes to the first waiting request that fits, once', async () => {
  const places = createBodyPlaces({ person: 2, all: 3, waiting: 5, waitMs: 60_000 })
  const release = await places.take('ada', 2)
  const begun: string[] = []
  const ada = places.take('ada', 2).then(() => begun.push('ada'))
  await places.take('bisi', 1)
  const chidi = places.take('chidi', 1).then(() => begun.push('chidi'))
  release()
  release()
  await ada
  expect(begun).toEqual(['ada'])
  let waits = true
  void chidi.then(() => {
    waits = false
  })
  await new Promise(setImmediate)
  expect(waits, 'a place given back twice is one').toBe(true)
})
