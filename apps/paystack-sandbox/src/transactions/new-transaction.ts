import { invalid, notFound, PaystackError } from '#sandbox/http/envelope.ts'
import { amountOf, type Fields, needText, textOf } from '#sandbox/http/fields.ts'
import { randomCode } from '#sandbox/store/ids.ts'
import type { Plan } from '#sandbox/store/records.ts'
import type { NewTransaction } from '#sandbox/transactions/transactions.ts'

/** Limits of an amount in kobo: 50 Naira, and ten million Naira, the maximum in Paystack's list of errors. */
const LEAST = 5000
const MOST = 1_000_000_000
const CURRENCIES = ['NGN', 'USD', 'GHS', 'ZAR', 'KES', 'XOF']

interface Known {
  isTaken: (reference: string) => boolean
  findPlan: (code: string) => Plan | undefined
}

/** Parses the body of an initialize call as Paystack does. The amount of a plan replaces the amount in the body. */
export function readNewTransaction(fields: Fields, { isTaken, findPlan }: Known): NewTransaction {
  const email = needText(fields, 'email', 'Email Address')
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) throw invalid('Invalid Email Address Passed', 'invalid_email_address')
  const code = textOf(fields.plan)
  const plan = code === undefined ? undefined : findPlan(code)
  if (code !== undefined && !plan) throw notFound('Plan not found')
  const currency = textOf(fields.currency) ?? 'NGN'
  if (!CURRENCIES.includes(currency)) {
    throw new PaystackError({
      status: 403,
      message: 'Currency not supported by merchant',
      code: 'unsupported_currency',
      nextStep: 'Send a currency the integration supports',
    })
  }
  return {
    email,
    currency,
    plan: plan?.plan_code ?? null,
    amount: plan?.amount ?? readAmount(fields.amount),
    reference: readReference(fields.reference, isTaken),
    callback_url: readCallback(fields.callback_url),
    metadata: readMetadata(fields.metadata),
  }
}

function readAmount(value: unknown): number {
  const amount = amountOf(value)
  if (amount === undefined || amount < LEAST || amount > MOST) throw invalid('Invalid Amount Sent', 'invalid_amount')
  return amount
}

function readReference(value: unknown, isTaken: Known['isTaken']): string {
  const reference = textOf(value) ?? randomCode(10)
  if (!/^[A-Za-z0-9.=-]{1,200}$/.test(reference)) {
    throw invalid('Only -, ., = and alphanumeric characters allowed in reference', 'invalid_reference')
  }
  if (isTaken(reference)) {
    throw new PaystackError({
      message: 'Duplicate Transaction Reference',
      code: 'duplicate_reference',
      nextStep: 'Generate a new reference and try again',
    })
  }
  return reference
}

function readCallback(value: unknown): string | null {
  const callback = textOf(value)
  if (callback === undefined) return null
  if (!/^https?:\/\//.test(callback) || !URL.canParse(callback)) throw invalid('Invalid callback URL', 'invalid_url')
  return callback
}

function readMetadata(value: unknown): unknown {
  if (value === undefined || value === null || value === '') return ''
  if (typeof value === 'object') return value
  try {
    return JSON.parse(String(value)) as unknown
  } catch {
    throw invalid('Invalid metadata: it must be a JSON object', 'invalid_metadata')
  }
}
