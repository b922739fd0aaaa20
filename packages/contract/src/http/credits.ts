import { z } from 'zod/mini'
import { CreditCount } from '../credits.ts'
import { UserPlan } from '../plan.ts'
import { ToolId } from '../tool-ids.ts'
import { endpoint } from './endpoint.ts'

export const getPlan = endpoint({
  method: 'GET',
  path: '/api/user/plan',
  access: 'user',
  scopes: ['read'],
  tool: 'get_balance',
  summary: 'Get the caller’s plan and remaining credits',
  description:
    '`credits_breakdown` has the credits that are left for each tool; an unlimited count is the string `"unlimited"`. `plan_name` is the id of the newest plan. `daily_used` counts the runs of today (Africa/Lagos) that were not refunded.',
  reply: UserPlan,
})

export const spendCredit = endpoint({
  method: 'POST',
  path: '/api/user/use-credit',
  access: 'user',
  scopes: ['make'],
  summary: 'Spend one credit and open a run',
  description:
    'Pass the returned `runId` to the calls that make the outputs of the run. This call is optional: a call that makes something opens a run itself if there is no open one.',
  body: z.object({ mode: ToolId }),
  reply: z.object({ success: z.literal(true), runId: z.string(), mode: ToolId, remaining: CreditCount }),
  errors: ['NO_CREDITS', 'PLAN_EXPIRED', 'DAILY_LIMIT', 'SERVICE_DISABLED'],
  idempotent: true,
})

export const refundCredit = endpoint({
  method: 'POST',
  path: '/api/user/refund-credit',
  access: 'user',
  scopes: ['make'],
  summary: 'Refund the credit of a run that has not started any work',
  description:
    'Takes the run `runId`, or the newest run of the tool `mode`. Any other run gets `NOTHING_TO_REFUND`. Runs that fail are refunded automatically.',
  body: z.object({ mode: ToolId, runId: z.optional(z.string().check(z.maxLength(100))) }),
  reply: z.object({ success: z.literal(true), remaining: CreditCount }),
  errors: ['NOTHING_TO_REFUND'],
  idempotent: true,
})
