import type { ApiKey } from '@ufaro/contract/api-key.ts'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { formatDate, formatMoment, plural } from '#web/lib/formats.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Page } from '#web/ui/page.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { DeleteKeyDialog } from './delete-key-dialog.tsx'
import { NewKeyDialog } from './new-key-dialog.tsx'
import { SCOPE_WORDS } from './scope-words.ts'
import { useKeys } from './use-keys.ts'

export function KeysPage() {
  const { list, removing, create, remove } = useKeys()
  const [making, setMaking] = useState(false)
  const [leaving, setLeaving] = useState<ApiKey>()
  const newKey = <Button onClick={() => setMaking(true)}>New key</Button>
  return (
    <Page title="API keys" width="max-w-3xl" actions={list.data?.length ? newKey : undefined}>
      <p className="-mt-2 mb-6 text-ink-soft">
        Let your own programs and assistants use the studio.{' '}
        <a className="link" href="/docs">
          Read the documentation
        </a>
      </p>
      {list.isPending && <Skeleton className="h-32" />}
      {list.isError && (
        <Notice tone="danger" title="Your keys could not be loaded">
          <Button look="secondary" loading={list.isFetching} onClick={() => list.refetch()}>
            Try Again
          </Button>
        </Notice>
      )}
      {list.data?.length === 0 && (
        <EmptyState picture={<KeyRound aria-hidden />} title="No keys yet" action={newKey}>
          A key acts in your name and spends your credits, within what you allow it.
        </EmptyState>
      )}
      <ul className="space-y-2">
        {list.data?.map((key) => (
          <li key={key.id}>
            <KeyCard apiKey={key} busy={removing === key.id} onDelete={() => setLeaving(key)} />
          </li>
        ))}
      </ul>
      {making && <NewKeyDialog create={create} onClose={() => setMaking(false)} />}
      {leaving && <DeleteKeyDialog apiKey={leaving} remove={remove} onClose={() => setLeaving(undefined)} />}
    </Page>
  )
}

function KeyCard({ apiKey, busy, onDelete }: { apiKey: ApiKey; busy: boolean; onDelete: () => void }) {
  const { name, prefix, scopes, daily_credits, last_used_at, expires_at } = apiKey
  const over = expires_at !== null && new Date(expires_at) < new Date()
  return (
    <Card className="flex flex-wrap items-start gap-3 p-4">
      <div className="mr-auto min-w-0 space-y-1">
        <p className="wrap-anywhere font-bold">{name}</p>
        <p className="flex flex-wrap items-center gap-1.5">
          <code className="text-small">{prefix}…</code>
          {scopes.map((scope) => (
            <Badge key={scope}>{SCOPE_WORDS[scope].label}</Badge>
          ))}
          {over && <Badge tone="danger">Expired</Badge>}
        </p>
        <p className="text-small text-ink-soft">
          {last_used_at ? `Last used ${formatMoment(last_used_at)}` : 'Not used yet'}
          {daily_credits !== null && ` · at most ${plural(daily_credits, 'credit')} a day`}
          {expires_at && ` · ${over ? 'ended' : 'ends'} ${formatDate(expires_at)}`}
        </p>
      </div>
      <Button look="secondary" loading={busy} onClick={onDelete} aria-label={`Delete ${name}`}>
        Delete
      </Button>
    </Card>
  )
}
