import type { FlyerVariant } from '@ufaro/contract/tools/flyer.ts'
import type { Ctx } from '../canvas.ts'
import type { TextStyle } from '../text.ts'
import { CONTACT_STYLE } from './contacts.ts'
import { splitContent } from './content.ts'
import type { FlyerJob } from './job.ts'
import { chooseLayout } from './layout/choose-layout.ts'
import { planContacts } from './layout/contact-frame.ts'
import type { Layout } from './layout/layout.ts'
import type { Page } from './layout/page.ts'
import { priceOf } from './layout/price.ts'
import { MODERN_LAYOUTS } from './modern/layouts.ts'
import { POST } from './modern/post.ts'
import { paperPalette } from './palette.ts'
import { PROFESSIONAL_LAYOUTS } from './professional/layouts.ts'
import { PAGE } from './professional/page.ts'

interface Design {
  size: Page
  layouts: readonly Layout[]
}

export const FLYER_DESIGNS: Record<FlyerVariant, Design> = {
  'Professional Business': { size: PAGE, layouts: PROFESSIONAL_LAYOUTS },
  'Modern Social Media': { size: POST, layouts: MODERN_LAYOUTS },
}

export function drawFlyer(ctx: Ctx, variant: FlyerVariant, job: FlyerJob, rank = 0): void {
  const { size, layouts } = FLYER_DESIGNS[variant]
  ctx.imageSmoothingQuality = 'high'
  const text = splitContent(job.content, job.brandName)
  chooseLayout(layouts, job, rank).draw({
    ctx,
    job: text.named ? { ...job, brandName: '' } : job,
    text,
    price: priceOf(text),
    page: size,
    colors: paperPalette(job.colors),
    room: planContacts(job, size),
  })
}

export const FLYER_STYLES: readonly TextStyle[] = [
  CONTACT_STYLE,
  ...[400, 500, 600, 700, 800, 900].map((weight) => ({ face: 'Inter', weight }) as const),
  { face: 'Tinos', weight: 400 },
  { face: 'Tinos', weight: 700 },
  { face: 'Permanent Marker' },
]
