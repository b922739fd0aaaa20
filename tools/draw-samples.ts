/**
 * Run this again after changing a tool, and commit the files. draw-word-cards.ts makes the samples of the text tools.
 * usage: node tools/draw-samples.ts <astronaut.png> <coffee.png>, both from scikit-image's `skimage/data`
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { GifSettings } from '../packages/contract/src/tools/gif.ts'
import { certificateLines, drawLine } from '../packages/render/src/draw/certificate/lines.ts'
import { drawGifFrame } from '../packages/render/src/draw/gif/frame.ts'
import { planFrames } from '../packages/render/src/draw/gif/timeline.ts'
import { TEMPLATES } from '../packages/render/src/draw/templates/registry.ts'
import { createContext, encode, loadDrawable } from '../packages/render/src/node/canvas.ts'
import { makeDp } from '../packages/render/src/node/dp/make-dp.ts'
import { makeEvent } from '../packages/render/src/node/events/make-event.ts'
import { makeFlyer } from '../packages/render/src/node/flyer/make-flyer.ts'
import { registerFonts } from '../packages/render/src/node/fonts.ts'
import { makeHeadshot } from '../packages/render/src/node/headshot/headshot.ts'
import { makeMockup } from '../packages/render/src/node/mockup/make-mockup.ts'
import { makeProduct } from '../packages/render/src/node/product/make-product.ts'
import { sharp } from '../packages/render/src/node/sharp.ts'
import { printTemplate } from '../packages/render/src/node/templates/print-template.ts'
import { AMBER, drawLogo, GREEN } from './sample-logo.ts'

const FOLDER = path.join(import.meta.dirname, '../apps/web/src/studio/samples')
const COLORS = [GREEN, AMBER, '#fbf4e6'] as const
const [astronaut, coffee] = process.argv.slice(2)
if (!astronaut || !coffee) throw new Error('usage: draw-samples.ts <astronaut.png> <coffee.png>')

registerFonts()
await mkdir(path.join(FOLDER, 'made'), { recursive: true })

const portrait = await sharp(await readFile(astronaut))
  .jpeg({ quality: 88, mozjpeg: true })
  .toBuffer()
const cup = await sharp(await readFile(coffee))
  .jpeg({ quality: 88, mozjpeg: true })
  .toBuffer()
const logo = await drawLogo()
const words = { title: 'Barista Night', organisation: 'Ìlú Coffee', text: 'Friday 7 pm\n12 Bode Thomas, Surulere' }
const drawn = { colors: COLORS, logo: null, signatures: [] }
const flyer = await printTemplate('event-spotlight', { ...words, ...drawn })
const award = {
  title: 'Certificate of Achievement',
  organisation: 'Ìlú Coffee',
  text: 'for completing the barista course',
}
const template = await printTemplate('certificate-arch', { ...award, ...drawn })
const given = {
  'portrait.jpg': portrait,
  'cup.jpg': cup,
  'logo.png': await sharp(logo).png({ palette: true }).toBuffer(),
  'flyer.jpg': await sharp(flyer).jpeg({ quality: 82, mozjpeg: true }).toBuffer(),
  'template.jpg': await sharp(template).jpeg({ quality: 82, mozjpeg: true }).toBuffer(),
}
for (const [name, bytes] of Object.entries(given)) await writeFile(path.join(FOLDER, name), bytes)

const headshot = async (look: 1 | 2 | 3 | 4) => (await makeHeadshot(portrait, { attire: 'Corporate', look })).bytes
const shot = async (kind: 'studio' | 'lifestyle' | 'macro') =>
  (await makeProduct(cup, { aesthetic: 'Marble counter with soft morning light', shot: kind })).bytes
const dp = async (style: 'Professional Halo' | 'Neon Glow' | 'Sticker Outline') =>
  (await makeDp(portrait, { style, wish: { prompt: '' } })).bytes
const mockup = async (prompt: string) => (await makeMockup({ logo, prompt })).bytes
const business = {
  logo,
  colors: COLORS,
  content: 'Fresh coffee every morning. Two cups for the price of one, all weekend.',
  brandName: 'Ìlú Coffee',
  contacts: [{ type: 'phone', value: '0803 555 0142', position: 'bottom_left' }],
} as const
const lifestyle = await shot('lifestyle')

const made: Record<string, { bytes: Buffer; side: number }> = {
  portrait: { bytes: portrait, side: 320 },
  cup: { bytes: cup, side: 400 },
  flyer: { bytes: flyer, side: 400 },
  template: { bytes: template, side: 400 },
  'headshot-1': { bytes: await headshot(1), side: 400 },
  'headshot-2': { bytes: await headshot(2), side: 400 },
  'headshot-3': { bytes: await headshot(3), side: 400 },
  'product-1': { bytes: await shot('studio'), side: 640 },
  'product-2': { bytes: lifestyle, side: 640 },
  'product-3': { bytes: await shot('macro'), side: 640 },
  'dp-1': { bytes: await dp('Professional Halo'), side: 360 },
  'dp-2': { bytes: await dp('Neon Glow'), side: 360 },
  'dp-3': { bytes: await dp('Sticker Outline'), side: 360 },
  'mockup-1': { bytes: await mockup('a white mug on a wooden table'), side: 400 },
  'mockup-2': { bytes: await mockup('a white T-shirt'), side: 400 },
  'mockup-3': { bytes: await mockup('a cream tote bag'), side: 400 },
  certificate: { bytes: await drawCertificate(), side: 480 },
  event: {
    bytes: (await makeEvent({ flyer, guest: portrait, crop: { x: 0.18, y: 0, width: 0.5, height: 0.5 } })).bytes,
    side: 480,
  },
  gif: { bytes: await drawGif(), side: 400 },
  'flyer-1': { bytes: (await makeFlyer('Professional Business', business)).bytes, side: 480 },
  'flyer-2': { bytes: (await makeFlyer('Modern Social Media', { ...business, picture: lifestyle })).bytes, side: 480 },
}
for (const [name, { bytes, side }] of Object.entries(made)) {
  const webp = await sharp(bytes)
    .resize(side, side, { fit: 'inside' })
    .webp({ quality: 74, effort: 6 })
    .toBuffer({ resolveWithObject: true })
  await writeFile(path.join(FOLDER, `made/${name}.webp`), webp.data)
  console.log(`${name}: ${webp.info.width} × ${webp.info.height}, ${Math.round(webp.data.length / 1000)} kB`)
}

// This picture is on the first screen of the landing page, so it must load fast.
const small = await sharp(cup).resize(320).webp({ quality: 72, effort: 6 }).toBuffer()
await writeFile(path.join(import.meta.dirname, '../apps/web/src/features/landing/pictures/cup.webp'), small)

async function drawGif(): Promise<Buffer> {
  const settings = GifSettings.parse({
    size: 'medium',
    addText: true,
    textContent: 'Two cups, one price',
    textPosition: 'top',
  })
  const pictures = [await loadDrawable(lifestyle)]
  const [frame] = planFrames(settings, 1)
  const ctx = createContext(512, 512)
  if (frame) drawGifFrame(ctx, { pictures, settings, logo: undefined, lettering: undefined }, frame)
  return (await encode(ctx, 'png')).bytes
}

async function drawCertificate(): Promise<Buffer> {
  const design = TEMPLATES.find(({ id }) => id === 'certificate-arch')
  if (!design?.places) throw new Error('the sample template is gone')
  const { name, serial } = design.places
  const ctx = createContext(design.width, design.height)
  ctx.drawImage((await loadDrawable(template)).source, 0, 0)
  const { pos, color, ...fontStyle } = name
  const look = { fontStyle: { ...fontStyle, color: color(COLORS) }, namePos: pos, serialPos: serial }
  for (const line of certificateLines(ctx, design, look, { name: 'Ọlábísí Adékọ́lá', serial: 27 }))
    drawLine(ctx, line, look.fontStyle.color)
  return (await encode(ctx, 'png')).bytes
}
