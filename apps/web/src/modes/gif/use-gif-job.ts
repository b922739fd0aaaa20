import { GIF_SIZES } from '@ufaro/contract/tools/gif.ts'
import { captionStyle } from '@ufaro/render/draw/gif/caption.ts'
import { type GifJob, gifSize } from '@ufaro/render/draw/gif/frame.ts'
import { brandStyles } from '@ufaro/render/draw/gif/marketing.ts'
import { type GifFrame, planFrames } from '@ufaro/render/draw/gif/timeline.ts'
import { useMemo } from 'react'
import { useDrawable } from '#web/studio/preview/use-drawable.ts'
import { useFaces } from '#web/studio/preview/use-faces.ts'
import { type GifForm, settingsOf } from './gif.form.ts'
import { useDrawables } from './use-drawables.ts'
import { type FoundLettering, useLettering } from './use-lettering.ts'

export interface Animation {
  job: GifJob
  frames: readonly GifFrame[]
  width: number
  height: number
  length: number
  complete: boolean
  font: FoundLettering | null
}

export function useGifJob(form: GifForm): Animation {
  const { pictures, logo } = form
  const settings = useMemo(() => settingsOf(form), [form])
  const drawables = useDrawables(pictures, GIF_SIZES[settings.size])
  const logoDrawable = useDrawable(logo?.blob)
  const font = useLettering(settings.inferFontFromLogo ? (logo?.blob ?? pictures[0]?.blob ?? null) : null)
  const lettering = font?.lettering
  const styles = useMemo(() => [captionStyle(settings, lettering), ...brandStyles(lettering)], [settings, lettering])
  const { textContent, businessName, businessTagline, callToAction, website } = settings
  const letters = useFaces(styles, [textContent, businessName, businessTagline, callToAction, website].join(''))
  const held = drawables.filter((drawable) => drawable !== undefined).length
  const first = pictures[0]
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again when a picture or a font loads
  return useMemo(() => {
    const frames = planFrames(settings, pictures.length)
    return {
      job: { pictures: drawables, settings, logo: logoDrawable ?? undefined, lettering },
      frames,
      ...gifSize(first ?? { width: 1, height: 1 }, settings.size),
      length: frames.reduce((sum, { delay }) => sum + delay, 0),
      complete: held === pictures.length && letters > 0 && (!logo || logoDrawable !== null),
      font,
    }
  }, [settings, pictures, held, letters, logoDrawable, lettering, font])
}
