import { useState } from 'react'
import { useNavigate } from 'react-router'
import { logFailure } from '#web/lib/log.ts'
import { studioPath } from '#web/lib/paths.ts'
import { notify } from '#web/ui/toast.tsx'
import { handOver, type Parcel } from './hand-over.ts'

export function useHandOver(failure: string) {
  const [going, setGoing] = useState(false)
  const navigate = useNavigate()

  async function go(load: () => Promise<Parcel>) {
    setGoing(true)
    try {
      const parcel = await load()
      handOver(parcel)
      await navigate(studioPath(parcel.to))
    } catch (error) {
      logFailure(failure, error)
      notify.error(failure)
      setGoing(false)
    }
  }
  return { going, go }
}
