import { Brush } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '#web/ui/button.tsx'

const Dialog = lazy(async () => ({ default: (await import('./touch-up-dialog.tsx')).TouchUpDialog }))

interface TouchUpButtonProps {
  runId: string
  photoUrl: string
  onDrawn: () => void
}

export function TouchUpButton(props: TouchUpButtonProps) {
  const [open, setOpen] = useState<boolean>()
  return (
    <>
      <Button look="secondary" className="px-3" onClick={() => setOpen(true)}>
        <Brush aria-hidden className="size-5" />
        Touch up
      </Button>
      {/* Keep the closed dialog with its strokes, because each Apply sends all strokes. */}
      {open !== undefined && (
        <Suspense fallback={null}>
          <Dialog key={props.runId} {...props} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
