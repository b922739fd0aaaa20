import { X } from 'lucide-react'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import type { BatchPhotos } from './use-batch-photos.ts'

export function PhotoTiles({ photos: { photos, remove } }: { photos: BatchPhotos }) {
  return (
    <ul aria-label="Photos" className="grid grid-cols-3 gap-2 sm:grid-cols-6">
      {photos.map(({ key, name, url, uploadId, fault }) => (
        <li key={key} className="min-w-0">
          <div className="relative">
            {url ? (
              <img src={url} alt="" className="aspect-square w-full rounded-tight bg-sunken object-cover" />
            ) : (
              <div className="aspect-square w-full rounded-tight bg-sunken" />
            )}
            {!uploadId && !fault && (
              <span className="absolute inset-0 grid place-items-center">
                <Spinner label={`Sending ${name}`} />
              </span>
            )}
            <IconButton
              label={`Leave out ${name}`}
              className="absolute top-0 right-0 hover:bg-transparent [&_svg]:size-7 [&_svg]:rounded-full [&_svg]:bg-surface [&_svg]:p-1"
              onClick={() => remove(key)}
            >
              <X aria-hidden />
            </IconButton>
          </div>
          <p className={fault ? 'text-small text-danger' : 'truncate text-small text-ink-soft'}>{fault ?? name}</p>
        </li>
      ))}
    </ul>
  )
}
