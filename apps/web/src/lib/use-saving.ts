import { useState } from 'react'
import { faultsOf } from './http/api-error.ts'

/** `faults` are the error messages by field name; `form` is the general one. */
export function useSaving(onSaved: () => void = () => {}) {
  const [saving, setSaving] = useState(false)
  const [faults, setFaults] = useState<Record<string, string>>({})
  async function save(work: () => Promise<unknown>): Promise<void> {
    setSaving(true)
    setFaults({})
    try {
      await work()
      onSaved()
    } catch (error) {
      setFaults(faultsOf(error))
      setSaving(false)
    }
  }
  return { saving, faults, save }
}
