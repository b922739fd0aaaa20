import { createHash } from 'node:crypto'
import { createCanvas } from '@napi-rs/canvas'
import { beforeAll, describe, expect, test } from 'vitest'
import { registerFonts } from '../../node/fonts.ts'
import { JOB, LAYOUTS, NAMES, paint, square } from '../../node/testing/paint-flyer.ts'
import type { Ctx, Drawable } from '../canvas.ts'
import { chroma, contrast, toHex } from '../color.ts'
import { splitContent } from './content.ts'
import { drawFlyer, FLYER_DESIGNS } from './flyer.ts'
import type { FlyerJob } from './job.ts'
import { chooseLayout } from './layout/choose-layout.ts'
import { clearest } from './layout/place-star.ts'
import { priceOf } from './layout/price.ts'
import { paperPalette } from './palette.ts'

beforeAll(registerFonts)

test('there are two designs, of different shape and look', () => {
  expect(NAMES).toEqual(['Professional Business', 'Modern Social Media'])
  const [one, two] = NAMES.map((name) => paint(name, {}))
  expect(one?.size).not.toEqual(two?.size)
})

test('each has six layouts, which are six pictures of the same request', () => {
  for (const name of NAMES) {
    for (const change of [{}, { picture: square(300, '#88aa44') }]) {
      const seen = new Set(
        [0, 1, 2, 3, 4, 5].map((rank) =>
          createHash('sha256')
            .update(paint(name, change, rank).pixels())
            .digest('hex'),
        ),
      )
      expect(seen.size).toBe(6)
    }
  }
})

test('content, picture and brand choose the first layout, and ranks wrap around', () => {
  const first = (change: Partial<FlyerJob>) =>
    chooseLayout(FLYER_DESIGNS['Modern Social Media'].layouts, { ...JOB, ...change }).name
  const wide: Drawable = { ...square(100, '#888888'), width: 160 }
  expect(first({ picture: wide })).toBe('wave')
  expect(first({ picture: square(100, '#888888'), content: 'Free tasting' })).toBe('poster')
  expect(first({ content: 'Weekend braids! Box braids from ₦12,000 only.' })).toBe('rays')
  const brands = ['Ada', 'Bola', 'Chi', 'Dayo', 'Efe', 'Femi', 'Gozie', 'Hauwa']
  expect(new Set(brands.map((brandName) => first({ brandName }))).size).toBeGreaterThan(1)
  const { layouts } = FLYER_DESIGNS['Professional Business']
  expect(chooseLayout(layouts, JOB, 6)).toBe(chooseLayout(layouts, JOB, 0))
})

const WORD_COUNTS = [1, 12, 13, 50]
const LONG_NAME = 'Adébáyọ̀ Ọmọlará Oyèéwùmí Vocational and Entrepreneurship Training Institute of Nigeria'

test('from one word to fifty, with names of any length, nothing leaves the page and no word is lost', () => {
  for (const { name, rank } of LAYOUTS) {
    for (const [index, count] of WORD_COUNTS.entries()) {
      const words = Array.from({ length: count }, (_, i) => `ọjọ́ìbí${i}`)
      const brandName = ['K', LONG_NAME, ''][index % 3] ?? ''
      const picture = index % 2 === 0 ? square(300, '#88aa44') : undefined
      const { texts, size } = paint(name, { content: words.join(' '), brandName, picture }, rank)
      const drawn = texts.map(({ text }) => text).join(' ')
      for (const word of words) expect(drawn, `${name} ${rank}, ${count} words`).toContain(word)
      for (const { text, left, right, y } of texts) {
        expect(left, `${text} of ${name} ${rank}`).toBeGreaterThanOrEqual(0)
        expect(right, `${text} of ${name} ${rank}`).toBeLessThanOrEqual(size.width)
        expect(y, text).toBeLessThan(size.height)
      }
    }
  }
})

test('a price below the headline stands out on a star, one in the headline is large enough', () => {
  const seen = (content: string, rank: number) =>
    paint('Modern Social Media', { content, picture: square(300, '#88aa44') }, rank).texts.filter(
      ({ text }) => text === '₦12,000',
    )
  const ranks = [0, 1, 2, 3, 4, 5]
  expect(ranks.filter((rank) => seen('Braids ₦12,000!\nWalk in.', rank).length > 0)).toEqual([])
  expect(ranks.filter((rank) => seen('Braids today!\nFrom ₦12,000, hair included.', rank).length === 1).length).toBe(6)
  const priceIn = (body: string) => priceOf({ headline: 'Come early', body })
  expect(priceIn('Call 0803 555 0142, we open by 9')).toBeNull()
  expect(priceIn('Now ₦1,250,000.')).toBe('₦1,250,000')
  expect(priceIn('Enjoy 20% off.')).toBe('20% off')
  expect(priceIn('Cleaners earn ₦150,000 monthly.')).toBeNull()
  expect(priceIn('Gym at ₦9,000 per month, day pass ₦1,500')).toBe('₦1,500')
  expect(priceIn('Samosa ₦300\nPuff puff ₦100')).toBeNull()
  expect(priceIn('Shirts, 100% cotton, from ₦3,000')).toBe('from ₦3,000')
  expect(priceIn('Bags at ₦9,000, now ₦2,000\u00a0off')).toBe('₦2,000 off')
  expect(priceOf({ headline: 'We are hiring!', body: 'A driver, from ₦80,000.' })).toBeNull()
})

test('a headline in a bright brand colour is dark, but not brown', () => {
  for (const main of ['#ffc83d', '#facc15', '#f5b301']) {
    const { ink, main: ground } = paperPalette([main, '#ffe08a', '#f59e0b'])
    expect(ground).toBe(main)
    expect(chroma(ink)).toBeLessThan(0.15)
    expect(contrast(ink, '#ffffff')).toBeGreaterThan(8)
  }
  expect(paperPalette(['#fef9c3', '#fde68a', '#fca5a5']).main).not.toBe('#fef9c3')
})

const heightOf = (name: keyof typeof FLYER_DESIGNS, content: string, rank: number, of: RegExp) => {
  const { size } = FLYER_DESIGNS[name]
  const ctx = createCanvas(size.width, size.height).getContext('2d')
  const sizes: number[] = []
  ctx.fillText = (text: string) => {
    if (of.test(text)) sizes.push(Number(/(\d+(\.\d+)?)px/.exec(ctx.font)?.[1]) / size.width)
  }
  drawFlyer(ctx as unknown as Ctx, name, { ...JOB, content, brandName: '' }, rank)
  return Math.min(...sizes)
}

test('one word fills the width it has, and fifty words stay large enough for a phone', () => {
  const fifty = `Back to school sale.\n${'Uniforms and bags for every class at good prices. '.repeat(6)}`
  for (const { name, rank } of LAYOUTS) {
    const [word] = paint(name, { content: 'Sale', brandName: '' }, rank).texts
    expect((word!.right - word!.left) / FLYER_DESIGNS[name].size.width, `${name} ${rank}`).toBeGreaterThan(0.48)
    // 0.0255 of the page's width is more than 9 pixels on a phone that is 360 pixels wide.
    expect(heightOf(name, fifty, rank, /Uniforms/), `${name} ${rank}`).toBeGreaterThan(0.0255)
  }
})

test('a phone number is readable on a phone', () => {
  const contacts = [{ type: 'phone', value: '0803 555 0142', position: 'bottom_left' }] as const
  for (const { name, rank } of LAYOUTS) {
    const { texts, size } = paint(name, { contacts }, rank)
    const phone = texts.find(({ text }) => text === '0803 555 0142')!
    expect((phone.right - phone.left) / size.width, `${name} ${rank}`).toBeGreaterThan(0.2)
  }
})

test('the face of a photo is not darkened in any design, whatever the length of the words', () => {
  const canvas = createCanvas(300, 400)
  const ctx = canvas.getContext('2d')
  ctx.fillStyle = '#8899aa'
  ctx.fillRect(0, 0, 300, 400)
  ctx.fillStyle = '#ff0000'
  ctx.fillRect(130, 100, 40, 40)
  const picture = { source: canvas as unknown as CanvasImageSource, width: 300, height: 400 }
  const face = { focus: { x: 0.5, y: 0.3 }, picture }
  for (const content of ['Sale', `Weekend braids!\n${'We open early and close late. '.repeat(8)}`]) {
    for (const { name, rank } of LAYOUTS) {
      const data = paint(name, { ...face, content }, rank).pixels()
      let bright = 0
      for (let at = 0; at < data.length; at += 4)
        if ((data[at] as number) > 235 && (data[at + 1] as number) < 20 && (data[at + 2] as number) < 20) bright++
      expect(bright, `${name} ${rank}: ${content}`).toBeGreaterThan(1500)
    }
  }
})

test('every contact stands in its corner', () => {
  const contacts = (['top_left', 'top_right', 'bottom_left', 'bottom_right', 'center'] as const).map((position) => ({
    type: 'phone' as const,
    value: position,
    position,
  }))
  for (const { name, rank } of LAYOUTS) {
    const { texts, size } = paint(name, { contacts }, rank)
    const of = (value: string) => texts.find(({ text }) => text === value)!
    expect(of('top_left').right).toBeLessThan(size.width * 0.62)
    expect(of('top_right').left).toBeGreaterThan(size.width * 0.6)
    for (const top of ['top_left', 'top_right']) expect(of(top).y).toBeLessThan(size.height * 0.16)
    expect(of('bottom_left').right).toBeLessThan(size.width / 2)
    expect(of('bottom_right').left).toBeGreaterThan(size.width / 2)
    for (const bottom of ['bottom_left', 'bottom_right']) expect(of(bottom).y).toBeGreaterThan(size.height * 0.85)
    const center = of('center')
    expect((center.left + center.right) / 2).toBeCloseTo(size.width / 2, -2)
  }
})

function leastContrast(name: keyof typeof FLYER_DESIGNS, change: Partial<FlyerJob>, rank: number) {
  const { size } = FLYER_DESIGNS[name]
  const ctx = createCanvas(size.width, size.height).getContext('2d')
  const fillText = ctx.fillText.bind(ctx)
  let least = { ratio: 21, text: '' }
  ctx.fillText = (text: string, x: number, y: number) => {
    const { a, b, c, d, e, f } = ctx.getTransform()
    const width = ctx.measureText(text).width
    const left = ctx.textAlign === 'center' ? x - width / 2 : ctx.textAlign === 'right' ? x - width : x
    const height = y - Number(/(\d+(\.\d+)?)px/.exec(ctx.font)?.[1]) * 0.35
    for (const at of [left + 1, left + width / 2, left + width - 1]) {
      const [red = 0, green = 0, blue = 0] = ctx.getImageData(
        a * at + c * height + e,
        b * at + d * height + f,
        1,
        1,
      ).data
      const ratio = contrast(String(ctx.fillStyle), toHex([red, green, blue]))
      if (ratio < least.ratio) least = { ratio, text }
    }
    fillText(text, x, y)
  }
  drawFlyer(ctx as unknown as Ctx, name, { ...JOB, ...change }, rank)
  return least
}

test('every line is readable on any picture', () => {
  for (const picture of [square(300, '#ffffff'), square(300, '#7f7f7f')]) {
    for (const { name, rank } of LAYOUTS) {
      const { ratio, text } = leastContrast(
        name,
        { picture, content: 'Weekend braids!\nFrom ₦12,000, hair included.' },
        rank,
      )
      expect(ratio, `${text} of ${name} ${rank}`).toBeGreaterThanOrEqual(4.4)
    }
  }
})

test('whatever the three colours, every line is readable on its background', () => {
  const contacts = (['top_left', 'top_right', 'bottom_left', 'bottom_right', 'center'] as const).map((position) => ({
    type: 'email' as const,
    value: `${position}@example.com`,
    position,
  }))
  for (const colors of [
    ['#3b82f6', '#10b981', '#f59e0b'],
    ['#000000', '#000000', '#000000'],
    ['#ffffff', '#ffffff', '#ffffff'],
    ['#808080', '#7f7f7f', '#818181'],
    ['#ffff00', '#00ffff', '#ff00ff'],
    ['#ff0000', '#00ff00', '#0000ff'],
    ['#fef9c3', '#fde68a', '#fca5a5'],
    ['#0f172a', '#fefce8', '#f43f5e'],
    ['#f59e0b', '#1d4ed8', '#ffffff'],
  ] as const) {
    for (const { name, rank } of LAYOUTS) {
      const { ratio, text } = leastContrast(name, { colors, contacts }, rank)
      expect(ratio, `${text} of ${name} ${rank} in ${colors}`).toBeGreaterThanOrEqual(4.4)
    }
  }
})

test('the first line or sentence is the headline; a text without one is not split', () => {
  expect(splitContent('Big sale\nAll shoes half price')).toEqual({ headline: 'Big sale', body: 'All shoes half price' })
  expect(splitContent('We are hiring: two drivers').body).toBe('Two drivers')
  expect(splitContent('Big sale! All shoes half price')).toEqual({
    headline: 'Big sale!',
    body: 'All shoes half price',
  })
  expect(splitContent('Braids from ₦8.000 only')).toEqual({ headline: 'Braids from ₦8.000\u00a0only', body: '' })
  const long = Array(20).fill('word').join(' ')
  expect(splitContent(long)).toEqual({ headline: '', body: long })
  expect(splitContent(long, 'Mama Ngozi')).toEqual({ headline: 'Mama Ngozi', body: long, named: true })
})

test('the headline of a long text without a break is a whole clause, else the brand’s name', () => {
  const tail = 'every day from eight in the morning until ten at night except on Mondays'
  expect(splitContent(`Fresh jollof and grilled fish, we deliver all over Lekki ${tail}`)).toEqual({
    headline: 'Fresh jollof and grilled fish',
    body: `We deliver all over Lekki ${tail}`,
  })
  expect(splitContent(`Home lessons for primary pupils call or visit us in Surulere ${tail}`).headline).toBe(
    'Home lessons for primary pupils',
  )
  const whole = `This is the new way to order your lunch and dinner in Ikeja ${tail}`
  expect(splitContent(whole, 'Quick Chop')).toEqual({ headline: 'Quick Chop', body: whole, named: true })
})

test('numbers, times and days are not broken over two lines', () => {
  expect(splitContent('Sale\nMarch 14, 10 am call 0803 555 0142 0705 111 2222').body).toBe(
    'March\u00a014, 10\u00a0am call 0803\u00a0555\u00a00142 0705\u00a0111\u00a02222',
  )
})

describe('a price star', () => {
  const places = [
    { x: 300, y: 100, radius: 50 },
    { x: 100, y: 100, radius: 50 },
  ] as const

  test('stays where the design wants it while nothing is hidden', () => {
    expect(clearest(places, null)).toEqual(places[0])
    expect(clearest(places, { x: 0, y: 0, width: 200, height: 200 })).toEqual(places[0])
  })

  test('moves off what the picture shows, and shrinks where there is no clear place', () => {
    expect(clearest(places, { x: 220, y: 20, width: 160, height: 160 })).toEqual(places[1])
    const { radius } = clearest(places, { x: 0, y: 0, width: 400, height: 200 })
    expect(radius).toBeLessThan(50)
  })
})
