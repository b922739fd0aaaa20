import { z } from 'zod/mini'
import { PLAN_TYPES } from '../commission.ts'
import { endpoint } from './endpoint.ts'
import { PageQuery } from './paging.ts'

export const EarningStatus = z.enum(['pending', 'processing', 'paid', 'reversed'])
export type EarningStatus = z.infer<typeof EarningStatus>

/** The email address is masked, and only the first name is shown. */
export const Referral = z.object({
  id: z.string(),
  referred_user_name: z.string(),
  referred_user_email: z.string(),
  created_at: z.string(),
})
export type Referral = z.infer<typeof Referral>

/** Amounts are in kobo, after deductions for partial refunds. */
export const Earning = z.object({
  id: z.string(),
  referred_user_email: z.string(),
  plan_type: z.enum(PLAN_TYPES),
  commission_amount: z.int(),
  status: EarningStatus,
  payable_from: z.string(),
  created_at: z.string(),
})
export type Earning = z.infer<typeof Earning>

export const Bank = z.object({ code: z.string(), name: z.string() })
export type Bank = z.infer<typeof Bank>

/** Only the last four digits of the account number are shown. */
export const BankDetails = z.object({
  bank_code: z.string(),
  bank_name: z.string(),
  account_number: z.string(),
  account_name: z.string(),
})
export type BankDetails = z.infer<typeof BankDetails>

export const BANK_TEXTS = {
  bank: 'Please choose your bank',
  accountNumber: 'Account number must have ten digits',
  unresolved: 'We could not find this account. Please check the bank and the account number.',
} as const

/** The web page sends the bank's code. API clients may send the bank's name instead. */
export const BankDetailsBody = z
  .object({
    bank_code: z.optional(z.string(BANK_TEXTS.bank).check(z.trim(), z.maxLength(20, BANK_TEXTS.bank))),
    bank_name: z.optional(z.string(BANK_TEXTS.bank).check(z.trim(), z.maxLength(100, BANK_TEXTS.bank))),
    account_number: z.string(BANK_TEXTS.accountNumber).check(z.trim(), z.regex(/^\d{10}$/, BANK_TEXTS.accountNumber)),
    account_name: z.optional(z.string().check(z.maxLength(200))),
  })
  .check(
    z.refine(({ bank_code, bank_name }) => Boolean(bank_code || bank_name), {
      error: BANK_TEXTS.bank,
      path: ['bank_code'],
    }),
  )
export type BankDetailsBody = z.infer<typeof BankDetailsBody>

export const getAffiliateCode = endpoint({
  method: 'GET',
  path: '/api/affiliate/code',
  access: 'user',
  summary: 'Get the caller’s affiliate code and referral link',
  description: '`code` and `link` are null until a code has been created.',
  reply: z.object({ code: z.nullable(z.string()), link: z.nullable(z.string()), is_active: z.boolean() }),
})

export const generateAffiliateCode = endpoint({
  method: 'POST',
  path: '/api/affiliate/generate-code',
  access: 'user',
  summary: 'Create the caller’s affiliate code',
  description: 'A user who has a code already gets the same one again, with `isExisting` true.',
  reply: z.object({ code: z.string(), isExisting: z.boolean() }),
})

export const listReferrals = endpoint({
  method: 'GET',
  path: '/api/affiliate/referrals',
  access: 'user',
  summary: 'List the users who signed up with the caller’s code, newest first',
  description: 'Email addresses are masked.',
  query: PageQuery,
  reply: z.object({ referrals: z.array(Referral), total: z.int() }),
})

export const listEarnings = endpoint({
  method: 'GET',
  path: '/api/affiliate/earnings',
  access: 'user',
  summary: 'List the caller’s commissions, newest first',
  description: 'Amounts are in kobo. The totals cover all commissions, not only those of the page.',
  query: PageQuery,
  reply: z.object({
    earnings: z.array(Earning),
    total: z.int(),
    total_earnings: z.int(),
    pending_earnings: z.int().check(z.describe('In kobo. Negative if more was deducted than is pending.')),
  }),
})

export const listBanks = endpoint({
  method: 'GET',
  path: '/api/affiliate/banks',
  access: 'user',
  summary: 'List the banks that payouts can go to, by name',
  reply: z.object({ banks: z.array(Bank) }),
  errors: ['PROVIDER_FAILED', 'PAYMENTS_OFF'],
})

const bankDetailsReply = z.object({ bank_details: z.nullable(BankDetails) })

export const getBankDetails = endpoint({
  method: 'GET',
  path: '/api/affiliate/bank-details',
  access: 'user',
  summary: 'Get the bank account that receives the caller’s payouts',
  description:
    '`bank_details` is null until an account has been saved. Only the last four digits of the account number are returned.',
  reply: bankDetailsReply,
})

export const resolveBankAccount = endpoint({
  method: 'POST',
  path: '/api/affiliate/bank-account',
  access: 'user',
  summary: 'Look up the holder of a bank account without saving it',
  description:
    'Takes `bank_code` or `bank_name`, and an `account_number` of ten digits. Lookups and saved accounts share a limit of 10 an hour.',
  body: BankDetailsBody,
  reply: z.object({ bank_name: z.string(), account_name: z.string() }),
  errors: ['PROVIDER_FAILED', 'PAYMENTS_OFF', 'RATE_LIMITED'],
})

export const saveBankDetails = endpoint({
  method: 'POST',
  path: '/api/affiliate/bank-details',
  access: 'user',
  summary: 'Save the bank account that receives the caller’s payouts',
  description:
    'Takes `bank_code` or `bank_name`, and an `account_number` of ten digits. The account name is the one that the bank returns, whatever `account_name` says. After a change of account, payouts wait for 24 hours. Lookups and saved accounts share a limit of 10 an hour.',
  body: BankDetailsBody,
  reply: bankDetailsReply,
  errors: ['PROVIDER_FAILED', 'PAYMENTS_OFF', 'RATE_LIMITED'],
})
