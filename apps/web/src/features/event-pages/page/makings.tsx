import type { EventPage } from '@ufaro/contract/event-page.ts'
import { Award, HeartHandshake } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '#web/ui/button.tsx'

const CertificatesDialog = lazy(async () => ({
  default: (await import('./certificates-dialog.tsx')).CertificatesDialog,
}))
const ThankYouDialog = lazy(async () => ({ default: (await import('./thank-you-dialog.tsx')).ThankYouDialog }))

interface MakingsProps {
  page: EventPage
  onRun: (runId: string) => void
}

export function Makings({ page, onRun }: MakingsProps) {
  const [dialog, setDialog] = useState<'certificates' | 'thanks'>()
  const close = () => setDialog(undefined)
  return (
    <section aria-labelledby="afterwards" className="space-y-3">
      <h2 id="afterwards" className="text-body font-bold">
        Afterwards
      </h2>
      <div className="grid gap-2 sm:flex sm:flex-wrap">
        <Button look="secondary" disabled={page.count === 0} onClick={() => setDialog('certificates')}>
          <Award aria-hidden className="size-5" />
          Certificates for those who came
        </Button>
        <Button look="secondary" onClick={() => setDialog('thanks')}>
          <HeartHandshake aria-hidden className="size-5" />
          Thank-you flyer
        </Button>
      </div>
      {page.count > 0 && page.attended === 0 && (
        <p className="text-small text-ink-soft">Tick who came on the list below, or on the door list.</p>
      )}
      <Suspense fallback={null}>
        {dialog === 'certificates' && <CertificatesDialog page={page} onRun={onRun} onClose={close} />}
        {dialog === 'thanks' && <ThankYouDialog page={page} onRun={onRun} onClose={close} />}
      </Suspense>
    </section>
  )
}
