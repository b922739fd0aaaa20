import type { Mode } from '@ufaro/contract/modes.ts'
import { fillsRun, TOOLS, toolOf, wantedSlot } from '@ufaro/contract/tools.ts'
import type { Db, Tx } from '../../db/db.ts'
import type { RunRow } from '../../db/schema/runs.ts'
import { AppError } from '../../http/app-error.ts'
import { requireId } from '../../http/require-id.ts'
import { type OutputWithKey, outputsOf } from './outputs.repo.ts'
import { chooseSlot, freeSlots, type SlotState, takesAnother, takesWork } from './run-rules.ts'
import { findRun, lockRun, newestUnfinished } from './runs.repo.ts'

export interface Wish {
  userId: string
  mode: Mode
  request: Record<string, unknown>
  runId: string | undefined
  /** Whether the call has pictures of its own: it may then mean a new run. */
  brings: boolean
}

export interface OpenRun {
  run: RunRow
  outputs: OutputWithKey[]
}

export interface Room {
  open: OpenRun | undefined
  slots: number[]
}

/**
 * Chooses the run of a call. Without a run id, a new run is opened if the newest is full, or if its slot is taken and
 * the call has its own picture.
 * @param hold locks the run in this transaction
 * @throws AppError NOT_FOUND, OUTPUT_EXISTS or RUN_COMPLETE
 */
export async function findRoom(db: Db, wish: Wish, hold?: Tx): Promise<Room> {
  const open = await findOpenRun(db, wish, hold)
  const slots = slotsIn(wish, open?.outputs ?? [])
  if (slots.length > 0) return { open, slots }
  if (wish.runId) throw new AppError('RUN_COMPLETE')
  return { open: undefined, slots: slotsFor(wish, []) }
}

function slotsIn(wish: Wish, taken: readonly SlotState[]): number[] {
  try {
    return slotsFor(wish, taken)
  } catch (error) {
    if (wish.runId || !wish.brings || !(error instanceof AppError)) throw error
    return []
  }
}

async function findOpenRun(db: Db, { userId, mode, runId }: Wish, hold?: Tx): Promise<OpenRun | undefined> {
  const seen = runId ? await findRun(db, requireId(runId), userId) : await newestUnfinished(db, userId, mode)
  const run = hold && seen ? await lockRun(hold, seen.id) : seen
  if (runId && run?.mode !== mode) throw new AppError('NOT_FOUND')
  const outputs = run ? await outputsOf(db, [run.id]) : []
  const now = new Date()
  const takesCalls = run?.maxOutputs === TOOLS[mode].outputs
  if (run && takesCalls && (takesWork(run, now) || (runId && takesAnother(run, outputs, now)))) return { run, outputs }
  if (runId) throw new AppError('RUN_COMPLETE')
  return undefined
}

function slotsFor({ mode, request }: Wish, taken: readonly SlotState[]): number[] {
  const tool = toolOf(mode)
  const wanted = wantedSlot(tool, request)
  if (wanted !== undefined) return [chooseSlot(taken, wanted)]
  const free = freeSlots(taken, tool.outputs)
  return fillsRun(tool) ? free : free.slice(0, 1)
}
