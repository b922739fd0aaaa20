import { useState } from 'react'
import { ApiError, sentenceOf } from '#web/lib/http/api-error.ts'

export function useSaving(onClose: () => void) {
  const [saving, setSaving] = useState(false)
  const [faults, setFaults] = useState<Record<string, string>>({})
  async function save(work: () => Promise<unknown>): Promise<void> {
    setSaving(true)
    setFaults({})
    try {
      await work()
      onClose()
    } catch (error) {
      const known = error instanceof ApiError && Object.keys(error.fields).length > 0
      setFaults(known ? error.fields : { form: sentenceOf(error) })
      setSaving(false)
    }
  }
  return { saving, faults, save }
}
