import { useQueryClient } from '@tanstack/react-query'
import { formatCredits } from '@ufaro/contract/credits.ts'
import { createEventPage } from '@ufaro/contract/http/event-pages.ts'
import { type FormEvent, useCallback, useState } from 'react'
import { useNavigate } from 'react-router'
import { faultsOf, sentenceOf } from '#web/lib/http/api-error.ts'
import { creditsPath, eventPagePath, paths } from '#web/lib/paths.ts'
import { session } from '#web/lib/session.ts'
import { useCreditCount } from '#web/studio/credits/use-credit-count.ts'
import { findPlace } from '#web/studio/guest-place/find-place.ts'
import { type Picture, UNSCALED } from '#web/studio/upload/take-picture.ts'
import { usePictureIntake } from '#web/studio/upload/use-picture-intake.ts'
import { useDraft } from '#web/studio/use-draft.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Page } from '#web/ui/page.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { EventFields } from '../event-fields.tsx'
import { eventPagesKey } from '../event-pages.queries.ts'
import { useKeyedCall } from '../keyed-call.ts'
import { bodyOf, EMPTY_PAGE, missing } from './event-page.form.ts'
import { FlyerChoice } from './flyer-choice.tsx'
import { More } from './more.tsx'
import { useFlyerOfTool } from './use-flyer-of-tool.ts'

export function NewEventPage() {
  const { value: form, ready, change } = useDraft('guest-page', EMPTY_PAGE)
  const { make, making, faults } = useMaking(() => change(EMPTY_PAGE))
  useFlyerOfTool(form, ready, change)
  const take = useCallback(async (flyer: Picture) => change({ flyer, ...(await findPlace(flyer)) }), [change])
  const intake = usePictureIntake(take, making || form.source !== 'flyer', { label: 'Flyer', rules: UNSCALED })
  const lacking = missing(form)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!lacking) void make(bodyOf(form))
  }

  if (!ready)
    return (
      <Page title="A page for your guests" width="max-w-3xl">
        <Skeleton className="h-96" />
      </Page>
    )
  return (
    <Page
      title="A page for your guests"
      width="max-w-3xl"
      actions={<BackLink to={paths.eventPages}>All event pages</BackLink>}
    >
      <p className="-mt-2 mb-6 text-ink-soft">
        Guests open your link, put their own photo on your flyer and join your list. Their photos never leave their
        phones, and they need no account.
      </p>
      <form onSubmit={submit} noValidate className="space-y-5">
        <FlyerChoice form={form} intake={intake} disabled={making} onChange={change} />
        <EventFields form={form} errors={faults} onChange={change} />
        <More form={form} faults={faults} onChange={change} />
        {faults.form && <Notice tone="danger">{faults.form}</Notice>}
        <MakeButton making={making} lacking={lacking} />
      </form>
    </Page>
  )
}

function MakeButton({ making, lacking }: { making: boolean; lacking: string | null }) {
  const { left } = useCreditCount('events')
  if (left === 0)
    return (
      <Notice tone="info" title="A page takes one credit of Events, and you have none left">
        <ButtonLink to={creditsPath('events')}>Get credits</ButtonLink>
      </Notice>
    )
  return (
    <div className="space-y-2">
      <p className="text-small text-ink-soft">
        The page takes one credit of Events{left !== null && `; you have ${formatCredits(left)}`}. Nothing is spent on
        guests.
      </p>
      <Button type="submit" className="w-full sm:w-auto" loading={making} disabled={lacking !== null}>
        Make the page · 1 credit
      </Button>
      {lacking && <p className="text-small text-ink-soft">{lacking}</p>}
    </div>
  )
}

function useMaking(onMade: () => void) {
  const [making, setMaking] = useState(false)
  const [faults, setFaults] = useState<Record<string, string>>({})
  const keyed = useKeyedCall()
  const cache = useQueryClient()
  const navigate = useNavigate()

  async function make(body: ReturnType<typeof bodyOf>): Promise<void> {
    setMaking(true)
    setFaults({})
    try {
      const { page } = await keyed(createEventPage, { body })
      void session.refreshData({ force: true })
      void cache.invalidateQueries({ queryKey: eventPagesKey })
      onMade()
      navigate(eventPagePath(page.id), { replace: true })
    } catch (error) {
      setFaults({ form: sentenceOf(error), ...faultsOf(error) })
      setMaking(false)
    }
  }
  return { make, making, faults }
}
