import { normalizeEmail } from '@ufaro/contract/account-rules.ts'
import { transaction } from '../db/db.ts'
import { StartFault } from '../infra/start-fault.ts'
import type { Operation } from './operation.ts'
import { UsageFault } from './usage-fault.ts'
import { OPERATOR, withRooms } from './with-rooms.ts'

const USAGE = 'credits grant <email> <plan>'

export const credits: Operation = {
  usage: USAGE,
  run: async ([name, email, planId, ...rest], context) => {
    if (name !== 'grant' || !email || !planId || rest.length > 0) throw new UsageFault(USAGE)
    return withRooms(context, async ({ db, audit, users, plans, credits }) => {
      const person = await users.findByEmail(db, normalizeEmail(email))
      if (!person) throw new StartFault(`Nobody has an account with ${email}.`)
      await transaction(db, async (tx) => {
        const plan = await plans.getPlan(tx, planId)
        const creditsTotal = Object.values(plan.credits).reduce((sum, count) => sum + count, 0)
        await credits.assignPlan(tx, { userId: person.id, planId, creditsTotal })
        await audit.write(tx, OPERATOR, 'plan.assign', { type: 'user', id: person.id }, { planId, creditsTotal })
        context.say(`${person.email} has the plan ${plan.name} now, with ${creditsTotal} credits.`)
      })
      return 0
    })
  },
}
