import type { PageQuery } from '@ufaro/contract/http/paging.ts'
import {
  NO_REFERENCE,
  type PaymentVerification,
  type Transaction,
  VERIFY_FAILED,
} from '@ufaro/contract/http/payments.ts'
import type { Db } from '../../db/db.ts'
import type { PaymentRow } from '../../db/schema/payments.ts'
import { AppError } from '../../http/app-error.ts'
import { PaystackFault } from '../../infra/paystack/paystack-fault.ts'
import type { Alarms } from './alarms.ts'
import type { AskProvider } from './ask-provider.ts'
import { presentAdminTransaction, presentEvent, presentTransaction, presentVerification } from './payments.presenter.ts'
import {
  findPayment,
  listAllPayments,
  listChangedPayments,
  listOwnPayments,
  type PaymentQuery,
} from './payments.repo.ts'

interface Deps {
  db: Db
  ask: AskProvider | null
  alarms: Alarms
}

export function createPaymentsService({ db, ask, alarms }: Deps) {
  const own = async (userId: string, reference: string): Promise<PaymentRow> => {
    const payment = await findPayment(db, { reference })
    if (payment?.userId !== userId) throw new AppError('NOT_FOUND', NO_REFERENCE)
    return payment
  }

  return {
    async verify(userId: string, reference: string): Promise<PaymentVerification> {
      const payment = await own(userId, reference)
      if (payment.grantedAt || payment.status === 'reversed') return presentVerification(payment)
      if (!ask) throw new AppError('PAYMENTS_OFF')
      try {
        return presentVerification(await ask(reference))
      } catch (error) {
        if (!(error instanceof PaystackFault)) throw error
        await alarms.provider(`Payment ${reference} could not be verified`, error)
        throw new AppError('PROVIDER_FAILED', VERIFY_FAILED, { cause: error })
      }
    },

    async list(userId: string, page: PageQuery): Promise<{ transactions: Transaction[]; total: number }> {
      const { rows, total } = await listOwnPayments(db, userId, page)
      return { transactions: rows.map(presentTransaction), total }
    },

    async listAll(query: PaymentQuery) {
      const { rows, total } = await listAllPayments(db, query)
      return { transactions: rows.map(presentAdminTransaction), total }
    },

    async getPaid(userId: string, reference: string): Promise<PaymentRow> {
      const payment = await own(userId, reference)
      if (!payment.grantedAt) throw new AppError('NOT_FOUND', 'There is a receipt once the payment has gone through.')
      return payment
    },

    async readEvent(userId: string, id: string) {
      const payment = await findPayment(db, { id })
      return payment?.userId === userId ? presentEvent(payment) : undefined
    },

    listChanged: (userId: string, seconds: number): Promise<string[]> => listChangedPayments(db, userId, seconds),
  }
}
export type PaymentsService = ReturnType<typeof createPaymentsService>
