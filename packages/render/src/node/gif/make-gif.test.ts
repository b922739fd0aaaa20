import { GifSettings } from '@ufaro/contract/tools/gif.ts'
import { expect, test } from 'vitest'
import { createContext, encode } from '../canvas.ts'
import { registerFonts } from '../fonts.ts'
import { sharp } from '../sharp.ts'
import { type GifOrder, makeGif } from './make-gif.ts'

const plain = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()
const [red, blue] = await Promise.all([plain(200, 100, '#ff0000'), plain(100, 200, '#0000ff')])

const make = (pictures: Buffer[], change: object = {}, order: Partial<GifOrder> = {}) =>
  makeGif({
    pictures,
    settings: GifSettings.parse({ size: 'small', ...change }),
    signal: new AbortController().signal,
    onFrame: async () => {},
    ...order,
  })

async function framesOf(gif: Buffer) {
  // `sharp.ts` blocks the GIF decoder, but this test needs it.
  sharp.unblock({ operation: ['VipsForeignLoadNsgifBuffer'] })
  try {
    const image = sharp(gif, { pages: -1 })
    const { pages = 1, delay = [], loop } = await image.metadata()
    const raw = await image.removeAlpha().raw().toBuffer()
    return { delay, loop, pages, frame: (index: number) => raw.subarray((raw.length / pages) * index) }
  } finally {
    sharp.block({ operation: ['VipsForeignLoadNsgifBuffer'] })
  }
}

const at = (frame: Buffer, x: number, y: number) => [...frame.subarray((y * 320 + x) * 3, (y * 320 + x) * 3 + 3)]

test('each frame is reported, and the GIF shows the pictures that were sent', async () => {
  const told: number[][] = []
  const onFrame = async (done: number, total: number) => void told.push([done, total])
  const made = await make([red, blue], { duration: 0.2 }, { onFrame })
  expect(made).toMatchObject({ width: 320, height: 160, contentType: 'image/gif', understood: null })
  expect(told).toEqual([
    [1, 2],
    [2, 2],
  ])
  const { pages, delay, loop, frame } = await framesOf(made.bytes)
  expect({ pages, delay, loop }).toEqual({ pages: 2, delay: [200, 200], loop: 0 })
  expect(at(frame(0), 160, 80)).toEqual([255, 0, 0])
  expect(at(frame(1), 160, 80)).toEqual([0, 0, 255])
  expect(at(frame(1), 10, 80)).toEqual([255, 255, 255])
})

test('without loop the file has no NETSCAPE block', async () => {
  expect((await make([red, blue])).bytes.includes('NETSCAPE2.0')).toBe(true)
  expect((await make([red, blue], { loop: false })).bytes.includes('NETSCAPE2.0')).toBe(false)
})

test('a picture is surrounded by its blur, or by the colour of its plain border', async () => {
  const picture = async (side: number, right: string) => {
    const ctx = createContext(400, side)
    for (const [color, x, y, width, height] of [
      ['#ffffff', 0, 0, 400, side],
      // The shape touches two sides, as a boot in a product photo may. On white, the border must still count as plain.
      ['#0000ff', 0, side * 0.2, 320, side * 0.8],
      [right, 200, 0, 200, side],
    ] as const) {
      ctx.fillStyle = color
      ctx.fillRect(x, y, width, height)
    }
    return (await encode(ctx, 'png')).bytes
  }
  const [busy, onWhite] = await Promise.all([picture(200, '#008000'), picture(400, '#ffffff00')])
  const { bytes } = await make([busy, onWhite], { useAestheticBackground: true, backgroundType: 'blur' })
  const { frame } = await framesOf(bytes)
  const [red = 0, green = 0] = at(frame(0), 316, 80)
  expect(green).toBeGreaterThan(red + 40)
  for (const [x, y] of [
    [2, 2],
    [316, 80],
    [40, 156],
  ] as const)
    expect(at(frame(1), x, y)).toEqual([255, 255, 255])
})

test('fades need both of their pictures, also from the last to the first', async () => {
  const { bytes } = await make([red, blue], { enhanceTransitions: true })
  const { pages, frame } = await framesOf(bytes)
  expect(pages).toBe(6)
  const [r, , b] = at(frame(5), 160, 80)
  expect(r).toBeGreaterThan(140)
  expect(b).toBeGreaterThan(60)
})

test('an aborted job stops', async () => {
  const stop = new AbortController()
  const onFrame = async () => stop.abort(new Error('canceled'))
  await expect(make([red, blue], {}, { signal: stop.signal, onFrame })).rejects.toThrow('canceled')
})

test('the font follows the logo, else the first picture, and is named', async () => {
  registerFonts()
  const logo = async (font: string) => {
    const ctx = createContext(500, 160)
    ctx.fillStyle = '#ffffff'
    ctx.fillRect(0, 0, 500, 160)
    ctx.fillStyle = '#202020'
    ctx.font = font
    ctx.fillText('Okafor Foods', 30, 100)
    return (await encode(ctx, 'png')).bytes
  }
  const [serif, script] = await Promise.all([logo('400 64px Tinos'), logo('700 80px Caveat')])
  const infer = { inferFontFromLogo: true }
  expect((await make([serif, blue], infer)).understood).toEqual(['font: Tinos 400'])
  expect((await make([serif, blue], infer, { logo: script })).understood).toEqual(['font: Caveat 700'])
  expect((await make([red, blue], infer)).understood).toEqual(['font: Inter 700 (assumed)'])
})

test('a logo stands on the end card', async () => {
  const logo = await plain(100, 100, '#00ff00')
  const { bytes } = await make([red, blue], { marketingStyle: true, businessName: 'Ada' }, { logo })
  const { pages, frame } = await framesOf(bytes)
  expect(pages).toBe(3)
  expect(at(frame(2), 160, 30)).toEqual([0, 255, 0])
})

test('pictures of one pixel, one row or very large size are accepted', async () => {
  const pictures = await Promise.all([plain(1, 1, '#123456'), plain(3000, 1, '#654321'), plain(7000, 7000, '#ff00ff')])
  const made = await make([...pictures, red])
  expect(made).toMatchObject({ width: 320, height: 320 })
  expect(at((await framesOf(made.bytes)).frame(2), 160, 160)).toEqual([255, 0, 255])
})
