import { ImageUp, X } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import type { Intake } from './use-picture-intake.ts'

interface PictureFieldProps {
  label: string
  url: string | null
  name: string | undefined
  intake: Intake
  disabled: boolean
  onRemove?: () => void
}

export function PictureField({ label, url, name, intake, disabled, onRemove }: PictureFieldProps) {
  return (
    <div className="flex flex-col gap-1.5">
      <p className="text-small font-bold">{label}</p>
      <div className="flex items-center gap-3 rounded-card border border-line p-2">
        {url ? (
          <img src={url} alt="" className="size-14 rounded-tight bg-line-strong object-contain" />
        ) : (
          <span className="flex size-14 items-center justify-center rounded-tight bg-sunken text-ink-soft">
            <ImageUp aria-hidden className="size-5" />
          </span>
        )}
        <p className="min-w-0 flex-1 truncate text-small text-ink-soft">{name ?? 'None yet'}</p>
        <Button look="ghost" className="px-3 text-small" disabled={disabled} onClick={intake.open}>
          {url ? 'Replace' : 'Choose'}
        </Button>
        {url && onRemove && (
          <IconButton label={`Remove: ${label}`} disabled={disabled} onClick={onRemove}>
            <X aria-hidden />
          </IconButton>
        )}
      </div>
    </div>
  )
}
