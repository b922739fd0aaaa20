import { Users } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { paths } from '#web/lib/paths.ts'
import { PictureZone, type Zone } from '#web/studio/upload/picture-zone.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { EventsTool } from './events.form.ts'

const EventsCustomize = lazy(async () => ({ default: (await import('./events-customize.tsx')).EventsCustomize }))

export const FLYER_ZONE: Zone = {
  title: 'Your flyer, and a guest on it',
  hint: 'Start with the flyer: a JPEG, PNG or WebP up to 10MB. We find the room for a photo, transparent or of one colour, for you.',
  choose: 'Choose a flyer',
  camera: false,
  sample: 'flyer',
  example: { shape: 'portrait', given: ['flyer.', 'portrait'], made: 'event' },
}

const GUEST_ZONE: Zone = {
  title: 'Now the guest',
  hint: 'A JPEG, PNG or WebP. Next you choose which part of it is shown.',
  sample: 'portrait',
}

export function EventsScene({ tool }: { tool: EventsTool }) {
  const { flyer, guest } = tool.pictures
  if (flyer.picture && guest.picture)
    return (
      <Suspense fallback={<Skeleton className="mx-auto aspect-[4/5] max-w-xl" />}>
        <EventsCustomize tool={tool} />
      </Suspense>
    )
  const chosenFlyer = flyer.url && (
    <img
      src={flyer.url}
      alt="Your flyer"
      className="max-h-[24dvh] max-w-full lg:max-h-[38dvh] rounded-card bg-sunken object-contain"
    />
  )
  return (
    <div className="space-y-4">
      {flyer.picture ? (
        <PictureZone {...GUEST_ZONE} intake={guest.intake}>
          {chosenFlyer}
        </PictureZone>
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
