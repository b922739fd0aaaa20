import { FLYER_DESIGNS } from '../../draw/flyer/flyer.ts'
import type { FlyerJob } from '../../draw/flyer/job.ts'
import { readLogo } from '../../draw/flyer/logo.ts'
import { createContext, type Encoded, encode, loadDrawable, loadPixels } from '../canvas.ts'
import { registerFonts } from '../fonts.ts'

export type FlyerOrder = Omit<FlyerJob, 'logo' | 'logoLook' | 'picture'> & {
  logo: Buffer
  picture?: Buffer | undefined
}

/** One of the two designs. PNG without transparency. */
export async function makeFlyer(variant: keyof typeof FLYER_DESIGNS, order: FlyerOrder): Promise<Encoded> {
  registerFonts()
  const { size, draw } = FLYER_DESIGNS[variant]
  const ctx = createContext(size.width, size.height)
  draw(ctx, {
    ...order,
    logo: await loadDrawable(order.logo),
    logoLook: readLogo(await loadPixels(order.logo, 300)),
    picture: order.picture && (await loadDrawable(order.picture)),
  })
  return encode(ctx, 'png', { opaque: true })
}
