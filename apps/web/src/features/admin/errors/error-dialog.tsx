import type { ErrorLog } from '@ufaro/contract/http/admin-logs.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Moment } from '../table/moment.tsx'

export function ErrorDialog({ log, onClose }: { log: ErrorLog; onClose: () => void }) {
  const { code, message, user_id, request_id, created_at } = log
  return (
    <Dialog open onOpenChange={(stays) => !stays && onClose()} title={code} description={<Moment iso={created_at} />}>
      <dl className="text-small wrap-anywhere">
        <Id title="User" id={user_id} />
        <Id title="Request" id={request_id} />
      </dl>
      <p
        // biome-ignore lint/a11y/noNoninteractiveTabindex: an area must have the focus to scroll by keyboard
        tabIndex={0}
        className="mt-4 text-small wrap-anywhere whitespace-pre-wrap"
      >
        {message}
      </p>
    </Dialog>
  )
}

const Id = ({ title, id }: { title: string; id: string | null }) =>
  id && (
    <div className="flex gap-2">
      <dt className="text-ink-soft">{title}</dt>
      <dd className="font-mono">{id}</dd>
    </div>
  )
