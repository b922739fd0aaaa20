import { z } from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { PageQuery } from './paging.ts'

const idParams = z.object({ id: z.string() })

/**
 * Amounts are in kobo. `payable_earnings` is what a payout would pay at this moment. The user's fields are null after
 * the account was deleted.
 */
export const AdminAffiliate = z.object({
  id: z.string(),
  user_name: z.nullable(z.string()),
  user_email: z.nullable(z.string()),
  code: z.string(),
  referral_count: z.int(),
  referrals: z.array(z.object({ email: z.string() })),
  total_earnings: z.int(),
  pending_earnings: z.int(),
  payable_earnings: z.int(),
  has_bank_details: z.boolean(),
  open_payout: z.boolean(),
  is_active: z.boolean(),
  created_at: z.string(),
})
export type AdminAffiliate = z.infer<typeof AdminAffiliate>

export const PayoutStatus = z.enum(['pending', 'processing', 'paid', 'failed', 'reversed'])
export type PayoutStatus = z.infer<typeof PayoutStatus>

/** Amounts are in kobo. `pending`: an admin must pay by hand. `processing`: a bank transfer is under way. */
export const Payout = z.object({
  id: z.string(),
  affiliate_id: z.string(),
  user_name: z.nullable(z.string()),
  amount: z.int(),
  status: PayoutStatus,
  reference: z.string(),
  note: z.nullable(z.string()),
  created_at: z.string(),
  paid_at: z.nullable(z.string()),
})
export type Payout = z.infer<typeof Payout>

export const listAffiliates = endpoint({
  method: 'GET',
  path: '/api/admin/affiliates',
  access: 'admin',
  summary: 'List all affiliates, newest first',
  description: 'Amounts are in kobo. `payable_earnings` is what a payout would pay at this moment.',
  query: PageQuery,
  reply: z.object({ affiliates: z.array(AdminAffiliate), total: z.int() }),
})

export const updateAffiliate = endpoint({
  method: 'PATCH',
  path: '/api/admin/affiliates/:id',
  access: 'admin',
  summary: 'Activate or deactivate the code of an affiliate',
  description: 'A code that is not active brings no new referrals.',
  params: idParams,
  body: z.object({ isActive: z.boolean() }),
  reply: AdminAffiliate,
  errors: ['NOT_FOUND'],
})

export const listPayouts = endpoint({
  method: 'GET',
  path: '/api/admin/payouts',
  access: 'admin',
  summary: 'List all payouts, newest first',
  description: '`pending_payouts` has every payout that is still open, whatever the page. Amounts are in kobo.',
  query: PageQuery,
  reply: z.object({ payouts: z.array(Payout), total: z.int(), pending_payouts: z.array(Payout) }),
})

export const createPayout = endpoint({
  method: 'POST',
  path: '/api/admin/payouts',
  access: 'primary',
  summary: 'Pay out all payable commissions of an affiliate',
  description:
    'Starts the bank transfer. `NOTHING_PAYABLE` means that less than the minimum is payable, that a payout is still open, or that the bank details have changed in the last 24 hours.',
  body: z.object({ affiliateId: z.string('Please choose an affiliate') }),
  reply: Payout,
  errors: ['NOT_FOUND', 'NOTHING_PAYABLE', 'PROVIDER_FAILED'],
  idempotent: true,
})

export const NOTE_MAX = 500

export const updatePayout = endpoint({
  method: 'PATCH',
  path: '/api/admin/payouts/:id',
  access: 'primary',
  summary: 'Mark a payout as paid or failed, or change its note',
  description:
    '`paid` records that an open payout was paid by hand. Only a payout that was never sent can be marked as `failed`.',
  params: idParams,
  body: z.object({
    status: z.optional(z.enum(['paid', 'failed'])),
    note: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(NOTE_MAX)))),
  }),
  reply: Payout,
  errors: ['NOT_FOUND', 'CONFLICT'],
  idempotent: true,
})

export const payoutCsv = endpoint({
  method: 'GET',
  path: '/api/admin/payouts/:id.csv',
  access: 'admin',
  summary: 'Export the commissions of a payout as CSV',
  description:
    'Sub admins get only the last four digits of the account number. A cell that a spreadsheet could run as a formula gets an apostrophe in front.',
  params: idParams,
  errors: ['NOT_FOUND'],
})
