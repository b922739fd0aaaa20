import { cn } from '#web/ui/cn.ts'
import type { TabState } from '#web/ui/table/use-tab-state.ts'
import { DateFilters } from '../table/date-filters.tsx'
import { PRESETS, type Preset } from './preset.ts'

const WORDS: Record<Preset, string> = {
  '1': 'Today',
  '7': '7 days',
  '30': '30 days',
  '90': '90 days',
  all: 'All',
  custom: 'Custom',
}

export function PresetBar({ preset, state }: { preset: Preset; state: TabState }) {
  const choose = (next: Preset) => state.set({ days: next, ...(next !== 'custom' && { from: '', to: '' }) })
  return (
    <div className="mb-5">
      <fieldset className="grid grid-cols-3 gap-2 sm:flex sm:flex-wrap">
        <legend className="sr-only">Days</legend>
        {PRESETS.map((each) => (
          <label
            key={each}
            className={cn(
              'tap flex cursor-pointer items-center justify-center rounded-card border border-line-strong bg-surface px-4 transition-colors duration-150 hover:bg-sunken',
              'has-checked:border-accent-text has-checked:font-bold has-checked:ring-1 has-checked:ring-accent-text has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-text',
            )}
          >
            <input
              type="radio"
              name="days"
              checked={each === preset}
              onChange={() => choose(each)}
              className="sr-only"
            />
            {WORDS[each]}
          </label>
        ))}
      </fieldset>
      {preset === 'custom' && (
        <div className="mt-3 grid grid-cols-2 gap-3 md:flex md:flex-wrap md:items-end [&>*]:md:w-44">
          <DateFilters state={state} />
        </div>
      )}
      <p className="mt-2 text-small text-ink-soft">
        Days begin and end in Lagos. “Before” is the time as long right before
        {preset === 'custom' ? '.' : ', up to the same hour.'}
      </p>
    </div>
  )
}
