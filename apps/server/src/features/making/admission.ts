import type { Engine } from '@ufaro/contract/output.ts'
import type { ToolId } from '@ufaro/contract/tool-ids.ts'
import type { Db } from '../../db/db.ts'
import { AppError } from '../../http/app-error.ts'
import type { Spender } from '../../http/route.ts'
import { AiFailure } from '../../infra/ai/ai-failure.ts'
import type { Engines } from '../../infra/ai/engines.ts'
import { type AnyJob, jobOf } from '../../modes/jobs.ts'
import { recentFailures } from '../runs/run-rows.service.ts'
import type { ServicesService } from '../services/services.service.ts'
import { type JobQueue, type Jobs, jobFor } from './jobs.ts'
import type { MayPay } from './may-pay.ts'

interface Deps {
  db: Db
  services: Pick<ServicesService, 'requireMode'>
  engines: Pick<Engines, 'pick'>
  queue: Pick<JobQueue, 'waiting'>
  places: Record<keyof Jobs, number>
  mayPay: MayPay
  limited: boolean
}

/** Maximum number of refunded AI runs per user and hour, because each may have cost money at the AI provider. */
const MOST_FAILURES = 10
/** Maximum length of each queue, as a multiple of the jobs that can run at once. */
const MOST_ROUNDS = { 'make-output': 60, 'ask-engine': 20 } as const
const RETRY_AFTER_S = 60
const CROWDED = 'Very many people are making something right now. Please try again in a minute.'

export function createAdmission({ db, services, engines, queue, places, mayPay, limited }: Deps) {
  const engineOf = async ({ uses }: AnyJob): Promise<Engine> => {
    try {
      return (await engines.pick(uses)).engine
    } catch (error) {
      if (error instanceof AiFailure && error.kind === 'disabled') throw new AppError('SERVICE_DISABLED')
      throw error
    }
  }

  const enter = async (mode: ToolId): Promise<{ job: AnyJob; engine: Engine }> => {
    await services.requireMode(db, mode)
    const job = jobOf(mode)
    return { job, engine: await engineOf(job) }
  }

  const mayOpen = async (userId: string, engine: Engine): Promise<void> => {
    if (limited && engine !== 'builtin') {
      const { count, secondsLeft } = await recentFailures(db, userId)
      if (count >= MOST_FAILURES) throw new AppError('RATE_LIMITED', undefined, { retryAfter: secondsLeft })
    }
    const job = jobFor(engine)
    if ((await queue.waiting(job)) < MOST_ROUNDS[job] * places[job]) return
    throw new AppError('OVERLOADED', CROWDED, { retryAfter: RETRY_AFTER_S })
  }

  return {
    enter,
    mayOpen,

    async admit(userId: string, mode: ToolId): Promise<void> {
      const { engine } = await enter(mode)
      await mayOpen(userId, engine)
    },

    /** Checks the tool's switch and the payment before expensive work. Opening a run checks only the payment again. */
    async mayBegin(user: Spender, mode: ToolId, { paid = true } = {}): Promise<void> {
      await enter(mode)
      if (paid) await mayPay(user, [mode])
    },
  }
}
export type Admission = ReturnType<typeof createAdmission>
