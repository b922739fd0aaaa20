import { createContext, encode } from '@ufaro/render/node/canvas.ts'

/** Draws a disc. With the ground `null`, the background is transparent and the file a PNG, otherwise a JPEG. */
export async function disc(ink: string, ground: string | null, size = 120): Promise<Buffer> {
  const ctx = createContext(size, size)
  if (ground) {
    ctx.fillStyle = ground
    ctx.fillRect(0, 0, size, size)
  }
  ctx.fillStyle = ink
  ctx.beginPath()
  ctx.arc(size / 2, size / 2, size * 0.37, 0, Math.PI * 2)
  ctx.fill()
  return (await encode(ctx, ground ? 'jpeg' : 'png')).bytes
}
