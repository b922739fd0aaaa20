import type { Ctx } from '@ufaro/render/draw/canvas.ts'
import { drawMockup } from '@ufaro/render/draw/mockup/mockup.ts'
import { SIZE } from '@ufaro/render/draw/mockup/scene.ts'
import { understandMockup } from '@ufaro/render/draw/mockup/understand-mockup.ts'
import { useCallback, useDeferredValue } from 'react'
import { understoodWords } from '#web/studio/card/card-words.ts'
import { PreviewCanvas } from '#web/studio/preview/preview-canvas.tsx'
import type { Picture } from '#web/studio/upload/take-picture.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { MockupForm } from './mockup.form.ts'
import { useInk } from './use-ink.ts'

interface ItemPreviewProps {
  form: Pick<MockupForm, 'prompt' | 'item'> & { logo: Picture }
}

export function ItemPreview({ form }: ItemPreviewProps) {
  const ink = useInk(form.logo.blob)
  const prompt = useDeferredValue(form.prompt)
  const { item, understood, ...look } = understandMockup(prompt, form.item ?? undefined)
  const words = understoodWords(understood)
  // Most keystrokes do not change the picture: redraw only if they do.
  const plan = JSON.stringify({ item, look })
  const draw = useCallback(
    (ctx: Ctx) => {
      const { item, look } = JSON.parse(plan)
      if (ink) drawMockup(ctx, ink, item, look)
    },
    [ink, plan],
  )
  return (
    <figure className="mx-auto max-w-xl space-y-2">
      {ink ? (
        <PreviewCanvas
          width={SIZE}
          height={SIZE}
          draw={draw}
          label={`Preview: your logo on a ${item}`}
          className="max-h-[60dvh] w-full rounded-card object-contain"
        />
      ) : (
        <Skeleton className="aspect-square w-full" />
      )}
      <figcaption aria-live="polite" className="text-center text-small text-ink-soft">
        {words ? `Understood: ${words}` : `A ${item} in a plain studio. Describe another item, place or colour.`}
      </figcaption>
    </figure>
  )
}
