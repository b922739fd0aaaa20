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
  summary: 'The plan and what is left of it',
  reply: UserPlan,
})

export const spendCredit = endpoint({
  method: 'POST',
  path: '/api/user/use-credit',
  access: 'user',
  scopes: ['make'],
  summary: 'Spend one credit and open a run',
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
  summary: 'Hand back the credit of a run that has not begun any work',
  body: z.object({ mode: ToolId, runId: z.optional(z.string().check(z.maxLength(100))) }),
  reply: z.object({ success: z.literal(true), remaining: CreditCount }),
  errors: ['NOTHING_TO_REFUND'],
  idempotent: true,
})
