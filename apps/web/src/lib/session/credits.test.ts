import { expect, test, vi } from 'vitest'
import { startLoopbackApi } from '../../../test/loopback-api.ts'
import { boss } from '../../../test/people.ts'
import { sessionKit } from '../../../test/session-kit.ts'

const kit = sessionKit()

test('a refused spend does not change the shown credits', async () => {
  const { session, state } = await kit.signedIn()
  kit.api.routes['POST /api/user/use-credit'] = () => ({ status: 402, body: { error: 'None', code: 'NO_CREDITS' } })
  await expect(session.spendCredit('gif')).rejects.toMatchObject({ code: 'NO_CREDITS' })
  expect(state().credits.gif).toBe(2)
})

test('a spend opens a run, carries a key, and the plan is read again', async () => {
  const { session } = await kit.signedIn()
  kit.api.routes['POST /api/user/use-credit'] = () => ({
    body: { success: true, runId: 'r7', mode: 'gif', remaining: 1 },
  })
  expect(await session.spendCredit('gif', 'key-1')).toBe('r7')
  expect(kit.api.seen[0]?.headers['idempotency-key']).toBe('key-1')
  await vi.waitFor(() => expect(kit.api.count('GET /api/user/plan')).toBe(1))
})

test('without a response the shown credits are adjusted, but never below 0', async () => {
  const { session, state } = await kit.signedIn()
  await kit.api.close()
  for (const expected of [1, 0, 0]) {
    await expect(session.spendCredit('gif')).rejects.toMatchObject({ unreachable: true })
    expect(state().credits.gif).toBe(expected)
  }
  await expect(session.refundCredit('gif', 'r1')).rejects.toMatchObject({ unreachable: true })
  expect(state().credits.gif).toBe(1)
  kit.api = await startLoopbackApi()
})

test('for admins, spend and refund make no call', async () => {
  const { session } = await kit.signedIn(boss)
  expect(await session.spendCredit('gif')).toBeNull()
  await session.refundCredit('gif')
  expect(kit.api.seen).toHaveLength(0)
})
