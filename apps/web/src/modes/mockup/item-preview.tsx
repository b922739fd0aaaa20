import type { Ctx } from '@ufaro/render/draw/canvas.ts'
import { drawMockup, sceneFileOf, scenesOf } from '@ufaro/render/draw/mockup/mockup.ts'
import { SIZE } from '@ufaro/render/draw/mockup/scene.ts'
import { ITEM_CALLED, understandMockup } from '@ufaro/render/draw/mockup/understand-mockup.ts'
import { useCallback, useDeferredValue } from 'react'
import { understoodWords } from '#web/studio/card/card-words.ts'
import { PreviewCanvas } from '#web/studio/preview/preview-canvas.tsx'
import type { Picture } from '#web/studio/upload/take-picture.ts'
import { RadioCards } from '#web/ui/radio-cards.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { MockupForm } from './mockup.form.ts'
import { SCENES } from './mockup-fields.tsx'
import { useInk } from './use-ink.ts'
import { useScene } from './use-scene.ts'

const SCENE_PICTURES = import.meta.glob<string>('./scenes/*.webp', { query: '?url', import: 'default', eager: true })

interface ItemPreviewProps {
  form: Pick<MockupForm, 'prompt' | 'item' | 'scene'> & { logo: Picture }
  onChange: (change: Pick<MockupForm, 'scene'>) => void
}

export function ItemPreview({ form, onChange }: ItemPreviewProps) {
  const ink = useInk(form.logo.blob)
  const prompt = useDeferredValue(form.prompt)
  const { item, standsFor, understood, ...look } = understandMockup(
    prompt,
    form.item ?? undefined,
    form.scene ?? undefined,
  )
  const called = ITEM_CALLED[item]
  const words = understoodWords(understood)
  const isGuess = prompt.trim() !== '' && understood.includes(`item: ${item} (assumed)`)
  // Redraw only if the plan has changed, because most keystrokes do not change the picture.
  const plan = JSON.stringify({ item, look })
  const scene = useScene(sceneFileOf(item, look))
  const draw = useCallback(
    (ctx: Ctx) => {
      const { item, look } = JSON.parse(plan)
      if (ink && scene) drawMockup(ctx, ink, item, look, scene)
    },
    [ink, plan, scene],
  )
  return (
    <figure className="mx-auto max-w-xl space-y-2">
      {ink && scene ? (
        <PreviewCanvas
          width={SIZE}
          height={SIZE}
          draw={draw}
          label={`Preview: your logo on a ${called}`}
          className="max-h-[60dvh] w-full rounded-card object-contain"
        />
      ) : (
        <Skeleton className="aspect-square w-full" />
      )}
      <figcaption aria-live="polite" className="text-center text-small text-ink-soft">
        {isGuess && `No item we can draw is named, so this is a ${called}. Choose one, or use a photo of yours. `}
        {standsFor && (
          <strong className="block text-ink">
            No {standsFor} can be drawn here, so your logo is shown on a {called}. To see it on yours, use a photo of
            it.
          </strong>
        )}
        {words ? `Understood: ${words}` : `A ${called} in a plain studio. Describe another item, place or colour.`}
      </figcaption>
      <RadioCards
        label="Scene"
        value={look.scene}
        options={scenesOf(item).map((value) => ({
          value,
          label: SCENES[value],
          icon: (
            <img
              src={SCENE_PICTURES[`./scenes/${item}-${value}.webp`]}
              alt=""
              width={84}
              height={84}
              loading="lazy"
              decoding="async"
              className="aspect-square w-full max-w-21 rounded-tight object-cover"
            />
          ),
        }))}
        onChange={(scene) => onChange({ scene })}
        className="grid-cols-3 text-center text-small sm:grid-cols-4 [&_label]:flex-col [&_label]:gap-1 [&_label]:px-1.5"
      />
    </figure>
  )
}
