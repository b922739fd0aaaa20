import { sharp } from '../../packages/render/src/node/sharp.ts'

/** Brightness, 0 to 255. Up to `DARK`, a pixel is smoothed fully, from `LIT` on not at all, and between them partly. */
const DARK = 62
const LIT = 92
const WINDOW = 9

/**
 * Smooths the dark parts of a square picture with a median filter, which keeps edges.
 * @param data three bytes per pixel
 */
export async function despeckle(data: Uint8Array, side: number): Promise<Buffer> {
  const raw = { width: side, height: side, channels: 3 } as const
  const smooth = await sharp(data, { raw }).median(WINDOW).raw().toBuffer()
  const out = Buffer.from(data)
  for (let at = 0; at < out.length; at += 3) {
    const light = Math.max(smooth[at]!, smooth[at + 1]!, smooth[at + 2]!)
    const share = Math.min(1, Math.max(0, (LIT - light) / (LIT - DARK)))
    for (let part = at; part < at + 3; part++) out[part] = out[part]! + (smooth[part]! - out[part]!) * share
  }
  return out
}
