export type Cell = string | number | null

/** A cell that begins so is a formula to a spreadsheet, whatever the quotes around it say. */
const FORMULA = /^[\s\uFEFF]*[=+\-@\t\r\n|%＝＋－＠]/u
const NEEDS_QUOTES = /[",\r\n\t;]|^\s|\s$/

/**
 * One line of RFC 4180, its end included. Text that a spreadsheet would run as a formula gets an apostrophe before it, by
 * which spreadsheets know words; numbers stay numbers.
 */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(csvCell).join(',')}\r\n`

function csvCell(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  const text = FORMULA.test(cell) ? `'${cell}` : cell
  return NEEDS_QUOTES.test(text) || text !== cell ? `"${text.replaceAll('"', '""')}"` : text
}
