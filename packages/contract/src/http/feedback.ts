import { z } from 'zod/mini'
import { CreditCount } from '../credits.ts'
import { Verdict } from '../run.ts'
import { endpoint } from './endpoint.ts'

/** Hours after a run's end during which feedback is accepted. */
export const FEEDBACK_HOURS = 24
/** Bad verdicts of a user refund a credit at most this many times in `REFUNDED_VERDICTS_DAYS` days. */
export const REFUNDED_VERDICTS = 3
export const REFUNDED_VERDICTS_DAYS = 30

export const giveFeedback = endpoint({
  method: 'POST',
  path: '/api/runs/:id/feedback',
  access: 'user',
  scopes: ['make'],
  summary: 'Rate a finished run as good or bad',
  description:
    'A run can be rated once, within 24 hours of its end. A `bad` verdict refunds the credit and withdraws the results, but at most three times in 30 days, and never for certificates.',
  params: z.object({ id: z.string() }),
  body: z.object({ verdict: Verdict, reason: z.optional(z.string().check(z.maxLength(500))) }),
  reply: z.object({ refunded: z.boolean(), remaining: CreditCount }),
  errors: ['NOT_FOUND', 'RUN_NOT_FINISHED', 'ALREADY_EXISTS', 'FEEDBACK_CLOSED'],
  idempotent: true,
})
