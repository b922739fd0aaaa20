import { PRICE_LIST_LIMITS } from '@ufaro/contract/price-list/price-list.ts'
import { readPrice } from '@ufaro/contract/price-list/read-price.ts'
import { ImageOff, ImageUp, Trash2 } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { formatKobo } from '#web/lib/formats.ts'
import { FileInput } from '#web/studio/upload/file-input.tsx'
import { useIsWide } from '#web/studio/use-media.ts'
import { cn } from '#web/ui/cn.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Input } from '#web/ui/input.tsx'
import { SwitchRow } from '#web/ui/switch-row.tsx'
import type { DraftRow } from './read-list.ts'
import { RowPhoto, RowSummary } from './row-summary.tsx'
import { faultOf, type TableState } from './use-table.ts'

interface RowProps {
  row: DraftRow
  number: number
  table: Pick<TableState, 'change' | 'remove' | 'takeFor'>
}

export function RowFields({ row, number, table }: RowProps) {
  const wide = useIsWide()
  const [open, setOpen] = useState(() => faultOf(row) !== undefined)
  return (
    <li className="rounded-card border border-line bg-surface [content-visibility:auto] [contain-intrinsic-size:auto_4.5rem] lg:[contain-intrinsic-size:auto_14rem]">
      {!wide && <RowSummary row={row} number={number} open={open} onToggle={() => setOpen(!open)} />}
      {(wide || open) && (
        <div className="space-y-1 p-3 max-lg:pt-0">
          <div className="flex gap-3">
            {wide && (
              <div className="w-16 shrink-0 space-y-1 text-center">
                <span className="block text-small text-ink-soft tabular-nums">{number}</span>
                <RowPhoto url={row.photoUrl} className="size-16" />
              </div>
            )}
            <Columns row={row} number={number} table={table} />
          </div>
          <Foot row={row} number={number} table={table} />
        </div>
      )}
    </li>
  )
}

function Columns({ row, number, table }: RowProps) {
  const id = useId()
  const fault = faultOf(row)
  const column = (
    field: 'name' | 'price' | 'was' | 'note' | 'category' | 'sku',
    label: string,
    max: number,
    className?: string,
  ) => (
    <div className={cn('min-w-0', className)}>
      <label htmlFor={`${id}-${field}`} className="text-small text-ink-soft">
        {label}
        <span className="sr-only"> of row {number}</span>
      </label>
      <Input
        id={`${id}-${field}`}
        value={row[field]}
        maxLength={max}
        aria-invalid={Boolean(fault) && (field === 'price' || !row.name.trim())}
        onChange={({ currentTarget }) => table.change(row.key, { [field]: currentTarget.value })}
      />
    </div>
  )
  return (
    <div className="grid min-w-0 flex-1 grid-cols-2 items-end gap-2 sm:grid-cols-4">
      {column('name', 'Name', PRICE_LIST_LIMITS.itemName, 'col-span-2')}
      {column('price', 'Price', 40)}
      {column('was', 'Old price', 40)}
      {column('note', 'Note', PRICE_LIST_LIMITS.note, 'col-span-2')}
      {column('category', 'Category', PRICE_LIST_LIMITS.category)}
      {column('sku', 'Code', PRICE_LIST_LIMITS.sku)}
      <SwitchRow
        className="min-h-11 gap-2 text-small sm:justify-start"
        label={`Row ${number} in stock`}
        checked={row.available}
        onChange={(available) => table.change(row.key, { available })}
      >
        <span aria-hidden>{row.available ? 'In stock' : 'Sold out'}</span>
      </SwitchRow>
    </div>
  )
}

function Foot({ row, number, table }: RowProps) {
  const fault = faultOf(row)
  const kobo = readPrice(row.price)
  const input = useRef<HTMLInputElement>(null)
  return (
    <div className="flex min-h-11 items-center justify-between gap-2">
      <p className={cn('text-small tabular-nums', fault ? 'text-danger' : 'text-ink-soft')}>
        {fault ?? (kobo !== null && `Reads as ${formatKobo(kobo)}`)}
      </p>
      <span className="flex">
        <FileInput
          ref={input}
          accept="image/jpeg,image/png,image/webp"
          label={`Photo of row ${number}`}
          onFiles={([file]) => file && table.takeFor(row.key, file)}
        />
        <IconButton label={`Choose a photo for row ${number}`} onClick={() => input.current?.click()}>
          <ImageUp aria-hidden />
        </IconButton>
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
  )
}
