import { WEBHOOK_EVENTS, type WebhookEvent } from '@ufaro/contract/webhook.ts'
import { type FormEvent, useState } from 'react'
import { useSaving } from '#web/lib/use-saving.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Toggle } from '#web/ui/toggle.tsx'
import { EVENT_WORDS } from './event-words.ts'
import type { NewWebhook } from './use-webhooks.ts'

interface Props {
  create: (webhook: NewWebhook) => Promise<{ secret: string }>
  onMade: (secret: string) => void
  onClose: () => void
}

export function NewWebhookDialog({ create, onMade, onClose }: Props) {
  const [url, setUrl] = useState('')
  const [events, setEvents] = useState<WebhookEvent[]>(['run.finished', 'run.failed'])
  const { saving, faults, save } = useSaving(onClose)

  const toggle = (event: WebhookEvent) =>
    setEvents((held) => (held.includes(event) ? held.filter((one) => one !== event) : [...held, event]))

  const submit = (submitted: FormEvent) => {
    submitted.preventDefault()
    void save(async () => onMade((await create({ url, events })).secret))
  }

  return (
    <Dialog open onOpenChange={onClose} title="New webhook">
      <form onSubmit={submit} noValidate className="space-y-5">
        <Field label="Address" required error={faults.url} hint="We send a POST there. It begins with https://">
          <Input
            type="url"
            inputMode="url"
            placeholder="https://"
            value={url}
            onChange={({ target }) => setUrl(target.value)}
          />
        </Field>
        <fieldset className="space-y-1">
          <legend className="mb-1 text-small font-bold">Tell it when</legend>
          {WEBHOOK_EVENTS.map((event) => (
            <Toggle
              key={event}
              label={EVENT_WORDS[event]}
              hint={event}
              checked={events.includes(event)}
              onChange={() => toggle(event)}
            />
          ))}
          {faults.events && <p className="text-small text-danger">{faults.events}</p>}
        </fieldset>
        {faults.form && <Notice tone="danger">{faults.form}</Notice>}
        <div className="flex flex-wrap justify-end gap-2">
          <Button look="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={saving}>
            Create webhook
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
