import { FLYER_DENSITY } from '@ufaro/render/draw/flyer/layout/page.ts'
import { FileText } from 'lucide-react'
import { DOWNLOAD_FAILED, useAttempt } from '#web/studio/files/downloads.ts'
import { fileName } from '#web/studio/files/file-name.ts'
import { fetchBlob, saveBlob } from '#web/studio/files/save.ts'
import type { Card } from '#web/studio/run/run-view.ts'
import { IconButton } from '#web/ui/icon-button.tsx'

export function PdfButton({ card: { slot, label, url } }: { card: Card }) {
  const { busy, attempt } = useAttempt(DOWNLOAD_FAILED)
  if (!url) return null

  async function download(from: string) {
    const [{ pdfOfPng }, png] = await Promise.all([import('@ufaro/render/codec/pdf/png-page.ts'), fetchBlob(from)])
    const pdf = pdfOfPng(new Uint8Array(await png.arrayBuffer()), { density: FLYER_DENSITY, title: label })
    saveBlob(new Blob([pdf], { type: 'application/pdf' }), fileName('flyer', slot, label, 'application/pdf'))
  }

  return (
    <IconButton label={`Download ${label} as PDF`} disabled={busy} onClick={() => attempt(() => download(url))}>
      <FileText aria-hidden />
    </IconButton>
  )
}
