import { Download, Share2 } from 'lucide-react'
import { formatBytes } from '#web/lib/formats.ts'
import { Button } from '#web/ui/button.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { canShare } from '../files/share.ts'
import { useBlobUrl } from '../upload/use-blob-url.ts'
import type { PackFile, PackPart } from './make-pack.ts'

const PARTS: Record<PackPart, { name: string; use: string }> = {
  status: { name: 'Status', use: 'Full height, clear of the app’s bars' },
  catalogue: { name: 'Catalogue', use: 'Square, for the catalogue of a business account' },
  profile: { name: 'Profile picture', use: 'For the circle beside your name' },
  chat: { name: 'Chat photo', use: 'As sharp as a chat keeps it' },
  sticker: { name: 'Sticker', use: 'Send it, then hold it to keep it among your stickers' },
  video: { name: 'Video', use: 'For status and chats' },
}

interface PackRowProps {
  part: PackPart
  file: PackFile | null | undefined
  share: number
  onSend: (file: PackFile, by: 'share' | 'save') => void
}

export function PackRow({ part, file, share, onSend }: PackRowProps) {
  const { name, use } = PARTS[part]
  return (
    <li className="flex items-center gap-3 py-2">
      <Thumbnail part={part} file={file} />
      <div className="min-w-0 flex-1">
        <h3 className="text-small font-bold">{name}</h3>
        <p className="text-small text-ink-soft">
          {file === null ? 'This browser cannot make it.' : file ? factsOf(file) : use}
        </p>
        {file === undefined && part === 'video' && share > 0 && (
          <ProgressBar label="Making the video" max={1} value={share} className="mt-1 w-full" />
        )}
      </div>
      {file && <SendButton name={name} file={file} onSend={onSend} />}
    </li>
  )
}

function SendButton({ name, file, onSend }: { name: string; file: PackFile; onSend: PackRowProps['onSend'] }) {
  const by = canShare(file.blob.type) ? 'share' : 'save'
  const Icon = by === 'share' ? Share2 : Download
  return (
    <Button look="secondary" className="px-3" onClick={() => onSend(file, by)}>
      <Icon aria-hidden className="size-5" />
      <span>
        {by === 'share' ? 'Share' : 'Save'}
        <span className="sr-only"> {name}</span>
      </span>
    </Button>
  )
}

function Thumbnail({ part, file }: { part: PackPart; file: PackFile | null | undefined }) {
  const url = useBlobUrl(file?.blob ?? null)
  const look = `size-14 shrink-0 object-contain ${part === 'profile' ? 'rounded-full' : 'rounded-tight'}`
  if (file === undefined) return <Skeleton className="size-14 shrink-0" />
  if (!url) return <div className="size-14 shrink-0 rounded-tight bg-sunken" />
  if (part !== 'video') return <img src={url} alt="" className={`${look} bg-sunken`} />
  return <video src={url} aria-hidden muted playsInline preload="metadata" className={`${look} bg-sunken`} />
}

const factsOf = ({ blob, size }: PackFile): string =>
  [size && `${size.width} × ${size.height}`, formatBytes(blob.size)].filter(Boolean).join(' · ')
