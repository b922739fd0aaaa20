import type { Ctx, Drawable } from '../canvas.ts'
import type { Placement } from '../events.ts'

export type Colors = readonly [main: string, second: string, accent: string]

export interface Signing {
  name: string
  role: string
  image: Drawable | null
}

/** What is filled in; empty texts leave their place free. */
export interface TemplateContent {
  title: string
  organisation: string
  text: string
  colors: Colors
  logo: Drawable | null
  signatures: readonly Signing[]
}

interface Point {
  x: number
  y: number
}

/** Where a certificate's own lines go, as fractions of the template. */
export interface Places {
  name: {
    pos: Point
    family: 'Times New Roman' | 'Inter' | 'Caveat' | 'Permanent Marker' | 'JetBrains Mono'
    size: number
    align: 'left' | 'center' | 'right'
    color: (colors: Colors) => string
  }
  serial: Point
  code: { pos: Point; size: number }
}

/** A ready design: a pure function of what is filled in. */
export interface TemplateDesign {
  id: string
  kind: 'certificate' | 'event'
  name: string
  width: number
  height: number
  titleLabel: string
  /** Certificates. */
  places?: Places
  /** Event frames: where the guest's photo goes. */
  photo?: Placement
  /** As it is shown to choose from. */
  sample: Pick<TemplateContent, 'title' | 'organisation' | 'text' | 'colors'>
  draw: (ctx: Ctx, content: TemplateContent) => void
}
