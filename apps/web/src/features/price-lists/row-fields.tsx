import { PRICE_LIST_LIMITS } from '@ufaro/contract/price-list/price-list.ts'
import { readPrice } from '@ufaro/contract/price-list/read-price.ts'
import { ImageOff, Trash2 } from 'lucide-react'
import { formatKobo } from '#web/lib/formats.ts'
import { cn } from '#web/ui/cn.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Input } from '#web/ui/input.tsx'
import { Switch } from '#web/ui/switch.tsx'
import type { DraftRow } from './read-list.ts'
import { faultOf, type TableState } from './use-table.ts'

interface RowProps {
  row: DraftRow
  number: number
  table: Pick<TableState, 'change' | 'remove'>
}

export function RowFields({ row, number, table }: RowProps) {
  const fault = faultOf(row)
  const kobo = readPrice(row.price)
  const set = (field: 'name' | 'price' | 'was' | 'note' | 'sku', label: string, max: number, className?: string) => (
    <Input
      aria-label={`${label} of row ${number}`}
      placeholder={label}
      value={row[field]}
      maxLength={max}
      className={cn('min-w-0', className)}
      aria-invalid={Boolean(fault) && (field === 'price' || !row.name.trim())}
      onChange={({ currentTarget }) => table.change(row.key, { [field]: currentTarget.value })}
    />
  )
  return (
    <li className="rounded-card border border-line bg-surface p-3 [content-visibility:auto] [contain-intrinsic-size:auto_12rem]">
      <div className="flex gap-3">
        <div className="w-16 shrink-0 space-y-1 text-center">
          <span className="block text-small text-ink-soft tabular-nums">{number}</span>
          {row.photoUrl ? (
            <img src={row.photoUrl} alt="" loading="lazy" className="size-16 rounded-tight bg-sunken object-cover" />
          ) : (
            <span className="flex size-16 items-center justify-center rounded-tight bg-sunken text-ink-soft">
              <ImageOff aria-hidden className="size-6" />
            </span>
          )}
        </div>
        <div className="grid min-w-0 flex-1 grid-cols-2 gap-2 sm:grid-cols-4">
          {set('name', 'Name', PRICE_LIST_LIMITS.itemName, 'col-span-2')}
          {set('price', 'Price', 40)}
          {set('was', 'Old price', 40)}
          {set('note', 'Note', PRICE_LIST_LIMITS.note, 'col-span-2')}
          {set('sku', 'Code', PRICE_LIST_LIMITS.sku)}
          <span className="flex items-center justify-end gap-1 text-small">
            <span aria-hidden>{row.available ? 'In stock' : 'Sold out'}</span>
            <Switch
              label={`Row ${number} in stock`}
              checked={row.available}
              onChange={(available) => table.change(row.key, { available })}
            />
          </span>
        </div>
      </div>
      <div className="mt-1 flex min-h-11 items-center justify-between gap-2">
        <p className={cn('text-small tabular-nums', fault ? 'text-danger' : 'text-ink-soft')}>
          {fault ?? (kobo !== null && `Reads as ${formatKobo(kobo)}`)}
        </p>
        <span className="flex">
          {row.photoUrl && (
            <IconButton
              label={`Take the photo off row ${number}`}
              onClick={() => table.change(row.key, { photo: null, photoUrl: null })}
            >
              <ImageOff aria-hidden />
            </IconButton>
          )}
          <IconButton label={`Remove row ${number}`} onClick={() => table.remove(row.key)}>
            <Trash2 aria-hidden />
          </IconButton>
        </span>
      </div>
    </li>
  )
}
