import { z } from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { PageQuery, UserId } from './paging.ts'

/** A fully refunded payment has the status `failed`. */
export const PaymentStatus = z.enum(['pending', 'success', 'failed', 'abandoned'])
export type PaymentStatus = z.infer<typeof PaymentStatus>

export const NO_REFERENCE = 'Payment reference not found'
export const INITIALIZE_FAILED = 'Payment initialization failed'
export const VERIFY_FAILED = 'Payment verification failed'
export const NO_EMAIL = 'User email not found'

export const PaymentReference = z.string(NO_REFERENCE).check(z.regex(/^[A-Za-z0-9_-]{1,100}$/, NO_REFERENCE))

/** Amounts are in kobo. */
export const Transaction = z.object({
  id: z.string(),
  reference: z.string(),
  amount: z.int().check(z.describe('In kobo.')),
  refunded_amount: z.int().check(z.describe('In kobo.')),
  currency: z.string(),
  fees: z.nullable(z.int()).check(z.describe('The fees of the payment provider, in kobo.')),
  status: PaymentStatus,
  channel: z.nullable(z.string()),
  plan_name: z.nullable(z.string()).check(z.describe('Null for a payment that was not started on this site.')),
  paid_at: z.nullable(z.string()),
  created_at: z.string(),
  gateway_response: z.nullable(z.string()).check(z.describe('What the payment provider said about the payment.')),
})
export type Transaction = z.infer<typeof Transaction>

/**
 * Reasons why a paid payment granted no credits. `unknown_reference` and `renewal` mark payments that were not started
 * in this app, `renewal` those for a plan at Paystack. An admin must review them.
 */
export const PaymentFlag = z.enum(['short', 'currency', 'domain', 'owner', 'reference', 'unknown_reference', 'renewal'])
export type PaymentFlag = z.infer<typeof PaymentFlag>

/** The user's fields are null after the account was deleted, or if the payment was not started on this site. */
export const AdminTransaction = z.extend(Transaction, {
  user_id: z.nullable(z.string()),
  user_name: z.nullable(z.string()),
  user_email: z.nullable(z.string()),
  metadata: z.object({ plan_name: z.nullable(z.string()) }),
  flag: z.nullable(PaymentFlag),
  refund_asked_at: z
    .nullable(z.string())
    .check(z.describe('Null if nobody requested a refund or if the refund failed.')),
})
export type AdminTransaction = z.infer<typeof AdminTransaction>

export const initializePayment = endpoint({
  method: 'POST',
  path: '/api/payments/initialize',
  access: 'user',
  summary: 'Start the purchase of a plan',
  description:
    'Returns `authorization_url`, the page on which the user pays. `email` must be the caller’s own address. The price is set by the server. Limited to 10 purchases an hour and 30 a day.',
  body: z.object({
    planId: z.string('Please choose a plan').check(z.minLength(1, 'Please choose a plan'), z.maxLength(100)),
    email: z.string(NO_EMAIL).check(z.trim(), z.minLength(1, NO_EMAIL), z.maxLength(320)),
  }),
  reply: z.object({ authorization_url: z.string(), access_code: z.string(), reference: z.string() }),
  errors: ['NOT_FOUND', 'PROVIDER_FAILED', 'PAYMENTS_OFF', 'SERVICE_DISABLED'],
  idempotent: true,
})

export const PaymentVerification = z.object({
  status: PaymentStatus,
  amount: z.int(),
  reference: z.string(),
  paid_at: z.nullable(z.string()),
})
export type PaymentVerification = z.infer<typeof PaymentVerification>

export const verifyPayment = endpoint({
  method: 'POST',
  path: '/api/payments/verify',
  access: 'user',
  summary: 'Ask the payment provider for the status of a payment',
  description: 'Grants the plan if it was paid; a payment grants its plan once. `amount` is in kobo.',
  body: z.object({ reference: PaymentReference }),
  reply: PaymentVerification,
  errors: ['NOT_FOUND', 'PROVIDER_FAILED', 'PAYMENTS_OFF'],
  idempotent: true,
})

export const paymentWebhook = endpoint({
  method: 'POST',
  path: '/api/payments/webhook',
  access: 'public',
  summary: 'Receive an event of the payment provider',
  description: 'For the payment provider only. `x-paystack-signature` must sign the exact bytes of the body.',
  reply: z.object({ received: z.literal(true) }),
  errors: ['UNAUTHENTICATED', 'VALIDATION_FAILED', 'NOT_READY', 'PAYMENTS_OFF'],
  maxBytes: 1024 * 1024,
})

export const listTransactions = endpoint({
  method: 'GET',
  path: '/api/payments/transactions',
  access: 'user',
  summary: 'List the caller’s payments, newest first',
  description: 'Amounts are in kobo.',
  query: PageQuery,
  reply: z.object({ transactions: z.array(Transaction), total: z.int() }),
})

export const getReceipt = endpoint({
  method: 'GET',
  path: '/api/payments/:reference/receipt',
  access: 'user',
  summary: 'Get the receipt of a payment',
  description: 'A web page to print, or with `format=pdf` a PDF. Only a successful payment has a receipt.',
  params: z.object({ reference: PaymentReference }),
  query: z.object({ format: z.optional(z.enum(['html', 'pdf'])) }),
  errors: ['NOT_FOUND'],
})

export const PaymentFilter = z.enum([...PaymentStatus.options, 'refunded', 'flagged'])
export type PaymentFilter = z.infer<typeof PaymentFilter>

export const listPayments = endpoint({
  method: 'GET',
  path: '/api/admin/payments',
  access: 'admin',
  summary: 'List all payments, newest first',
  description:
    '`search` matches references, email addresses and names. The status `refunded` selects payments that were refunded in full or in part, `flagged` those that were paid but granted no credits. Amounts are in kobo.',
  query: z.extend(PageQuery, {
    status: z.optional(PaymentFilter),
    search: z.optional(z.string().check(z.maxLength(200))),
    userId: z.optional(UserId),
  }),
  reply: z.object({ transactions: z.array(AdminTransaction), total: z.int() }),
})

export const refundPayment = endpoint({
  method: 'POST',
  path: '/api/admin/payments/:id/refund',
  access: 'primary',
  summary: 'Request the refund of a payment',
  description:
    'Requests the amount that is not refunded yet from the payment provider. Credits and commission are taken back when the provider reports the refund.',
  params: z.object({ id: z.string() }),
  body: z.object({ reason: z.optional(z.string().check(z.trim(), z.maxLength(200))) }),
  reply: AdminTransaction,
  errors: ['NOT_FOUND', 'NOTHING_TO_REFUND', 'CONFLICT', 'PROVIDER_FAILED', 'PROVIDER_TIMEOUT', 'PAYMENTS_OFF'],
  idempotent: true,
})
