import type { ToolId } from '@ufaro/contract/tool-ids.ts'
import { fillsRun, TOOLS, toolOf, wantedSlot } from '@ufaro/contract/tools.ts'
import type { Db } from '../../db/db.ts'
import type { RunRow } from '../../db/schema/runs.ts'
import { AppError } from '../../http/app-error.ts'
import { requireId } from '../../http/require-id.ts'
import { findWithOutputs, type OutputWithKey } from './outputs.service.ts'
import { chooseSlot, freeSlots, type SlotState, takesAnother, takesWork } from './run-rules.service.ts'

export interface RunQuery {
  userId: string
  mode: ToolId
  request: Record<string, unknown>
  runId: string | undefined
  brings: boolean
}

export interface OpenRun {
  run: RunRow
  outputs: OutputWithKey[]
}

export interface RunChoice {
  open: OpenRun | undefined
  slots: number[]
  /** The run's state when it was read, from the SQL function `run_state`. Null if there is no run. */
  state: string | null
}

/**
 * `open` is undefined if the caller must open a new run: if the newest run takes no more work, or if the requested slot
 * is taken and the call brings its own picture.
 */
export async function chooseRun(db: Db, query: RunQuery): Promise<RunChoice> {
  const found = await findWithOutputs(db, { ...query, runId: query.runId && requireId(query.runId) })
  const state = found?.state ?? null
  const open = fillable(query, found)
  const slots = slotsIn(query, open?.outputs ?? [])
  if (slots.length > 0) return { open, slots, state }
  if (query.runId) throw new AppError('RUN_COMPLETE')
  return { open: undefined, slots: slotsFor(query, []), state }
}

function slotsIn(query: RunQuery, taken: readonly SlotState[]): number[] {
  try {
    return slotsFor(query, taken)
  } catch (error) {
    if (query.runId || !query.brings || !(error instanceof AppError)) throw error
    return []
  }
}

function fillable({ mode, runId }: RunQuery, found: OpenRun | undefined): OpenRun | undefined {
  if (runId && found?.run.mode !== mode) throw new AppError('NOT_FOUND')
  const now = new Date()
  if (found && found.run.maxOutputs === TOOLS[mode].outputs) {
    const { run, outputs } = found
    if (takesWork(run, now) || (runId && takesAnother(run, outputs, now))) return found
  }
  if (runId) throw new AppError('RUN_COMPLETE')
  return undefined
}

function slotsFor({ mode, request }: RunQuery, taken: readonly SlotState[]): number[] {
  const tool = toolOf(mode)
  const wanted = wantedSlot(tool, request)
  if (wanted !== undefined) return [chooseSlot(taken, wanted)]
  const free = freeSlots(taken, tool.outputs)
  return fillsRun(tool) ? free : free.slice(0, 1)
}
