import { FileSpreadsheet, Plus } from 'lucide-react'
import { useRef } from 'react'
import { plural } from '#web/lib/formats.ts'
import { FileInput } from '#web/studio/upload/file-input.tsx'
import { useFileDrop } from '#web/studio/upload/use-file-drop.ts'
import { useIsWide } from '#web/studio/use-media.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { LoosePhotos } from './loose-photos.tsx'
import { RowFields } from './row-fields.tsx'
import type { TableState } from './use-table.ts'

const ACCEPT = '.csv,.tsv,.txt,.xlsx,image/jpeg,image/png,image/webp'

export function TableEditor({ table }: { table: TableState }) {
  const input = useRef<HTMLInputElement>(null)
  useFileDrop(table.take)
  const { rows, faults, busy } = table
  const wide = useIsWide()
  return (
    <section aria-labelledby="table" className="space-y-3">
      <div className="space-y-3">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h2 id="table" className="text-body font-bold">
            What you sell
          </h2>
          <span className="text-small text-ink-soft tabular-nums">{plural(rows.length, 'row')}</span>
        </div>
        <FileInput ref={input} accept={ACCEPT} label="Table and photos" multiple onFiles={table.take} />
        <Button look="secondary" className="w-full" loading={busy} onClick={() => input.current?.click()}>
          {!busy && <FileSpreadsheet aria-hidden className="size-5" />}
          Choose a table and photos
        </Button>
        <p className="text-small text-ink-soft">
          A CSV or Excel file and up to 50 photos at once, or drop them here. Photos find their rows by code, file name
          or name. Write prices as you like: ₦5,000, 5k or N5 000.
        </p>
        {faults.length > 0 && (
          <Notice tone="danger" title="Not everything was taken">
            <ul>
              {faults.map((fault) => (
                <li key={fault}>{fault}</li>
              ))}
            </ul>
          </Notice>
        )}
        {table.loose.length > 0 && <LoosePhotos table={table} />}
        <ol aria-label="Rows" className="space-y-2">
          {rows.map((row, n) => (
            <RowFields key={row.key} row={row} number={n + 1} table={table} />
          ))}
        </ol>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Button look="secondary" onClick={table.add}>
          <Plus aria-hidden className="size-5" />
          Add a row
        </Button>
        {wide && <SaveTable table={table} />}
      </div>
    </section>
  )
}

export const SaveTable = ({ table: { busy, dirty, problem, save } }: { table: TableState }) => (
  <>
    <Button loading={busy} disabled={!dirty} onClick={save}>
      Save the table
    </Button>
    {problem && <p className="text-small text-danger">{problem}</p>}
  </>
)
