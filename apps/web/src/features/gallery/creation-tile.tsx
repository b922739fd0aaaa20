import type { Creation } from '@ufaro/contract/run.ts'
import { TOOLS } from '@ufaro/contract/tools.ts'
import { Check, FileArchive, Trash2 } from 'lucide-react'
import { formatDate } from '#web/lib/formats.ts'
import { DownloadButton } from '#web/studio/files/download-button.tsx'
import { ResultMedia } from '#web/studio/media/result-media.tsx'
import { cn } from '#web/ui/cn.ts'
import { IconButton } from '#web/ui/icon-button.tsx'

interface CreationTileProps {
  creation: Creation
  selected: boolean | null
  onOpen: () => void
  onToggle: () => void
  onDownload: () => void
  onDelete: () => void
}

export function CreationTile({ creation, selected, onOpen, onToggle, onDownload, onDelete }: CreationTileProps) {
  const { label, created_at } = creation
  const name = `${label}, ${formatDate(created_at)}`
  const selecting = selected !== null
  return (
    <li
      className={cn(
        'overflow-hidden rounded-card border bg-surface',
        selected ? 'border-accent-text ring-1 ring-accent-text' : 'border-line',
      )}
    >
      <button
        type="button"
        aria-label={selecting ? `Select ${name}` : `Open ${name}`}
        aria-pressed={selecting ? selected : undefined}
        onClick={selecting ? onToggle : onOpen}
        className="relative block aspect-4/5 w-full bg-sunken"
      >
        <Face creation={creation} />
        {selecting && <Tick selected={selected} />}
      </button>
      <div className="flex flex-wrap items-center justify-between py-1 pr-1 pl-3">
        <div className="min-w-0 grow basis-26 py-1">
          <p className="text-small font-bold wrap-anywhere">{label}</p>
          <p className="truncate text-small text-ink-soft">{formatDate(created_at)}</p>
        </div>
        {!selecting && (
          <div className="flex shrink-0">
            <DownloadButton name={name} bytes={creation.bytes} onClick={onDownload} disabled={!creation.url} />
            <IconButton label={`Delete ${name}`} onClick={onDelete}>
              <Trash2 aria-hidden />
            </IconButton>
          </div>
        )}
      </div>
    </li>
  )
}

function Face({ creation: { mode, url, previews, width, height, content } }: { creation: Creation }) {
  // Check the kind of result, because a PDF has a width and height too but is not a picture.
  if (url && width && height && TOOLS[mode].result === 'pictures')
    return (
      <ResultMedia
        url={url}
        label=""
        previews={previews}
        // The sizes are small on phones on purpose, because many previews load at once.
        sizes="(min-width: 48rem) 14rem, 28vw"
        picture={{ width, height, loading: 'lazy' }}
        // Do not crop animations, because their captions may reach the edges.
        className={cn('size-full', mode === 'gif' ? 'object-contain' : 'object-cover object-top')}
      />
    )
  if (content)
    return (
      // The padding is on the parent, because padding on the clamped element would show half of the next line.
      <span className="block p-3 text-left text-small">
        <span className="line-clamp-6">{content.map((each) => each.content).join(' ')}</span>
      </span>
    )
  return (
    <span className="flex size-full items-center justify-center text-ink-soft">
      <FileArchive aria-hidden className="size-10" />
    </span>
  )
}

function Tick({ selected }: { selected: boolean }) {
  return (
    <span
      aria-hidden
      className={cn(
        'absolute top-2 left-2 flex size-7 items-center justify-center rounded-full border-2',
        selected ? 'border-accent bg-accent text-on-accent' : 'border-white bg-black/40',
      )}
    >
      {selected && <Check className="size-4" />}
    </span>
  )
}
