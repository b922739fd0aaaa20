import { type RefObject, useCallback, useRef, useState } from 'react'
import { plural } from '#web/lib/formats.ts'
import { readCells, readTable, type Table, TableFault } from '#web/lib/read-table.ts'
import { notify } from '#web/ui/toast.tsx'
import { columnsOf, hasHeading, namesOf } from './columns.ts'

export interface NameImport {
  input: RefObject<HTMLInputElement | null>
  open: () => void
  reading: boolean
  fault: string | null
  table: Table | null
  takeFile: (files: readonly File[]) => void
  takeText: (text: string) => void
  choose: (names: readonly string[]) => void
  close: () => void
}

export function useNameImport(text: string, onText: (text: string) => void): NameImport {
  const input = useRef<HTMLInputElement>(null)
  const [reading, setReading] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const [table, setTable] = useState<Table | null>(null)

  const choose = useCallback(
    (names: readonly string[]) => {
      setTable(null)
      if (names.length === 0) return
      const kept = text.trim() ? `${text.trimEnd()}\n` : ''
      onText(kept + names.join('\n'))
      notify.success(`${plural(names.length, 'name')} added.`, { label: 'Undo', onClick: () => onText(text) })
    },
    [text, onText],
  )
  const take = useCallback(
    async (read: Promise<Table>) => {
      setReading(true)
      setFault(null)
      try {
        const found = await read
        const heading = hasHeading(found)
        const columns = columnsOf(found, heading)
        const only = columns.length === 1 ? columns[0] : undefined
        if (only) choose(namesOf(found, heading, only))
        else setTable(found)
      } catch (error) {
        setFault(error instanceof TableFault ? error.message : 'The list could not be read.')
      } finally {
        setReading(false)
      }
    },
    [choose],
  )

  return {
    input,
    open: () => input.current?.click(),
    reading,
    fault,
    table,
    takeFile: useCallback((files) => void (files[0] && take(readTable(files[0]))), [take]),
    takeText: useCallback((pasted) => void take(readCells(pasted)), [take]),
    choose,
    close: () => setTable(null),
  }
}

export const isList = ({ name, type }: File): boolean =>
  /\.(csv|tsv|txt|xlsx|xls)$/i.test(name) || /^text\/|spreadsheet|ms-excel/.test(type)
