import { z } from 'zod/mini'
import { CreditsBreakdown } from '../credits.ts'
import { RunStatus, Verdict } from '../run.ts'
import { ToolId } from '../tool-ids.ts'
import { ListedPerson } from './admin-people.ts'
import { Session } from './auth.ts'
import { endpoint } from './endpoint.ts'
import { PageQuery } from './paging.ts'

const idParams = z.object({ id: z.string() })

/** Money is in kobo. */
export const Customer = z.object({
  person: ListedPerson,
  account: z.object({
    mobile_phone: z.nullable(z.string()),
    referred_by: z.nullable(z.string()),
    signed_in_at: z.nullable(z.string()),
    deactivated_at: z.nullable(z.string()),
    contested: z
      .boolean()
      .check(z.describe('True if a second person signed up with this address before it was confirmed.')),
    mail_notices: z.boolean(),
  }),
  figures: z.object({
    paid: z.int(),
    given_back: z.int(),
    payments: z.int(),
    runs: z.int(),
    runs_refunded: z.int(),
    verdicts: z.object({ good: z.int(), bad: z.int() }),
  }),
  credits: CreditsBreakdown,
  sessions: z.array(z.omit(Session, { current: true })),
})
export type Customer = z.infer<typeof Customer>

export const getCustomer = endpoint({
  method: 'GET',
  path: '/api/admin/users/:id',
  access: 'admin',
  summary: 'Get a user with account, credits, money and sessions',
  description: 'Money is in kobo.',
  params: idParams,
  reply: Customer,
  errors: ['NOT_FOUND'],
})

export const CustomerRun = z.object({
  id: z.string(),
  mode: ToolId,
  status: RunStatus,
  refunded: z.boolean(),
  done: z.int(),
  failed: z.int(),
  error: z.nullable(z.string()),
  verdict: z.nullable(Verdict),
  verdict_reason: z.nullable(z.string()),
  plan_name: z
    .nullable(z.string())
    .check(z.describe('The id of the plan that paid for the run. Null if no credit was spent.')),
  created_at: z.string(),
  finished_at: z.nullable(z.string()),
})
export type CustomerRun = z.infer<typeof CustomerRun>

export const listCustomerRuns = endpoint({
  method: 'GET',
  path: '/api/admin/users/:id/runs',
  access: 'admin',
  summary: 'List the runs of a user, newest first, without their outputs',
  params: idParams,
  query: PageQuery,
  reply: z.object({ runs: z.array(CustomerRun), total: z.int() }),
  errors: ['NOT_FOUND'],
})
