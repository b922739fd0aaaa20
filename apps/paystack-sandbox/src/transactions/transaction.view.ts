import { createHash } from 'node:crypto'
import { findCard } from '#sandbox/checkout/test-cards.ts'
import { wireId } from '#sandbox/http/wire.ts'
import type { Plan, Transaction } from '#sandbox/store/records.ts'

const INTEGRATION = 100_032

export function toTransaction(row: Transaction, plan?: Plan): Record<string, unknown> {
  return {
    id: wireId(row.id),
    domain: row.domain,
    status: row.status,
    reference: row.reference,
    receipt_number: null,
    amount: row.amount,
    message: null,
    gateway_response: row.gateway_response,
    paid_at: row.paid_at,
    created_at: row.created_at,
    channel: row.channel,
    currency: row.currency,
    ip_address: '127.0.0.1',
    metadata: row.metadata ?? '',
    log: logOf(row),
    fees: row.fees,
    fees_split: null,
    authorization: authorizationOf(row),
    customer: customerOf(row),
    plan: row.plan,
    plan_object: plan ? { id: wireId(plan.id), name: plan.name, plan_code: plan.plan_code, amount: plan.amount } : {},
    subaccount: {},
    split: {},
    order_id: null,
    requested_amount: row.requested_amount,
    pos_transaction_data: null,
    source: { type: 'api', source: 'merchant_api', identifier: null, entry_point: 'transaction_initialize' },
    integration: INTEGRATION,
    transaction_date: row.created_at,
    paidAt: row.paid_at,
    createdAt: row.created_at,
  }
}

function logOf({ history, attempts, errors, status, created_at }: Transaction) {
  if (history.length === 0) return null
  const start = Math.floor(Date.parse(created_at) / 1000)
  return {
    start_time: start,
    time_spent: Math.max(...history.map(({ time }) => time)),
    attempts,
    errors,
    success: status === 'success',
    mobile: false,
    input: [],
    history,
  }
}

function authorizationOf(row: Transaction) {
  const card = row.card && row.paid_at ? findCard(row.card) : undefined
  if (!card) return {}
  return {
    authorization_code: `AUTH_${digestOf(card.number + row.email).slice(0, 10)}`,
    bin: card.number.slice(0, 6),
    last4: card.number.slice(-4),
    exp_month: '12',
    exp_year: '2030',
    channel: 'card',
    // Paystack sends the card type with a trailing space.
    card_type: `${card.brand} `,
    bank: 'TEST BANK',
    country_code: 'NG',
    brand: card.brand,
    reusable: card.reusable ?? false,
    signature: `SIG_${digestOf(card.number).slice(0, 20)}`,
    account_name: null,
  }
}

function customerOf({ email }: Pick<Transaction, 'email'>) {
  return {
    id: Number.parseInt(digestOf(email).slice(0, 8), 16),
    first_name: null,
    last_name: null,
    email,
    customer_code: `CUS_${digestOf(email).slice(0, 15)}`,
    phone: null,
    metadata: null,
    risk_action: 'default',
    international_format_phone: null,
  }
}

const digestOf = (text: string) => createHash('sha256').update(text).digest('hex')
