import type { Ctx } from '../../canvas.ts'
import type { FlyerText } from '../content.ts'
import type { FlyerJob } from '../job.ts'
import type { PaperPalette } from '../palette.ts'
import type { ContactSpace } from './contact-frame.ts'
import type { Page } from './page.ts'
import type { Traits } from './traits.ts'

export interface Sheet {
  ctx: Ctx
  job: FlyerJob
  text: FlyerText
  price: string | null
  page: Page
  colors: PaperPalette
  room: ContactSpace
}

export interface Layout {
  name: string
  suits: (traits: Traits) => number
  draw: (sheet: Sheet) => void
}
