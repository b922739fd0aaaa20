import type { CertificateReport } from '@ufaro/contract/http/certificate-reports.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

interface Props {
  report: CertificateReport
  revoke: () => void
  onClose: () => void
}

export function RevokeDialog({ report: { certificate }, revoke, onClose }: Props) {
  const go = () => {
    onClose()
    revoke()
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Revoke the certificate of ${certificate.name}?`}
      description="Its page says so from now on. This cannot be undone."
      footer={
        <>
          <Button look="ghost" onClick={onClose}>
            Back
          </Button>
          <Button look="danger" onClick={go}>
            Revoke it
          </Button>
        </>
      }
    />
  )
}
