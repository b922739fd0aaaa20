import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Db, transaction } from '#server/db/db.ts'
import { lockCommission } from '#server/features/affiliate/commissions.repo.ts'
import { lockPayout } from '#server/features/affiliate/payouts.repo.ts'
import { lockPerson, refundRun } from '#server/features/credits/credits.repo.ts'
import { lockPayment } from '#server/features/payments/payments.repo.ts'
import { insertReversal, markApplied } from '#server/features/payments/reversals.repo.ts'
import { lockRun } from '#server/features/runs/run-rows.service.ts'
import { buildApp, type TestApp } from './build-app.ts'
import { insertUser } from './factories/user.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildApp()
})
afterAll(() => app.close())

const idsOf = async () =>
  (await app.pool.query(`select id from users where id like 'tx-%' order by id`)).rows.map(({ id }) => id)

test('work that rejects leaves nothing behind; work that resolves is committed', async () => {
  const undone = transaction(app.db, async (tx) => {
    await insertUser({ db: tx }, { id: 'tx-undone' })
    throw new Error('refused')
  })
  await expect(undone).rejects.toThrow('refused')
  expect(await idsOf()).toEqual([])
  await transaction(app.db, (tx) => insertUser({ db: tx }, { id: 'tx-kept' }))
  expect(await idsOf()).toEqual(['tx-kept'])
})

test('a transaction within a transaction is undone by itself', async () => {
  await transaction(app.db, async (tx) => {
    await insertUser({ db: tx }, { id: 'tx-outer' })
    const inner = transaction(tx, async (savepoint) => {
      await insertUser({ db: savepoint }, { id: 'tx-inner' })
      throw new Error('refused')
    })
    await expect(inner).rejects.toThrow('refused')
  })
  expect(await idsOf()).toEqual(['tx-kept', 'tx-outer'])
})

// This function is never called. The type check fails if one of these calls is not a type error.
async function callsWithoutTransaction(db: Db) {
  // @ts-expect-error the pool is not a transaction
  await lockPerson(db, 'ada')
  // @ts-expect-error the pool is not a transaction
  await refundRun(db, 'run', 'failed')
  // @ts-expect-error the pool is not a transaction
  await lockRun(db, 'run')
  // @ts-expect-error the pool is not a transaction
  await lockPayment(db, 'reference')
  // @ts-expect-error the pool is not a transaction
  await insertReversal(db, 'payment', { eventKey: 'refund:1', kind: 'refund', amount: 1 })
  // @ts-expect-error the pool is not a transaction
  await markApplied(db, 'reversal', 1)
  // @ts-expect-error the pool is not a transaction
  await lockCommission(db, 'payment')
  // @ts-expect-error the pool is not a transaction
  await lockPayout(db, 'payout')
  // @ts-expect-error only `transaction` may create a transaction
  await db.transaction((tx) => lockRun(tx, 'run'))
}

test('locking or writing money without a transaction does not compile', () => {
  expect(callsWithoutTransaction).toBeTypeOf('function')
})
