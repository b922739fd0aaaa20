import { Maximize } from 'lucide-react'
import { useState } from 'react'
import { useAttempt } from '#web/studio/files/downloads.ts'
import type { Picture } from '#web/studio/upload/take-picture.ts'
import { useBlobUrl } from '#web/studio/upload/use-blob-url.ts'
import { LazyViewer } from '#web/studio/viewer/lazy-viewer.tsx'
import { Button } from '#web/ui/button.tsx'
import type { CertificatesForm } from './certificates.form.ts'

interface FullSizeButtonProps {
  template: Picture
  form: CertificatesForm
  certificate: { name: string; serial: number }
}

export function FullSizeButton({ template, form, certificate }: FullSizeButtonProps) {
  const [made, setMade] = useState<Blob | null>(null)
  const { busy, attempt } = useAttempt('Sorry, this browser could not draw the certificate.')
  const url = useBlobUrl(made)
  const show = () =>
    attempt(async () => {
      const { makeSample } = await import('./make-sample.ts')
      setMade(await makeSample({ template: template.blob, size: template, form, certificate }))
    })

  return (
    <>
      <Button look="secondary" className="px-3 text-small" loading={busy} onClick={show}>
        {!busy && <Maximize aria-hidden className="size-5" />}
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
