import { lazy, Suspense } from 'react'
import type { PictureSlot } from '#web/studio/bench/use-slots.ts'
import { PictureZone } from '#web/studio/upload/picture-zone.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { MockupTool } from './mockup.form.ts'

const ItemPreview = lazy(async () => ({ default: (await import('./item-preview.tsx')).ItemPreview }))
const PhotoPreview = lazy(async () => ({ default: (await import('./photo-preview.tsx')).PhotoPreview }))

export function MockupCustomize({ tool }: { tool: MockupTool }) {
  return (
    <Suspense fallback={<Skeleton className="mx-auto aspect-square w-full max-w-xl" />}>
      <Preview tool={tool} />
    </Suspense>
  )
}

function Preview({ tool }: { tool: MockupTool }) {
  const { form, pictures, byModel, change } = tool
  const { logo } = form
  if (!logo) return null
  if (form.input === 'prompt')
    return byModel ? <LogoAlone slot={pictures.logo} /> : <ItemPreview form={{ ...form, logo }} onChange={change} />
  if (!form.photo)
    return (
      <PictureZone
        intake={pictures.photo.intake}
        title="Now the item"
        hint="A photo of what the logo goes on: a JPEG, PNG or WebP. You place the logo on it next."
        sample="cup"
      />
    )
  return <PhotoPreview logo={logo} photo={form.photo} tool={tool} />
}

function LogoAlone({ slot: { url, name } }: { slot: PictureSlot }) {
  return (
    <figure className="mx-auto max-w-xl space-y-2">
      {url && (
        <img
          src={url}
          alt={`Your logo, ${name}`}
          className="max-h-[45dvh] w-full rounded-card border border-line bg-line-strong object-contain p-6"
        />
      )}
      <figcaption className="text-center text-small text-ink-soft">
        Describe the item, the place and the mood. The picture is made from that.
      </figcaption>
    </figure>
  )
}
