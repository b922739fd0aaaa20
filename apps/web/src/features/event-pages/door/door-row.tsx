import { Check } from 'lucide-react'
import { memo } from 'react'
import { cn } from '#web/ui/cn.ts'
import type { DoorGuest } from './tick-queue.ts'

interface DoorRowProps {
  guest: DoorGuest
  tick: (id: string, came: boolean) => void
}

export const DoorRow = memo(function DoorRow({ guest: { id, number, name, came }, tick }: DoorRowProps) {
  return (
    <button
      type="button"
      aria-pressed={came}
      onClick={() => tick(id, !came)}
      className={cn(
        'flex min-h-16 w-full items-center gap-4 rounded-card border px-4 py-3 text-left transition-colors duration-150',
        came
          ? 'border-success bg-success-ground text-success'
          : 'border-line-strong bg-surface text-ink hover:bg-sunken',
      )}
    >
      <span
        aria-hidden
        className={cn(
          'flex size-9 shrink-0 items-center justify-center rounded-full border-2',
          came ? 'border-success' : 'border-line-strong',
        )}
      >
        {came && <Check className="size-6" />}
      </span>
      <bdi className="min-w-0 flex-1 text-body font-bold wrap-anywhere">{name}</bdi>
      <span className="text-small tabular-nums">{number}</span>
    </button>
  )
})
