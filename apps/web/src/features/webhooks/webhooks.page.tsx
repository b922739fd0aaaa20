import type { Webhook } from '@ufaro/contract/webhook.ts'
import { Webhook as Icon } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Page } from '#web/ui/page.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { LogSheet } from './log-sheet.tsx'
import { NewWebhookDialog } from './new-webhook-dialog.tsx'
import { SecretDialog } from './secret-dialog.tsx'
import { useWebhooks } from './use-webhooks.ts'
import { WebhookCard } from './webhook-card.tsx'

export function WebhooksPage() {
  const webhooks = useWebhooks()
  const { list } = webhooks
  const [making, setMaking] = useState(false)
  const [secret, setSecret] = useState<string>()
  const [reading, setReading] = useState<Webhook>()
  const add = <Button onClick={() => setMaking(true)}>New webhook</Button>
  return (
    <Page title="Webhooks" width="max-w-3xl" actions={list.data?.length ? add : undefined}>
      <p className="-mt-2 mb-6 text-ink-soft">
        We call your address when something happens, and again until it arrives.{' '}
        <a className="link" href="/docs#webhooks">
          How to receive them
        </a>
      </p>
      {list.isPending && <Skeleton className="h-32" />}
      {list.isError && (
        <Notice tone="danger" title="Your webhooks could not be loaded">
          <Button look="secondary" loading={list.isFetching} onClick={() => list.refetch()}>
            Try Again
          </Button>
        </Notice>
      )}
      {list.data?.length === 0 && (
        <EmptyState picture={<Icon aria-hidden />} title="No webhooks yet" action={add}>
          Hear at once when a run is done, a payment went through or somebody joined your event.
        </EmptyState>
      )}
      <ul className="space-y-2">
        {list.data?.map((hook) => (
          <li key={hook.id}>
            <WebhookCard hook={hook} webhooks={webhooks} onLog={() => setReading(hook)} onSecret={setSecret} />
          </li>
        ))}
      </ul>
      {making && <NewWebhookDialog create={webhooks.create} onMade={setSecret} onClose={() => setMaking(false)} />}
      {secret && <SecretDialog secret={secret} onClose={() => setSecret(undefined)} />}
      {reading && <LogSheet hook={reading} onClose={() => setReading(undefined)} />}
    </Page>
  )
}
