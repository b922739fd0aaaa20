import type { EventPage } from '@ufaro/contract/event-page.ts'
import { makeThankYou } from '@ufaro/contract/http/event-pages.ts'
import { FLYER_LIMITS } from '@ufaro/contract/tools/flyer.ts'
import { useState } from 'react'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { RunActions, RunFault, useSpending } from './spending.tsx'

interface Props {
  page: EventPage
  onRun: (runId: string) => void
  onClose: () => void
}

export function ThankYouDialog({ page, onRun, onClose }: Props) {
  const [content, setContent] = useState(`Thank you for coming to ${page.title}!`)
  const spending = useSpending(onRun, onClose)
  const make = () =>
    void spending.spend(makeThankYou, {
      params: { id: page.id },
      body: { content: content.trim() || undefined },
      headers: { prefer: 'respond-async' },
    })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Thank-you flyer"
      description="Made out of this page’s flyer and your brand kit. One credit of Flyers."
      footer={
        <RunActions mode="flyer" spending={spending} disabled={false} onMake={make} onClose={onClose}>
          Make the flyer
        </RunActions>
      }
    >
      <div className="space-y-5">
        <RunFault spending={spending} />
        <Field label="What it says" required>
          <Textarea
            value={content}
            rows={4}
            maxLength={FLYER_LIMITS.characters}
            onChange={({ currentTarget }) => setContent(currentTarget.value)}
          />
        </Field>
      </div>
    </Dialog>
  )
}
