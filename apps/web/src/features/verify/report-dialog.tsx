import { MAX_REPORT_CHARS, reportCertificate } from '@ufaro/contract/http/certificate-reports.ts'
import { type FormEvent, useState } from 'react'
import { sentenceOf } from '#web/lib/http/api-error.ts'
import { call } from '#web/lib/session.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { notify } from '#web/ui/toast.tsx'

export function ReportDialog({ code, onClose }: { code: string; onClose: () => void }) {
  const [reason, setReason] = useState('')
  const [fault, setFault] = useState<string>()
  const [busy, setBusy] = useState(false)

  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (!reason.trim()) return setFault('Please say what is wrong with it')
    setBusy(true)
    try {
      await call(reportCertificate, { params: { code }, body: { reason } })
      notify.success('Thank you. We will look at this certificate.')
      onClose()
    } catch (error) {
      setFault(sentenceOf(error))
      setBusy(false)
    }
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Report this certificate"
      description="Tell us if the name of its issuer or what it says is not true."
    >
      <form onSubmit={send} className="flex flex-col gap-4">
        <Field label="What is wrong with it?" required error={fault}>
          <Textarea value={reason} maxLength={MAX_REPORT_CHARS} onChange={({ target }) => setReason(target.value)} />
        </Field>
        <Button type="submit" loading={busy}>
          Send Report
        </Button>
      </form>
    </Dialog>
  )
}
