import { Maximize } from 'lucide-react'
import { useState } from 'react'
import { useAttempt } from '#web/studio/files/downloads.ts'
import { useBlobUrl } from '#web/studio/upload/use-blob-url.ts'
import { LazyViewer } from '#web/studio/viewer/lazy-viewer.tsx'
import { Button } from '#web/ui/button.tsx'
import type { Certificate } from './certificate-drawing.ts'
import type { WithTemplate } from './certificates.form.ts'

export function FullSizeButton({ form, certificate }: { form: WithTemplate; certificate: Certificate }) {
  const [made, setMade] = useState<Blob | null>(null)
  const { busy, attempt } = useAttempt('Sorry, this browser could not draw the certificate.')
  const url = useBlobUrl(made)
  const show = () =>
    attempt(async () => {
      const { makeSample } = await import('./make-sample.ts')
      setMade(await makeSample(form, certificate))
    })

  return (
    <>
      <Button icon={Maximize} look="secondary" className="px-3 text-small" loading={busy} onClick={show}>
        View at full size
      </Button>
      {made && url && (
        <LazyViewer
          items={[{ id: 'sample', url, file: made, label: certificate.name, mode: 'certificates', slot: null }]}
          openId="sample"
          onClose={() => setMade(null)}
        />
      )}
    </>
  )
}
