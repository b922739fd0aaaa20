import { closeSync, mkdirSync, openSync, readFileSync, renameSync, writeFileSync, writeSync } from 'node:fs'
import path from 'node:path'

interface Line {
  table: string
  key: string
  row: unknown
}

export interface Table<Row> {
  get: (key: string) => Row | undefined
  all: () => Row[]
  put: (key: string, row: Row) => Row
}

export interface Journal {
  table: <Row>(name: string) => Table<Row>
  close: () => void
}

/**
 * Stores everything in memory and in an append-only file. Each change is written before it is acknowledged. At the
 * start, ignores an incomplete last line and compacts the file.
 */
export function openJournal(folder: string): Journal {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const file = path.join(folder, 'journal.jsonl')
  const tables = replay(file)
  compact(file, tables)
  const handle = openSync(file, 'a', 0o600)

  return {
    table: <Row>(name: string): Table<Row> => {
      const rows = tableOf(tables, name) as Map<string, Row>
      return {
        get: (key) => rows.get(key),
        all: () => [...rows.values()],
        put: (key, row) => {
          writeSync(handle, toLine({ table: name, key, row }))
          rows.set(key, row)
          return row
        },
      }
    },
    close: () => closeSync(handle),
  }
}

type Tables = Map<string, Map<string, unknown>>

function tableOf(tables: Tables, name: string): Map<string, unknown> {
  const rows = tables.get(name) ?? new Map<string, unknown>()
  tables.set(name, rows)
  return rows
}

function replay(file: string): Tables {
  const tables: Tables = new Map()
  for (const text of readLines(file)) {
    const line = parse(text)
    if (line) tableOf(tables, line.table).set(line.key, line.row)
  }
  return tables
}

function readLines(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split('\n')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

function parse(text: string): Line | undefined {
  try {
    return JSON.parse(text) as Line
  } catch {
    return undefined
  }
}

function compact(file: string, tables: Tables): void {
  const lines = [...tables].flatMap(([table, rows]) => [...rows].map(([key, row]) => toLine({ table, key, row })))
  writeFileSync(`${file}.new`, lines.join(''), { mode: 0o600 })
  renameSync(`${file}.new`, file)
}

const toLine = (line: Line) => `${JSON.stringify(line)}\n`
