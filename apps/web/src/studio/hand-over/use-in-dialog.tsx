import { TOOLS } from '@ufaro/contract/tools.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { logFailure } from '#web/lib/log.ts'
import { studioPath } from '#web/lib/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { notify } from '#web/ui/toast.tsx'
import type { useDestinations } from './destinations.ts'
import type { Destination } from './destinations-for.ts'
import { handOver, type Parcel } from './hand-over.ts'

const FAILED = 'Sorry, this could not be brought along.'

interface UseInDialogProps {
  name: string
  destinations: ReturnType<typeof useDestinations>
  load: () => Promise<Pick<Parcel, 'file' | 'text'>>
  onClose: () => void
}

export function UseInDialog({ name, destinations, load, onClose }: UseInDialogProps) {
  const [going, setGoing] = useState(false)
  const navigate = useNavigate()

  async function go({ mode, as }: Destination) {
    setGoing(true)
    try {
      handOver({ to: mode, as, ...(await load()) })
      onClose()
      await navigate(studioPath(mode))
    } catch (error) {
      logFailure(FAILED, error)
      notify.error(FAILED)
      setGoing(false)
    }
  }

  return (
    <Dialog open onOpenChange={onClose} title={`Use ${name} in…`}>
      <ul className="space-y-2">
        {destinations.map(({ mode, as, icon: Icon }) => (
          <li key={`${mode} ${as}`}>
            <Button
              look="secondary"
              className="w-full justify-start text-left"
              disabled={going}
              onClick={() => go({ mode, as })}
            >
              <Icon aria-hidden className="size-5 shrink-0" />
              <span>
                {TOOLS[mode].label} <span className="font-normal text-ink-soft">as the {as}</span>
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
