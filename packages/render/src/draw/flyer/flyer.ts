import type { Ctx } from '../canvas.ts'
import type { TextStyle } from '../text.ts'
import { CONTACT_STYLE } from './contacts.ts'
import type { FlyerJob } from './job.ts'
import { drawModern, MODERN_STYLES } from './modern.ts'
import { POST } from './modern-post.ts'
import { drawProfessional, PROFESSIONAL_STYLES } from './professional.ts'
import { PAGE } from './professional-page.ts'

interface Design {
  /** Pixels. */
  size: { readonly width: number; readonly height: number }
  /** Pixels to an inch, for print. */
  density: number
  draw: (ctx: Ctx, job: FlyerJob) => void
}

/** The two designs, in the order of the slots. */
export const FLYER_DESIGNS: Record<'Professional Business' | 'Modern Social Media', Design> = {
  'Professional Business': { size: PAGE, density: 150, draw: drawProfessional },
  'Modern Social Media': { size: POST, density: 150, draw: drawModern },
}

/** What a page has to load before it draws. */
export const FLYER_STYLES: readonly TextStyle[] = [...PROFESSIONAL_STYLES, ...MODERN_STYLES, CONTACT_STYLE]
