import type { DateRange } from '@ufaro/contract/http/date-range.ts'
import { lagosDay } from '#web/lib/formats.ts'
import type { TabState } from '#web/ui/table/use-tab-state.ts'
import { rangeOf } from '../table/date-filters.tsx'

/** A number of days up to today, `all` for no limit, or `custom` for a start and an end date. */
export const PRESETS = ['1', '7', '30', '90', 'all', 'custom'] as const
export type Preset = (typeof PRESETS)[number]

const USUAL: Preset = '30'
const DAY_MS = 86_400_000
export function presetOf(state: TabState): Preset {
  const { range } = rangeOf(state)
  return state.get('days', PRESETS) ?? (range.startDate || range.endDate ? 'custom' : USUAL)
}

export function daysOf(preset: Preset, state: TabState, now: number): DateRange {
  if (preset === 'custom') return rangeOf(state).range
  if (preset === 'all') return {}
  return { startDate: lagosDay(now - (Number(preset) - 1) * DAY_MS), endDate: lagosDay(now) }
}
