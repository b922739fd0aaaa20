import { Download, Share2, X, ZoomIn, ZoomOut } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { DOWNLOAD_FAILED, useAttempt } from '../files/downloads.ts'
import { fileName } from '../files/file-name.ts'
import { saveBlob } from '../files/save.ts'
import { canShare, share } from '../files/share.ts'
import { type Area, exportPicture } from './export-jpeg.ts'
import type { ViewerItem } from './viewer-item.ts'
import { ZOOM_MAX, ZOOM_STEP } from './viewer-state.ts'

interface ViewerBarProps {
  item: ViewerItem
  position: string
  zoom: number
  onZoom: (zoom: number) => void
  extra: ReactNode
  area: Area | null
}

export function ViewerBar({ item, position, zoom, onZoom, extra, area }: ViewerBarProps) {
  const { busy, attempt } = useAttempt(DOWNLOAD_FAILED)
  const nameOf = ({ type }: Blob) => fileName(item.mode, item.slot, item.label, type)
  const exported = (use: (picture: Blob) => void | Promise<void>) =>
    attempt(async () => use(await exportPicture(item, area)))

  return (
    <div className="flex items-center justify-end gap-1 border-b border-line bg-surface px-2 py-1.5 max-sm:flex-wrap">
      {/* On phones the title is below the buttons, because there is no room beside them. */}
      <div className="min-w-0 px-2 max-sm:order-last max-sm:flex max-sm:basis-full max-sm:items-baseline max-sm:justify-between max-sm:gap-3 sm:mr-auto">
        <Radix.Title className="truncate text-body font-bold">{item.label}</Radix.Title>
        <p aria-live="polite" className="text-small text-ink-soft tabular-nums">
          {position}
        </p>
      </div>
      <IconButton label="Zoom out" disabled={zoom <= 1} onClick={() => onZoom(zoom - ZOOM_STEP)}>
        <ZoomOut aria-hidden />
      </IconButton>
      <IconButton label="Zoom in" disabled={zoom >= ZOOM_MAX} onClick={() => onZoom(zoom + ZOOM_STEP)}>
        <ZoomIn aria-hidden />
      </IconButton>
      {extra}
      {canShare() && (
        <IconButton label="Share" onClick={() => exported((picture) => share(picture, nameOf(picture)))}>
          <Share2 aria-hidden />
        </IconButton>
      )}
      <Button
        loading={busy}
        aria-label="Download"
        onClick={() => exported((picture) => saveBlob(picture, nameOf(picture)))}
      >
        {!busy && <Download aria-hidden className="size-5" />}
        <span className="max-sm:sr-only">Download</span>
      </Button>
      <Radix.Close asChild>
        <IconButton label="Close">
          <X aria-hidden />
        </IconButton>
      </Radix.Close>
    </div>
  )
}
