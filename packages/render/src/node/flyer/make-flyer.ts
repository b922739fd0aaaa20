import type { FlyerVariant } from '@ufaro/contract/tools/flyer.ts'
import { drawFlyer, FLYER_DESIGNS } from '../../draw/flyer/flyer.ts'
import type { FlyerJob } from '../../draw/flyer/job.ts'
import { readLogo } from '../../draw/flyer/logo.ts'
import { readPlainPicture } from '../../draw/plain-picture.ts'
import { createContext, type Encoded, encode, loadDrawable, loadPixels } from '../canvas.ts'
import { registerFonts } from '../fonts.ts'
import { seeHeads } from '../vision/see.ts'

export type FlyerOrder = Omit<
  FlyerJob,
  'logo' | 'logoLook' | 'picture' | 'plain' | 'focus' | 'subject' | 'hasFaces'
> & {
  logo: Buffer
  picture?: Buffer | undefined
}

export async function makeFlyer(variant: FlyerVariant, order: FlyerOrder, rank = 0): Promise<Encoded> {
  registerFonts()
  const { size } = FLYER_DESIGNS[variant]
  const ctx = createContext(size.width, size.height)
  const seen = order.picture && (await seeHeads(order.picture))
  const job = {
    ...order,
    logo: await loadDrawable(order.logo),
    logoLook: readLogo(await loadPixels(order.logo, 300)),
    picture: order.picture && (await loadDrawable(order.picture)),
    plain: (order.picture && readPlainPicture(await loadPixels(order.picture, 300))) ?? undefined,
    focus: seen?.focus ?? undefined,
    subject: seen?.subject ?? undefined,
    hasFaces: seen !== undefined && seen.faces > 0,
  }
  drawFlyer(ctx, variant, job, rank)
  return encode(ctx, 'png', { opaque: true })
}
