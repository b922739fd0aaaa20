import type { AdminTransaction } from '@ufaro/contract/http/payments.ts'
import type { User } from '@ufaro/contract/user.ts'
import { type Db, type Tx, transaction } from '../../db/db.ts'
import type { PaymentRow } from '../../db/schema/payments.ts'
import { AppError } from '../../http/app-error.ts'
import { pointReached, reachPoint } from '../../http/recovery-point.ts'
import { requireId } from '../../http/require-id.ts'
import type { Paystack } from '../../infra/paystack/paystack.ts'
import { isPassing, PaystackFault } from '../../infra/paystack/paystack-fault.ts'
import type { AuditLog } from '../audit-log/audit-log.service.ts'
import type { Alarms } from './alarms.ts'
import type { AskProvider } from './ask-provider.ts'
import { wasDisputed } from './disputes.repo.ts'
import { presentAdminTransaction } from './payments.presenter.ts'
import { findPayment, lockPayment, readWithPerson, updatePayment } from './payments.repo.ts'

interface Deps {
  db: Db
  audit: Pick<AuditLog, 'write'>
  paystack: Paystack | null
  ask: AskProvider | null
  alarms: Alarms
}

/** Milliseconds during which a refund blocks others of the same payment. All requests of a refund take less time. */
const AT_WORK_MS = 60_000
const REFUSED = 'The payment provider refused. Nothing was refunded.'
const SILENT = 'The payment provider did not answer. Nothing was refunded; please try again.'
const UNKNOWN =
  'The payment provider did not answer in time. Please try again in a minute: the money is refunded only once.'

/** Only requests refunds. Credits and commissions are withdrawn when Paystack reports a refund. */
export function createRefundService({ db, audit, paystack, ask, alarms }: Deps) {
  const requireRefundable = async (tx: Tx, payment: PaymentRow) => {
    if (payment.status === 'reversed')
      throw new AppError('NOTHING_TO_REFUND', 'This payment has been refunded already.')
    if (!payment.paidAmount) throw new AppError('NOTHING_TO_REFUND', 'Nothing was paid with this payment.')
    // Paystack does not list the money of a lost dispute as a refund, so the amount left to refund is unknown.
    if (await wasDisputed(tx, payment.id))
      throw new AppError('CONFLICT', 'This payment was disputed. Please refund it at the payment provider.')
    if (payment.refundAskedAt && Date.now() - payment.refundAskedAt.getTime() < AT_WORK_MS)
      throw new AppError('CONFLICT', 'Another admin is refunding this payment right now.')
  }

  /** @returns the payment as it was before the refund, or null if a retry finds it already refunded */
  const begin = (actor: User, id: string, reason: string | undefined): Promise<PaymentRow | null> =>
    transaction(db, async (tx) => {
      const found = await findPayment(tx, { id })
      const payment = found && (await lockPayment(tx, found.reference))
      if (!payment) throw new AppError('NOT_FOUND', 'There is no such payment.')
      const isRepeat = pointReached() !== undefined
      if (isRepeat && payment.status === 'reversed') return null
      if (!isRepeat) {
        await requireRefundable(tx, payment)
        const detail = { reference: payment.reference, ...(reason && { reason }) }
        await audit.write(tx, actor, 'payment.refund', { type: 'payment', id }, detail)
        await reachPoint(tx, { id })
      }
      await updatePayment(tx, id, { refundAskedAt: new Date() })
      return payment
    })

  /** @returns false if nothing is left to refund, or if another request was faster */
  const send = async (provider: Paystack, { reference, paidAmount, refundedAmount }: PaymentRow, note: string) => {
    const { asked } = await provider.refundsOf(reference)
    const amount = (paidAmount ?? 0) - Math.max(asked, refundedAmount)
    if (amount <= 0) return false
    try {
      await provider.refund({ reference, amount, note })
      return true
    } catch (error) {
      if (!(error instanceof PaystackFault)) throw error
      if (isPassing(error) && error.kind !== 'rate_limited') throw new AppError('PROVIDER_TIMEOUT', UNKNOWN)
      if (error.kind === 'rejected' && (await provider.refundsOf(reference)).asked > asked) return false
      throw error
    }
  }

  /** Applies a refund whose event was lost. If Paystack does not answer, reconciliation applies it later. */
  const catchUp = async (askProvider: AskProvider, reference: string): Promise<void> => {
    await askProvider(reference).catch((error) => {
      if (!(error instanceof PaystackFault)) throw error
    })
  }

  const giveBack = async (provider: Paystack, askProvider: AskProvider, payment: PaymentRow, reason?: string) => {
    const { id, reference, refundAskedAt } = payment
    try {
      const sent = await send(provider, payment, reason || `Refund of ${reference}`)
      if (!sent) await catchUp(askProvider, reference)
    } catch (error) {
      if (!(error instanceof PaystackFault)) throw error
      await updatePayment(db, id, { refundAskedAt })
      await alarms.provider(`Payment ${reference} could not be refunded`, error)
      throw new AppError('PROVIDER_FAILED', isPassing(error) ? SILENT : REFUSED, { cause: error })
    }
  }

  return {
    /**
     * Repeated and concurrent calls refund once.
     * @throws AppError PROVIDER_FAILED if nothing was requested, PROVIDER_TIMEOUT if the outcome is unknown
     */
    async refund(actor: User, paymentId: string, reason?: string): Promise<AdminTransaction> {
      if (!paystack || !ask) throw new AppError('PAYMENTS_OFF')
      const id = requireId(paymentId)
      const payment = await begin(actor, id, reason)
      if (payment) await giveBack(paystack, ask, payment, reason)
      return presentAdminTransaction(await readWithPerson(db, id))
    },
  }
}
export type RefundService = ReturnType<typeof createRefundService>
