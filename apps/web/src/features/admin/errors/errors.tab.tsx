import { SEVERITIES } from '@ufaro/contract/http/admin-logs.ts'
import { ChoiceFilter, Filters } from '#web/ui/table/filters.tsx'
import { useTabState } from '#web/ui/table/use-tab-state.ts'
import { DateFilters, rangeOf } from '../table/date-filters.tsx'
import { ErrorFigures } from './error-figures.tsx'
import { ErrorList } from './error-list.tsx'
import { useErrorStats } from './errors.queries.ts'

const SEVERITY_OPTIONS = SEVERITIES.map((each) => [each, each[0]!.toUpperCase() + each.slice(1)] as const)
const STATES = [
  ['false', 'Open'],
  ['true', 'Resolved'],
] as const

export function ErrorsTab() {
  const state = useTabState()
  const stats = useErrorStats()
  const services = Object.keys(stats.data?.by_service_type ?? {}).toSorted()
  return (
    <>
      {stats.data && <ErrorFigures stats={stats.data} />}
      <Filters>
        <ChoiceFilter state={state} name="severity" label="Severity" options={SEVERITY_OPTIONS} />
        <ChoiceFilter state={state} name="resolved" label="State" options={STATES} />
        <ChoiceFilter state={state} name="service" label="Service" options={services.map((each) => [each, each])} />
        <DateFilters state={state} />
      </Filters>
      {!rangeOf(state).isBackwards && <ErrorList state={state} />}
    </>
  )
}
