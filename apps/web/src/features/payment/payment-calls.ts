import {
  INITIALIZE_FAILED,
  initializePayment,
  NO_EMAIL,
  type PaymentVerification,
  VERIFY_FAILED,
  verifyPayment,
} from '@ufaro/contract/http/payments.ts'
import { call, session } from '#web/lib/session.ts'
import { isPage } from './checkout-window.ts'
import { paymentSentence } from './payment-words.ts'

export interface Checkout {
  url: string
  reference: string
}

/**
 * Starts a payment.
 * @throws Error with a sentence for the user
 */
export async function beginPayment(planId: string): Promise<Checkout> {
  const email = session.store.getState().user?.email
  if (!email) throw new Error(NO_EMAIL)
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const { authorization_url: url, reference } = await call(initializePayment, {
    body: { planId, email },
    headers,
  }).catch((error) => {
    throw new Error(paymentSentence(error, INITIALIZE_FAILED), { cause: error })
  })
  if (!isPage(url)) throw new Error(INITIALIZE_FAILED)
  return { url, reference }
}

/**
 * Makes the server check the payment at the provider and, if it was paid, grant its credits. Repeated calls are safe,
 * because the credits are granted only once.
 * @throws Error with a sentence for the user
 */
export async function askPayment(reference: string): Promise<PaymentVerification> {
  const verified = await call(verifyPayment, { body: { reference } }).catch((error) => {
    throw new Error(paymentSentence(error, VERIFY_FAILED), { cause: error })
  })
  if (verified.status === 'success') void session.refreshData({ force: true })
  return verified
}
