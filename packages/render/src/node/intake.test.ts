import { describe, expect, it } from 'vitest'
import { ImageFault, intakeImage } from './intake.ts'
import { sharp } from './sharp.ts'

const WIDTH = 40
const HEIGHT = 24

function corner(channels: 3 | 4 = 3) {
  const pixels = Buffer.alloc(WIDTH * HEIGHT * channels, 200)
  for (let y = 0; y < HEIGHT / 2; y++)
    for (let x = 0; x < WIDTH / 2; x++) pixels.set([220, 20, 30], (y * WIDTH + x) * channels)
  return sharp(pixels, { raw: { width: WIDTH, height: HEIGHT, channels } })
}

async function pixelAt(bytes: Buffer, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
  return [...data.subarray((y * info.width + x) * info.channels).subarray(0, info.channels)]
}

async function faultOf(work: Promise<unknown>): Promise<string> {
  const fault = await work.then(
    () => undefined,
    (error) => error,
  )
  expect(fault).toBeInstanceOf(ImageFault)
  return fault.code
}

async function pngClaiming(width: number, height: number): Promise<Buffer> {
  const { default: zlib } = await import('node:zlib')
  const png = await corner().png().toBuffer()
  png.writeUInt32BE(width, 16)
  png.writeUInt32BE(height, 20)
  png.writeUInt32BE(zlib.crc32(png.subarray(12, 29)), 29)
  return png
}

describe('intakeImage refuses', () => {
  it('what is not a picture, whatever it is called', async () => {
    expect(await faultOf(intakeImage(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')))).toBe('NOT_AN_IMAGE')
    expect(await faultOf(intakeImage(Buffer.alloc(0)))).toBe('NOT_AN_IMAGE')
    expect(await faultOf(intakeImage(Buffer.from('GIF89a......')))).toBe('NOT_AN_IMAGE')
  })

  it('too many bytes', async () => {
    expect(await faultOf(intakeImage(await corner().png().toBuffer(), { maxBytes: 100 }))).toBe('TOO_LARGE')
  })

  it('a header that claims more pixels than allowed, before anything is decoded', async () => {
    expect(await faultOf(intakeImage(await pngClaiming(30_000, 20_000)))).toBe('TOO_LARGE')
  })

  it.each(['jpeg', 'png', 'webp'] as const)('a truncated %s', async (format) => {
    const bytes = await corner().toFormat(format).toBuffer()
    expect(await faultOf(intakeImage(bytes.subarray(0, Math.floor(bytes.length * 0.7))))).toBe('UNREADABLE_IMAGE')
  })

  it('bytes that only begin like a picture', async () => {
    expect(await faultOf(intakeImage(Buffer.from([0xff, 0xd8, 0xff])))).toBe('UNREADABLE_IMAGE')
    expect(await faultOf(intakeImage(Buffer.from('RIFF\u0004\0\0\0WEBP')))).toBe('UNREADABLE_IMAGE')
    expect(await faultOf(intakeImage(await pngClaiming(3000, 3000)))).toBe('UNREADABLE_IMAGE')
  })
})

describe('intakeImage keeps the compressed pixels of a plain picture', () => {
  it('and cuts metadata out of a JPEG, also behind its end', async () => {
    const plain = await corner().jpeg().toBuffer()
    const chatty = await corner()
      .jpeg()
      .withExif({ IFD0: { Artist: 'somebody', Copyright: 'somewhere' } })
      .toBuffer()
    const taken = await intakeImage(Buffer.concat([chatty, Buffer.from('a hidden film')]))
    expect(chatty.includes('somebody')).toBe(true)
    expect(taken.bytes.equals(plain)).toBe(true)
    expect(taken).toMatchObject({ contentType: 'image/jpeg', width: WIDTH, height: HEIGHT })
  })

  it('and cuts metadata out of PNG and WebP', async () => {
    for (const format of ['png', 'webp'] as const) {
      const chatty = await corner(4)
        .toFormat(format)
        .withExif({ IFD0: { Artist: 'somebody' } })
        .toBuffer()
      const taken = await intakeImage(chatty)
      expect(taken.contentType).toBe(`image/${format}`)
      expect(taken.bytes.includes('somebody')).toBe(false)
      expect(await pixelAt(taken.bytes, 30, 3)).toEqual(await pixelAt(chatty, 30, 3))
    }
  })
})

describe('intakeImage makes a plain picture of', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])('EXIF orientation %i', async (orientation) => {
    const turned = await corner().jpeg({ quality: 100 }).withMetadata({ orientation }).toBuffer()
    const taken = await intakeImage(turned)
    const upright = await sharp(turned).autoOrient().toBuffer()
    expect([taken.width, taken.height]).toEqual(orientation > 4 ? [HEIGHT, WIDTH] : [WIDTH, HEIGHT])
    expect((await sharp(taken.bytes).metadata()).orientation).toBeUndefined()
    for (const [x, y] of [
      [3, 3],
      [taken.width - 4, 3],
      [3, taken.height - 4],
    ] as const) {
      const [red = 0] = await pixelAt(taken.bytes, x, y)
      expect(Math.abs(red - (await pixelAt(upright, x, y))[0]!)).toBeLessThan(6)
    }
  })

  it('CMYK', async () => {
    const taken = await intakeImage(await corner().toColourspace('cmyk').jpeg({ quality: 100 }).toBuffer())
    expect((await sharp(taken.bytes).metadata()).space).toBe('srgb')
    const [red, green] = await pixelAt(taken.bytes, 5, 5)
    expect(red! - green!).toBeGreaterThan(100)
  })

  it('16 bits a channel', async () => {
    const taken = await intakeImage(await corner(4).toColourspace('rgb16').png().toBuffer())
    expect(await sharp(taken.bytes).metadata()).toMatchObject({ format: 'png', depth: 'uchar', hasAlpha: true })
    expect(await pixelAt(taken.bytes, 5, 5)).toEqual([220, 20, 30, 200])
  })

  it('a wide-gamut profile, whose colours are converted', async () => {
    const taken = await intakeImage(await corner().withIccProfile('p3').png().toBuffer())
    expect((await sharp(taken.bytes).metadata()).icc).toBeUndefined()
    const [red, green, blue] = await pixelAt(taken.bytes, 5, 5)
    expect(Math.abs(red! - 220) + Math.abs(green! - 20) + Math.abs(blue! - 30)).toBeLessThan(8)
  })

  it('a palette with transparency', async () => {
    const taken = await intakeImage(await corner(4).png({ palette: true }).toBuffer())
    expect(taken.contentType).toBe('image/png')
    expect((await sharp(taken.bytes).raw().toBuffer({ resolveWithObject: true })).info.channels).toBe(4)
  })

  it('an animation: its first frame', async () => {
    const frames = Buffer.alloc(8 * 24 * 3)
    frames.fill(250, 0, 8 * 12 * 3)
    const film = await sharp(frames, { raw: { width: 8, height: 24, channels: 3, pageHeight: 12 } })
      .webp({ delay: [50, 50], lossless: true })
      .toBuffer()
    expect((await sharp(film).metadata()).pages).toBe(2)
    const taken = await intakeImage(film)
    expect(taken).toMatchObject({ width: 8, height: 12 })
    expect((await pixelAt(taken.bytes, 4, 6))[0]).toBeGreaterThan(245)
  })

  it('a single pixel', async () => {
    const dot = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#123456' } })
      .webp()
      .toBuffer()
    expect(await intakeImage(dot)).toMatchObject({ width: 1, height: 1 })
  })
})
