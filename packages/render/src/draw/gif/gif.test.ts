import { createCanvas } from '@napi-rs/canvas'
import { GifSettings } from '@ufaro/contract/tools/gif.ts'
import { beforeAll, expect, test } from 'vitest'
import { registerFonts } from '../../node/fonts.ts'
import type { Ctx, Drawable } from '../canvas.ts'
import { drawGifFrame, type GifJob, gifSize } from './frame.ts'
import { planFrames } from './timeline.ts'

beforeAll(registerFonts)

const settings = (change: object = {}) => GifSettings.parse(change)
const total = (change: object, count: number) =>
  planFrames(settings(change), count).reduce((sum, { delay }) => sum + delay, 0)

function plain(width: number, height: number, color: string): Drawable {
  const canvas = createCanvas(width, height)
  const ctx = canvas.getContext('2d')
  ctx.fillStyle = color
  ctx.fillRect(0, 0, width, height)
  return { source: canvas as unknown as CanvasImageSource, width, height }
}

function draw(change: object, index = 0, more: Partial<GifJob> = {}) {
  const job = {
    pictures: [plain(200, 100, '#ff0000'), plain(100, 200, '#0000ff')],
    settings: settings(change),
    ...more,
  }
  const size = gifSize(job.pictures[0]!, 'small')
  const ctx = createCanvas(size.width, size.height).getContext('2d') as unknown as Ctx
  const frame = planFrames(job.settings, job.pictures.length)[index]!
  drawGifFrame(ctx, job, frame)
  return (x: number, y: number) => [...ctx.getImageData(x, y, 1, 1).data.slice(0, 3)]
}

test('size is the longer side and the first picture gives the proportions', () => {
  expect(gifSize({ width: 3000, height: 1500 }, 'small')).toEqual({ width: 320, height: 160 })
  expect(gifSize({ width: 300, height: 600 }, 'medium')).toEqual({ width: 256, height: 512 })
  expect(gifSize({ width: 10, height: 10 }, 'large')).toEqual({ width: 720, height: 720 })
})

test('each picture stays for its duration, with fades and entries inside of it', () => {
  expect(planFrames(settings({ duration: 0.2 }), 3).map(({ delay }) => delay)).toEqual([200, 200, 200])
  expect(total({ duration: 1, enhanceTransitions: true }, 4)).toBe(4000)
  expect(total({ duration: 1, addText: true, textContent: 'Hi', textAnimation: 'slide' }, 2)).toBe(2000)
})

test('a fade has two frames in between, also from the last picture to the first while it loops', () => {
  expect(planFrames(settings({ enhanceTransitions: true }), 3)).toHaveLength(9)
  expect(planFrames(settings({ enhanceTransitions: true, loop: false }), 3)).toHaveLength(7)
  expect(planFrames(settings({ enhanceTransitions: true, duration: 0.2 }), 3)).toHaveLength(9)
})

test('the end card comes last and only where there is something to say', () => {
  expect(planFrames(settings({ marketingStyle: true }), 2)).toHaveLength(2)
  const frames = planFrames(settings({ marketingStyle: true, businessName: 'Ọkafor' }), 2)
  expect(frames.at(-1)).toMatchObject({ picture: 'card', delay: 1200 })
})

test('the button of the end card keeps its distance from the sides of a narrow picture', () => {
  const change = { marketingStyle: true, businessName: 'Mo', callToAction: 'Order yours' }
  const at = draw(change, 1, { pictures: [plain(100, 320, '#ff0000')] })
  const row = Array.from({ length: 100 }, (_, x) => at(x, 231)[2] === 0x0b)
  expect(row).toContain(true)
  expect([...row.slice(0, 8), ...row.slice(92)]).not.toContain(true)
})

test('a picture of another shape is fitted inside the frame on its background', () => {
  const at = draw({}, 1)
  expect(at(160, 80)).toEqual([0, 0, 255])
  expect(at(20, 80)).toEqual([255, 255, 255])
  const dark = draw({ useAestheticBackground: true, backgroundType: 'solid', backgroundStyle: 'dark' }, 1)
  expect(dark(20, 80)).toEqual([43, 48, 60])
})

test('the middle of a fade mixes both pictures equally', () => {
  const frames = planFrames(settings({ enhanceTransitions: true }), 2)
  expect(frames[1]).toMatchObject({ picture: 0, next: 1 })
  const [red, , blue] = draw({ enhanceTransitions: true }, 1)(160, 80) as [number, number, number]
  expect(red).toBeCloseTo(170, -1)
  expect(blue).toBeCloseTo(85, -1)
})

test('text is drawn at the requested position and fades in', () => {
  const text = { addText: true, textContent: 'SALE TODAY', duration: 1 }
  const changed = (at: (x: number, y: number) => number[], y: number) =>
    Array.from({ length: 64 }, (_, i) => at(i * 5, y)).some(([red, green]) => red !== 255 || green !== 0)
  for (const [textPosition, y] of [
    ['top', 22],
    ['center', 80],
    ['bottom', 138],
  ] as const) {
    const at = draw({ ...text, textPosition })
    expect(changed(at, y), textPosition).toBe(true)
    for (const other of [22, 80, 138].filter((line) => line !== y)) expect(changed(at, other), textPosition).toBe(false)
  }
  expect(changed(draw({ ...text, textAnimation: 'fade' }, 0), 138)).toBe(false)
  expect(changed(draw({ ...text, textAnimation: 'fade' }, 3), 138)).toBe(true)
})

test('a single word is as large as its frame allows, and a sentence keeps to its share of the frame', () => {
  const widthOf = (textContent: string) => {
    const at = draw({ addText: true, textContent, textStyle: 'playful', textPosition: 'center' })
    const columns = Array.from({ length: 320 }, (_, x) => x).filter((x) => at(x, 80)[0]! < 100)
    return Math.max(...columns) - Math.min(...columns)
  }
  expect(widthOf('Sale')).toBeGreaterThan(320 / 4)
  expect(widthOf('Everything must go')).toBeLessThan(320)
})

test('while the end card fades in or out, the caption is not drawn over its words', () => {
  const change = { marketingStyle: true, businessName: 'Ada', enhanceTransitions: true, size: 'small' }
  const text = { addText: true, textContent: 'SALE TODAY' }
  const frames = planFrames(settings(change), 2)
  const fades = frames.flatMap(({ picture, next, blend }, index) => (blend > 0 ? [{ picture, next, index }] : []))
  const row = (at: (x: number, y: number) => number[]) => Array.from({ length: 80 }, (_, x) => at(x * 4, 120))
  for (const { picture, next, index } of fades) {
    const withText = row(draw({ ...change, ...text }, index))
    const without = row(draw(change, index))
    const isCard = picture === 'card' || next === 'card'
    if (isCard) expect(withText, `frame ${index}`).toEqual(without)
    else expect(withText, `frame ${index}`).not.toEqual(without)
  }
})

test('a caption covers at most a third of a low picture, and stands on the paper of a polaroid in dark letters', () => {
  const textContent = 'Weekend sale, everything in the shop is 20% off until Sunday'
  const rows = (change: object) => {
    const at = draw({ addText: true, textContent, ...change })
    return Array.from({ length: 160 }, (_, y) => y).filter((y) =>
      Array.from({ length: 107 }, (_, i) => at(i * 3, y)).some(([red = 0, green = 0]) => red < 120 && green < 120),
    )
  }
  expect(rows({}).length).toBeGreaterThan(10)
  expect(rows({}).length).toBeLessThan(160 / 3)
  const onPaper = rows({ frameStyle: 'polaroid' })
  expect(onPaper.length).toBeGreaterThan(3)
  expect(Math.min(...onPaper)).toBeGreaterThanOrEqual(135)
})

test('letters without a plate are dark on a light picture and light on a dark one', () => {
  const lettersOn = (color: string, wanted: (red: number) => boolean) => {
    const at = draw({ addText: true, textContent: 'SALE', textStyle: 'minimal' }, 0, {
      pictures: [plain(200, 100, color)],
    })
    return Array.from({ length: 320 }, (_, x) => at(x, 124)).some(([red = 0]) => wanted(red))
  }
  expect(lettersOn('#f4f4f4', (red) => red < 90)).toBe(true)
  expect(lettersOn('#f4f4f4', (red) => red > 250)).toBe(false)
  expect(lettersOn('#333333', (red) => red > 230)).toBe(true)
})

test('a brand bar stands at the foot of every picture', () => {
  const brandColors = { primary: '#6d28d9', secondary: '#db2777', accent: '#facc15' }
  const at = draw({ marketingStyle: true, businessName: 'Ada', brandColors })
  expect(at(160, 150)).toEqual([109, 40, 217])
  expect(at(160, 100)).toEqual([255, 0, 0])
})

test('the frame and the margin of a picture end above the brand bar', () => {
  const marketing = { marketingStyle: true, businessName: 'Ada' }
  // The brand bar takes the last 21 of 160 rows. The first picture, which `thin` shows, is as wide as the frame and
  // ends at the bar.
  const rounded = draw({ ...marketing, frameStyle: 'rounded' }, 1)
  expect(rounded(160, 134)).toEqual([255, 255, 255])
  expect(rounded(160, 130)).toEqual([0, 0, 255])
  const thin = draw({ ...marketing, frameStyle: 'thin' })
  const bottom = Array.from({ length: 12 }, (_, i) => thin(60, 128 + i))
  expect(bottom.some(([red]) => red! < 200)).toBe(true)
  expect(bottom.some(([red]) => red === 255)).toBe(true)
})

test('around a picture of another shape a polaroid shows paper or the chosen background, and no black', () => {
  expect(draw({ frameStyle: 'polaroid' }, 1)(40, 60)).toEqual([255, 253, 248])
  const brand = { useAestheticBackground: true, backgroundType: 'solid', backgroundStyle: 'light' }
  expect(draw({ frameStyle: 'polaroid', ...brand }, 1)(40, 60)).toEqual([246, 244, 240])
})

test('a photo on its own blur reaches two edges of the frame', () => {
  const stripes = createCanvas(300, 100)
  const ctx = stripes.getContext('2d')
  for (let x = 0; x < 300; x += 100) {
    ctx.fillStyle = x === 100 ? '#ff00ff' : '#00ff00'
    ctx.fillRect(x, 0, 100, 100)
  }
  const wide = { source: stripes as unknown as CanvasImageSource, width: 300, height: 100 }
  const pictures = [plain(100, 100, '#ff0000'), wide]
  const at = draw({ useAestheticBackground: true, backgroundType: 'blur' }, 1, { pictures })
  for (const x of [1, 318]) expect(at(x, 160), `${x}`).toEqual([0, 255, 0])
  expect(at(160, 160)).toEqual([255, 0, 255])
})

test('a blurred background reaches every edge', () => {
  const at = draw({ useAestheticBackground: true, backgroundType: 'blur', backgroundStyle: 'dark' }, 1)
  const inside = at(20, 80)
  for (const [x, y] of [
    [319, 80],
    [0, 80],
    [20, 159],
    [20, 0],
  ] as const)
    expect(at(x, y)).toEqual(inside)
})
