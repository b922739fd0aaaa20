import { sharp } from '@ufaro/render/node/sharp.ts'

/** Rotates the hue by `turn`, the number of the call, so that no two pictures are equal. */
export async function madePicture(
  source: Buffer | null,
  { width, height, turn }: { width: number; height: number; turn: number },
): Promise<Buffer> {
  const ground = { create: { width, height, channels: 3 as const, background: { r: 120, g: 140, b: 170 } } }
  const picture = source ? sharp(source).resize(width, height, { fit: 'cover' }) : sharp(ground)
  return picture
    .modulate({ hue: (turn * 67) % 360 })
    .png({ compressionLevel: 1 })
    .toBuffer()
}
