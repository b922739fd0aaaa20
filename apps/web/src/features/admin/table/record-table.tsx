import type { ReactNode } from 'react'
import { cn } from '#web/ui/cn.ts'

export interface Column<Row> {
  title: string
  cell: (row: Row) => ReactNode
  /** Numbers stand at the right end, where their digits align. */
  numeric?: boolean
}

const as = (role: string) => ({ role })

interface RecordTableProps<Row> {
  /** Read aloud before the table. */
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
}

/**
 * A table with a head that stays in sight; on a phone each row is a card whose values bear their column's title. The roles
 * are said out loud because a browser forgets those of a table that is drawn as blocks.
 */
export function RecordTable<Row>({ label, columns, rows, rowKey }: RecordTableProps<Row>) {
  return (
    <table
      {...as('table')}
      aria-label={label}
      className="w-full border-separate border-spacing-0 text-left max-md:block"
    >
      <thead {...as('rowgroup')} className="max-md:sr-only">
        <tr {...as('row')}>
          {columns.map(({ title, numeric }) => (
            <th
              key={title}
              {...as('columnheader')}
              scope="col"
              className={cn(
                'sticky top-16 z-10 border-b border-line-strong bg-ground px-3 py-2 text-small font-bold text-ink-soft',
                numeric && 'text-right',
              )}
            >
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...as('rowgroup')} className="max-md:flex max-md:flex-col max-md:gap-3">
        {rows.map((row) => (
          <Row key={rowKey(row)} row={row} columns={columns} />
        ))}
      </tbody>
    </table>
  )
}

function Row<Value>({ row, columns }: { row: Value; columns: readonly Column<Value>[] }) {
  return (
    <tr
      {...as('row')}
      className="max-md:block max-md:rounded-card max-md:border max-md:border-line max-md:bg-surface max-md:p-3"
    >
      {columns.map(({ title, cell, numeric }) => (
        <td
          key={title}
          {...as('cell')}
          data-title={title}
          className={cn(
            'min-w-0 align-middle wrap-anywhere [&_button]:whitespace-nowrap md:border-b md:border-line md:px-3 md:py-2',
            'max-md:flex max-md:items-center max-md:justify-between max-md:gap-4 max-md:py-1',
            'max-md:before:shrink-0 max-md:before:text-small max-md:before:text-ink-soft max-md:before:content-[attr(data-title)]',
            numeric && 'tabular-nums md:text-right md:whitespace-nowrap',
          )}
        >
          {cell(row)}
        </td>
      ))}
    </tr>
  )
}
