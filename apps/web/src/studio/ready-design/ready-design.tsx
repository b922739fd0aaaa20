import type { TemplateKind } from '@ufaro/contract/template.ts'
import { LayoutTemplate } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import type { Intake } from '../upload/use-picture-intake.ts'

const ReadyDesignDialog = lazy(async () => ({
  default: (await import('./ready-design-dialog.tsx')).ReadyDesignDialog,
}))

interface ReadyDesignProps {
  kind: TemplateKind
  intake: Intake
}

export function ReadyDesign({ kind, intake }: ReadyDesignProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button icon={LayoutTemplate} look="secondary" onClick={() => setOpen(true)}>
        Use a ready design
      </Button>
      {open && (
        <Suspense fallback={null}>
          <ReadyDesignDialog kind={kind} onTake={(file) => intake.take([file])} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
