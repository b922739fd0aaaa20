import type { Guard } from '@ufaro/contract/output.ts'
import * as retries from '@ufaro/contract/retry-rules.ts'
import type { RunStatus } from '@ufaro/contract/run.ts'
import { AppError } from '../../http/app-error.ts'

export interface SlotState {
  slot: number
  status: 'pending' | 'done' | 'error'
  attempts: number
  guard?: Guard | null
  guardRetry?: boolean
  fileKey?: string | null
}

interface RunState {
  status: RunStatus
  refunded: boolean
  finishedAt: Date | null
}

const inMs = ({ finishedAt, ...run }: RunState) => ({ ...run, finishedAt: finishedAt?.getTime() ?? null })

export const takesWork = (run: RunState, now: Date): boolean => retries.takesWork(inMs(run), now.getTime())

export function chooseSlot(slots: readonly SlotState[], wanted: number): number {
  const state = slots.find(({ slot }) => slot === wanted)
  if (!state || mayRetry(state)) return wanted
  if (state.status === 'done') throw new AppError('OUTPUT_EXISTS')
  if (state.status === 'pending') throw new AppError('OUTPUT_EXISTS', 'This result is being made already.')
  throw new AppError('RUN_COMPLETE')
}

export function freeSlots(slots: readonly SlotState[], maxOutputs: number): number[] {
  const all = Array.from({ length: maxOutputs }, (_, n) => n + 1)
  const fresh = all.filter((n) => !slots.some(({ slot }) => slot === n))
  return [...fresh, ...slots.filter(mayRetry).map(({ slot }) => slot)]
}

const mayMakeAgain = ({ status, guard, guardRetry, fileKey }: SlotState): boolean =>
  status === 'done' && Boolean(fileKey) && !guardRetry && retries.hasChanged(guard)

const mayRetry = (state: SlotState): boolean => retries.mayRetry(state) || mayMakeAgain(state)

export const takesAnother = (run: RunState, slots: readonly SlotState[], now: Date): boolean =>
  run.status === 'succeeded' && retries.takesAnother(inMs(run), now.getTime()) && slots.some(mayMakeAgain)
