import type { GifSettings } from '@ufaro/contract/tools/gif.ts'

export interface GifFrame {
  picture: number | 'card'
  next?: number | 'card'
  blend: number
  /** Progress of the text animation, 0 to 1. */
  text: number
  /** The delay is in milliseconds. */
  delay: number
}

/** Each step is drawn and encoded like a full picture, so a fade has few steps. */
const FADE = { steps: 2, delay: 90 } as const
const ENTRY = { steps: 3, delay: 80 } as const
const CARD_MIN_MS = 1200

const hasText = (settings: GifSettings) => settings.addText && settings.textContent !== ''

export const hasCard = (settings: GifSettings): boolean =>
  settings.marketingStyle && Boolean(settings.businessName || settings.businessTagline || settings.website)

function opening(settings: GifSettings, duration: number): GifFrame[] {
  const animated = hasText(settings) && settings.textAnimation !== 'none'
  const steps = animated ? Math.min(ENTRY.steps, Math.floor((duration - 40) / ENTRY.delay)) : 0
  const entry = Array.from(
    { length: steps },
    (_, i): GifFrame => ({ picture: 0, blend: 0, text: i / steps, delay: ENTRY.delay }),
  )
  return [...entry, { picture: 0, blend: 0, text: 1, delay: duration - steps * ENTRY.delay }]
}

/** The time of a fade is taken from the picture before it. */
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
