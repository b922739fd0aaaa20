import type { ToolId } from '@ufaro/contract/tool-ids.ts'
import { fillsRun, TOOLS, toolOf, wantedSlot } from '@ufaro/contract/tools.ts'
import type { Db, Tx } from '../../db/db.ts'
import type { RunRow } from '../../db/schema/runs.ts'
import { AppError } from '../../http/app-error.ts'
import { requireId } from '../../http/require-id.ts'
import { findWithOutputs, type OutputWithKey } from './outputs.service.ts'
import { holdNewestRun, lockRun, newestUnfinished } from './run-rows.service.ts'
import { chooseSlot, freeSlots, type SlotState, takesAnother, takesWork } from './run-rules.service.ts'

export interface Wish {
  userId: string
  mode: ToolId
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

async function findOpenRun(db: Db, wish: Wish, hold?: Tx): Promise<OpenRun | undefined> {
  const { mode, runId } = wish
  const found = await (hold ? holdRun(hold, wish) : seeRun(db, wish))
  if (runId && found?.run.mode !== mode) throw new AppError('NOT_FOUND')
  const now = new Date()
  if (found && found.run.maxOutputs === TOOLS[mode].outputs) {
    const { run, outputs } = found
    if (takesWork(run, now) || (runId && takesAnother(run, outputs, now))) return found
  }
  if (runId) throw new AppError('RUN_COMPLETE')
  return undefined
}

const seeRun = (db: Db, { userId, mode, runId }: Wish) =>
  findWithOutputs(db, runId ? requireId(runId) : newestUnfinished(userId, mode), userId)

/** Reads after the lock, so that what its holder committed is seen. */
async function holdRun(tx: Tx, { userId, mode, runId }: Wish) {
  const id = runId ? (await lockRun(tx, requireId(runId), userId))?.id : await holdNewestRun(tx, userId, mode)
  return id ? findWithOutputs(tx, id, userId) : undefined
}

function slotsFor({ mode, request }: Wish, taken: readonly SlotState[]): number[] {
  const tool = toolOf(mode)
  const wanted = wantedSlot(tool, request)
  if (wanted !== undefined) return [chooseSlot(taken, wanted)]
  const free = freeSlots(taken, tool.outputs)
  return fillsRun(tool) ? free : free.slice(0, 1)
}
