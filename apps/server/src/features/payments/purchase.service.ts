import { randomBytes } from 'node:crypto'
import { INITIALIZE_FAILED } from '@ufaro/contract/http/payments.ts'
import { FREE_PLAN_ID } from '@ufaro/contract/plan.ts'
import type { User } from '@ufaro/contract/user.ts'
import type { Db } from '../../db/db.ts'
import type { PlanTerms } from '../../db/schema/plans.ts'
import { AppError } from '../../http/app-error.ts'
import type { Limit, RateLimiter } from '../../http/rate-limiter.ts'
import type { NewCharge, Paystack } from '../../infra/paystack/paystack.ts'
import { PaystackFault } from '../../infra/paystack/paystack-fault.ts'
import type { PlansService } from '../plans/plans.service.ts'
import type { ServicesService } from '../services/services.service.ts'
import type { Alarms } from './alarms.ts'
import { insertPayment, updatePayment } from './payments.repo.ts'

interface Deps {
  db: Db
  paystack: Paystack | null
  plans: PlansService
  services: Pick<ServicesService, 'requireEnabled'>
  alarms: Alarms
  limiter: Pick<RateLimiter, 'take'>
}

export interface Purchase {
  planId: string
  email: string
  origin: string
}

const LIMITS: Limit[] = [
  { name: 'purchase-hour', max: 10, windowS: 3600 },
  { name: 'purchase-day', max: 30, windowS: 86_400 },
]

const isTaken = (error: unknown): boolean =>
  error instanceof PaystackFault && /duplicate/i.test(`${error.code ?? ''} ${error.message}`)

/** Paystack allows no underscore in references, so the random part is hex. */
const newReference = () => `ufaro-${randomBytes(12).toString('hex')}`

export function createPurchaseService({ db, paystack, plans, services, alarms, limiter }: Deps) {
  const admit = async (user: User, { planId, email }: Purchase) => {
    const plan = await plans.getPlan(db, planId)
    if (plan.id === FREE_PLAN_ID || plan.price === 0) {
      throw new AppError('VALIDATION_FAILED', 'This plan costs nothing.', {
        fields: { planId: 'This plan costs nothing.' },
      })
    }
    if (email.toLowerCase() !== user.email) {
      const sentence = 'Please pay with the email address of your account.'
      throw new AppError('VALIDATION_FAILED', sentence, { fields: { email: sentence } })
    }
    return plan
  }

  return {
    /**
     * Stores the price and plan, then asks Paystack for a payment page.
     * @throws AppError NOT_FOUND, VALIDATION_FAILED for a plan without a price or for another email address than the
     * user's, PAYMENTS_OFF, SERVICE_DISABLED, RATE_LIMITED, PROVIDER_FAILED
     */
    async initialize(user: User, purchase: Purchase) {
      const { id: planId, name, dailyLimit, durationDays, credits, price: amount } = await admit(user, purchase)
      if (!paystack) throw new AppError('PAYMENTS_OFF')
      await services.requireEnabled(db, 'paystack', 'Payments are switched off at the moment.')
      for (const limit of LIMITS) await limiter.take(limit, user.id)
      const plan: PlanTerms = { id: planId, name, dailyLimit, durationDays, credits }
      const callbackUrl = `${purchase.origin}/payment/callback`
      const begin = async () => {
        const reference = newReference()
        const payment = await insertPayment(db, { userId: user.id, reference, planId, planName: name, plan, amount })
        const charge: NewCharge = {
          reference,
          amount,
          email: user.email,
          callbackUrl,
          metadata: {
            user_id: user.id,
            plan_id: planId,
            cancel_action: `${callbackUrl}?reference=${reference}`,
            custom_fields: [{ display_name: 'Plan', variable_name: 'plan', value: name }],
          },
        }
        const page = await paystack.initialize(charge).catch(async (error) => {
          // The failed call may have reached Paystack anyway. For a day, reconciliation checks whether it was paid.
          await updatePayment(db, payment!.id, { status: 'failed', gatewayResponse: INITIALIZE_FAILED })
          throw error
        })
        return { authorization_url: page.authorization_url, access_code: page.access_code, reference }
      }
      try {
        return await begin().catch((error) => (isTaken(error) ? begin() : Promise.reject(error)))
      } catch (error) {
        if (!(error instanceof PaystackFault)) throw error
        await alarms.provider('A payment could not be begun', error)
        throw new AppError('PROVIDER_FAILED', INITIALIZE_FAILED, { cause: error })
      }
    },
  }
}
export type PurchaseService = ReturnType<typeof createPurchaseService>
