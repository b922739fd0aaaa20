import { Users } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { paths } from '#web/lib/paths.ts'
import { PictureZone } from '#web/studio/upload/picture-zone.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { EventsTool } from './events.form.ts'
import { FLYER_ZONE, GUEST_ZONE } from './events.zone.tsx'

const EventsCustomize = lazy(async () => ({ default: (await import('./events-customize.tsx')).EventsCustomize }))

export function EventsScene({ tool }: { tool: EventsTool }) {
  const { flyer, guest } = tool.pictures
  if (flyer.picture && guest.picture)
    return (
      <Suspense fallback={<Skeleton className="mx-auto aspect-[4/5] max-w-xl" />}>
        <EventsCustomize tool={tool} />
      </Suspense>
    )
  const chosenFlyer = flyer.url && (
    <img src={flyer.url} alt="Your flyer" className="max-h-[38dvh] max-w-full rounded-card bg-sunken object-contain" />
  )
  return (
    <div className="space-y-4">
      {flyer.picture ? (
        <PictureZone {...GUEST_ZONE} example={chosenFlyer} intake={guest.intake} />
      ) : (
        <PictureZone {...FLYER_ZONE} intake={flyer.intake} />
      )}
      <PageLink />
    </div>
  )
}

export const PageLink = () => (
  <ButtonLink to={paths.newEventPage} look="secondary" className="px-3">
    <Users aria-hidden className="size-5" />
    Make a page for your guests
  </ButtonLink>
)
