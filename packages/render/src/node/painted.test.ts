import sharp from 'sharp'
import { expect, test } from 'vitest'
import { makeEvent } from './events/make-event.ts'
import { makeFlyer } from './flyer/make-flyer.ts'
import { makeMockup } from './mockup/make-mockup.ts'

const plain = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 4, background } })
    .png()
    .toBuffer()
const at = async (bytes: Buffer, left: number, top: number) => [
  ...(await sharp(bytes).removeAlpha().extract({ left, top, width: 1, height: 1 }).raw().toBuffer()),
]

test('bytes that are no picture are refused', async () => {
  const junk = Buffer.from('not a picture at all')
  const good = await plain(10, 10, '#ff0000')
  await expect(makeMockup({ logo: junk, prompt: '' })).rejects.toThrow()
  await expect(makeEvent({ flyer: good, guest: junk, crop: { x: 0, y: 0, width: 1, height: 1 } })).rejects.toThrow()
  await expect(
    makeFlyer('Modern Social Media', {
      logo: junk,
      colors: ['#000000', '#111111', '#222222'],
      content: 'Hi',
      brandName: '',
      contacts: [],
    }),
  ).rejects.toThrow()
})

test('a mockup is a square JPEG; an own photo keeps its shape and is at most 2000 pixels', async () => {
  const logo = await plain(300, 100, '#ff00ff')
  expect(await sharp((await makeMockup({ logo, prompt: 'a tote bag' })).bytes).metadata()).toMatchObject({
    format: 'jpeg',
    width: 1200,
    height: 1200,
  })
  const photo = await makeMockup({ logo, prompt: '', photo: await plain(3000, 1500, '#dddddd') })
  expect(photo).toMatchObject({ width: 2000, height: 1000 })
  const [red, green] = (await at(photo.bytes, 1000, 500)) as [number, number]
  expect(red - green).toBeGreaterThan(120)
})

test('an event picture has the flyer’s pixel size and finds a transparent hole by itself', async () => {
  const hole = await sharp({ create: { width: 200, height: 200, channels: 4, background: '#000000' } })
    .png()
    .toBuffer()
  const flyer = await sharp(await plain(640, 801, '#0000ff'))
    .composite([{ input: hole, left: 220, top: 300, blend: 'dest-out' }])
    .png()
    .toBuffer()
  const made = await makeEvent({
    flyer,
    guest: await plain(90, 90, '#ff0000'),
    crop: { x: 0.25, y: 0.25, width: 0.5, height: 0.5 },
  })
  expect(made).toMatchObject({ width: 640, height: 801, contentType: 'image/jpeg' })
  const inside = (await at(made.bytes, 320, 400)) as [number, number, number]
  expect(inside[0]).toBeGreaterThan(240)
  expect((await at(made.bytes, 320, 200))[2]).toBeGreaterThan(240)
})

test('a flyer is a PNG of its design’s size', async () => {
  const order = {
    logo: await plain(100, 40, '#00aa55'),
    colors: ['#3B82F6', '#10B981', '#F59E0B'] as const,
    content: 'Sale',
    brandName: 'Ọkafor',
    contacts: [],
  }
  expect(await sharp((await makeFlyer('Professional Business', order)).bytes).metadata()).toMatchObject({
    format: 'png',
    channels: 3,
    width: 1240,
    height: 1754,
  })
  expect(await sharp((await makeFlyer('Modern Social Media', order)).bytes).metadata()).toMatchObject({
    format: 'png',
    width: 1080,
    height: 1350,
  })
})
