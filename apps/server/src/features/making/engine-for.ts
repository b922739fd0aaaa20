import type { Engine } from '@ufaro/contract/output.ts'
import { AppError } from '../../http/app-error.ts'
import { AiFailure } from '../../infra/ai/ai-failure.ts'
import type { Engines } from '../../infra/ai/engines.ts'
import type { AnyJob } from '../../modes/jobs.ts'

export interface EngineChoice {
  engine: Engine
  fallback: Engine | null
}

export async function chooseFor({ uses }: Pick<AnyJob, 'uses'>, engines: Pick<Engines, 'pick'>): Promise<EngineChoice> {
  return uses === 'builtin' ? { engine: 'builtin', fallback: null } : engines.pick(uses)
}

/**
 * The engine a job would use now.
 * @throws AppError SERVICE_DISABLED if none is enabled
 */
export async function engineFor(job: Pick<AnyJob, 'uses'>, engines: Pick<Engines, 'pick'>): Promise<Engine> {
  try {
    return (await chooseFor(job, engines)).engine
  } catch (error) {
    if (error instanceof AiFailure && error.kind === 'disabled') throw new AppError('SERVICE_DISABLED')
    throw error
  }
}
