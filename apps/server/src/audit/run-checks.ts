import { type Db, transaction } from '../db/db.ts'
import type { Check, CheckOptions } from './check.ts'
import { balanceChecks } from './checks/balances.ts'
import { commissionChecks, payoutChecks } from './checks/commissions.ts'
import { outputChecks } from './checks/outputs.ts'
import { paymentChecks } from './checks/payments.ts'
import { runChecks } from './checks/runs.ts'

const CHECKS: readonly Check[] = [
  ...balanceChecks,
  ...runChecks,
  ...outputChecks,
  ...paymentChecks,
  ...commissionChecks,
  ...payoutChecks,
]

export interface Finding {
  name: string
  faults: string[]
}

/**
 * Reads one snapshot of the database, because a change between the queries of two checks would look like a violation.
 */
export async function runAllChecks(db: Db, options: CheckOptions): Promise<Finding[]> {
  return transaction(db, (tx) => runChecksWithin(tx, options), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  })
}

export async function runChecksWithin(db: Db, options: CheckOptions): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const { name, find } of CHECKS) {
    const { rows } = await db.execute<{ fault: string }>(find(options))
    findings.push({ name, faults: rows.map(({ fault }) => fault) })
  }
  return findings
}
