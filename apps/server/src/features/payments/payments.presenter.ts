import type {
  AdminTransaction,
  PaymentStatus,
  PaymentVerification,
  Transaction,
} from '@ufaro/contract/http/payments.ts'
import type { PaymentRow } from '../../db/schema/payments.ts'
import type { PaymentWithPerson } from './payments.repo.ts'

const statusOf = ({ status }: PaymentRow): PaymentStatus => (status === 'reversed' ? 'failed' : status)

/** Returns the price if the payment is in another currency, because pages show every amount as Naira. */
const amountOf = ({ amount, paidAmount, flag }: PaymentRow): number =>
  flag === 'currency' ? amount : (paidAmount ?? amount)

export const presentVerification = (payment: PaymentRow): PaymentVerification => ({
  status: statusOf(payment),
  amount: amountOf(payment),
  reference: payment.reference,
  paid_at: payment.paidAt?.toISOString() ?? null,
})

export const presentEvent = (payment: PaymentRow) => ({
  reference: payment.reference,
  status: statusOf(payment),
  plan_name: payment.planName,
})

export const presentTransaction = (payment: PaymentRow): Transaction => ({
  id: payment.id,
  reference: payment.reference,
  amount: amountOf(payment),
  refunded_amount: payment.refundedAmount,
  currency: payment.currency,
  fees: payment.fees,
  status: statusOf(payment),
  channel: payment.channel,
  plan_name: payment.planName,
  paid_at: payment.paidAt?.toISOString() ?? null,
  created_at: payment.createdAt.toISOString(),
  gateway_response: payment.gatewayResponse,
})

export const presentAdminTransaction = ({ payment, person }: PaymentWithPerson): AdminTransaction => ({
  ...presentTransaction(payment),
  user_id: payment.userId,
  user_name: person?.name ?? null,
  user_email: person?.email ?? null,
  metadata: { plan_name: payment.planName },
  flag: payment.flag,
  refund_asked_at: payment.refundAskedAt?.toISOString() ?? null,
})
