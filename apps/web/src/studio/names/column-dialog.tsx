import { useState } from 'react'
import { plural } from '#web/lib/formats.ts'
import type { Table } from '#web/lib/read-table.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'
import { Toggle } from '#web/ui/toggle.tsx'
import { columnsOf, hasHeading, likelyColumn, namesOf } from './columns.ts'

interface ColumnDialogProps {
  table: Table
  onChoose: (names: readonly string[]) => void
  onClose: () => void
}

const keyOf = (column?: { indexes: readonly number[] }): string => column?.indexes.join(' ') ?? ''

export function ColumnDialog({ table, onChoose, onClose }: ColumnDialogProps) {
  const [heading, setHeading] = useState(() => hasHeading(table))
  const columns = columnsOf(table, heading)
  const [chosen, setChosen] = useState(() => keyOf(likelyColumn(columns)))
  // If the user has changed the heading setting, the selected column may no longer exist. Then show the likely one.
  const column = columns.find((each) => keyOf(each) === chosen) ?? likelyColumn(columns)
  const names = column ? namesOf(table, heading, column) : []
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Which column holds the names?"
      description={`${plural(table.length, 'row')}, ${plural(columns.length, 'column')}`}
      footer={
        <>
          <Button look="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button disabled={names.length === 0} onClick={() => onChoose(names)}>
            Add {plural(names.length, 'name')}
          </Button>
        </>
      }
    >
      <div className="space-y-4">
        <Toggle label="The first row is a heading" checked={heading} onChange={setHeading} />
        <RadioCards
          label="Column"
          hideLabel
          value={keyOf(column)}
          options={columns.map((each) => ({
            value: keyOf(each),
            label: each.title,
            hint: each.sample.join(', '),
          }))}
          onChange={setChosen}
        />
      </div>
    </Dialog>
  )
}
