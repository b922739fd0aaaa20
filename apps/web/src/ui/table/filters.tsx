import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'
import type { TabState } from './use-tab-state.ts'

const TYPING_MS = 300

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
  const stored = state.get(name) ?? ''
  const [text, setText] = useState(stored)
  const sent = useRef(stored)
  const latest = useRef(state.set)
  latest.current = state.set
  useEffect(() => {
    if (stored === sent.current) return
    sent.current = stored
    setText(stored)
  }, [stored])
  useEffect(() => {
    if (text.trim() === stored) return
    const timer = setTimeout(() => {
      sent.current = text.trim()
      latest.current({ [name]: sent.current }, { replace: true })
    }, TYPING_MS)
    return () => clearTimeout(timer)
  }, [text, stored, name])
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
