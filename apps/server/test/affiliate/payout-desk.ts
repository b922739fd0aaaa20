import { randomUUID } from 'node:crypto'
import { transaction } from '#server/db/db.ts'
import type { PaidPayment } from '#server/features/affiliate/affiliate.service.ts'
import { createPerson, signInAdmin } from '../factories/person.ts'
import { openTill, until } from '../payments/till.ts'
import { type Affiliate, affiliateOf, createAffiliate, payment } from './affiliates.ts'

export interface Earner {
  affiliate: Affiliate
  id: string
  userId: string
  paymentId: string
  /** Account number of the affiliate, different for each, so that the test can tell who received a transfer. */
  account: string
}

export interface Payout {
  id: string
  reference: string
  amount: number
  status: string
}

export interface Sent {
  reference: string
  amount: number
  status: string
  transfer_code: string
  recipient: { recipient_code: string; details: { account_number: string; bank_code: string } }
}

/** Sandbox setting: each transfer waits for a one-time password, so that the test decides when the transfer ends. */
export const HELD = { transfers: 'otp' }

export async function openPayoutDesk() {
  const till = await openTill()
  const { app } = till
  const admin = await signInAdmin(app)
  const service = affiliateOf()
  let accounts = 0

  const change = (id: string, body: Record<string, unknown>, actor = admin) =>
    actor.call('PATCH', `/api/admin/payouts/${id}`, { body })
  const payOut = (id: string, actor = admin) => actor.call('POST', '/api/admin/payouts', { body: { affiliateId: id } })
  const find = async (id: string) =>
    (await admin.call('GET', '/api/admin/payouts?limit=200')).body.payouts.find((payout: Payout) => payout.id === id)

  const sent = async ({ account }: Earner): Promise<Sent[]> =>
    ((await till.provider('GET', '/transfer?perPage=100')).body.data as Sent[])
      .filter(({ recipient }) => recipient.details.account_number === account)
      .reverse()

  const saveBank = ({ affiliate, account }: Pick<Earner, 'affiliate' | 'account'>) =>
    affiliate.call('POST', '/api/affiliate/bank-details', { body: { bank_code: '057', account_number: account } })

  const heard = async (reference: string, event: string): Promise<number> =>
    (
      await app.pool.query(
        `select coalesce(sum(deliveries), 0)::integer as n from payment_events
          where event = $2 and body::jsonb -> 'data' ->> 'reference' = $1`,
        [reference, event],
      )
    ).rows[0].n

  return {
    ...till,
    admin,
    payOut,
    change,
    find,
    saveBank,
    earn: (userId: string, fields: Partial<PaidPayment> = {}) =>
      transaction(app.db, (tx) => service.earn(tx, payment(userId, fields))),
    takeBack: ({ paymentId }: Earner, of = 1, from = 1) =>
      transaction(app.db, (tx) => service.reverse(tx, { paymentId, eventKey: randomUUID(), share: { of, from } })),

    /** Creates an affiliate with a bank account and a payable commission, 10% of a payment (usually 50,000 Naira). */
    async earner({ withBank = true, amountKobo = 5_000_000 } = {}): Promise<Earner> {
      const affiliate = await createAffiliate(app)
      const friend = await createPerson(app, { referralCode: affiliate.code })
      const paid = payment(friend.user.id, { amountKobo })
      await transaction(app.db, (tx) => service.earn(tx, paid))
      const account = String(1_000_000_000 + ++accounts)
      if (withBank) await saveBank({ affiliate, account })
      const { rows } = await app.pool.query('select id from affiliates where code = $1', [affiliate.code])
      return { affiliate, id: rows[0].id, userId: friend.user.id, paymentId: paid.paymentId, account }
    },

    sent,
    received: async (earner: Earner): Promise<number> =>
      (await sent(earner)).filter(({ status }) => status === 'success').reduce((sum, { amount }) => sum + amount, 0),

    async end({ reference }: Payout, status: 'success' | 'failed' | 'reversed', times = 1): Promise<void> {
      const event = `transfer.${status}`
      const before = await heard(reference, event)
      await till.control('POST', `transfers/${reference}`, { status })
      await until(async () => (await heard(reference, event)) >= before + times)
    },
    /** Like `end`, but does not wait for Paystack's event, which the sandbox must have been set to drop. */
    endUnheard: ({ reference }: Payout, status: 'success' | 'failed' | 'reversed') =>
      till.control('POST', `transfers/${reference}`, { status }),

    ends: (payout: Payout, status: string) => until(async () => (await find(payout.id)).status === status),

    alarms: async ({ reference }: Payout): Promise<string[]> =>
      (
        await app.pool.query(
          `select code from error_logs where service_type = 'payouts' and strpos(message, $1) > 0 order by created_at`,
          [reference],
        )
      ).rows.map(({ code }) => code),

    /** Starts a worker, which checks all open payouts once at its start, and closes it again. */
    async follow(): Promise<void> {
      const worker = await app.another({ ROLE: 'worker', RECONCILE_S: '3600' })
      await worker.close()
    },
  }
}
export type PayoutDesk = Awaited<ReturnType<typeof openPayoutDesk>>
