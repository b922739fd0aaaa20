import { tidyName } from './names.ts'
import type { Table } from './read-table.ts'

interface Column {
  index: number
  /** What the first row calls it, else its letter. */
  title: string
  /** Its first names, to know it by. */
  sample: readonly string[]
}

const SAMPLES = 3
/** Headings of name columns, the surest first. */
const NAMED = [
  /^(full|participant|student|attendee|recipient|guest)?\s*name$/i,
  /name/i,
  /participant|student|attendee/i,
]

/** `A` to `Z`, then `AA`, as spreadsheets count. */
const letterOf = (index: number): string =>
  (index >= 26 ? letterOf(Math.floor(index / 26) - 1) : '') + String.fromCharCode(65 + (index % 26))

/** Words rather than numbers, addresses or dates. */
const looksLikeName = (cell: string) => /\p{L}{2}/u.test(cell) && !/[@\d]/.test(cell)

const widthOf = (table: Table) => table.reduce((most, row) => Math.max(most, row.length), 0)

/** Whether the first row names the columns instead of people. */
export const hasHeading = (table: Table): boolean =>
  table.length > 1 && (table[0] ?? []).some((cell) => NAMED.some((words) => words.test(cell.trim())))

export function columnsOf(table: Table, heading: boolean): Column[] {
  const rows = heading ? table.slice(1) : table
  return Array.from({ length: widthOf(table) }, (_, index) => ({
    index,
    title: (heading && table[0]?.[index]?.trim()) || `Column ${letterOf(index)}`,
    sample: namesIn(rows.slice(0, 50), index).slice(0, SAMPLES),
  })).filter(({ sample }) => sample.length > 0)
}

const namesIn = (rows: Table, index: number): string[] => rows.flatMap((row) => tidyName(row[index] ?? '') || [])

/** Everything a column holds, as names. */
export const namesOf = (table: Table, heading: boolean, index: number): string[] =>
  namesIn(heading ? table.slice(1) : table, index)

/** The column that most probably holds the names. */
export function likelyColumn(columns: readonly Column[]): number {
  for (const words of NAMED) {
    const named = columns.find(({ title }) => words.test(title.trim()))
    if (named) return named.index
  }
  const likely = columns.find(({ sample }) => sample.length > 0 && sample.every(looksLikeName))
  return (likely ?? columns[0])?.index ?? 0
}
