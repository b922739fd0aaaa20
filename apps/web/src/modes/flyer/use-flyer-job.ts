import type { Drawable } from '@ufaro/render/draw/canvas.ts'
import { FLYER_STYLES } from '@ufaro/render/draw/flyer/flyer.ts'
import type { FlyerJob } from '@ufaro/render/draw/flyer/job.ts'
import { readLogo } from '@ufaro/render/draw/flyer/logo.ts'
import type { Pixels } from '@ufaro/render/draw/pixels.ts'
import { readPlainPicture } from '@ufaro/render/draw/plain-picture.ts'
import { useMemo } from 'react'
import { isHex } from '#web/studio/brand/colors.ts'
import { spokenContacts } from '#web/studio/brand/contacts.ts'
import { createContext } from '#web/studio/preview/read-pixels.ts'
import { useDrawable } from '#web/studio/preview/use-drawable.ts'
import { useFaces } from '#web/studio/preview/use-faces.ts'
import { useAdvice } from '#web/studio/upload/use-advice.ts'
import type { FlyerForm } from './flyer.form.ts'

const SAMPLE = 'Your headline here!\nThen one or two sentences that say what, when and where.'
const LOOK = 300

export function useFlyerJob(form: FlyerForm): FlyerJob | null {
  const logo = useDrawable(form.logo?.blob)
  const picture = useDrawable(form.optional?.blob)
  const { crop, focus, subject } = useAdvice(form.optional?.blob, 'events')
  // The check of the photo returns a crop only if it finds a face.
  const hasFaces = crop !== null
  const logoLook = useMemo(() => logo && readLogo(pixelsOf(logo)), [logo])
  const plain = useMemo(() => picture && readPlainPicture(pixelsOf(picture)), [picture])
  const { brandName, colors } = form
  const contacts = useMemo(() => spokenContacts(form.contacts), [form.contacts])
  const content = form.content.trim() || SAMPLE
  const letters = useFaces(FLYER_STYLES, [content, brandName, ...contacts.map(({ value }) => value)].join(''))

  // biome-ignore lint/correctness/useExhaustiveDependencies: draws again when a font loads
  return useMemo(() => {
    if (!logo || !logoLook || !colors.every(isHex)) return null
    const words = { content, brandName: brandName.trim(), contacts }
    const shown = { picture: picture ?? undefined, plain: plain ?? undefined }
    const seen = { focus: focus ?? undefined, subject: subject ?? undefined, hasFaces }
    return { logo, logoLook, ...shown, ...seen, colors, ...words }
  }, [logo, logoLook, picture, plain, focus, subject, hasFaces, colors, content, brandName, contacts, letters])
}

function pixelsOf(drawable: Drawable): Pixels {
  const scale = Math.min(1, LOOK / Math.max(drawable.width, drawable.height))
  const width = Math.max(1, Math.round(drawable.width * scale))
  const height = Math.max(1, Math.round(drawable.height * scale))
  const ctx = createContext(width, height)
  ctx.drawImage(drawable.source, 0, 0, width, height)
  return ctx.getImageData(0, 0, width, height)
}
