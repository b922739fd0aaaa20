import { useRef } from 'react'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import type { TabState } from '#web/ui/table/use-tab-state.ts'

const DAY = /^\d{4}-\d{2}-\d{2}$/

const dayOf = (state: TabState, name: string): string | undefined => {
  const text = state.get(name)
  return text && DAY.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined
}

export function rangeOf(state: TabState) {
  const [startDate, endDate] = [dayOf(state, 'from'), dayOf(state, 'to')]
  return { range: { startDate, endDate }, isBackwards: Boolean(startDate && endDate && startDate > endDate) }
}

export function DateFilters({ state }: { state: TabState }) {
  const { range, isBackwards } = rangeOf(state)
  return (
    <>
      <DateFilter state={state} name="from" label="From" day={range.startDate} isBackwards={isBackwards} />
      <DateFilter state={state} name="to" label="To" day={range.endDate} isBackwards={isBackwards} />
      {isBackwards && (
        <p role="alert" className="col-span-2 text-small text-danger md:w-full!">
          The first day comes after the last one.
        </p>
      )}
    </>
  )
}

interface DateFilterProps {
  state: TabState
  name: string
  label: string
  day: string | undefined
  isBackwards: boolean
}

function DateFilter({ state, name, label, day = '', isBackwards }: DateFilterProps) {
  // While the user types a year, the date becomes valid several times. Only the first change adds a history entry.
  const changed = useRef(false)
  return (
    <Field label={label} required>
      <Input
        type="date"
        value={day}
        aria-invalid={isBackwards}
        onFocus={() => {
          changed.current = false
        }}
        onChange={(event) => {
          state.set({ [name]: event.currentTarget.value }, { replace: changed.current })
          changed.current = true
        }}
      />
    </Field>
  )
}
