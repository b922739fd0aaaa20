import { SlidersHorizontal, Users } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { paths } from '#web/lib/paths.ts'
import type { RunView } from '#web/studio/run/run-view.ts'
import type { StudioRun } from '#web/studio/run/studio-run.ts'
import { Results } from '#web/studio/shell/lazy-results.tsx'
import { IntakeFault } from '#web/studio/upload/picture-zone.tsx'
import type { Intake } from '#web/studio/upload/use-picture-intake.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { notify } from '#web/ui/toast.tsx'
import { EMPTY_FORM, type EventsForm } from './events.form.ts'
import type { EventsStage } from './events.stage.ts'
import { FlyerUpload, GuestUpload } from './events-uploads.tsx'

/** Comes once both pictures are there: nobody needs the crop boxes and the drawing before. */
const EventsCustomize = lazy(async () => ({ default: (await import('./events-customize.tsx')).EventsCustomize }))

const NOTE = {
  summary: 'Made by the built-in engine, out of your own pictures.',
  text: 'It puts the part of the photo you chose onto your flyer and changes nothing else.',
}

interface EventsSceneProps {
  stage: EventsStage
  form: EventsForm
  run: StudioRun
  view: RunView | null
  refusal: string | null
  flyer: { url: string | null; intake: Intake }
  guest: { url: string | null; intake: Intake }
  onChange: (changes: Partial<EventsForm>) => void
}

/** What each stage of the tool shows. */
export function EventsScene({ stage, form, run, view, refusal, flyer, guest, onChange }: EventsSceneProps) {
  function startFresh() {
    const before = form
    run.clear()
    onChange(EMPTY_FORM)
    notify.success('Ready for a new flyer. Your results are in the gallery.', {
      label: 'Keep the pictures',
      onClick: () => onChange(before),
    })
  }

  if (view && (stage === 'generating' || stage === 'results'))
    return (
      <div className="space-y-4">
        <IntakeFault intake={flyer.intake.fault ? flyer.intake : guest.intake} />
        <Results
          mode="events"
          view={view}
          run={run}
          before={null}
          ratio={form.flyer ? form.flyer.width / form.flyer.height : 1}
          onStartFresh={startFresh}
          actions={
            <>
              <PageLink />
              <AdjustButton onClick={run.clear} />
            </>
          }
          note={NOTE}
        />
      </div>
    )
  if (!form.flyer)
    return (
      <div className="space-y-4">
        <FlyerUpload intake={flyer.intake} />
        <PageLink />
      </div>
    )
  if (!form.guest)
    return (
      <div className="space-y-4">
        <IntakeFault intake={flyer.intake} />
        <GuestUpload flyerUrl={flyer.url} intake={guest.intake} />
        <PageLink />
      </div>
    )
  return (
    <>
      <IntakeFault intake={flyer.intake.fault ? flyer.intake : guest.intake} />
      <Suspense fallback={<Skeleton className="mx-auto aspect-[4/5] max-w-xl" />}>
        <EventsCustomize
          form={{ ...form, flyer: form.flyer }}
          guestUrl={guest.url}
          view={view}
          refusal={refusal}
          onChange={onChange}
        />
      </Suspense>
    </>
  )
}

/** From one guest to all of them, on the same flyer. */
const PageLink = () => (
  <ButtonLink to={paths.newEventPage} look="secondary" className="px-3">
    <Users aria-hidden className="size-5" />
    Make a page for your guests
  </ButtonLink>
)

/** Back to the same pictures and choices; the result stays in the gallery. */
function AdjustButton({ onClick }: { onClick: () => void }) {
  return (
    <Button look="secondary" className="px-3" onClick={onClick}>
      <SlidersHorizontal aria-hidden className="size-5" />
      Adjust
    </Button>
  )
}
