import { sharp } from '../packages/render/src/node/sharp.ts'
import { drawPortrait } from '../packages/render/src/node/testing/portrait.ts'

/** The body asks for a product shot, because for headshots the server would also compare faces. */
export async function generateBody(): Promise<string> {
  const { rgba, width, height } = drawPortrait({ width: 512, height: 640 })
  const photo = await sharp(rgba, { raw: { width, height, channels: 4 } })
    .jpeg()
    .toBuffer()
  return JSON.stringify({
    mode: 'product',
    options: { aesthetic: 'Minimalist', shot: 1 },
    productImageDataUrl: `data:image/jpeg;base64,${photo.toString('base64')}`,
  })
}
