import { Download } from 'lucide-react'
import { formatBytes } from '#web/lib/formats.ts'
import { IconButton } from '#web/ui/icon-button.tsx'

interface DownloadButtonProps {
  name: string
  bytes: number | null
  disabled?: boolean
  onClick: () => void
}

export function DownloadButton({ name, bytes, ...rest }: DownloadButtonProps) {
  const size = bytes === null ? null : formatBytes(bytes < 1024 * 1024 ? Math.ceil(bytes / 1024) * 1024 : bytes)
  return (
    <IconButton label={size ? `Download ${name}, ${size}` : `Download ${name}`} className="flex-col" {...rest}>
      <Download aria-hidden />
      {size && <span className="text-[0.6875rem] leading-none whitespace-nowrap text-ink-soft">{size}</span>}
    </IconButton>
  )
}
