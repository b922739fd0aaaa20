import { drawEvent, type EventPicture, type Placement, placeGuest } from '../../draw/events.ts'
import { findHole } from '../../draw/find-hole.ts'
import { createContext, type Encoded, encode, loadDrawable, loadPixels } from '../canvas.ts'
import { registerFonts } from '../fonts.ts'
import { sharp } from '../sharp.ts'

export interface EventJob {
  flyer: Buffer
  guest: Buffer
  crop: EventPicture['crop']
  placement?: Placement | undefined
  guestName?: string | undefined
}

const SEARCH = 1000

export async function makeEvent({ flyer, guest, crop, placement, guestName }: EventJob): Promise<Encoded> {
  registerFonts()
  const [ground, person] = await Promise.all([loadDrawable(flyer), loadDrawable(guest)])
  const hole = findHole(await loadPixels(flyer, SEARCH))
  const ctx = createContext(ground.width, ground.height)
  drawEvent(ctx, {
    flyer: ground,
    guest: person,
    crop,
    guestName,
    ...placeGuest(ground, hole, placement),
  })
  return encode(ctx, 'jpeg')
}

export async function cropGuest(guest: Buffer, crop: EventPicture['crop']): Promise<Buffer> {
  const { width, height } = await sharp(guest).metadata()
  const left = Math.min(width - 1, Math.round(crop.x * width))
  const top = Math.min(height - 1, Math.round(crop.y * height))
  return sharp(guest)
    .extract({
      left,
      top,
      width: Math.max(1, Math.min(width - left, Math.round(crop.width * width))),
      height: Math.max(1, Math.min(height - top, Math.round(crop.height * height))),
    })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 95 })
    .toBuffer()
}
