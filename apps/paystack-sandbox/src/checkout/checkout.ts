import { type CardAnswers, type CardQuestion, judgeCharge } from '#sandbox/checkout/charge.ts'
import { returnUrl } from '#sandbox/checkout/return-url.ts'
import { findCard } from '#sandbox/checkout/test-cards.ts'
import type { Faults } from '#sandbox/control/faults.ts'
import { invalid, notFound, PaystackError } from '#sandbox/http/envelope.ts'
import { type Fields, textOf } from '#sandbox/http/fields.ts'
import type { Transaction } from '#sandbox/store/records.ts'
import type { Transactions } from '#sandbox/transactions/transactions.ts'
import type { Webhooks } from '#sandbox/webhooks/webhooks.ts'

export interface CheckoutAnswer {
  status: Transaction['status'] | CardQuestion
  /**
   * URL to which the browser goes next. Null while the customer has to answer a question, or if there is no return URL.
   */
  redirect: string | null
  message: string
}

interface Deps {
  transactions: Transactions
  webhooks: Webhooks
  faults: Faults
}

export function createCheckout({ transactions, webhooks, faults }: Deps) {
  function find(code: string): Transaction {
    const row = transactions.findByAccessCode(code)
    if (!row) throw notFound('Access code not found')
    return row
  }

  async function pay(row: Transaction, fields: Fields): Promise<CheckoutAnswer> {
    const card = findCard(String(fields.card ?? '').replace(/\D/g, ''))
    if (!card) throw invalid('Use one of the test cards: other numbers are not charged here', 'unknown_card')
    if (card.fault) throw processorFault(card.fault)
    const step = judgeCharge(card, readAnswers(fields))
    if ('ask' in step) {
      transactions.ask(row, card, step.ask)
      return { status: step.ask, redirect: null, message: QUESTIONS[step.ask] }
    }
    if (!step.succeeded) return answer(transactions.fail(row, card, step.words))
    const paid = transactions.succeed(row, card)
    const sent = webhooks.emit('charge.success', transactions.view(paid))
    if (faults.now().webhook_first) await sent
    return answer(paid)
  }

  return {
    find,
    /** @throws PaystackError for an unknown access code or card, and for a card that makes the processor fail */
    submit: async (code: string, fields: Fields): Promise<CheckoutAnswer> => {
      const row = find(code)
      // If the card was already charged, redirect without charging it again.
      if (row.paid_at) return answer(row)
      if (fields.cancel === true) return answer(transactions.abandon(row), cancelUrl(row))
      return pay(row, fields)
    },
  }
}

const QUESTIONS: Record<CardQuestion, string> = {
  send_pin: 'Enter the PIN of the card',
  send_phone: 'Enter the phone number of the account',
  send_otp: 'Enter the one-time code',
  open_url: 'Confirm the payment at the bank',
}

const answer = (row: Transaction, redirect = returnUrl(row)): CheckoutAnswer => ({
  status: row.status,
  redirect,
  message: row.gateway_response,
})

function readAnswers(fields: Fields): CardAnswers {
  const bank = fields.bank === 'approve' || fields.bank === 'decline' ? fields.bank : undefined
  return {
    cvv: textOf(fields.cvv),
    pin: textOf(fields.pin),
    phone: textOf(fields.phone),
    otp: textOf(fields.otp),
    bank,
  }
}

function processorFault(fault: 'timeout' | 'error'): PaystackError {
  return fault === 'timeout'
    ? new PaystackError({ status: 504, message: 'Processor timed out', code: 'timeout', type: 'processor_error' })
    : new PaystackError({ status: 500, message: 'Processor error', code: 'processor_error', type: 'processor_error' })
}

function cancelUrl(row: Transaction): string | null {
  const { cancel_action } = (row.metadata ?? {}) as { cancel_action?: unknown }
  const isUrl = typeof cancel_action === 'string' && /^https?:\/\//.test(cancel_action) && URL.canParse(cancel_action)
  return isUrl ? cancel_action : returnUrl(row)
}
