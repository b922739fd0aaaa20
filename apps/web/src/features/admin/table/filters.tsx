import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'
import type { TabState } from '../use-tab-state.ts'

const TYPING_MS = 300

/** A line of filters that wraps. */
export const Filters = ({ children }: { children: ReactNode }) => (
  <div className="mb-4 grid grid-cols-2 gap-3 md:flex md:flex-wrap md:items-end [&>*]:md:w-44">{children}</div>
)

interface FilterProps {
  state: TabState
  name: string
  label: string
}

/** Looks when the typing rests. */
export function SearchFilter({ state, name, label, hint }: FilterProps & { hint?: string }) {
  const held = state.get(name) ?? ''
  const [text, setText] = useState(held)
  const latest = useRef(state.set)
  latest.current = state.set
  useEffect(() => {
    if (text.trim() === held) return
    const timer = setTimeout(() => latest.current({ [name]: text.trim() }), TYPING_MS)
    return () => clearTimeout(timer)
  }, [text, held, name])
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
  /** Value and words; the empty value stands for all of them. */
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

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** A day out of the address; anything else counts as none. */
export const dayOf = (state: TabState, name: string): string | undefined => {
  const text = state.get(name)
  return text && DAY.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined
}

export const DateFilter = ({ state, name, label }: FilterProps) => (
  <Field label={label} required>
    <Input
      type="date"
      value={dayOf(state, name) ?? ''}
      onChange={(event) => state.set({ [name]: event.currentTarget.value })}
    />
  </Field>
)
