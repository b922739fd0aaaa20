import type { TestCard } from '#sandbox/checkout/test-cards.ts'

/** What the customer has entered so far. `bank` is the answer on the bank's 3-D Secure page. */
export interface CardAnswers {
  cvv?: string
  pin?: string
  phone?: string
  otp?: string
  bank?: 'approve' | 'decline'
}

export type CardQuestion = 'send_pin' | 'send_phone' | 'send_otp' | 'open_url'

export type ChargeStep = { ask: CardQuestion } | { succeeded: boolean; words: string }

const refused = (words: string): ChargeStep => ({ succeeded: false, words })

/** Decides the next step of a payment. Accepts a missing CVV, so that tests can pay with a card number alone. */
export function judgeCharge(card: TestCard, answers: CardAnswers): ChargeStep {
  if (answers.cvv && answers.cvv !== card.cvv) return refused('Incorrect CVV')
  if (card.pin) {
    if (!answers.pin) return { ask: 'send_pin' }
    if (answers.pin !== card.pin) return refused('Incorrect PIN')
  }
  if (card.phone && !answers.phone) return { ask: 'send_phone' }
  if (card.otp) {
    if (!answers.otp) return { ask: 'send_otp' }
    if (answers.otp !== card.otp) return refused('Incorrect OTP')
  }
  if (card.bankPage) {
    if (!answers.bank) return { ask: 'open_url' }
    if (answers.bank === 'decline') return refused('Declined by the bank')
  }
  return card.refusal ? refused(card.refusal) : { succeeded: true, words: 'Successful' }
}
