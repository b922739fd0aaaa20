import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runAllChecks } from '#server/audit/run-checks.ts'
import { transaction } from '#server/db/db.ts'
import { createPerson } from '../factories/person.ts'
import { openTill, type Till } from './till.ts'

let till: Till
let reference: string
beforeAll(async () => {
  till = await openTill()
  const ada = await createPerson(till.app)
  const started = await till.initialize(ada)
  reference = started.reference
  await till.faults({ drop: true })
  await till.pay(started)
  await till.verify(ada, reference)
})
afterAll(() => till.close())

const UNDO = new Error('undo')

async function failedAfter(change: string): Promise<string[]> {
  let names: string[] = []
  const attempt = transaction(till.app.db, async (tx) => {
    await tx.execute(sql.raw(change.replaceAll('$paid', reference)))
    const findings = await runAllChecks(tx, { idleSeconds: 900 })
    names = findings.filter(({ faults }) => faults.length > 0).map(({ name }) => name)
    throw UNDO
  })
  await attempt.catch((error) => {
    if (error !== UNDO) throw error
  })
  return names
}

const GRANTED = 'every payment that counts gave one grant of its plan to its person'
const BACK = 'what went back is the sum of its events, and a payment that went back whole left nothing'

test('consistent data passes the audit', async () => {
  expect(await failedAfter('select 1')).toEqual([])
})

test.each([
  [`update grants set reference = 'x' where reference = '$paid'`, [GRANTED, 'every bought grant has its payment']],
  [`update grants set plan_id = 'creator-monthly' where reference = '$paid'`, [GRANTED]],
  [
    `update payments set granted_at = null where reference = '$paid'`,
    ['every bought grant has its payment', 'what was paid and is ours was granted'],
  ],
  [`update payments set currency = 'USD' where reference = '$paid'`, ['what was granted was paid in full, in Naira']],
  [`update payments set refunded_amount = 5 where reference = '$paid'`, [BACK]],
  [`update payments set status = 'reversed' where reference = '$paid'`, [BACK]],
  [
    `select withdraw_grant('$paid', 1, 2, false)`,
    ['credits are withdrawn from bought grants alone, where money went back'],
  ],
])('found: %s', async (change, names) => {
  expect(await failedAfter(change)).toEqual(names)
})

test('payments of a deleted user pass the audit', async () => {
  expect(
    await failedAfter(`delete from users where id = (select user_id from payments where reference = '$paid')`),
  ).toEqual([])
})
