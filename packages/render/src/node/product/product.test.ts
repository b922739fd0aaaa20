import { afterEach, expect, test, vi } from 'vitest'
import { createContext, encode } from '../canvas.ts'
import { createRandom } from '../pixels/random.ts'
import { sharp } from '../sharp.ts'
import { makeProduct } from './make-product.ts'
import { SIDE } from './shot-setup.ts'
import { studyProduct } from './study-product.ts'

vi.setConfig({ testTimeout: 120_000 })
afterEach(() => vi.restoreAllMocks())

const SIZE = 600
const BOTTLE = { x: 230, y: 130, width: 140, height: 360 }

async function paintBottle(format: 'jpeg' | 'png', ground = true): Promise<Buffer> {
  const ctx = createContext(SIZE, SIZE)
  if (ground) {
    const light = ctx.createLinearGradient(0, 0, SIZE, SIZE)
    light.addColorStop(0, '#f4f2ee')
    light.addColorStop(1, '#d8d4cc')
    ctx.fillStyle = light
    ctx.fillRect(0, 0, SIZE, SIZE)
    ctx.shadowColor = 'rgba(60, 50, 40, 0.4)'
    ctx.shadowBlur = 40
    ctx.shadowOffsetX = 40
  }
  ctx.fillStyle = '#b3211e'
  ctx.beginPath()
  ctx.roundRect(BOTTLE.x, BOTTLE.y, BOTTLE.width, BOTTLE.height, 30)
  ctx.fill()
  ctx.shadowColor = 'transparent'
  // This label reaches both edges of the bottle, so a flood fill of the background would leak into it.
  ctx.fillStyle = '#f0eeea'
  ctx.fillRect(BOTTLE.x, BOTTLE.y + 120, BOTTLE.width, 110)
  return (await encode(ctx, format)).bytes
}

const isBottle = (x: number, y: number) =>
  x > BOTTLE.x && x < BOTTLE.x + BOTTLE.width && y > BOTTLE.y && y < BOTTLE.y + BOTTLE.height

async function overlap(bytes: Buffer): Promise<number> {
  const { cut } = await studyProduct(bytes)
  if (!cut) return 0
  const { frame, width, height, matte } = cut
  let [both, either] = [0, 0]
  for (let i = 0; i < matte.data.length; i++) {
    const x = frame.left + (((i % width) + 0.5) * frame.width) / width
    const y = frame.top + ((Math.floor(i / width) + 0.5) * frame.height) / height
    const [found, there] = [matte.data[i]! > 0.5, isBottle(x, y)]
    if (found && there) both++
    if (found || there) either++
  }
  return both / either
}

const plain = (color: string) =>
  sharp({ create: { width: 64, height: 80, channels: 3, background: color } })
    .jpeg()
    .toBuffer()

test('a photo in which nothing stands out gives no product and no error', async () => {
  const random = createRandom(3)
  const noise = Uint8Array.from({ length: 90 * 90 * 3 }, () => random() * 255)
  const noisy = await sharp(noise, { raw: { width: 90, height: 90, channels: 3 } })
    .png()
    .toBuffer()
  const dot = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  for (const bytes of [await plain('#ffffff'), await plain('#884422'), noisy, dot]) {
    expect((await studyProduct(bytes)).cut).toBeNull()
  }
})

test('a product on plain paper is found with its white label and without its shadow', async () => {
  expect(await overlap(await paintBottle('jpeg'))).toBeGreaterThan(0.95)
})

test('a product that comes cut out stays as it is', async () => {
  expect(await overlap(await paintBottle('png', false))).toBeGreaterThan(0.95)
})

test('a view that fills its picture is no product', async () => {
  const ctx = createContext(300, 200)
  for (let x = 0; x < 300; x += 10) {
    ctx.fillStyle = `hsl(${x * 3}, 70%, ${30 + (x % 40)}%)`
    ctx.fillRect(x, 0, 10, 200)
  }
  expect((await studyProduct((await encode(ctx, 'jpeg')).bytes)).cut).toBeNull()
})

async function colourAt(bytes: Buffer, left: number, top: number): Promise<number[]> {
  const part = await sharp(bytes).extract({ left, top, width: 20, height: 20 }).raw().toBuffer()
  return [0, 1, 2].map((c) => part.reduce((sum, value, i) => (i % 3 === c ? sum + value : sum), 0) / 400)
}

test('shots keep the product’s own colours and put another ground behind it', async () => {
  const photo = await paintBottle('jpeg')
  const options = { aesthetic: 'Bold single-colour backdrop', shot: 'studio' } as const
  const bold = await makeProduct(photo, options)
  expect(bold).toMatchObject({ width: SIDE, height: SIDE, understood: [], cutout: 'clean' })
  const [red = 0, green = 0, blue = 0] = await colourAt(bold.bytes, SIDE / 2 - 10, SIDE * 0.8 - 100)
  expect([red - 0xb3, green - 0x21, blue - 0x1e].every((away) => Math.abs(away) < 8)).toBe(true)
  const ground = await colourAt(bold.bytes, 60, 60)
  expect(ground[2]).toBeGreaterThan(ground[0]! + 60)
  const life = await makeProduct(photo, { ...options, shot: 'lifestyle' })
  const near = await makeProduct(photo, { ...options, shot: 'macro' })
  expect(new Set([bold, life, near].map(({ bytes }) => bytes.toString('base64'))).size).toBe(3)
  const again = await makeProduct(photo, options)
  expect(again.bytes.equals(bold.bytes)).toBe(true)
})

test('a photo without a certain outline fills the square with its colours unchanged', async () => {
  const photo = await plain('#1f7a4d')
  for (const shot of ['studio', 'lifestyle'] as const) {
    const { bytes, cutout, understood } = await makeProduct(photo, { aesthetic: 'marble in warm light', shot })
    expect(cutout).toBe('soft')
    expect(understood).toEqual(['light: warm', 'ground: your photo keeps its own background'])
    for (const at of [20, SIDE / 2, SIDE - 40]) {
      const [red = 0, green = 0, blue = 0] = await colourAt(bytes, at, at)
      expect([red - 0x1f, green - 0x7a, blue - 0x4d].every((away) => Math.abs(away) < 6)).toBe(true)
    }
  }
})

async function paintBox(x: number, y: number, width: number, height: number): Promise<Buffer> {
  const ctx = createContext(SIZE, SIZE)
  ctx.fillStyle = '#f4f2ee'
  ctx.fillRect(0, 0, SIZE, SIZE)
  ctx.fillStyle = '#b3211e'
  ctx.beginPath()
  ctx.roundRect(x, y, width, height, 40)
  ctx.fill()
  return (await encode(ctx, 'jpeg')).bytes
}

const BOLD = { aesthetic: 'Bold single-colour backdrop', shot: 'studio' } as const

async function redness(bytes: Buffer, x: number, y: number): Promise<number> {
  const [red = 0, , blue = 0] = await colourAt(bytes, Math.round(x), Math.round(y))
  return red - blue
}

test('a product that its photo cuts off at a side and below fills the picture on another ground', async () => {
  const { bytes, cutout, understood } = await makeProduct(await paintBox(-60, 90, 460, 600), BOLD)
  expect(cutout).toBe('clean')
  expect(understood).toContain('frame: the product reaches the edge of your photo')
  expect(await redness(bytes, 20, SIDE - 30)).toBeGreaterThan(80)
  expect(await redness(bytes, SIDE - 60, SIDE / 2)).toBeLessThan(-60)
})

test('a product that its photo cuts off at one side alone keeps its own background', async () => {
  const { bytes, cutout, understood } = await makeProduct(await paintBox(200, 150, 460, 300), BOLD)
  expect(cutout).toBe('soft')
  expect(understood).toEqual(['ground: your photo keeps its own background'])
  expect(await redness(bytes, SIDE - 24, SIDE / 2)).toBeGreaterThan(80)
  expect(Math.abs(await redness(bytes, 30, 60))).toBeLessThan(30)
})

test('a product that its photo cuts off at the top alone stands on its foot and goes on beyond the top', async () => {
  const photo = await paintBox(180, -60, 240, 440)
  const { bytes } = await makeProduct(photo, { aesthetic: 'bold blue', shot: 'studio' })
  const isRed = async (y: number) => (await redness(bytes, SIDE / 2 - 10, y)) > 80
  expect(await isRed(4)).toBe(true)
  expect(await isRed(SIDE * 0.7)).toBe(true)
  expect(await isRed(SIDE * 0.9)).toBe(false)
})

test('a product cut off at the top that is too wide to stand lies at the upper edge of a table', async () => {
  const wide = { aesthetic: 'wooden table in a garden', shot: 'lifestyle' } as const
  const { bytes, understood } = await makeProduct(await paintBox(70, -60, 460, 260), wide)
  expect(understood).toContain('view: from above')
  const [top, below] = [await redness(bytes, SIDE / 2, 4), await redness(bytes, SIDE / 2, SIDE * 0.6)]
  expect(top).toBeGreaterThan(below + 60)
})

test('what is held up from below the photo is held from below the shot, and casts no shadow on its ground', async () => {
  const { bytes, understood } = await makeProduct(await paintBox(230, 200, 140, 460), BOLD)
  expect(understood).toContain('frame: the product reaches the edge of your photo')
  expect(await redness(bytes, SIDE / 2 - 10, SIDE - 22)).toBeGreaterThan(80)
  const [beside = 0, above = 0] = [
    await redness(bytes, SIDE * 0.72, SIDE - 30),
    await redness(bytes, SIDE * 0.72, SIDE * 0.4),
  ]
  expect(Math.abs(beside - above)).toBeLessThan(30)
})

test('a bottle stands before a horizon; a plate seen from above lies in the middle of a table', async () => {
  const ctx = createContext(SIZE, SIZE)
  ctx.fillStyle = '#dfe6ea'
  ctx.fillRect(0, 0, SIZE, SIZE)
  for (const [color, radius] of [
    ['#7a2f1d', 190],
    ['#e9b44c', 120],
  ] as const) {
    ctx.fillStyle = color
    ctx.beginPath()
    ctx.arc(SIZE / 2, SIZE / 2, radius, 0, 2 * Math.PI)
    ctx.fill()
  }
  const look = { aesthetic: 'A wooden table in a garden', shot: 'lifestyle' } as const
  const shotOf = async (photo: Buffer) => {
    const { bytes, understood } = await makeProduct(photo, look)
    const strip = async (top: number) => {
      const part = sharp(bytes).extract({ left: 0, top, width: SIDE, height: 60 })
      return [...(await part.resize(1, 1, { fit: 'fill' }).raw().toBuffer())]
    }
    const [far, near] = [await strip(60), await strip(SIDE - 120)]
    return { bytes, understood, apart: far.reduce((sum, value, c) => sum + Math.abs(value - (near[c] ?? 0)), 0) }
  }
  const plate = await shotOf((await encode(ctx, 'jpeg')).bytes)
  const bottle = await shotOf(await paintBottle('jpeg'))
  expect(bottle.apart).toBeGreaterThan(2 * plate.apart)
  expect(bottle.understood).toEqual(['surface: wooden table', 'background: garden'])
  expect(plate.understood).toEqual(['surface: wooden table', 'view: from above', 'not drawn: garden'])
  const [red = 0, , blue = 0] = await colourAt(plate.bytes, SIDE / 2, SIDE / 2)
  expect(red).toBeGreaterThan(blue + 80)
})

test('a canceled shot is not painted', async () => {
  const signal = AbortSignal.abort(new Error('canceled'))
  const options = { aesthetic: 'sand', shot: 'studio', signal } as const
  await expect(makeProduct(await plain('#884422'), options)).rejects.toThrow('canceled')
})
