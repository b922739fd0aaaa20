import { isEnded } from '@ufaro/contract/run.ts'
import type { Db } from '../../db/db.ts'
import type { RunRow } from '../../db/schema/runs.ts'
import type { Log } from '../../infra/log.ts'
import type { JobContext } from '../../infra/queue/handler-table.ts'
import type { StorageFailure } from '../../infra/storage/storage.ts'
import { jobOf } from '../../modes/jobs.ts'
import type { ErrorsService } from '../errors/errors.service.ts'
import { type Fault, faultOf } from '../runs/faults.service.ts'
import { type Attempt, type Effort, findOutput, noteEngine, wordsBefore } from '../runs/outputs.service.ts'
import { findRuns, touchRun } from '../runs/run-rows.service.ts'
import type { RunWatch } from '../runs/run-watch.service.ts'
import type { Delivering, Outcome } from './delivering.service.ts'
import type { Guarding } from './guarding.ts'
import { MAX_INTERRUPTIONS, type MakeOutput } from './jobs.ts'
import type { KeptInputs } from './kept-inputs.ts'
import type { KeptParts } from './kept-parts.ts'
import type { MakeBatch } from './make-batch.ts'
import type { Makers } from './makers.ts'
import type { Spool } from './spool.ts'
import { throughOutage } from './through-outage.ts'
import type { AttemptHooks, TryEngines } from './try-engines.ts'

interface Deps {
  db: Db
  log: Log
  watch: RunWatch
  kept: Pick<KeptInputs, 'read'>
  errors: ErrorsService
  tryEngines: TryEngines
  guarding: Guarding
  makeBatch: MakeBatch
  makers: Pick<Makers, 'find'>
  parts: Pick<KeptParts, 'drop'>
  spool: Pick<Spool, 'keep' | 'find' | 'drop'>
  delivering: Delivering
  idleS: number
}

interface Failed {
  kind: 'failed'
  fault: Fault
}

const LONGEST_SILENCE_MS = 10_000
const FRESH_MS = 500

/**
 * Does one job. Two jobs may run for the same attempt, and a job may run after its attempt has ended: the database then
 * accepts at most one result. Throws only if our own database or storage fails, so that the queue retries the job.
 */
export function createMakeOutput(deps: Deps) {
  const { db, log, watch, kept, errors, tryEngines, guarding, makeBatch, makers, parts, spool, delivering } = deps

  const work = async (attempt: Attempt, { signal, interruptions }: JobContext): Promise<void> => {
    const { run } = attempt
    const end = watchForEnd(run.id)
    // Mark the run as active, or it may be closed as idle. This is not needed if the run has just begun.
    if (interruptions > 0 || Date.now() - run.touchedAt.getTime() > FRESH_MS) await touch(run.id)
    const pulse = setInterval(() => touch(run.id), pulseMs(deps.idleS))
    const effort: Effort = { engine: null, model: null, durationMs: 0, costMicrousd: 0 }
    const began = performance.now()
    try {
      const either = AbortSignal.any([signal, end.signal])
      const spooled = await spool.find(attempt)
      const made = spooled?.made ?? (await make(attempt, effort, either))
      if (spooled) Object.assign(effort, spooled.effort)
      else effort.durationMs = Math.round(performance.now() - began)
      if (made.kind === 'failed') {
        await delivering.fail(attempt, effort, made.fault)
        await makers.find(attempt.output)?.abandon(attempt)
      } else {
        const isKept = await deliver(attempt, made, effort, either)
        if (spooled || isKept) await spool.drop(attempt)
      }
    } catch (error) {
      // Rethrow the error, unless the run was canceled or closed as idle, which is already recorded.
      if (!end.signal.aborted) throw error
      await parts.drop(attempt)
      await makers.find(attempt.output)?.abandon(attempt)
      await spool.drop(attempt)
    } finally {
      clearInterval(pulse)
      end.unwatch()
      delivering.letGo(attempt)
    }
  }

  const watchForEnd = (runId: string) => {
    const controller = new AbortController()
    const look = async () => {
      const [run] = await findRuns(db, [runId])
      if (!run || isEnded(run.status)) controller.abort(new Error('the run has ended'))
    }
    const unwatch = watch.watch(runId, () => {
      look().catch((error) => log.warn({ err: error, runId }, 'could not check whether a run has ended'))
    })
    return { signal: controller.signal, unwatch }
  }

  // Retries while the storage is unreachable, because the result has already been paid for. Returns whether the result
  // was saved to the local disk.
  const deliver = async (attempt: Attempt, made: Outcome, effort: Effort, signal: AbortSignal) => {
    let isKept = false
    const onAway = async (failure: StorageFailure) => {
      log.warn({ err: failure, runId: attempt.run.id }, 'a result waits for the store')
      if (made.kind === 'bundle' || made.kind === 'committed') return
      await spool.keep(attempt, { made, effort })
      isKept = true
    }
    await throughOutage(() => delivering.deliver(attempt, made, effort), { signal, onAway })
    return isKept
  }

  const make = async (attempt: Attempt, effort: Effort, signal: AbortSignal): Promise<Outcome | Failed> => {
    const { output, run } = attempt
    const { request } = output.request
    const onAway = async (failure: StorageFailure) =>
      log.warn({ err: failure, runId: run.id }, 'a job waits for the store')
    const inputs = await throughOutage(() => kept.read(output.request.inputs), { signal, onAway })
    const hooks: AttemptHooks = {
      signal,
      effort,
      onProgress: delivering.reportProgress(run),
      onBegin: (engine) =>
        noteEngine(db, output.id, output.attempts, engine).catch((error) =>
          log.warn({ err: error, runId: run.id }, 'could not note the engine of an output'),
        ),
      onPicture: (engine, picture, decoded) => delivering.begin(attempt, engine, picture, decoded),
      onFailure: (engine, { kind, detail }) => note(run, engine, `${kind}: ${detail}`),
    }
    try {
      const maker = makers.find(output)
      if (maker) {
        effort.engine = 'builtin'
        return await throughOutage(() => maker.make(attempt, hooks), { signal, onAway })
      }
      const batch = jobOf(run.mode).batch?.split(request)
      if (batch) return await throughOutage(() => makeBatch(attempt, batch, inputs, hooks), { signal, onAway })
      const earlier = jobOf(run.mode).recalls ? await wordsBefore(db, run) : []
      const order = { runId: run.id, mode: run.mode, slot: output.slot, request, inputs, earlier }
      const made = await tryEngines(order, hooks)
      return made.kind === 'image' ? { ...made, guard: await guarding(order, made, effort, signal) } : made
    } catch (error) {
      signal.throwIfAborted()
      // If the account was deleted together with its runs, do not report the error.
      if ((await findRuns(db, [run.id])).length === 0) return { kind: 'failed', fault: 'canceled' }
      log.warn({ err: error, runId: run.id, engine: effort.engine }, 'an output failed')
      if (effort.engine === 'builtin') note(run, 'builtin', error instanceof Error ? error.message : String(error))
      return { kind: 'failed', fault: faultOf(error) }
    }
  }

  const touch = (runId: string) =>
    touchRun(db, runId).catch((error) => log.warn({ err: error, runId }, 'could not mark a run as active'))

  const note = (run: RunRow, service_type: string, message: string) =>
    void errors.record({ severity: 'warning', service_type, code: 'PROVIDER_FAILED', message, user_id: run.userId })

  return async ({ outputId, attempt }: MakeOutput, context: JobContext): Promise<void> => {
    const found = await findOutput(db, outputId)
    if (found?.output.status !== 'pending' || found.output.attempts !== attempt || isEnded(found.run.status)) return
    if (context.interruptions >= MAX_INTERRUPTIONS) {
      await delivering.giveUp(found)
      await makers.find(found.output)?.abandon(found)
      return
    }
    await work(found, context)
  }
}

const pulseMs = (idleS: number): number => Math.min(LONGEST_SILENCE_MS, (idleS * 1000) / 3)
