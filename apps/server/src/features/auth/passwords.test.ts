import * as argon2 from '@node-rs/argon2'
import { expect, test, vi } from 'vitest'
import { AppError } from '../../http/app-error.ts'
import { createPasswords } from './passwords.ts'

vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof argon2>()
  return { ...real, verify: vi.fn(real.verify) }
})

test('a wrong password does not match, the right one does', async () => {
  const passwords = await createPasswords()
  const hash = await passwords.hash('secret words')
  expect(await passwords.verify({ hash, password: 'secret word' })).toBe(false)
  expect(await passwords.verify({ hash, password: 'secret words' })).toBe(true)
  expect(await passwords.hash('secret words')).not.toBe(hash)
})

test('without an account, a hash of the same cost is verified', async () => {
  const passwords = await createPasswords()
  const hash = await passwords.hash('secret words')
  vi.mocked(argon2.verify).mockClear()
  expect(await passwords.verify({ hash: null, password: 'secret words' })).toBe(false)
  expect(await passwords.verify({ hash, password: 'secret words' })).toBe(true)
  const costs = vi.mocked(argon2.verify).mock.calls.map(([known]) => argon2.parseOptions(known))
  expect(costs).toHaveLength(2)
  expect(costs[0]).toEqual(costs[1])
})

test('more passwords than the queue holds are refused with the time to retry', async () => {
  const passwords = await createPasswords({ concurrency: 1, queue: 1, each: 1, waitMs: 60_000 })
  const flood = await Promise.allSettled(Array.from({ length: 5 }, () => passwords.hash('secret words')))
  const refused = flood.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))
  expect(refused).toHaveLength(3)
  for (const error of refused) {
    expect(error).toBeInstanceOf(AppError)
    expect(error).toMatchObject({ code: 'OVERLOADED', status: 503, extra: { retryAfter: 5 } })
  }
})
