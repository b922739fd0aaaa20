export type Cell = string | number | null

/** Spreadsheets run a cell that starts like this as a formula, even if quoted. */
const FORMULA = /^[\s\uFEFF]*[=+\-@\t\r\n|%＝＋－＠]/u
const NEEDS_QUOTES = /[",\r\n\t;]|^\s|\s$/

/** One RFC 4180 line. Text that would run as a formula is prefixed with an apostrophe; numbers stay numbers. */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(csvCell).join(',')}\r\n`

function csvCell(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  const text = FORMULA.test(cell) ? `'${cell}` : cell
  return NEEDS_QUOTES.test(text) || text !== cell ? `"${text.replaceAll('"', '""')}"` : text
}
