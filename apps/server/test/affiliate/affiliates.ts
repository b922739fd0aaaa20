import { randomUUID } from 'node:crypto'
import { createAffiliateService, type PaidPayment } from '#server/features/affiliate/affiliate.service.ts'
import { createTransfers } from '#server/features/affiliate/transfers.ts'
import type { TestApp } from '../build-app.ts'
import { createPerson, type Person } from '../factories/person.ts'

export interface Affiliate extends Person {
  code: string
}

export async function createAffiliate(app: TestApp, fields: Record<string, unknown> = {}): Promise<Affiliate> {
  const person = await createPerson(app, fields)
  const { code } = (await person.call('POST', '/api/affiliate/generate-code')).body
  return { ...person, code }
}

export const affiliateOf = () =>
  createAffiliateService({ transfers: createTransfers({ errors: { record: async () => {} } }) })

const DAY_MS = 86_400_000

/** A payment of 50,000 Naira for a monthly plan, made forty days ago, so that its commission is already payable. */
export const payment = (userId: string, fields: Partial<PaidPayment> = {}): PaidPayment => ({
  paymentId: randomUUID(),
  userId,
  amountKobo: 5_000_000,
  durationDays: 30,
  paidAt: new Date(Date.now() - 40 * DAY_MS),
  ...fields,
})

export const earningsOf = async (person: Person) => (await person.call('GET', '/api/affiliate/earnings')).body
