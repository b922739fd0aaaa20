import { useDeferredValue, useState } from 'react'
import { plural } from '#web/lib/formats.ts'
import { sentenceOf } from '#web/lib/http/api-error.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { pagesOf, useIssued } from './issued-query.ts'
import { IssuedRow } from './issued-row.tsx'

interface IssuedDialogProps {
  runId: string
  onClose: () => void
}

export function IssuedDialog({ runId, onClose }: IssuedDialogProps) {
  const [search, setSearch] = useState('')
  const [page, setPage] = useState(1)
  const { data, error, isPending } = useIssued(runId, useDeferredValue(search.trim()), page)
  const pages = pagesOf(data?.total ?? 0)
  const bare = data?.total === 0 && !search.trim()
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Codes of these certificates"
      description="Anybody who scans one sees whose certificate it is. Revoke it, and its page says so."
      footer={pages > 1 && <Pager page={page} pages={pages} onPage={setPage} />}
    >
      {bare ? (
        <Notice tone="info">These certificates were made without a code.</Notice>
      ) : (
        <div className="space-y-3">
          <Field label="Find a name or serial" required aside={data && plural(data.total, 'certificate')}>
            <Input
              type="search"
              value={search}
              autoComplete="off"
              onChange={({ currentTarget }) => {
                setSearch(currentTarget.value)
                setPage(1)
              }}
            />
          </Field>
          {error && <Notice tone="danger">{sentenceOf(error)}</Notice>}
          {isPending && <Skeleton className="h-40 w-full" />}
          <ul className="divide-y divide-line">
            {data?.certificates.map((certificate) => (
              <IssuedRow key={certificate.code} certificate={certificate} runId={runId} />
            ))}
          </ul>
        </div>
      )}
    </Dialog>
  )
}

interface PagerProps {
  page: number
  pages: number
  onPage: (page: number) => void
}

function Pager({ page, pages, onPage }: PagerProps) {
  return (
    <>
      <p role="status" className="mr-auto self-center text-small text-ink-soft tabular-nums">
        Page {page} of {pages}
      </p>
      <Button look="secondary" disabled={page === 1} onClick={() => onPage(page - 1)}>
        Previous
      </Button>
      <Button look="secondary" disabled={page >= pages} onClick={() => onPage(page + 1)}>
        Next
      </Button>
    </>
  )
}
