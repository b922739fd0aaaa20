import { isEnded } from '@ufaro/contract/run.ts'
import { type Db, type Tx, transaction } from '../../db/db.ts'
import type { FileRow } from '../../db/schema/files.ts'
import type { OutputRow, RunRow } from '../../db/schema/runs.ts'
import { onceMore } from '../../infra/db/once-more.ts'
import { jobOf } from '../../modes/jobs.ts'
import type { Made } from '../../modes/tool-job.ts'
import type { FilesService } from '../files/files.service.ts'
import {
  type Attempt,
  type Delivery,
  type Effort,
  type Fault,
  findOutput,
  lockRun,
  markDone,
  markFailed,
  type RunEnds,
  sentenceOfFault,
  touchRun,
} from '../runs/run-work.service.ts'
import type { Bundled } from './make-batch.ts'
import type { Committed } from './makers.ts'
import { markedAs, sourceTypeOf } from './source-mark.ts'

/** Writes of another room in the transaction that delivers an output. */
export interface Sequel {
  write: (tx: Tx) => Promise<void>
  discard: () => Promise<void>
}

/** Called before each delivery; null if there is nothing to write. */
export type OnDelivered = (attempt: Attempt) => Promise<Sequel | null>

export function createDelivering({ db, files, ends }: { db: Db; files: FilesService; ends: RunEnds }) {
  const subscribers: OnDelivered[] = []

  /** False without any change if the run has ended meanwhile. */
  const settle = ({ output, run }: Attempt, effort: Effort, mark: (tx: Tx) => Promise<boolean>) => {
    const end = async (tx: Tx) => {
      const held = await lockRun(tx, run.id)
      if (!held || isEnded(held.status) || !(await mark(tx))) return false
      await ends.settle(tx, held, skippedBy(output, effort))
      return true
    }
    return onceMore(() => transaction(db, end))
  }

  const fail = async ({ output, run }: Attempt, effort: Effort, fault: Fault): Promise<void> => {
    const failure = { errorCode: fault, error: sentenceOfFault(fault) }
    await settle({ output, run }, effort, (tx) => markFailed(tx, output.id, output.attempts, effort, failure))
  }

  const keep = async (
    { run, output }: Attempt,
    made: Made | Bundled | Committed,
    effort: Effort,
  ): Promise<FileRow | null> => {
    if (made.kind === 'bundle') return made.file
    if (made.kind === 'committed') return files.keep(ownerOf(run), made.picture)
    return made.kind === 'image' ? files.keep(ownerOf(run), markedAs(sourceTypeOf(effort, output), made.picture)) : null
  }

  return {
    onDelivered: (subscriber: OnDelivered): void => void subscribers.push(subscriber),

    fail,

    giveUp: (attempt: Attempt) =>
      fail(attempt, { engine: null, model: null, durationMs: 0, costMicrousd: 0 }, 'failed'),

    async deliver({ output, run }: Attempt, made: Made | Bundled | Committed, effort: Effort): Promise<void> {
      const file = await keep({ output, run }, made, effort)
      const delivery = describe(made, file)
      const prepared = await Promise.all(subscribers.map((prepare) => prepare({ output, run })))
      const sequels = prepared.filter((sequel) => sequel !== null)
      const delivered = await settle({ output, run }, effort, async (tx) => {
        const before = output.attempts > 1 ? await findOutput(tx, output.id) : undefined
        if (!(await markDone(tx, output.id, output.attempts, effort, delivery))) return false
        if (before?.output.fileId) await files.drop(tx, [before.output.fileId])
        if (made.kind === 'committed') await made.commit(tx)
        for (const { write } of sequels) await write(tx)
        return true
      })
      if (delivered) return
      if (file) await files.drop(db, [file.id])
      for (const { discard } of sequels) await discard()
    },

    async progress(run: RunRow, progress: { done: number; total: number }): Promise<void> {
      await transaction(db, async (tx) => {
        await touchRun(tx, run.id, progress)
        await ends.tell(tx, run)
      })
    },
  }
}
export type Delivering = ReturnType<typeof createDelivering>

const ownerOf = ({ id, userId }: RunRow) => ({ userId, kind: 'output', runId: id }) as const

function describe(made: Made | Bundled | Committed, file: FileRow | null): Delivery {
  const nothing = {
    content: null,
    understood: null,
    cutout: null,
    guard: null,
    fileId: null,
    width: null,
    height: null,
    bytes: null,
  }
  if (made.kind === 'words') return { ...nothing, content: made.content }
  if (!file) return nothing
  const { id: fileId, width, height, bytes } = file
  return {
    ...nothing,
    ...(made.kind === 'image' && {
      understood: made.understood ?? null,
      cutout: made.cutout ?? null,
      guard: made.guard ?? null,
    }),
    fileId,
    width,
    height,
    bytes,
  }
}

/** With the built-in engine, a run does not wait for slots that need a model. */
function skippedBy({ mode, request }: OutputRow, { engine }: Effort): (slot: number) => boolean {
  const job = jobOf(mode)
  return (slot) => engine === 'builtin' && (job.needsAi?.(request.request, slot) ?? false)
}
