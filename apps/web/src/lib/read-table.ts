export type Table = readonly (readonly string[])[]

export class TableFault extends Error {}

/** No list of names or prices is larger, and a larger file would freeze the page. */
const MAX_BYTES = 10 * 1024 * 1024
const ZIP = [0x50, 0x4b, 0x03, 0x04]
/** First bytes of an Excel 97 workbook (OLE container), which is not supported. */
const OLD_EXCEL = [0xd0, 0xcf, 0x11, 0xe0]

const startsWith = (bytes: Uint8Array, magic: readonly number[]) => magic.every((byte, at) => bytes[at] === byte)

function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

const filled = (rows: readonly (readonly string[])[]): Table => rows.filter((row) => row.some((cell) => cell.trim()))

export async function readCells(text: string): Promise<Table> {
  const { default: papa } = await import('papaparse')
  const { data } = papa.parse<string[]>(text, { delimitersToGuess: [',', ';', '\t', '|'], skipEmptyLines: 'greedy' })
  return filled(data)
}

async function readSheet(file: Blob): Promise<Table> {
  const { readSheet: read } = await import('read-excel-file/browser')
  const rows = await read(file)
  return filled(rows.map((row) => row.map((cell) => (cell === null ? '' : String(cell)))))
}

/**
 * Reads CSV, text or the first sheet of a workbook. The format is detected by content.
 * @throws TableFault
 */
export async function readTable(file: File): Promise<Table> {
  if (file.size > MAX_BYTES) throw new TableFault(`${file.name} is larger than 10 MB.`)
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (startsWith(bytes, OLD_EXCEL)) throw new TableFault(`${file.name} is an old Excel file. Please save it as .xlsx.`)
  const table = await (startsWith(bytes, ZIP) ? readSheet(file) : readCells(readable(bytes, file.name))).catch(
    (error) => {
      throw error instanceof TableFault ? error : new TableFault(`${file.name} could not be read. It may be damaged.`)
    },
  )
  if (table.length === 0) throw new TableFault(`${file.name} has no names in it.`)
  return table
}

function readable(bytes: Uint8Array, name: string): string {
  const text = decode(bytes)
  // Only binary files contain NUL characters.
  if (text.includes('\0')) throw new TableFault(`${name} is not a CSV, text or XLSX file.`)
  return text
}
