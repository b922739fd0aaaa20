import type { Engine } from '@ufaro/contract/output.ts'
import type { ToolId } from '@ufaro/contract/tool-ids.ts'
import type { Db } from '../../db/db.ts'
import type { Spender } from '../../http/route.ts'
import type { Engines } from '../../infra/ai/engines.ts'
import { type AnyJob, jobOf } from '../../modes/jobs.ts'
import type { FailureLimit } from '../runs/failure-limit.service.ts'
import type { ServicesService } from '../services/services.service.ts'
import { engineFor } from './engine-for.ts'
import type { MayPay } from './may-pay.ts'
import type { Pressure } from './queue-pressure.ts'

interface Deps {
  db: Db
  services: Pick<ServicesService, 'requireMode'>
  engines: Pick<Engines, 'pick'>
  failureLimit: FailureLimit
  pressure: Pressure
  mayPay: MayPay
}

export function createAdmission({ db, services, engines, failureLimit, pressure, mayPay }: Deps) {
  const enter = async (mode: ToolId): Promise<{ job: AnyJob; engine: Engine }> => {
    await services.requireMode(db, mode)
    const job = jobOf(mode)
    return { job, engine: await engineFor(job, engines) }
  }

  /** @throws AppError RATE_LIMITED after too many failures at AI engines, OVERLOADED if the queue is too long */
  const mayOpen = async (userId: string, engine: Engine): Promise<void> => {
    await failureLimit(db, userId, engine)
    await pressure(engine)
  }

  return {
    enter,

    async admit(userId: string, mode: ToolId): Promise<void> {
      const { engine } = await enter(mode)
      await mayOpen(userId, engine)
    },

    /**
     * A check before work that a run is opened for afterwards.
     * @throws AppError SERVICE_DISABLED, NO_CREDITS, PLAN_EXPIRED or DAILY_LIMIT
     */
    async mayBegin(user: Spender, mode: ToolId, { paid = true } = {}): Promise<void> {
      await enter(mode)
      if (paid) await mayPay(user, [mode])
    },

    mayOpen,
  }
}
export type Admission = ReturnType<typeof createAdmission>
