export type Cell = string | number | null

/** Spreadsheets run a cell that starts with one of these characters as a formula, even if it is quoted. */
const FORMULA = /^[\s\uFEFF]*[=+\-@\t\r\n|%＝＋－＠]/u
const NEEDS_QUOTES = /[",\r\n\t;]|^\s|\s$/

export const csvLine = (cells: readonly Cell[]): string => `${cells.map(csvCell).join(',')}\r\n`

function csvCell(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  const text = FORMULA.test(cell) ? `'${cell}` : cell
  return NEEDS_QUOTES.test(text) || text !== cell ? `"${text.replaceAll('"', '""')}"` : text
}
