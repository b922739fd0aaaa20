import { lazy, Suspense } from 'react'
import { PictureZone } from '#web/studio/upload/picture-zone.tsx'
import type { Picture } from '#web/studio/upload/take-picture.ts'
import { useBlobUrl } from '#web/studio/upload/use-blob-url.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { MockupForm } from './mockup.form.ts'
import type { PictureSlot } from './mockup-options.tsx'

/** The drawing of every item is fetched once one is to be seen. */
const ItemPreview = lazy(async () => ({ default: (await import('./item-preview.tsx')).ItemPreview }))
const PhotoPreview = lazy(async () => ({ default: (await import('./photo-preview.tsx')).PhotoPreview }))

interface MockupCustomizeProps {
  form: MockupForm & { logo: Picture }
  photo: PictureSlot
  byModel: boolean
  onChange: (changes: Partial<MockupForm>) => void
}

/** What is going to be made: drawn already where the built-in engine makes it. */
export function MockupCustomize({ form, photo, byModel, onChange }: MockupCustomizeProps) {
  return (
    <Suspense fallback={<Skeleton className="mx-auto aspect-square w-full max-w-xl" />}>
      <Preview form={form} photo={photo} byModel={byModel} onChange={onChange} />
    </Suspense>
  )
}

function Preview({ form, photo, byModel, onChange }: MockupCustomizeProps) {
  if (form.input === 'prompt') return byModel ? <LogoAlone logo={form.logo} /> : <ItemPreview form={form} />
  if (!form.photo)
    return (
      <PictureZone
        intake={photo.intake}
        title="Now the item"
        hint="A photo of what the logo goes on: a JPEG, PNG or WebP. You place the logo on it next."
      />
    )
  return (
    <PhotoPreview
      logo={form.logo}
      photo={form.photo}
      quad={form.quad}
      byModel={byModel}
      onChange={(quad) => onChange({ quad })}
    />
  )
}

/** What a model is going to draw nobody can show beforehand. */
function LogoAlone({ logo }: { logo: Picture }) {
  const url = useBlobUrl(logo.blob)
  return (
    <figure className="mx-auto max-w-xl space-y-2">
      {url && (
        <img
          src={url}
          alt={`Your logo, ${logo.name}`}
          className="max-h-[45dvh] w-full rounded-card border border-line bg-sunken object-contain p-6"
        />
      )}
      <figcaption className="text-center text-small text-ink-soft">
        Describe the item, the place and the mood. The AI engine makes the picture from that.
      </figcaption>
    </figure>
  )
}
