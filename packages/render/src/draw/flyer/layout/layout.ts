import type { Ctx } from '../../canvas.ts'
import type { FlyerText } from '../content.ts'
import type { FlyerJob } from '../job.ts'
import type { PaperPalette } from '../palette.ts'
import type { Room } from './contact-frame.ts'
import type { Page } from './page.ts'
import type { Traits } from './traits.ts'

/** What a layout draws on and from. */
export interface Sheet {
  ctx: Ctx
  job: FlyerJob
  text: FlyerText
  /** The price or discount of the words below the headline: one in the headline stands out by itself. */
  price: string | null
  page: Page
  colors: PaperPalette
  /** What the contacts leave between them. */
  room: Room
}

export interface Layout {
  name: string
  /** How well it goes with such a flyer; the best is drawn first. */
  suits: (traits: Traits) => number
  draw: (sheet: Sheet) => void
}
