import { cleanName } from '@ufaro/contract/clean-name.ts'
import type { Table } from '#web/lib/read-table.ts'
import { withAddress } from './names.ts'

interface Column {
  /** Indexes of the columns that together form a name, such as first and last name, in reading order. */
  indexes: readonly number[]
  title: string
  sample: readonly string[]
}

const SAMPLES = 3
const NAMED = [
  /^(full|participant|student|attendee|recipient|guest)?\s*name$/i,
  /name/i,
  /participant|student|attendee/i,
]

const PARTS = [
  /^(first|given|fore)[\s_-]*names?$/i,
  /^(middle|other)[\s_-]*names?$/i,
  /^(last|family|sur)[\s_-]*names?$/i,
]

const letterOf = (index: number): string =>
  (index >= 26 ? letterOf(Math.floor(index / 26) - 1) : '') + String.fromCharCode(65 + (index % 26))

const looksLikeName = (cell: string) => /\p{L}{2}/u.test(cell) && !/[@\d]/.test(cell)

const widthOf = (table: Table) => table.reduce((most, row) => Math.max(most, row.length), 0)

export const hasHeading = (table: Table): boolean =>
  table.length > 1 && (table[0] ?? []).some((cell) => NAMED.some((words) => words.test(cell.trim())))

export function columnsOf(table: Table, heading: boolean): Column[] {
  const rows = (heading ? table.slice(1) : table).slice(0, 50)
  const titleOf = (index: number) => (heading && table[0]?.[index]?.trim()) || `Column ${letterOf(index)}`
  const columnOf = (indexes: readonly number[]): Column => ({
    indexes,
    title: indexes.map(titleOf).join(' + '),
    sample: namesIn(rows, indexes).slice(0, SAMPLES),
  })
  const single = Array.from({ length: widthOf(table) }, (_, index) => columnOf([index]))
  const filled = single.filter(({ sample }) => sample.length > 0)
  const parts = PARTS.flatMap((words) => filled.find(({ title }) => words.test(title))?.indexes ?? [])
  return parts.length > 1 ? [columnOf(parts), ...filled] : filled
}

const namesIn = (rows: Table, indexes: readonly number[]): string[] =>
  rows.flatMap((row) => cleanName(indexes.map((index) => row[index] ?? '').join(' ')) || [])

const ADDRESS = /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/

function addressColumn(rows: Table): number {
  const cells = (index: number) => rows.flatMap((row) => row[index]?.trim() || [])
  return Array.from({ length: widthOf(rows) }, (_, index) => cells(index)).findIndex(
    (column) => column.length > 0 && column.every((cell) => ADDRESS.test(cell)),
  )
}

export function namesOf(table: Table, heading: boolean, { indexes }: Pick<Column, 'indexes'>): string[] {
  const rows = heading ? table.slice(1) : table
  const address = addressColumn(rows)
  if (address < 0 || indexes.includes(address)) return namesIn(rows, indexes)
  return rows.flatMap((row) => {
    const [name] = namesIn([row], indexes)
    const email = row[address]?.trim()
    return name && email ? withAddress(name, email) : (name ?? [])
  })
}

export function likelyColumn(columns: readonly Column[]): Column | undefined {
  const joined = columns.find(({ indexes }) => indexes.length > 1)
  if (joined) return joined
  for (const words of NAMED) {
    const named = columns.find(({ title }) => words.test(title.trim()))
    if (named) return named
  }
  return columns.find(({ sample }) => sample.every(looksLikeName)) ?? columns[0]
}
