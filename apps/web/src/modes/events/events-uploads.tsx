import { PictureZone } from '#web/studio/upload/picture-zone.tsx'
import type { Intake } from '#web/studio/upload/use-picture-intake.ts'
import { EventsExample } from './events-example.tsx'

export function FlyerUpload({ intake }: { intake: Intake }) {
  return (
    <PictureZone
      intake={intake}
      example={<EventsExample />}
      title="Your flyer, and a guest on it"
      hint="Start with the flyer: a JPEG, PNG or WebP up to 10MB. Room for a photo, transparent or of one colour, is found by itself."
      choose="Choose a flyer"
      camera={false}
      sample="flyer"
    />
  )
}

interface GuestUploadProps {
  flyerUrl: string | null
  intake: Intake
}

export function GuestUpload({ flyerUrl, intake }: GuestUploadProps) {
  return (
    <PictureZone
      intake={intake}
      example={
        flyerUrl && (
          <img
            src={flyerUrl}
            alt="Your flyer"
            className="max-h-[38dvh] max-w-full rounded-card bg-sunken object-contain"
          />
        )
      }
      title="Now the guest"
      hint="A JPEG, PNG or WebP. Which part of it is shown you choose next."
      sample="portrait"
    />
  )
}
