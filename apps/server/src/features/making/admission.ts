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

/** What has to be so before anything is spent. */
export function createAdmission({ db, services, engines, failureLimit, pressure }: Deps) {
  /** The mode and the engine it would run on. @throws AppError SERVICE_DISABLED */
  const enter = async (mode: Mode): Promise<{ job: AnyJob; engine: Engine }> => {
    await services.requireMode(db, mode)
    const job = jobOf(mode)
    return { job, engine: await engineFor(job, engines) }
  }

  /**
   * Of those that enter, who may open a run.
   * @throws AppError RATE_LIMITED after too many failures at AI engines, OVERLOADED while far too much waits
   */
  const mayOpen = async (userId: string, engine: Engine): Promise<void> => {
    await failureLimit(db, userId, engine)
    await pressure(engine)
  }

  return {
    enter,

    /** @throws AppError SERVICE_DISABLED, and as `mayOpen` */
    async admit(userId: string, mode: Mode): Promise<void> {
      const { engine } = await enter(mode)
      await mayOpen(userId, engine)
    },

    mayOpen,
  }
}
export type Admission = ReturnType<typeof createAdmission>
