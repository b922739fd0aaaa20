/** Run this again after changing a drawing, and commit the files. */
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { certificateLines, drawLine } from '../packages/render/src/draw/certificate/lines.ts'
import { createContext, encode } from '../packages/render/src/node/canvas.ts'
import { makeFlyer } from '../packages/render/src/node/flyer/make-flyer.ts'
import { registerFonts } from '../packages/render/src/node/fonts.ts'
import { makeMockup } from '../packages/render/src/node/mockup/make-mockup.ts'
import { sharp } from '../packages/render/src/node/sharp.ts'
import { AMBER, drawLogo, GREEN } from './sample-logo.ts'

const FOLDER = path.join(import.meta.dirname, '../apps/web/src/features/landing/pictures')
const PUBLIC = path.join(import.meta.dirname, '../apps/web/public')
const CREAM = '#fbf4e6'

registerFonts()
const logo = await drawLogo()
const mug = await makeMockup({ logo, prompt: 'a white mug on a wooden table' })
const contacts = [
  { type: 'phone', value: '0803 555 0142', position: 'bottom_left' },
  { type: 'social_media', platform: 'instagram', value: '@ilu.coffee', position: 'bottom_right' },
  { type: 'address', value: '12 Bode Thomas, Surulere', position: 'center' },
] as const
const flyer = {
  logo,
  colors: [GREEN, AMBER, CREAM] as const,
  content: 'Fresh coffee every morning. Two cups for the price of one, all weekend.',
  brandName: 'Ìlú Coffee',
  contacts,
}

const pictures = {
  mug: mug.bytes,
  flyer: (await makeFlyer('Professional Business', flyer)).bytes,
  post: (
    await makeFlyer('Modern Social Media', { ...flyer, content: 'Weekend? Two cups, one price.', picture: mug.bytes })
  ).bytes,
  tote: (await makeMockup({ logo, prompt: 'a cream tote bag' })).bytes,
  certificate: await drawCertificate(),
}

await mkdir(FOLDER, { recursive: true })
for (const [name, bytes] of Object.entries(pictures)) {
  const webp = await sharp(bytes)
    .resize(880, 880, { fit: 'inside' })
    .webp({ quality: 76, effort: 6 })
    .toBuffer({ resolveWithObject: true })
  await writeFile(path.join(FOLDER, `${name}.webp`), webp.data)
  console.log(`${name}: ${webp.info.width} × ${webp.info.height}, ${Math.round(webp.data.length / 1000)} kB`)
}

await drawSocialCard()

async function drawCertificate(): Promise<Buffer> {
  const size = { width: 1400, height: 990 }
  const ctx = createContext(size.width, size.height)
  ctx.fillStyle = CREAM
  ctx.fillRect(0, 0, size.width, size.height)
  ctx.strokeStyle = GREEN
  ctx.lineWidth = 14
  ctx.strokeRect(44, 44, size.width - 88, size.height - 88)
  ctx.strokeStyle = AMBER
  ctx.lineWidth = 4
  ctx.strokeRect(66, 66, size.width - 132, size.height - 132)
  const text = (words: string, y: number, font: string, color: string) => {
    ctx.font = font
    ctx.fillStyle = color
    ctx.textAlign = 'center'
    ctx.fillText(words, size.width / 2, y)
  }
  text('Certificate of Achievement', 250, '700 84px Tinos', GREEN)
  text('is proudly presented to', 350, '400 38px Tinos', '#4b5563')
  text('for completing the barista course at Ìlú Coffee', 640, '400 38px Tinos', '#4b5563')
  ctx.fillStyle = AMBER
  ctx.fillRect(360, 545, 680, 3)
  const look = {
    fontStyle: { family: 'Caveat', size: 130, color: '#1f2937', align: 'center' },
    namePos: { x: 0.5, y: 0.485 },
    serialPos: { x: 0.5, y: 0.84 },
  } as const
  for (const line of certificateLines(ctx, size, look, { name: 'Ọlábísí Adékọ́lá', serial: 27 }))
    drawLine(ctx, line, look.fontStyle.color)
  return (await encode(ctx, 'png')).bytes
}

async function drawSocialCard(): Promise<void> {
  const [width, height] = [1200, 630]
  const ctx = createContext(width, height)
  ctx.fillStyle = CREAM
  ctx.fillRect(0, 0, width, height)
  ctx.fillStyle = '#18181b'
  ctx.font = "400 96px 'Permanent Marker'"
  ctx.fillText('Ufaro', 64, 240)
  ctx.font = '700 56px Caveat'
  ctx.fillText('Instantly create stunning', 64, 340)
  ctx.fillText('visuals for any need.', 64, 405)
  const card = sharp((await encode(ctx, 'png')).bytes).composite([
    { input: await sharp(mug.bytes).resize(height, height).toBuffer(), left: width - height + 40, top: 0 },
  ])
  await card.jpeg({ quality: 82, mozjpeg: true }).toFile(path.join(PUBLIC, 'social-card.jpg'))
}
