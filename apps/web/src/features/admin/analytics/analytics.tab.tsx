import { GENERATION_STATUSES, type GenerationFilter } from '@ufaro/contract/http/admin-reports.ts'
import { TOOL_IDS } from '@ufaro/contract/tool-ids.ts'
import { TOOLS } from '@ufaro/contract/tools.ts'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { lagosDay } from '#web/lib/formats.ts'
import { STATUS_WORDS } from '#web/lib/status-words.ts'
import { Button } from '#web/ui/button.tsx'
import { ChoiceFilter, Filters } from '#web/ui/table/filters.tsx'
import { Loaded } from '#web/ui/table/loaded.tsx'
import { type TabState, useTabState } from '#web/ui/table/use-tab-state.ts'
import { tellFailure } from '../failing.ts'
import { rangeOf } from '../table/date-filters.tsx'
import { downloadCsv, useAnalytics } from './analytics.queries.ts'
import { GenerationList } from './generation-list.tsx'
import { daysOf, type Preset, presetOf } from './preset.ts'
import { PresetBar } from './preset-bar.tsx'
import { Summary } from './summary.tsx'

const CHOICES = TOOL_IDS.map((mode) => [mode, TOOLS[mode].label] as const)
const STATUSES = GENERATION_STATUSES.map((status) => [status, STATUS_WORDS[status]] as const)

export function AnalyticsTab() {
  const state = useTabState()
  const preset = presetOf(state)
  return (
    <>
      <PresetBar preset={preset} state={state} />
      {(preset !== 'custom' || !rangeOf(state).isBackwards) && <Report preset={preset} state={state} />}
    </>
  )
}

function Report({ preset, state }: { preset: Preset; state: TabState }) {
  const range = daysOf(preset, state, Date.now())
  const today = lagosDay(Date.now())
  // Future days get no bars.
  const span = { first: range.startDate, last: range.endDate && range.endDate > today ? today : range.endDate }
  const filter = { ...range, mode: state.get('mode', TOOL_IDS), status: state.get('status', GENERATION_STATUSES) }
  return (
    <>
      <Loaded query={useAnalytics(range)} failure="Failed to load analytics">
        {(analytics) => <Summary analytics={analytics} span={span} />}
      </Loaded>
      <h2 className="mt-8 mb-3 font-bold">Generations</h2>
      <Filters>
        <ChoiceFilter state={state} name="mode" label="Tool" options={CHOICES} />
        <ChoiceFilter state={state} name="status" label="Status" options={STATUSES} />
        <ExportButton filter={filter} />
      </Filters>
      <GenerationList state={state} filter={filter} />
    </>
  )
}

function ExportButton({ filter }: { filter: GenerationFilter }) {
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    await downloadCsv(filter).catch(tellFailure)
    setBusy(false)
  }
  return (
    <Button look="secondary" loading={busy} onClick={save} className="col-span-2">
      {!busy && <Download aria-hidden className="size-5" />}
      Export CSV
    </Button>
  )
}
