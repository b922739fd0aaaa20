import type { Webhook } from '@ufaro/contract/webhook.ts'
import { useState } from 'react'
import { formatMoment } from '#web/lib/formats.ts'
import { sentenceOf } from '#web/lib/http/api-error.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { notify } from '#web/ui/toast.tsx'
import type { Webhooks } from './use-webhooks.ts'

interface Props {
  hook: Webhook
  webhooks: Webhooks
  onLog: () => void
  onSecret: (secret: string) => void
}

export function WebhookCard({ hook, webhooks, onLog, onSecret }: Props) {
  const [busy, setBusy] = useState<string>()
  const [leaving, setLeaving] = useState(false)

  const during = (what: string, work: () => Promise<unknown>) => async () => {
    setBusy(what)
    await work()
    setBusy(undefined)
  }
  const rotate = async () => {
    try {
      onSecret(await webhooks.rotate(hook))
    } catch (error) {
      notify.error(sentenceOf(error))
    }
  }

  return (
    <Card className="space-y-3 p-4">
      <div className="flex items-start gap-3">
        <div className="mr-auto min-w-0 space-y-1.5">
          <p className="wrap-anywhere font-bold">{hook.url}</p>
          <p className="flex flex-wrap gap-1.5">
            {hook.events.map((event) => (
              <Badge key={event}>{event}</Badge>
            ))}
          </p>
          {hook.failing_since && (
            <p className="text-small text-danger">Nothing has arrived since {formatMoment(hook.failing_since)}</p>
          )}
        </div>
        <Switch
          label={`Switch ${hook.url} on or off`}
          checked={hook.active}
          loading={busy === 'active'}
          onChange={(active) => void during('active', () => webhooks.setActive(hook, active))()}
        />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button look="secondary" onClick={onLog}>
          Log
        </Button>
        <Button look="secondary" loading={busy === 'test'} onClick={during('test', () => webhooks.test(hook))}>
          Send a test
        </Button>
        <Button look="secondary" loading={busy === 'rotate'} onClick={during('rotate', rotate)}>
          New secret
        </Button>
        <Button look="ghost" onClick={() => setLeaving(true)}>
          Delete
        </Button>
      </div>
      {leaving && (
        <ConfirmDialog
          title="Delete this webhook?"
          description="Its log goes with it, and what was not delivered yet never is."
          confirm="Delete webhook"
          keep="Keep it"
          busy={busy === 'remove'}
          onConfirm={during('remove', () => webhooks.remove(hook))}
          onClose={() => setLeaving(false)}
        />
      )}
    </Card>
  )
}
