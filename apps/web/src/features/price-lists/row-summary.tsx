import { readPrice } from '@ufaro/contract/price-list/read-price.ts'
import { ChevronDown, ImageOff } from 'lucide-react'
import { formatKobo } from '#web/lib/formats.ts'
import { cn } from '#web/ui/cn.ts'
import type { DraftRow } from './read-list.ts'
import { faultOf } from './use-table.ts'

interface RowSummaryProps {
  row: DraftRow
  number: number
  open: boolean
  onToggle: () => void
}

export function RowSummary({ row, number, open, onToggle }: RowSummaryProps) {
  const fault = faultOf(row)
  const kobo = readPrice(row.price)
  return (
    <button
      type="button"
      aria-expanded={open}
      onClick={onToggle}
      className="flex min-h-18 w-full items-center gap-3 rounded-card p-3 text-left"
    >
      <span className="w-5 shrink-0 text-small text-ink-soft tabular-nums">
        <span className="sr-only">Row </span>
        {number}
      </span>
      <RowPhoto url={row.photoUrl} className="size-12" />
      <span className="min-w-0 flex-1">
        <span className="block truncate font-bold">{row.name.trim() || 'New row'}</span>
        <span className={cn('block truncate text-small tabular-nums', fault ? 'text-danger' : 'text-ink-soft')}>
          {fault ?? (kobo !== null && formatKobo(kobo))}
          {row.category && ` · ${row.category}`}
          {!row.available && ' · sold out'}
        </span>
      </span>
      <ChevronDown aria-hidden className={cn('size-5 shrink-0 text-ink-soft', open && 'rotate-180')} />
    </button>
  )
}

export const RowPhoto = ({ url, className }: { url: string | null; className: string }) =>
  url ? (
    <img src={url} alt="" loading="lazy" className={cn('shrink-0 rounded-tight bg-sunken object-cover', className)} />
  ) : (
    <span className={cn('flex shrink-0 items-center justify-center rounded-tight bg-sunken text-ink-soft', className)}>
      <ImageOff aria-hidden className="size-6" />
    </span>
  )
