import type { ReactNode } from 'react'
import { cn } from '#web/ui/cn.ts'

export interface Column<Row> {
  title: string
  cell: (row: Row) => ReactNode
  numeric?: boolean
}

const as = (role: string) => ({ role })

interface RecordTableProps<Row> {
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
}

/** Roles are explicit, because browsers drop the implicit roles of tables that are displayed as blocks. */
export function RecordTable<Row>({ label, columns, rows, rowKey }: RecordTableProps<Row>) {
  return (
    <table
      {...as('table')}
      aria-label={label}
      // The table receives the focus when the user turns a page.
      tabIndex={-1}
      className="w-full scroll-mt-16 border-separate border-spacing-0 text-left outline-none max-lg:block"
    >
      <thead {...as('rowgroup')} className="max-lg:sr-only">
        <tr {...as('row')}>
          {columns.map(({ title, numeric }) => (
            <th
              key={title}
              {...as('columnheader')}
              scope="col"
              className={cn(
                'sticky top-(--header) z-10 border-b border-line-strong bg-ground p-2 text-small font-bold text-ink-soft xl:px-3',
                numeric && 'text-right',
              )}
            >
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...as('rowgroup')} className="max-lg:flex max-lg:flex-col max-lg:gap-3">
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
      className="max-lg:block max-lg:rounded-card max-lg:border max-lg:border-line max-lg:bg-surface max-lg:p-3"
    >
      {columns.map(({ title, cell, numeric }) => (
        <td
          key={title}
          {...as('cell')}
          data-title={title}
          className={cn(
            'min-w-0 align-middle [&_button]:whitespace-nowrap lg:border-b lg:border-line lg:p-2 xl:px-3',
            // Let only ids (`font-mono`) and user text (`bdi`) break inside words, and give their columns a minimum
            // width. `:not(li)` excludes lists inside a cell.
            '[&_.font-mono]:wrap-anywhere [&_bdi]:wrap-anywhere',
            'lg:has-[.font-mono]:min-w-24 lg:has-[:not(li)>bdi]:min-w-48 xl:has-[:not(li)>bdi]:min-w-52',
            'max-lg:flex max-lg:items-center max-lg:justify-between max-lg:gap-4 max-lg:py-1 max-lg:text-right',
            'max-lg:before:shrink-0 max-lg:before:text-small max-lg:before:text-ink-soft max-lg:before:content-[attr(data-title)]',
            numeric && 'tabular-nums lg:text-right lg:whitespace-nowrap',
          )}
        >
          {cell(row)}
        </td>
      ))}
    </tr>
  )
}
