import type { ReactNode } from 'react'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'
import { useSearchText } from '#web/ui/use-search-text.ts'
import type { TabState } from './use-tab-state.ts'

export const Filters = ({ children }: { children: ReactNode }) => (
  <div className="mb-4 grid grid-cols-2 gap-3 md:flex md:flex-wrap md:items-end [&>*]:md:w-44">{children}</div>
)

interface FilterProps {
  state: TabState
  name: string
  label: string
}

interface SearchFilterProps extends FilterProps {
  hint?: string
}

export function SearchFilter({ state, name, label, hint }: SearchFilterProps) {
  const { text, setText } = useSearchText(state.get(name) ?? '', (search) =>
    state.set({ [name]: search }, { replace: true }),
  )
  return (
    <div className="col-span-2 md:w-72!">
      <Field label={label} required>
        <Input
          type="search"
          placeholder={hint}
          maxLength={200}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </Field>
    </div>
  )
}

interface ChoiceFilterProps extends FilterProps {
  options: readonly (readonly [value: string, words: string])[]
}

export function ChoiceFilter({ state, name, label, options }: ChoiceFilterProps) {
  const known = options.map(([value]) => value)
  return (
    <Field label={label} required>
      <Select
        value={state.get(name, known) ?? ''}
        onChange={(event) => state.set({ [name]: event.currentTarget.value })}
      >
        <option value="">All</option>
        {options.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </Select>
    </Field>
  )
}
