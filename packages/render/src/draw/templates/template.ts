import type { Ctx, Drawable } from '../canvas.ts'
import type { Placement } from '../events.ts'
import type { Marked } from '../flyer/job.ts'

export type Colors = readonly [main: string, second: string, accent: string]

export interface Signing {
  name: string
  role: string
  image: Drawable | null
}

export interface TemplateContent {
  title: string
  organisation: string
  text: string
  colors: Colors
  logo: Marked | null
  signatures: readonly Signing[]
}

interface Point {
  x: number
  y: number
}

/**
 * Positions and `width` are fractions of the template. `name.size` is a font size in pixels, and `code.size` a fraction
 * of the template's shorter side.
 */
export interface Places {
  name: {
    pos: Point
    width: number
    family: 'Times New Roman' | 'Inter' | 'Caveat' | 'Permanent Marker' | 'JetBrains Mono'
    size: number
    align: 'left' | 'center' | 'right'
    color: (colors: Colors) => string
  }
  serial: Point
  code: { pos: Point; size: number }
}

export interface TemplateDesign {
  id: string
  kind: 'certificate' | 'event'
  name: string
  width: number
  height: number
  titleLabel: string
  places?: Places
  photo?: Placement
  sample: Pick<TemplateContent, 'title' | 'organisation' | 'text' | 'colors'>
  draw: (ctx: Ctx, content: TemplateContent) => void
}
