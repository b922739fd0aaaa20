import { sharp } from '../packages/render/src/node/sharp.ts'
import { drawPortrait } from '../packages/render/src/node/testing/portrait.ts'
import { findPhotos } from './photos.ts'

export const [WIDTH, HEIGHT] = [2000, 1414]

type Template = [name: string, pixels: Buffer]

export async function drawTemplates(): Promise<[Template, ...Template[]]> {
  const texture = Buffer.alloc(WIDTH * HEIGHT * 3)
  for (let i = 0; i < texture.length; i++) {
    const [x, y] = [Math.floor(i / 3) % WIDTH, Math.floor(i / 3 / WIDTH)]
    const frame = Math.min(x, y, WIDTH - x, HEIGHT - y) % 60 < 6 && Math.min(x, y, WIDTH - x, HEIGHT - y) < 130
    texture[i] = frame ? 120 : 225 + ((i * 7919 + (i >> 9)) % 18) + Math.round(6 * Math.sin(x / 40 + y / 90))
  }
  const { rgba, width, height } = drawPortrait()
  const painted = sharp(rgba, { raw: { width, height, channels: 4 } })
  const whole = (picture: typeof painted) =>
    picture.resize(WIDTH, HEIGHT, { fit: 'cover' }).removeAlpha().toColourspace('srgb').raw().toBuffer()
  const templates: [Template, ...Template[]] = [
    ['paper with a frame', texture],
    ['a painted photo', await whole(painted)],
  ]
  for (const { name, bytes } of findPhotos()) templates.push([`${name}, a real photo`, await whole(sharp(bytes))])
  return templates
}
