import type { Engine, WordOption } from '@ufaro/contract/output.ts'
import type { ToolId } from '@ufaro/contract/tool-ids.ts'
import { AiFailure, PASSED_ON } from '../../infra/ai/ai-failure.ts'
import type { OnPicture } from '../../infra/ai/check-picture.ts'
import type { Engines } from '../../infra/ai/engines.ts'
import { traced } from '../../infra/tracing/tracing.ts'
import { jobOf, picturesFor } from '../../modes/jobs.ts'
import type { Made } from '../../modes/tool-job.ts'
import type { Builtin, BuiltinNote } from '../builtin/builtin.service.ts'
import type { Effort } from '../runs/outputs.service.ts'

interface Deps {
  engines: Pick<Engines, 'pick' | 'open'>
  builtin: Pick<Builtin, 'make'>
  /** Milliseconds that AI engines may take for one output, including retries. */
  timeoutMs: number
}

export interface Order {
  runId: string
  mode: ToolId
  request: Record<string, unknown>
  slot: number
  inputs: Record<string, Buffer[]>
  earlier: readonly WordOption[]
}

export interface AttemptHooks {
  signal: AbortSignal
  onProgress: (done: number, total: number) => Promise<void>
  effort: Effort
  /** Runs beside the engine's call. Must not reject. */
  onBegin: (engine: Engine) => Promise<void>
  onFailure: (engine: Engine, failure: AiFailure) => void
  onPicture: (engine: Engine, ...picture: Parameters<OnPicture>) => void
}

const MAX_CALLS = 3

type Tried = { made: Made } | { failure: AiFailure; calls: number }

/** Makes one output with the chosen engine. After a failure that PASSED_ON lists, tries the other AI engine once. */
export function createTryEngines({ engines, builtin, timeoutMs }: Deps) {
  const makeByAi = async (
    engine: Engine,
    order: Order,
    hooks: AttemptHooks,
    deadlineAt: number,
    maxCalls: number,
  ): Promise<Tried> => {
    const { signal, effort, onProgress } = hooks
    const noted = hooks.onBegin(engine)
    const { tools, usage } = engines.open(engine, {
      ...{ signal, deadlineAt, maxCalls },
      onPicture: (...picture) => hooks.onPicture(engine, ...picture),
    })
    try {
      const made = await jobOf(order.mode).make(order.request, {
        engine,
        slot: order.slot,
        signal,
        ai: tools,
        ...picturesFor(order.mode, order.inputs),
        progress: onProgress,
        earlier: order.earlier,
      })
      return { made }
    } catch (error) {
      if (!(error instanceof AiFailure)) throw error
      hooks.onFailure(engine, error)
      return { failure: error, calls: usage.calls }
    } finally {
      await noted
      effort.engine = engine
      effort.model = usage.model
      effort.costMicrousd += usage.costMicrousd
    }
  }

  return async (order: Order, hooks: AttemptHooks): Promise<Made> => {
    const job = jobOf(order.mode)
    const { engine, fallback } = await engines.pick(job.builtinOnly?.(order.request) ? 'builtin' : job.uses)
    if (engine === 'builtin') {
      hooks.effort.engine = 'builtin'
      const { runId, ...task } = order
      const onProgress = ({ done, total }: BuiltinNote) => void hooks.onProgress(done, total)
      const work = () => builtin.make(runId, task, { signal: hooks.signal, onProgress })
      return traced('built-in engine', { attributes: { 'ufaro.mode': order.mode } }, work)
    }
    const deadlineAt = Date.now() + timeoutMs
    // Reserve one of the `MAX_CALLS` paid requests for the fallback engine.
    const first = await makeByAi(engine, order, hooks, deadlineAt, fallback ? MAX_CALLS - 1 : MAX_CALLS)
    if ('made' in first) return first.made
    const isOver = Date.now() >= deadlineAt || first.calls >= MAX_CALLS
    if (!fallback || !PASSED_ON.has(first.failure.kind) || isOver) throw first.failure
    const second = await makeByAi(fallback, order, hooks, deadlineAt, MAX_CALLS - first.calls)
    if ('made' in second) return second.made
    throw second.failure
  }
}
export type TryEngines = ReturnType<typeof createTryEngines>
