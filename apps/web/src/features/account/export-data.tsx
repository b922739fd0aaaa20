import { exportAccount } from '@ufaro/contract/http/account.ts'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { sentenceOf } from '#web/lib/http/api-error.ts'
import { call } from '#web/lib/session.ts'
import { saveBlob } from '#web/studio/files/save.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'

export function ExportData() {
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()

  async function take(): Promise<void> {
    setBusy(true)
    setFault(undefined)
    try {
      saveBlob((await call(exportAccount)) as unknown as Blob, 'ufaro-my-data.zip')
    } catch (error) {
      setFault(sentenceOf(error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <section aria-labelledby="export">
      <h2 id="export" className="mb-1 font-bold">
        Your data
      </h2>
      <p className="mb-3 text-small text-ink-soft">
        One ZIP with everything we keep of you: your details, runs, payments and files.
      </p>
      {fault && (
        <Notice tone="danger" className="mb-3">
          {fault}
        </Notice>
      )}
      <Button look="secondary" loading={busy} onClick={take}>
        <Download aria-hidden />
        Download my data
      </Button>
    </section>
  )
}
