import { invalid } from '#sandbox/http/envelope.ts'
import { amountOf, type Fields } from '#sandbox/http/fields.ts'
import { TRANSACTION_STATES, type Transaction, type TransactionState } from '#sandbox/store/records.ts'

const TEXTS = ['currency', 'domain', 'gateway_response', 'email'] as const

/** @throws PaystackError for an invalid name or value */
export function readChange(row: Transaction, fields: Fields): Partial<Transaction> {
  const change: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(fields)) {
    if (name === 'status' && TRANSACTION_STATES.includes(value as TransactionState))
      Object.assign(change, become(row, value))
    else if ((name === 'amount' || name === 'requested_amount') && amountOf(value) !== undefined)
      change[name] = amountOf(value)
    else if (TEXTS.some((text) => text === name) && typeof value === 'string') change[name] = value
    else if (name === 'metadata' || (name === 'paid_at' && isTime(value))) change[name] = value
    else throw invalid(`A transaction has no ${name} like this`)
  }
  return change
}

const isTime = (value: unknown) => typeof value === 'string' && !Number.isNaN(Date.parse(value))

const become = ({ paid_at }: Transaction, status: unknown) => ({
  status,
  paid_at: status === 'success' ? (paid_at ?? new Date().toISOString()) : paid_at,
})
