import { z } from 'zod/mini'
import type { Log } from '../log.ts'
import { PaystackFault } from './paystack-fault.ts'
import { createRateWindow } from './rate-window.ts'
import { createRequest, type PaystackAccess } from './request.ts'
import {
  Bank,
  Charge,
  Initialized,
  Paging,
  ProviderPlan,
  Recipient,
  Refund,
  ResolvedAccount,
  Transfer,
} from './shapes.ts'
import { isSigned } from './signature.ts'

export interface NewCharge {
  reference: string
  email: string
  /** In kobo. Must not be combined with a Paystack plan, whose own amount would replace this one. */
  amount: number
  callbackUrl: string
  metadata: Record<string, unknown>
}

export interface PlanFields {
  name: string
  amount: number
  interval: string
  description: string
}

const PER_PAGE = 100
const MAX_PAGES = 100

/**
 * Amounts are in kobo.
 * @throws PaystackFault from each call
 */
export function createPaystack({ baseUrl, secretKey, log }: PaystackAccess & { log: Log }) {
  const window = createRateWindow()
  const request = createRequest({ baseUrl, secretKey, log, window })

  const one = async <Schema extends z.ZodMiniType>(schema: Schema, call: Parameters<typeof request>[0]) =>
    read(schema, (await request(call)).data)

  const all = async <Schema extends z.ZodMiniType>(
    schema: Schema,
    path: string,
    query: Record<string, string> = {},
  ) => {
    const rows: z.output<Schema>[] = []
    let at: Record<string, string | number> = { page: 1 }
    for (let page = 1; page <= MAX_PAGES; page++) {
      const { data, meta } = await request({ method: 'GET', path, query: { ...query, perPage: PER_PAGE, ...at } })
      const found = read(z.array(z.unknown()), data)
      rows.push(...found.flatMap((row) => schema.safeParse(row).data ?? []))
      const { next, pageCount } = Paging.safeParse(meta).data ?? {}
      const more = next ? true : pageCount != null ? page < pageCount : found.length === PER_PAGE
      if (!more || found.length === 0) return rows
      at = next ? { use_cursor: 'true', next } : { page: page + 1 }
    }
    return rows
  }

  return {
    domain: secretKey.startsWith('sk_live_') ? ('live' as const) : ('test' as const),
    isSigned: (body: Uint8Array, signature: string | undefined): boolean => isSigned(body, signature, secretKey),
    callsLeft: (): number => window.left(),

    initialize: ({ callbackUrl, amount, ...fields }: NewCharge) =>
      one(Initialized, {
        method: 'POST',
        path: '/transaction/initialize',
        body: { ...fields, amount, currency: 'NGN', callback_url: callbackUrl },
      }),
    verify: async (reference: string): Promise<Charge> =>
      one(Charge, { method: 'GET', path: `/transaction/verify/${word(reference)}` }),

    /** Returns kobo. `asked` sums the refunds that have not failed, `processed` those that are complete. */
    refundsOf: async (reference: string): Promise<{ asked: number; processed: number }> => {
      const { id } = await one(Charge, { method: 'GET', path: `/transaction/verify/${word(reference)}` })
      if (id == null) throw new PaystackFault('unreadable', 'the transaction has no id')
      const refunds = await all(Refund, '/refund', { transaction: String(id) })
      const own = refunds.filter((row) => (row.transaction_reference ?? reference) === reference)
      const sum = (rows: Refund[]) => rows.reduce((total, { amount }) => total + amount, 0)
      return {
        asked: sum(own.filter(({ status }) => status !== 'failed')),
        processed: sum(own.filter(({ status }) => status === 'processed')),
      }
    },
    /**
     * Refunds a part of a payment. Repeating a refund of the whole remainder is safe, because Paystack refuses refunds
     * beyond the paid amount.
     * @param refund `amount` in kobo
     */
    async refund(refund: { reference: string; amount: number; note: string }): Promise<void> {
      const { reference: transaction, amount, note } = refund
      await request({ method: 'POST', path: '/refund', body: { transaction, amount, merchant_note: note } })
    },

    listPlans: (): Promise<ProviderPlan[]> => all(ProviderPlan, '/plan'),
    createPlan: (plan: PlanFields): Promise<ProviderPlan> =>
      one(ProviderPlan, { method: 'POST', path: '/plan', body: { ...plan, currency: 'NGN' } }),
    async updatePlan(code: string, plan: PlanFields): Promise<void> {
      const body = { ...plan, currency: 'NGN', update_existing_subscriptions: false }
      await request({ method: 'PUT', path: `/plan/${word(code)}`, body })
    },

    listBanks: async (): Promise<Bank[]> =>
      (await all(Bank, '/bank', { country: 'nigeria', currency: 'NGN', use_cursor: 'true' })).filter(
        (bank) => !bank.is_deleted,
      ),
    resolveAccount: (accountNumber: string, bankCode: string) =>
      one(ResolvedAccount, {
        method: 'GET',
        path: '/bank/resolve',
        query: { account_number: accountNumber, bank_code: bankCode },
      }),
    /**
     * Registers a bank account for transfers. Paystack returns the existing recipient if the account is already
     * registered.
     */
    createRecipient: (recipient: { name: string; accountNumber: string; bankCode: string }) =>
      one(Recipient, {
        method: 'POST',
        path: '/transferrecipient',
        body: {
          type: 'nuban',
          name: recipient.name,
          account_number: recipient.accountNumber,
          bank_code: recipient.bankCode,
          currency: 'NGN',
        },
      }),
    /**
     * A repeated call with the same reference makes no second transfer.
     * @param transfer `reference` has 16 to 50 lower-case letters, digits, `-` and `_`
     */
    transfer: (transfer: { reference: string; amount: number; recipient: string; reason: string }): Promise<Transfer> =>
      one(Transfer, { method: 'POST', path: '/transfer', body: { ...transfer, source: 'balance', currency: 'NGN' } }),
    verifyTransfer: async (reference: string): Promise<Transfer> =>
      one(Transfer, { method: 'GET', path: `/transfer/verify/${word(reference)}` }),
  }
}
export type Paystack = ReturnType<typeof createPaystack>

function read<Schema extends z.ZodMiniType>(schema: Schema, data: unknown): z.output<Schema> {
  const parsed = schema.safeParse(data)
  if (parsed.success) return parsed.data
  const where = parsed.error.issues.map(({ path }) => path.join('.')).join(', ')
  throw new PaystackFault('unreadable', `the answer is not as expected: ${where}`)
}

function word(part: string): string {
  if (!/^[A-Za-z0-9_=-][A-Za-z0-9_.=-]*$/.test(part)) throw new PaystackFault('not_found', 'not an identifier')
  return part
}
