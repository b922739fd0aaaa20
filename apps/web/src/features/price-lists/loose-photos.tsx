import { plural } from '#web/lib/formats.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { RowPhoto } from './row-summary.tsx'
import type { TableState } from './use-table.ts'

export function LoosePhotos({ table: { loose, rows, give, giveInOrder, leaveOut } }: { table: TableState }) {
  const bare = rows.some(({ photoUrl }) => !photoUrl)
  return (
    <section aria-labelledby="loose" className="space-y-3 rounded-card border border-line-strong bg-surface p-3">
      <h3 id="loose" className="font-bold">
        {plural(loose.length, 'photo')} without a row
      </h3>
      <ul className="grid gap-3 sm:grid-cols-2">
        {loose.map((photo) => (
          <li key={photo.url} className="flex items-end gap-3">
            <RowPhoto url={photo.url} className="size-18" />
            <div className="min-w-0 flex-1 [&_label]:truncate">
              <Field label={photo.name} required>
                <Select
                  value=""
                  onChange={({ currentTarget }) => currentTarget.value && give(currentTarget.value, photo)}
                >
                  <option value="">Choose its row</option>
                  {rows.map(({ key, name, photoUrl }, n) => (
                    <option key={key} value={key}>
                      {n + 1}. {name}
                      {photoUrl && ' (has a photo)'}
                    </option>
                  ))}
                </Select>
              </Field>
            </div>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        {bare && (
          <Button look="secondary" className="px-3" onClick={giveInOrder}>
            Give in order
          </Button>
        )}
        <Button look="ghost" className="px-3" onClick={leaveOut}>
          Leave out
        </Button>
      </div>
      {bare && (
        <p className="text-small text-ink-soft">
          In order: the first photo goes to the first row without one, and so on.
        </p>
      )}
    </section>
  )
}
