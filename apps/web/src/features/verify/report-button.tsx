import { useState } from 'react'
import { ReportDialog } from './report-dialog.tsx'

export function ReportButton({ code }: { code: string }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="link tap text-small" onClick={() => setOpen(true)}>
        Report this certificate
      </button>
      {open && <ReportDialog code={code} onClose={() => setOpen(false)} />}
    </>
  )
}
