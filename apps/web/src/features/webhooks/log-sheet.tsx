import { useQuery, useQueryClient } from '@tanstack/react-query'
import { listDeliveries, redeliver } from '@ufaro/contract/http/webhooks.ts'
import type { Delivery, Webhook } from '@ufaro/contract/webhook.ts'
import { useState } from 'react'
import { formatMoment, plural } from '#web/lib/formats.ts'
import { sentenceOf } from '#web/lib/http/api-error.ts'
import { call } from '#web/lib/session.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Sheet } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { notify } from '#web/ui/toast.tsx'
import { STATUS_WORDS } from './event-words.ts'
import { deliveriesKey } from './use-webhooks.ts'

const SHOWN = '30'
const LOOK_AGAIN_MS = 3000

export function LogSheet({ hook: { id, url }, onClose }: { hook: Webhook; onClose: () => void }) {
  const cache = useQueryClient()
  const log = useQuery({
    queryKey: deliveriesKey(id),
    queryFn: () => call(listDeliveries, { params: { id }, query: { limit: SHOWN } as never }),
    refetchInterval: ({ state }) =>
      state.data?.deliveries.some(({ status }) => status === 'pending') ? LOOK_AGAIN_MS : false,
  })

  async function again(deliveryId: string): Promise<void> {
    try {
      await call(redeliver, { params: { id, deliveryId } })
    } catch (error) {
      notify.error(sentenceOf(error))
    }
    await cache.invalidateQueries({ queryKey: deliveriesKey(id) })
  }

  return (
    <Sheet open onOpenChange={onClose} title="What was sent" description={<span className="wrap-anywhere">{url}</span>}>
      {log.isPending && <Skeleton className="h-32" />}
      {log.isError && <Notice tone="danger" title="The log could not be loaded" />}
      {log.data?.total === 0 && <p className="text-small text-ink-soft">Nothing was sent yet.</p>}
      <ul className="divide-y divide-line">
        {log.data?.deliveries.map((delivery) => (
          <li key={delivery.id} className="py-3">
            <Entry delivery={delivery} again={() => again(delivery.id)} />
          </li>
        ))}
      </ul>
      {log.data && log.data.total > log.data.deliveries.length && (
        <p className="text-small text-ink-soft">The latest {log.data.deliveries.length} are shown.</p>
      )}
    </Sheet>
  )
}

function Entry({ delivery, again }: { delivery: Delivery; again: () => Promise<void> }) {
  const [busy, setBusy] = useState(false)
  const { label, tone } = STATUS_WORDS[delivery.status]
  const press = async () => {
    setBusy(true)
    await again()
    setBusy(false)
  }
  return (
    <div className="flex items-start gap-2">
      <div className="mr-auto min-w-0 space-y-1">
        <p className="flex flex-wrap items-center gap-1.5">
          <code className="text-small font-bold">{delivery.event}</code>
          <Badge tone={tone}>{label}</Badge>
        </p>
        <p className="text-small text-ink-soft">
          {formatMoment(delivery.created_at)} · {plural(delivery.attempts, 'attempt')}
          {delivery.response_status !== null && ` · answered ${delivery.response_status}`}
        </p>
        {delivery.error && <p className="text-small text-danger">{delivery.error}</p>}
      </div>
      {delivery.status !== 'pending' && (
        <Button look="secondary" loading={busy} onClick={press} aria-label={`Send ${delivery.event} again`}>
          Again
        </Button>
      )}
    </div>
  )
}
