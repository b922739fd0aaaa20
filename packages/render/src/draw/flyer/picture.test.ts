import { createCanvas } from '@napi-rs/canvas'
import { beforeAll, expect, test } from 'vitest'
import { registerFonts } from '../../node/fonts.ts'
import type { Box, Ctx, Drawable } from '../canvas.ts'
import { hueDistance } from '../color.ts'
import { readPlainPicture } from '../plain-picture.ts'
import { drawFlyer, FLYER_DESIGNS } from './flyer.ts'
import type { FlyerJob } from './job.ts'
import { chooseLayout } from './layout/choose-layout.ts'
import { feedPalette } from './palette.ts'

beforeAll(registerFonts)

type Name = keyof typeof FLYER_DESIGNS
const LAYOUTS = (Object.keys(FLYER_DESIGNS) as Name[]).flatMap((name) =>
  FLYER_DESIGNS[name].layouts.map((_, rank) => ({ name, rank })),
)
const layoutOf = (name: Name, job: FlyerJob, rank: number) => chooseLayout(FLYER_DESIGNS[name].layouts, job, rank).name

const MARKS = ['#ff0000', '#00ff00', '#0000ff', '#ff00ff'] as const

function pictureOf(width: number, height: number, ground: string | null, thing: Box) {
  const canvas = createCanvas(width, height)
  const ctx = canvas.getContext('2d')
  if (ground) {
    ctx.fillStyle = ground
    ctx.fillRect(0, 0, width, height)
  }
  ctx.fillStyle = '#555555'
  ctx.fillRect(thing.x, thing.y, thing.width, thing.height)
  const side = Math.min(thing.width, thing.height) / 3
  MARKS.forEach((color, index) => {
    ctx.fillStyle = color
    const x = thing.x + (index % 2) * (thing.width - side)
    const y = thing.y + Math.floor(index / 2) * (thing.height - side)
    ctx.fillRect(x, y, side, side)
  })
  const picture: Drawable = { source: canvas as unknown as CanvasImageSource, width, height }
  const subject = { x: thing.x / width, y: thing.y / height, width: thing.width / width, height: thing.height / height }
  return { picture, subject, plain: readPlainPicture(ctx.getImageData(0, 0, width, height)) ?? undefined }
}

const LOGO = createCanvas(40, 40)
const job = (change: Partial<FlyerJob>): FlyerJob => ({
  logo: { source: LOGO as unknown as CanvasImageSource, width: 40, height: 40 },
  colors: ['#14532d', '#d9f99d', '#f59e0b'],
  content: 'Grand opening!\nCome and taste our fresh coffee.',
  brandName: 'Ọkafor',
  contacts: [],
  ...change,
})

function paint(name: Name, order: FlyerJob, rank: number) {
  const { size } = FLYER_DESIGNS[name]
  const ctx = createCanvas(size.width, size.height).getContext('2d')
  const widths = new Map<string, number>()
  const fillText = ctx.fillText.bind(ctx)
  ctx.fillText = (text: string, x: number, y: number) => {
    widths.set(text, ctx.measureText(text).width)
    fillText(text, x, y)
  }
  drawFlyer(ctx as unknown as Ctx, name, order, rank)
  return { widths, data: ctx.getImageData(0, 0, size.width, size.height).data }
}

// Returns the pixel count of the least visible mark divided by that of the most visible one. Reads every third pixel.
function leastSeen(data: Uint8ClampedArray): number {
  const near = (value: number | undefined, wanted: boolean) => (wanted ? (value ?? 0) > 195 : (value ?? 0) < 60)
  const seen = MARKS.map((mark) => {
    const [red, green, blue] = [1, 3, 5].map((at) => mark[at] === 'f') as [boolean, boolean, boolean]
    let count = 0
    for (let at = 0; at < data.length; at += 12)
      if (near(data[at], red) && near(data[at + 1], green) && near(data[at + 2], blue)) count++
    return count
  })
  return Math.max(...seen) < 100 ? 0 : Math.min(...seen) / Math.max(...seen)
}

const countOf = (data: Uint8ClampedArray, color: number[]) => {
  let count = 0
  for (let at = 0; at < data.length; at += 4) if (color.every((value, part) => data[at + part] === value)) count++
  return count
}

const SHAPES = [
  ['wide', { x: 30, y: 150, width: 340, height: 110 }],
  ['tall', { x: 150, y: 20, width: 100, height: 360 }],
] as const

test.each(SHAPES)('a %s product on a plain or transparent ground is whole in every design', (_, thing) => {
  for (const ground of ['#ffffff', '#f3efe6', null]) {
    const picture = pictureOf(400, 400, ground, thing)
    expect(picture.plain?.ground).toBe(ground ?? '#ffffff')
    for (const { name, rank } of LAYOUTS) {
      const order = job({ ...picture, focus: { x: 0.5, y: 0.5 } })
      expect(leastSeen(paint(name, order, rank).data), `${layoutOf(name, order, rank)} ${ground}`).toBeGreaterThan(0.9)
    }
  }
})

test('a product that its photo cuts off, and a ground that is not plain, are cropped like any photo', () => {
  expect(pictureOf(400, 400, '#ffffff', { x: 100, y: 200, width: 200, height: 200 }).plain).toBeUndefined()
  const canvas = createCanvas(100, 100)
  const ctx = canvas.getContext('2d')
  const sky = ctx.createLinearGradient(0, 0, 0, 100)
  sky.addColorStop(0, '#88aaff')
  sky.addColorStop(1, '#ffffff')
  ctx.fillStyle = sky
  ctx.fillRect(0, 0, 100, 100)
  expect(readPlainPicture(ctx.getImageData(0, 0, 100, 100))).toBeNull()
})

// Layouts that crop a photo: to a circle, an arch, an oval or a print, or to the whole page behind the text.
const CROPPED = ['rays', 'arch', 'frame', 'ribbons', 'night', 'poster']

test.each(SHAPES)('%s heads of a photo are whole in every design with a straight window', (_, thing) => {
  const picture = { ...pictureOf(400, 400, '#8899aa', thing), plain: undefined, hasFaces: true }
  for (const { name, rank } of LAYOUTS) {
    const order = job({ ...picture, focus: { x: 0.5, y: 0.5 } })
    const layout = layoutOf(name, order, rank)
    if (CROPPED.includes(layout)) continue
    expect(leastSeen(paint(name, order, rank).data), layout).toBeGreaterThan(0.3)
  }
})

test('an object low in its photo is not hidden by the card or the wave, and its photo fills the window', () => {
  for (const x of [40, 240]) {
    const low = { ...pictureOf(400, 270, '#8899aa', { x, y: 180, width: 120, height: 85 }), plain: undefined }
    for (const { name, rank } of LAYOUTS) {
      const order = job({ ...low, focus: { x: (x + 60) / 400, y: 0.8 }, colors: ['#14532d', '#fedcba', '#f59e0b'] })
      const layout = layoutOf(name, order, rank)
      if (layout !== 'window' && layout !== 'wave') continue
      const { data } = paint(name, order, rank)
      expect(leastSeen(data), layout).toBeGreaterThan(0.3)
      expect(countOf(data, [0xfe, 0xdc, 0xba]), `${layout}: no pattern beside the photo`).toBeLessThan(12_000)
    }
  }
})

test('contacts of one strip are set in letters of one size, however long one of them is', () => {
  const [phone, mail] = ['0803 555 0142', 'bookings@adebayo-and-daughters-logistics.com.ng']
  const contacts = [
    { type: 'phone', value: phone, position: 'bottom_left' },
    { type: 'email', value: mail, position: 'bottom_right' },
  ] as const
  for (const { name, rank } of LAYOUTS) {
    const order = job({ contacts })
    const { widths } = paint(name, order, rank)
    const layout = layoutOf(name, order, rank)
    if (layout === 'arch') continue
    const letter = (text: string) => (widths.get(text) ?? 0) / text.length
    expect(letter(mail), layout).toBeGreaterThan(letter(phone) * 0.8)
  }
})

test('a bright second colour is a shape beside the main one, not the muddy mixture of both', () => {
  const { from, to, shapes } = feedPalette(['#0f172a', '#facc15', '#ef4444'])
  expect(hueDistance(from, to)).toBeLessThan(30)
  expect(shapes.map(({ color }) => color)).toContain('#facc15')
})
