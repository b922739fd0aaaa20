import { type Backdrop, smoothstep } from '../backdrop/ground.ts'
import { sharpened } from '../headshot/sharpened.ts'
import { ownGround } from '../headshot/soften.ts'
import { resizeBeyond } from '../pixels/byte-image.ts'
import { createPlane, type Plane } from '../pixels/plane.ts'
import type { Photo } from '../pixels/read-photo.ts'
import { GROUND_SIDE, SIDE, type Stage } from './stage.ts'
import { enlarged } from './stand.ts'

/** Start and end of the fade to the softened ground, as shares of the picture's side. */
interface Fade {
  from: number
  to: number
}

export interface OwnGroundLook {
  fade: Fade
  tint: number
}

/**
 * The whole photo with its own ground blurred and tinted, for products with an uncertain outline. Three bytes per
 * pixel.
 */
export async function onOwnGround(
  photo: Photo,
  { fade, tint }: OwnGroundLook,
  setting: Backdrop,
  light: Stage['tint'],
) {
  const side = Math.max(photo.width, photo.height)
  const frame = {
    left: Math.round((photo.width - side) / 2),
    top: Math.round((photo.height - side) / 2),
    width: side,
    height: side,
  }
  const picture = await resizeBeyond(photo, SIDE, SIDE, frame)
  const crisp = await sharpened(picture, SIDE / side)
  const kept = keptPart(photo, fade)
  const own = await ownGround(picture, kept, SIDE / GROUND_SIDE)
  const behind = enlarged(tinted(own, setting, tint))
  const out = new Uint8ClampedArray(SIDE * SIDE * 3)
  for (let i = 0; i < SIDE * SIDE; i++) {
    const a = kept.data[i]!
    for (let c = 0; c < 3; c++) out[i * 3 + c] = (behind[i * 3 + c]! * (1 - a) + crisp[i * 3 + c]! * a) * light[c]!
  }
  return out
}

/** 1 in the middle of the photo, falling to 0 at its edges. */
function keptPart({ width, height }: Photo, { from, to }: Fade): Plane {
  const longer = Math.max(width, height)
  const [rx, ry] = [width / longer, height / longer]
  const out = createPlane(SIDE, SIDE)
  for (let y = 0; y < SIDE; y++) {
    for (let x = 0; x < SIDE; x++) {
      const [u, v] = [((x + 0.5) / SIDE - 0.5) / rx, ((y + 0.5) / SIDE - 0.5) / ry]
      // Superellipse: products fill corners better than heads do.
      const away = (Math.abs(u) ** 3 + Math.abs(v) ** 3) ** (1 / 3)
      out.data[y * SIDE + x] = 1 - smoothstep(from, to, away)
    }
  }
  return out
}

function tinted(own: Backdrop, setting: Backdrop, share: number): Backdrop {
  const data = own.data.map((value, i) => value + (setting.data[i]! - value) * share)
  return { ...own, data }
}
