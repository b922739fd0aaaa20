import { DESCRIPTIONS_AN_HOUR } from '@ufaro/contract/http/descriptions.ts'
import type { Engine } from '@ufaro/contract/output.ts'
import type { User } from '@ufaro/contract/user.ts'
import type { Db } from '../../db/db.ts'
import { AppError } from '../../http/app-error.ts'
import type { RateLimiter } from '../../http/rate-limiter.ts'
import type { Uploads } from '../../http/upload.ts'
import { AiFailure, PASSED_ON } from '../../infra/ai/ai-failure.ts'
import type { Engines } from '../../infra/ai/engines.ts'
import { describePicture } from '../../modes/describe-picture.ts'
import type { Builtin } from '../builtin/builtin.service.ts'
import type { CreditsService } from '../credits/credits.service.ts'
import type { ErrorsService } from '../errors/errors.service.ts'
import type { IntakeService } from '../files/intake.service.ts'
import { failureOf, faultOf } from '../runs/faults.service.ts'

interface Deps {
  db: Db
  credits: Pick<CreditsService, 'getUserPlan'>
  intake: Pick<IntakeService, 'look'>
  limiter: RateLimiter
  builtin: Pick<Builtin, 'ask'>
  engines: Pick<Engines, 'pick' | 'open'>
  errors: Pick<ErrorsService, 'record'>
  timeoutMs: number
}

export interface Description {
  description: string
  engine: Engine
  model: string | null
}

const PICTURE = { name: 'imageData', min: 1, max: 1, missing: 'Please upload a product photo first.' }
const LIMIT = { name: 'describe', max: DESCRIPTIONS_AN_HOUR, windowS: 3600 }
const MAX_CALLS = 2

export function createDescriptionsService(deps: Deps) {
  const { db, credits, intake, limiter, builtin, engines, errors, timeoutMs } = deps

  const byModel = async (
    engine: Engine,
    { userId, picture, deadlineAt }: { userId: string; picture: Buffer; deadlineAt: number },
    signal: AbortSignal,
  ): Promise<Description> => {
    const { tools, usage } = engines.open(engine, { signal, deadlineAt, maxCalls: MAX_CALLS })
    if (!tools) {
      const description = await builtin.ask('describe', { photo: picture }, { key: `describe ${userId}`, signal })
      return { description, engine, model: null }
    }
    return { description: await describePicture(picture, tools), engine, model: usage.model }
  }

  return {
    /** @throws AppError VALIDATION_FAILED, NO_CREDITS, RATE_LIMITED, or an error of the picture or the engine */
    async describe(user: User, uploads: Uploads, signal: AbortSignal): Promise<Description> {
      const { credits_remaining } = await credits.getUserPlan(db, user)
      if (credits_remaining === 0) throw new AppError('NO_CREDITS')
      await limiter.take(LIMIT, user.id)
      const { bytes: picture } = await intake.look(user.id, uploads, PICTURE)
      try {
        const { engine, fallback } = await engines.pick('words')
        const order = { userId: user.id, picture, deadlineAt: Date.now() + timeoutMs }
        return await byModel(engine, order, signal).catch((error) => {
          if (!fallback || !(error instanceof AiFailure) || !PASSED_ON.has(error.kind)) throw error
          return byModel(fallback, order, signal)
        })
      } catch (error) {
        signal.throwIfAborted()
        const detail = error instanceof AiFailure ? error.detail : String(error)
        void errors.record({
          severity: 'warning',
          service_type: 'describe',
          code: 'PROVIDER_FAILED',
          message: detail,
          user_id: user.id,
        })
        throw failureOf(faultOf(error), { runId: '', refunded: false })
      }
    },
  }
}
export type DescriptionsService = ReturnType<typeof createDescriptionsService>
