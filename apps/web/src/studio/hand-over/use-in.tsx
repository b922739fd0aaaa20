import type { ToolId } from '@ufaro/contract/tools.ts'
import { CornerUpRight } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { useDestinations } from './destinations.ts'
import type { ResultKind } from './destinations-for.ts'
import type { Parcel } from './hand-over.ts'

const UseInDialog = lazy(async () => ({ default: (await import('./use-in-dialog.tsx')).UseInDialog }))

interface UseInProps {
  kind: ResultKind
  from: ToolId
  name: string
  load: () => Promise<Pick<Parcel, 'file' | 'text'>>
  wide?: boolean
  className?: string
}

export function UseIn({ kind, from, name, load, wide = false, className }: UseInProps) {
  const [open, setOpen] = useState(false)
  const destinations = useDestinations(kind, from)
  if (destinations.length === 0) return null
  return (
    <>
      {wide ? (
        <Button look="secondary" className="px-3" onClick={() => setOpen(true)}>
          <CornerUpRight aria-hidden className="size-5" />
          <span>
            Use <span className="sr-only">{name} </span>in…
          </span>
        </Button>
      ) : (
        <IconButton label={`Use ${name} in…`} className={className} onClick={() => setOpen(true)}>
          <CornerUpRight aria-hidden />
        </IconButton>
      )}
      {open && (
        <Suspense fallback={null}>
          <UseInDialog name={name} destinations={destinations} load={load} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
