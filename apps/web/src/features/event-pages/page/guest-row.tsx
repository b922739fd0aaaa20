import type { Attendee } from '@ufaro/contract/event-page.ts'
import { Check, UserX } from 'lucide-react'
import { useState } from 'react'
import { formatMoment } from '#web/lib/formats.ts'
import { sentenceOf } from '#web/lib/http/api-error.ts'
import { cn } from '#web/ui/cn.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { notify } from '#web/ui/toast.tsx'
import type { PageChanges } from '../event-pages.queries.ts'

interface GuestRowProps {
  guest: Attendee
  changes: PageChanges
  onRemove: () => void
}

export function GuestRow({ guest, changes, onRemove }: GuestRowProps) {
  const { id, number, name, contact, joined_at, attended_at } = guest
  const [pressed, setPressed] = useState<boolean>()
  const came = pressed ?? attended_at !== null

  async function tick(attended: boolean): Promise<void> {
    setPressed(attended)
    try {
      await changes.setAttended(id, attended)
      await changes.refresh()
    } catch (error) {
      notify.error(sentenceOf(error))
    } finally {
      setPressed(undefined)
    }
  }

  return (
    <div className="flex items-center gap-3 py-2">
      <label className="tap relative flex min-w-0 flex-1 cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          checked={came}
          onChange={({ currentTarget }) => void tick(currentTarget.checked)}
          aria-label={`${name} came`}
          className="peer sr-only"
        />
        <span
          aria-hidden
          className={cn(
            'flex size-8 shrink-0 items-center justify-center rounded-tight border-2 peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-accent-text',
            came ? 'border-success bg-success-ground text-success' : 'border-line-strong bg-surface',
          )}
        >
          {came && <Check className="size-5" />}
        </span>
        <span className="min-w-0">
          <bdi className="font-bold wrap-anywhere">{name}</bdi>
          <span className="block text-small text-ink-soft">
            No. {number} · {formatMoment(joined_at)}
            {contact && (
              <>
                {' · '}
                <bdi className="wrap-anywhere">{contact}</bdi>
              </>
            )}
          </span>
        </span>
      </label>
      <IconButton label={`Take ${name} off the list`} onClick={onRemove}>
        <UserX aria-hidden />
      </IconButton>
    </div>
  )
}
