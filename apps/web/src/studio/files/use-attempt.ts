import { useState } from 'react'
import { orSay } from './downloads.ts'

export function useAttempt(failure: string) {
  const [busy, setBusy] = useState(false)

  async function attempt(work: () => Promise<void>): Promise<void> {
    setBusy(true)
    await orSay(failure, work)
    setBusy(false)
  }
  return { busy, attempt }
}
