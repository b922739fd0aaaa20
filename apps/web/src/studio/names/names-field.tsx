import { NAMES_MAX } from '@ufaro/contract/tools/certificates.ts'
import { FileSpreadsheet } from 'lucide-react'
import { type ClipboardEvent, lazy, Suspense } from 'react'
import { plural } from '#web/lib/formats.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { FileInput } from '../upload/file-input.tsx'
import { duplicateWords, NAMES_TEXTS, type NameList, withoutDuplicates } from './names.ts'
import type { NameImport } from './use-name-import.ts'

const ColumnDialog = lazy(async () => ({ default: (await import('./column-dialog.tsx')).ColumnDialog }))

interface NamesFieldProps {
  text: string
  list: NameList
  lists: NameImport
  disabled: boolean
  onText: (text: string) => void
}

export function NamesField({ text, list, lists, disabled, onText }: NamesFieldProps) {
  const { names, emails, duplicates, tooLong } = list
  const withEmail = emails.filter((email) => email !== null).length
  const paste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text/plain')
    // Text with tabs comes from the cells of a spreadsheet. The browser pastes other text itself.
    if (!/\S\t\S/.test(pasted)) return
    event.preventDefault()
    lists.takeText(pasted)
  }
  const error =
    names.length > NAMES_MAX
      ? NAMES_TEXTS.tooMany
      : tooLong.length > 0
        ? `${NAMES_TEXTS.tooLong(tooLong.length)} The first: ${tooLong[0]?.slice(0, 40)}…`
        : undefined
  return (
    <div className="space-y-2">
      <Field label="Names, one a line" required error={error} aside={plural(names.length, 'name')}>
        <Textarea
          value={text}
          rows={7}
          disabled={disabled}
          spellCheck={false}
          autoComplete="off"
          placeholder={'Adébáyọ̀ Ọkafor\nNgozi Eze\nMusa Ɗanladi'}
          onPaste={paste}
          onChange={({ currentTarget }) => onText(currentTarget.value)}
        />
      </Field>
      {withEmail > 0 && (
        <p role="status" className="text-small text-ink-soft">
          {plural(withEmail, 'name')} with an email address. It is not printed.
        </p>
      )}
      {duplicates.length > 0 && (
        <div className="flex flex-wrap items-center justify-between gap-x-2">
          <p role="status" className="text-small text-ink-soft">
            {duplicateWords(duplicates)}
          </p>
          <Button
            look="ghost"
            className="-mr-2 px-2 text-small"
            disabled={disabled}
            onClick={() => onText(withoutDuplicates(list).join('\n'))}
          >
            Remove duplicates
          </Button>
        </div>
      )}
      <FileInput ref={lists.input} accept=".csv,.tsv,.txt,.xlsx" label="List of names" onFiles={lists.takeFile} />
      <Button
        look="secondary"
        className="w-full px-3 text-small"
        loading={lists.reading}
        disabled={disabled}
        onClick={lists.open}
      >
        {!lists.reading && <FileSpreadsheet aria-hidden className="size-5" />}
        From a CSV or Excel file
      </Button>
      {lists.fault && <Notice tone="danger">{lists.fault}</Notice>}
      {lists.table && (
        <Suspense fallback={null}>
          <ColumnDialog table={lists.table} onChoose={lists.choose} onClose={lists.close} />
        </Suspense>
      )}
    </div>
  )
}
