import { anotherDesign } from '@ufaro/contract/http/another-design.ts'
import { FLYER_DENSITY } from '@ufaro/render/draw/flyer/layout/page.ts'
import { FileText, RefreshCw } from 'lucide-react'
import { call } from '#web/lib/session.ts'
import { useRedraw } from '#web/studio/card/use-redraw.ts'
import { DOWNLOAD_FAILED, useAttempt } from '#web/studio/files/downloads.ts'
import { fileName } from '#web/studio/files/file-name.ts'
import { fetchBlob, saveBlob } from '#web/studio/files/save.ts'
import type { Card } from '#web/studio/run/run-view.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import type { FlyerTool } from './flyer.form.ts'

export function FlyerActions({ card, tool }: { card: Card; tool: FlyerTool }) {
  return (
    <>
      <AnotherDesignButton card={card} tool={tool} />
      <PdfButton card={card} />
    </>
  )
}

function AnotherDesignButton({ card, tool: { view, run } }: { card: Card; tool: FlyerTool }) {
  const { slot, label, engine } = card
  const runId = view?.runId
  const { busy, redraw } = useRedraw((params) => call(anotherDesign, { params }), run.readNow)
  if (!runId || engine !== 'builtin') return null

  return (
    <IconButton
      label={`Another design, free: ${label}`}
      aria-busy={busy}
      aria-disabled={busy}
      onClick={() => !busy && void redraw(runId, slot)}
    >
      <RefreshCw aria-hidden className={busy ? 'animate-spin' : ''} />
    </IconButton>
  )
}

function PdfButton({ card: { slot, label, url } }: { card: Card }) {
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
