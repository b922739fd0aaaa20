import { TOOLS } from '@ufaro/contract/tools.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import type { useDestinations } from './destinations.ts'
import type { Destination } from './destinations-for.ts'
import type { Parcel } from './hand-over.ts'
import { useHandOver } from './use-hand-over.ts'

const FAILED = 'Sorry, this could not be brought along.'

interface UseInDialogProps {
  name: string
  destinations: ReturnType<typeof useDestinations>
  load: () => Promise<Pick<Parcel, 'file' | 'text'>>
  onClose: () => void
}

export function UseInDialog({ name, destinations, load, onClose }: UseInDialogProps) {
  const { going, go } = useHandOver(FAILED)
  const bring = ({ mode, as }: Destination) =>
    go(async () => {
      const what = await load()
      onClose()
      return { to: mode, as, ...what }
    })

  return (
    <Dialog open onOpenChange={onClose} title={`Use ${name} in…`}>
      <ul className="space-y-2">
        {destinations.map(({ mode, as, icon: Icon }) => (
          <li key={`${mode} ${as}`}>
            <Button
              look="secondary"
              className="w-full justify-start text-left"
              disabled={going}
              onClick={() => bring({ mode, as })}
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
