import type { FastifyInstance } from 'fastify'
import { invalid, notFound, ok } from '#sandbox/http/envelope.ts'
import { amountOf, type Fields, needText, readFields, textOf } from '#sandbox/http/fields.ts'
import { paginate } from '#sandbox/http/paging.ts'
import { wireId } from '#sandbox/http/wire.ts'
import { type NextId, randomCode } from '#sandbox/store/ids.ts'
import type { Table } from '#sandbox/store/journal.ts'
import type { Plan } from '#sandbox/store/records.ts'

const INTERVALS = ['hourly', 'daily', 'weekly', 'monthly', 'quarterly', 'biannually', 'annually']

export function planRoutes(http: FastifyInstance, { plans, nextId }: { plans: Table<Plan>; nextId: NextId }): void {
  const get = (code: string): Plan => {
    const plan = plans.get(code) ?? plans.all().find(({ id }) => id === code)
    if (!plan) throw notFound('Plan not found')
    return plan
  }

  http.post('/plan', async ({ body }, reply) => {
    const now = new Date().toISOString()
    const plan_code = `PLN_${randomCode(15)}`
    const plan = { id: nextId(), plan_code, ...readPlan(readFields(body)), created_at: now, updated_at: now }
    return reply.code(201).send(ok('Plan created', view(plans.put(plan_code, plan))))
  })

  http.get<{ Querystring: Fields }>('/plan', async ({ query }) => {
    const { interval, amount } = query
    const found = plans
      .all()
      .filter((plan) => (!interval || plan.interval === interval) && (!amount || plan.amount === Number(amount)))
    const { rows, meta } = paginate(found, query)
    const asListed = rows.map((plan) => ({ subscriptions: [], ...view(plan) }))
    return ok('Plans retrieved', asListed, meta)
  })

  http.get<{ Params: { code: string } }>('/plan/:code', async ({ params }) =>
    ok('Plan retrieved', { subscriptions: [], ...view(get(params.code)) }),
  )

  http.put<{ Params: { code: string } }>('/plan/:code', async ({ params, body }) => {
    const old = get(params.code)
    const changed = readPlan({ ...old, ...readFields(body) })
    plans.put(old.plan_code, { ...old, ...changed, updated_at: new Date().toISOString() })
    return ok('Plan updated. 0 subscription(s) affected')
  })
}

function readPlan(fields: Fields): Pick<Plan, 'name' | 'amount' | 'interval' | 'currency' | 'description'> {
  const name = needText(fields, 'name', 'Plan name')
  const interval = needText(fields, 'interval', 'Interval')
  if (!INTERVALS.includes(interval)) throw invalid(`Interval must be one of ${INTERVALS.join(', ')}`)
  const amount = amountOf(fields.amount)
  if (!amount) throw invalid('Invalid Amount Sent', 'invalid_amount')
  return {
    name,
    amount,
    interval,
    currency: textOf(fields.currency) ?? 'NGN',
    description: textOf(fields.description) ?? null,
  }
}

const view = ({ id, created_at, updated_at, ...plan }: Plan) => ({
  ...plan,
  id: wireId(id),
  domain: 'test',
  integration: 100_032,
  send_invoices: true,
  send_sms: true,
  hosted_page: false,
  createdAt: created_at,
  updatedAt: updated_at,
})
