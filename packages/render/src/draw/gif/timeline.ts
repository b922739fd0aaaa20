import type { GifSettings } from '@ufaro/contract/tools/gif.ts'

/** One frame of the animation: what it shows and for how long. */
export interface GifFrame {
  /** Index of the picture; the end card where there is none. */
  picture: number | 'card'
  /** The picture it turns into, and how far it has got (0 to 1). */
  next?: number | 'card'
  blend: number
  /** How far the text has come in, 0 to 1. */
  text: number
  /** Milliseconds. */
  delay: number
}

/** In-between frames of a fade: each costs as many bytes as a picture, so there are two. */
const FADE = { steps: 2, delay: 90 } as const
/** Frames in which the text comes in. */
const ENTRY = { steps: 3, delay: 80 } as const
/** The end card is read, not just seen. */
const CARD_MIN_MS = 1200

const hasText = (settings: GifSettings) => settings.addText && settings.textContent !== ''

/** Whether there is anything to put on an end card. */
export const hasCard = (settings: GifSettings): boolean =>
  settings.marketingStyle && Boolean(settings.businessName || settings.businessTagline || settings.website)

/** The text comes in on the first picture; the rest of its time it stands still. */
function opening(settings: GifSettings, duration: number): GifFrame[] {
  const animated = hasText(settings) && settings.textAnimation !== 'none'
  const steps = animated ? Math.min(ENTRY.steps, Math.floor((duration - 40) / ENTRY.delay)) : 0
  const entry = Array.from(
    { length: steps },
    (_, i): GifFrame => ({ picture: 0, blend: 0, text: i / steps, delay: ENTRY.delay }),
  )
  return [...entry, { picture: 0, blend: 0, text: 1, delay: duration - steps * ENTRY.delay }]
}

/** All frames of an animation of `count` pictures. Fades take their time from the picture before them. */
export function planFrames(settings: GifSettings, count: number): GifFrame[] {
  const duration = settings.duration * 1000
  const stops: (number | 'card')[] = [
    ...Array.from({ length: count }, (_, i) => i),
    ...(hasCard(settings) ? ['card' as const] : []),
  ]
  const fades = settings.enhanceTransitions && duration > FADE.steps * FADE.delay ? FADE.steps : 0
  return stops.flatMap((picture, i) => {
    const stay: GifFrame[] =
      i === 0
        ? opening(settings, duration)
        : [{ picture, blend: 0, text: 1, delay: picture === 'card' ? Math.max(CARD_MIN_MS, duration) : duration }]
    const next = stops[i + 1] ?? (settings.loop ? stops[0] : undefined)
    if (fades === 0 || next === undefined || next === picture) return stay
    const last = stay.at(-1) as GifFrame
    last.delay = Math.max(40, last.delay - fades * FADE.delay)
    const between = Array.from(
      { length: fades },
      (_, step): GifFrame => ({ picture, next, blend: (step + 1) / (fades + 1), text: 1, delay: FADE.delay }),
    )
    return [...stay, ...between]
  })
}
