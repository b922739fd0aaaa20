import { expect, test } from 'vitest'
import { openImage } from '../pixels/byte-image.ts'
import { drawPortrait } from '../testing/portrait.ts'
import { checkPhoto } from '../vision/check-photo.ts'
import { seePeople } from '../vision/see.ts'
import { frameHeads, PORTRAIT } from './frame.ts'

interface Crop {
  above: number
  aside: number
  height: number
}

/** A portrait cropped around its face. Lengths are in face widths. */
async function closeUp({ above, aside, height }: Crop): Promise<Buffer> {
  const { rgba, width, height: rows } = drawPortrait({ width: 840, height: 1050, tone: 'dark', ground: 'wall' })
  const whole = { width, height: rows, data: rgba.filter((_, i) => i % 4 !== 3) }
  const { look } = await seePeople(await openImage(whole).png().toBuffer())
  const { x, y, width: face } = look.wanted[0]!.box
  return openImage(whole)
    .extract({
      left: Math.round(x - aside * face),
      top: Math.round(y - above * face),
      width: Math.round((1 + 2 * aside) * face),
      height: Math.round(height * face),
    })
    .png()
    .toBuffer()
}

test('a head cut so close that its frame trims the face is named before a credit is spent', async () => {
  const photo = await closeUp({ above: 0, aside: 0.3, height: 1.02 })
  expect((await checkPhoto(photo, 'person')).findings).toContain('FACE_CUT_OFF')
})

test('hair that the photo cuts at the top gets no gap above it', async () => {
  const photo = await closeUp({ above: 0.03, aside: 0.3, height: 1.28 })
  const { look } = await seePeople(photo)
  expect(look.touchesBorder.top).toBe(true)
  expect(frameHeads(look, PORTRAIT, true)).toMatchObject({ top: 0 })
  expect((await checkPhoto(photo, 'person')).findings).not.toContain('FACE_CUT_OFF')
})
