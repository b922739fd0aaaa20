import type { Box, Ctx } from '../../canvas.ts'
import type { TextStyle } from '../../text.ts'
import type { TemplateContent } from '../template.ts'
import { putMark, write, writeSpaced } from '../write.ts'

export const POST = { width: 1080, height: 1350 } as const

export const HEAVY: TextStyle = { face: 'Inter', weight: 900, leading: 1.02 }
const CAPS: TextStyle = { face: 'Inter', weight: 700, leading: 1.2 }
const WORDS: TextStyle = { face: 'Inter', weight: 500, leading: 1.35 }

interface Line {
  box: Box
  color: string
  max: number
  align?: 'left' | 'center' | 'right'
  place?: number
}

export interface Poster {
  logo: Box
  organisation: Line
  title: Line & { style: TextStyle; upper?: boolean }
  text: Line
  going?: Line & { style: TextStyle; words: string }
}

// If the places of title and text are at most this many pixels apart and there is no text, the title takes both.
const NEAR = 60
const LARGER = 1.5

function alone({ title, text }: Poster): Poster['title'] {
  const gap = text.box.y - title.box.y - title.box.height
  if (gap < 0 || gap > NEAR) return title
  const height = text.box.y + text.box.height - title.box.y
  return { ...title, box: { ...title.box, height }, max: title.max * LARGER, place: 0.45 }
}

export function writePoster(ctx: Ctx, { title, organisation, text, logo }: TemplateContent, poster: Poster): void {
  const { box: beside } = poster.organisation
  putMark(ctx, logo, poster.logo, { x: poster.logo.x >= beside.x + beside.width ? 1 : 0.5, y: 0.5 })
  writeSpaced(
    ctx,
    organisation.toUpperCase(),
    CAPS,
    poster.organisation.box,
    poster.organisation.color,
    poster.organisation,
  )
  const { style, upper, color, ...writing } = text ? poster.title : alone(poster)
  write(ctx, upper ? title.toUpperCase() : title, style, writing.box, color, writing)
  write(ctx, text, WORDS, poster.text.box, poster.text.color, poster.text)
  if (poster.going)
    write(ctx, poster.going.words, poster.going.style, poster.going.box, poster.going.color, poster.going)
}
