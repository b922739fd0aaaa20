import { DEFAULT_CROP } from '@ufaro/contract/tools/events.ts'
import { TOOLS } from '@ufaro/contract/tools.ts'
import { useCallback } from 'react'
import { GenerateButton } from '#web/studio/credits/generate-button.tsx'
import { into, useParcel } from '#web/studio/hand-over/hand-over.ts'
import { useRun } from '#web/studio/run/use-run.ts'
import { Workbench } from '#web/studio/shell/workbench.tsx'
import { WorkbenchSkeleton } from '#web/studio/shell/workbench-skeleton.tsx'
import type { Picture } from '#web/studio/upload/take-picture.ts'
import { useBlobUrl } from '#web/studio/upload/use-blob-url.ts'
import { usePictureIntake } from '#web/studio/upload/use-picture-intake.ts'
import { useHeld } from '#web/studio/use-held.ts'
import { EMPTY_FORM, EVENTS_RUN, eventsInputs, FLYER_RULES, missing } from './events.form.ts'
import { eventsStage } from './events.stage.ts'
import { EventsOptions } from './events-options.tsx'
import { EventsScene } from './events-scene.tsx'
import { findPlace } from './find-place.ts'

const { label, description } = TOOLS.events

export function EventsPanel() {
  const { held, ready, change } = useHeld('events', EMPTY_FORM)
  const { run, view, refusal, ready: asked } = useRun(EVENTS_RUN)
  const flyerUrl = useBlobUrl(held.flyer?.blob)
  const guestUrl = useBlobUrl(held.guest?.blob)
  const stage = eventsStage(held, view)
  const working = stage === 'generating'
  const takeFlyer = useCallback(async (flyer: Picture) => change({ flyer, ...(await findPlace(flyer)) }), [change])
  const takeGuest = useCallback((guest: Picture) => change({ guest, crop: DEFAULT_CROP }), [change])
  const needsFlyer = !held.flyer
  const flyer = {
    url: flyerUrl,
    intake: usePictureIntake(takeFlyer, working, { label: 'Flyer', takesStray: needsFlyer, rules: FLYER_RULES }),
  }
  const guest = {
    url: guestUrl,
    intake: usePictureIntake(takeGuest, working, { label: 'Guest photo', takesStray: !needsFlyer }),
  }
  useParcel(
    'events',
    { ready: ready && asked, busy: working, run },
    { flyer: into(flyer.intake), 'guest photo': into(guest.intake) },
  )
  const generate = useCallback(() => void run.start(eventsInputs(held)), [run, held])

  if (!ready || !asked) return <WorkbenchSkeleton />

  return (
    <Workbench
      title={label}
      description={description}
      intake={[flyer.intake, guest.intake]}
      options={<EventsOptions form={held} flyer={flyer} guest={guest} disabled={working} onChange={change} />}
      action={
        <GenerateButton
          mode="events"
          onGenerate={working ? null : generate}
          onCancel={run.cancel}
          canceling={view?.canceling ?? false}
          missing={missing(held)}
        />
      }
      stage={
        <EventsScene
          stage={stage}
          form={held}
          run={run}
          view={view}
          refusal={refusal?.sentence ?? null}
          flyer={flyer}
          guest={guest}
          onChange={change}
        />
      }
    />
  )
}
