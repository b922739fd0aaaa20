import type { Engine } from '@ufaro/contract/output.ts'
import { TOOLS } from '@ufaro/contract/tools.ts'
import { type Db, type Tx, transaction } from '../../db/db.ts'
import type { FileRow } from '../../db/schema/files.ts'
import type { OutputRow, RunRow } from '../../db/schema/runs.ts'
import { onceMore } from '../../infra/db/once-more.ts'
import type { Log } from '../../infra/log.ts'
import { jobOf } from '../../modes/jobs.ts'
import type { Made, Picture } from '../../modes/tool-job.ts'
import type { FilesService } from '../files/files.service.ts'
import { type Fault, sentenceOfFault } from '../runs/faults.service.ts'
import { type Attempt, type Delivery, type Effort, endOutput, findOutput } from '../runs/outputs.service.ts'
import { type RunLifecycle, slotsOf } from '../runs/run-lifecycle.service.ts'
import { touchRun } from '../runs/run-rows.service.ts'
import type { Bundled } from './make-batch.ts'
import type { Committed } from './makers.ts'
import { markedAs, sourceTypeOf } from './source-mark.ts'

export interface PreparedWrites {
  write: (tx: Tx) => Promise<void>
  discard: () => Promise<void>
}

export type Outcome = Made | Bundled | Committed

export type OnDelivered = (attempt: Attempt) => Promise<PreparedWrites | null>

interface Deps {
  db: Db
  log: Log
  files: FilesService
  lifecycle: RunLifecycle
}

const PROGRESS_MS = 500
const NO_EFFORT: Effort = { engine: null, model: null, durationMs: 0, costMicrousd: 0 }

export const deliverFile = (db: Db, output: Pick<OutputRow, 'id' | 'attempts'>, file: FileRow): Promise<boolean> =>
  endOutput(db, output, { ...NO_EFFORT, engine: 'builtin' }, deliveryOf(file))

export function createDelivering({ db, log, files, lifecycle }: Deps) {
  const subscribers: OnDelivered[] = []
  const ahead = new WeakMap<OutputRow, { bytes: Buffer; file: Promise<FileRow> }>()

  const fail = async ({ output }: Attempt, effort: Effort, fault: Fault): Promise<void> => {
    const failure = { errorCode: fault, error: sentenceOfFault(fault) }
    await onceMore(() => endOutput(db, output, effort, failure, skippedBy(output, effort)))
  }

  const keep = async ({ run, output }: Attempt, made: Outcome, effort: Effort): Promise<FileRow | null> => {
    if (made.kind === 'bundle') return made.file
    if (made.kind === 'committed') return files.keep(ownerOf(run), made.picture)
    if (made.kind !== 'image') return null
    const begun = ahead.get(output)
    if (begun?.bytes !== made.picture.bytes) {
      return files.keep(ownerOf(run), markedAs(sourceTypeOf(effort, output), made.picture))
    }
    ahead.delete(output)
    return begun.file
  }

  return {
    onDelivered: (subscriber: OnDelivered): void => void subscribers.push(subscriber),

    fail,

    /**
     * Starts to store a JPEG while its pixels are being checked. All other pictures are stored by `deliver`, because
     * most tools convert them to JPEG first.
     */
    begin({ run, output }: Attempt, engine: Engine, picture: Picture, checked: Promise<void>): void {
      if (picture.contentType !== 'image/jpeg') return
      const store = async () =>
        files.keep(ownerOf(run), { ...markedAs(sourceTypeOf({ engine }, output), picture), checked })
      const file = store()
      // Prevents an unhandled rejection. `deliver` awaits the same promise and reports the error.
      file.catch(() => {})
      ahead.set(output, { bytes: picture.bytes, file })
    },

    letGo({ output }: Attempt): void {
      const drop = ({ id }: FileRow) =>
        files.drop(db, [id]).catch((error) => log.warn({ err: error }, 'could not drop an undelivered picture'))
      ahead.get(output)?.file.then(drop, () => {})
      ahead.delete(output)
    },

    giveUp: (attempt: Attempt) => fail(attempt, NO_EFFORT, 'failed'),

    async deliver({ output, run }: Attempt, made: Outcome, effort: Effort): Promise<void> {
      const file = await keep({ output, run }, made, effort)
      const delivery = describe(made, file)
      const all = await Promise.all(subscribers.map((prepare) => prepare({ output, run })))
      const prepared = all.filter((writes) => writes !== null)
      const skipped = skippedBy(output, effort)
      const end = async (tx: Tx) => {
        const before = output.attempts > 1 ? await findOutput(tx, output.id) : undefined
        if (!(await endOutput(tx, output, effort, delivery, skipped))) return false
        if (before?.output.fileId) await files.drop(tx, [before.output.fileId])
        if (made.kind === 'committed') await made.commit(tx)
        for (const { write } of prepared) await write(tx)
        return true
      }
      const isAlone = output.attempts === 1 && made.kind !== 'committed' && prepared.length === 0
      const delivered = await onceMore(() =>
        isAlone ? endOutput(db, output, effort, delivery, skipped) : transaction(db, end),
      )
      if (delivered) return
      if (file) await files.drop(db, [file.id])
      for (const { discard } of prepared) await discard()
    },

    reportProgress(run: RunRow) {
      let reportedAt = 0
      return async (done: number, total: number): Promise<void> => {
        if (done < total && Date.now() - reportedAt < PROGRESS_MS) return
        reportedAt = Date.now()
        await transaction(db, async (tx) => {
          await touchRun(tx, run.id, { done, total })
          await lifecycle.notify(tx, run)
        }).catch((error) => log.warn({ err: error }, 'could not report progress'))
      }
    },
  }
}
export type Delivering = ReturnType<typeof createDelivering>

const ownerOf = ({ id, userId }: RunRow) => ({ userId, kind: 'output', runId: id }) as const

function describe(made: Outcome, file: FileRow | null): Delivery {
  if (made.kind === 'words') return { content: made.content }
  if (!file || made.kind !== 'image') return file ? deliveryOf(file) : {}
  const { understood, cutout, guard } = made
  return { ...deliveryOf(file), understood, cutout, guard }
}

const deliveryOf = ({ id: fileId, width, height, bytes }: FileRow): Delivery => ({ fileId, width, height, bytes })

/** The slots that a run on the built-in engine does not wait for, because they need an AI model. */
function skippedBy({ mode, request }: OutputRow, { engine }: Effort): number[] {
  const { needsAi } = jobOf(mode)
  if (engine !== 'builtin' || !needsAi) return []
  return slotsOf({ maxOutputs: TOOLS[mode].outputs }).filter((slot) => needsAi(request.request, slot))
}
