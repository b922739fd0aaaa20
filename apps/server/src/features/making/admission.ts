import type { Mode } from '@ufaro/contract/modes.ts'
import type { Engine } from '@ufaro/contract/output.ts'
import type { Db } from '../../db/db.ts'
import type { Engines } from '../../infra/ai/engines.ts'
import { type AnyJob, jobOf } from '../../modes/jobs.ts'
import type { FailureLimit } from '../runs/run-work.service.ts'
import type { ServicesService } from '../services/services.service.ts'
import { engineFor } from './engine-for.ts'
import type { Pressure } from './queue-pressure.ts'

interface Deps {
  db: Db
  services: Pick<ServicesService, 'requireMode'>
  engines: Pick<Engines, 'pick'>
  failureLimit: FailureLimit
  pressure: Pressure
}

export function createAdmission({ db, services, engines, failureLimit, pressure }: Deps) {
  const enter = async (mode: Mode): Promise<{ job: AnyJob; engine: Engine }> => {
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

    async admit(userId: string, mode: Mode): Promise<void> {
      const { engine } = await enter(mode)
      await mayOpen(userId, engine)
    },

    mayOpen,
  }
}
export type Admission = ReturnType<typeof createAdmission>
