import { FLYER_DENSITY } from '@ufaro/render/draw/flyer/layout/page.ts'
import { FileText } from 'lucide-react'
import { useState } from 'react'
import { logFailure } from '#web/lib/log.ts'
import { DOWNLOAD_FAILED } from '#web/studio/files/downloads.ts'
import { fileName } from '#web/studio/files/file-name.ts'
import { fetchBlob, saveBlob } from '#web/studio/files/save.ts'
import type { Card } from '#web/studio/run/run-view.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { notify } from '#web/ui/toast.tsx'

export function PdfButton({ card: { slot, label, url } }: { card: Card }) {
  const [busy, setBusy] = useState(false)
  if (!url) return null

  async function download(from: string) {
    setBusy(true)
    try {
      const [{ pdfOfPng }, png] = await Promise.all([import('@ufaro/render/codec/pdf/png-page.ts'), fetchBlob(from)])
      const pdf = pdfOfPng(new Uint8Array(await png.arrayBuffer()), { density: FLYER_DENSITY, title: label })
      saveBlob(new Blob([pdf], { type: 'application/pdf' }), fileName('flyer', slot, label, 'application/pdf'))
    } catch (error) {
      logFailure(DOWNLOAD_FAILED, error)
      notify.error(DOWNLOAD_FAILED)
    } finally {
      setBusy(false)
    }
  }

  return (
    <IconButton label={`Download ${label} as PDF`} disabled={busy} onClick={() => void download(url)}>
      <FileText aria-hidden />
    </IconButton>
  )
}
