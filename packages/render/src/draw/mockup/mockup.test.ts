import { createCanvas } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import { loadScene } from '../../node/mockup/load-scene.ts'
import type { Ctx } from '../canvas.ts'
import { parseHex } from '../color.ts'
import type { Pixels } from '../pixels.ts'
import { groundSeen } from './compose.ts'
import { drawMockup, ITEM_NAMES, type ItemName, sceneFileOf, scenesOf } from './mockup.ts'
import { SIZE } from './scene.ts'
import { stacked } from './stacked.ts'
import { understandMockup } from './understand-mockup.ts'

const context = (width: number, height: number) => createCanvas(width, height).getContext('2d') as unknown as Ctx

function disc(color: string, size = 200): Pixels {
  const ctx = context(size, size)
  ctx.fillStyle = color
  ctx.arc(size / 2, size / 2, size / 2 - 1, 0, Math.PI * 2)
  ctx.fill()
  return ctx.getImageData(0, 0, size, size)
}

const draw = async (ink: Pixels, name: ItemName, look: Parameters<typeof drawMockup>[3]) => {
  const ctx = context(SIZE, SIZE)
  drawMockup(ctx, ink, name, look, await loadScene(sceneFileOf(name, look)))
  return ctx.getImageData(0, 0, SIZE, SIZE).data
}

const ABOVE_PRINT = (370 * SIZE + 500) * 4

/** Measures the magenta pixels, which belong to the logo, because no item and no scene contains magenta. */
function magentaIn(data: Uint8ClampedArray) {
  let count = 0
  let [brightest, darkest] = [0, 255]
  for (let i = 0; i < data.length; i += 4) {
    const [r, g, b] = [data[i] as number, data[i + 1] as number, data[i + 2] as number]
    if (r < g + 90 || b < g + 90) continue
    count++
    brightest = Math.max(brightest, r)
    darkest = Math.min(darkest, r)
  }
  return { count, range: brightest - darkest }
}

test('every item carries the logo in each of its scenes, and its light falls onto the ink', async () => {
  for (const name of ITEM_NAMES) {
    const files = new Map(scenesOf(name).map((scene) => [sceneFileOf(name, { scene }), scene]))
    for (const scene of files.values()) {
      const ink = magentaIn(await draw(disc('#ff00ff'), name, { scene }))
      expect(ink.count, `${name} ${scene}`).toBeGreaterThan(SIZE * SIZE * 0.012)
      expect(ink.range, `${name} ${scene}`).toBeGreaterThan(4)
    }
  }
})

async function partsOn(name: ItemName, count: number): Promise<number[]> {
  const ctx = context(60 * (2 * count - 1), 60)
  ctx.fillStyle = '#ff00ff'
  for (let n = 0; n < count; n++) ctx.fillRect(120 * n, 0, 60, 60)
  const logo = ctx.getImageData(0, 0, 60 * (2 * count - 1), 60)
  const data = await draw(logo, name, { scene: 'studio', color: '#ffffff' })
  const filled = Array.from({ length: SIZE }, (_, x) =>
    Array.from({ length: SIZE }, (_, y) => (y * SIZE + x) * 4).some(
      (i) => data[i]! > data[i + 1]! + 90 && data[i + 2]! > data[i + 1]! + 90,
    ),
  )
  return filled
    .map((is) => (is ? '#' : ' '))
    .join('')
    .trim()
    .split(/ +/)
    .map(({ length }) => length)
}

test('a wide logo on a cap keeps its first and last letter whole', async () => {
  const widths = await partsOn('cap', 4)
  expect(widths).toHaveLength(4)
  expect(Math.min(...widths)).toBeGreaterThan(0.65 * Math.max(...widths))
})

test('a tall logo keeps away from the edges of a tote, a box and a billboard', async () => {
  const ctx = context(100, 300)
  ctx.fillStyle = '#ff00ff'
  ctx.fillRect(0, 0, 100, 300)
  const look = { scene: 'studio', color: '#ffffff' } as const
  for (const name of ['tote', 'box', 'billboard'] as const) {
    const data = await draw(ctx.getImageData(0, 0, 100, 300), name, look)
    const { planes } = await loadScene(sceneFileOf(name, look))
    const isInk = (at: number) => data[at]! > data[at + 1]! + 90 && data[at + 2]! > data[at + 1]! + 90
    const isPrinted = (at: number) => planes.data[at + 2 * 4 * SIZE * SIZE]! > 128
    const inColumn = (x: number, test: (at: number) => boolean) =>
      Array.from({ length: SIZE }, (_, y) => y).filter((y) => test((y * SIZE + x) * 4))
    const inked = Array.from({ length: SIZE }, (_, x) => x).filter((x) => inColumn(x, isInk).length > 50)
    const [ink, area] = [isInk, isPrinted].map((test) => inColumn(inked[inked.length >> 1]!, test))
    expect(ink![0]! - area![0]!, name).toBeGreaterThan(0.04 * area!.length)
    expect(area!.at(-1)! - ink!.at(-1)!, name).toBeGreaterThan(0.04 * area!.length)
  }
})

test('a round mark is round on a mug', async () => {
  const data = await draw(disc('#ff00ff'), 'mug', { scene: 'studio', color: '#ffffff' })
  const marked = Array.from({ length: SIZE * SIZE }, (_, cell) => cell).filter((cell) => {
    const [red, green, blue] = data.subarray(cell * 4, cell * 4 + 3) as unknown as [number, number, number]
    return red > green + 90 && blue > green + 90
  })
  const columns = marked.map((cell) => cell % SIZE)
  const rows = marked.map((cell) => Math.floor(cell / SIZE))
  const extent = (of: number[]) =>
    of.reduce((most, n) => Math.max(most, n), 0) - of.reduce((least, n) => Math.min(least, n))
  expect(extent(columns) / extent(rows)).toBeGreaterThan(0.94)
  expect(extent(columns) / extent(rows)).toBeLessThan(1.06)
})

test('a long name is set on two lines at a space between its words, a short one is not', () => {
  const bars = (gaps: readonly number[], letters: readonly number[] = []) => {
    const ctx = context(1000, 100)
    ctx.fillRect(0, 0, 1000, 100)
    for (const x of gaps) ctx.clearRect(x, 0, 40, 100)
    for (const x of letters) ctx.clearRect(x, 0, 16, 100)
    return ctx.getImageData(0, 0, 1000, 100)
  }
  expect(stacked(bars([100, 460, 900]))).toMatchObject({ width: 500, height: 220 })
  const letters = [80, 160, 240, 320, 480, 560, 660, 740, 820]
  expect(stacked(bars([400, 900], letters))).toMatchObject({ width: 560, height: 220 })
  const spread = bars([], [...letters, 400, 900])
  expect(stacked(spread)).toBe(spread)
  const whole = bars([100, 900])
  expect(stacked(whole)).toBe(whole)
  const square = disc('#ff00ff')
  expect(stacked(square)).toBe(square)
})

test('an item takes the colour that the logo was saved on, unless another one is asked for', async () => {
  const onPink = { ...disc('#ffffff'), ground: '#f26b9a' }
  const above = async (color?: string) => {
    const data = await draw(onPink, 'mug', { scene: 'studio', ...(color && { color }) })
    return [...data.subarray(ABOVE_PRINT, ABOVE_PRINT + 3)] as [number, number, number]
  }
  const [red, green, blue] = await above()
  expect(red).toBeGreaterThan(green + 60)
  expect(blue).toBeGreaterThan(green)
  const [, asked, other] = await above('#1c2c4c')
  expect(asked).toBeLessThan(90)
  expect(other).toBeGreaterThan(asked)
})

test('navy cloth is navy and black cloth black in the light of its scene', async () => {
  for (const name of ['cap', 'tote'] as const)
    for (const scene of scenesOf(name)) {
      const file = await loadScene(sceneFileOf(name, { scene }))
      const [red, , blue] = parseHex(groundSeen(file, '#1c2c4c'))
      expect(blue - red, `navy ${name} ${scene}`).toBeGreaterThan(20)
      expect(Math.max(...parseHex(groundSeen(file, '#17181c'))), `black ${name} ${scene}`).toBeLessThan(72)
    }
})

test('every scene of an item looks different, and the same every time', async () => {
  const picture = async (scene: (typeof scenes)[number]) =>
    Buffer.from(await draw(disc('#ff00ff'), 'mug', { scene })).toString('base64')
  const scenes = scenesOf('mug')
  const pictures = await Promise.all(scenes.map(picture))
  expect(new Set(pictures).size).toBe(scenes.length)
  expect(await picture('studio')).toBe(pictures[scenes.indexOf('studio')])
})

test('the words “face cap” mean a cap, in the named colour and scene', () => {
  expect(understandMockup('A navy face cap on a wooden table')).toMatchObject({
    item: 'cap',
    scene: 'wood',
    color: '#1c2c4c',
  })
  expect(understandMockup('a bottle with a red cap').item).toBe('bottle')
})

test('a white or yellow logo changes the usual colour of an item, but never one that was asked for', async () => {
  const ground = (data: Uint8ClampedArray) => data[ABOVE_PRINT] as number
  const usual = ground(await draw(disc('#ff00ff'), 'mug', { scene: 'studio' }))
  expect(usual).toBeGreaterThan(150)
  for (const pale of ['#ffffff', '#ffd60a'])
    expect(ground(await draw(disc(pale), 'mug', { scene: 'studio' })), pale).toBeLessThan(100)
  expect(ground(await draw(disc('#ffffff'), 'mug', { scene: 'studio', color: '#fbfaf7' }))).toBeCloseTo(usual, -1)
})

test('dark green on black cloth, which is grey in the light of the scene, gets a light line around it', async () => {
  for (const name of ['shirt', 'tote'] as const) {
    const data = await draw(disc('#0f5f47'), name, { scene: 'studio', color: '#17181c' })
    const isGreen = (i: number) => (data[i + 1] as number) > (data[i] as number) + 24
    const green = Array.from({ length: SIZE * SIZE }, (_, cell) => cell).filter((cell) => isGreen(cell * 4))
    const middle = Math.floor((green[green.length >> 1] ?? 0) / SIZE)
    const row = green.filter((cell) => Math.floor(cell / SIZE) === middle).map((cell) => cell % SIZE)
    const left = Math.min(...row)
    const beside = Array.from({ length: 12 }, (_, n) => data[(middle * SIZE + left - 1 - n) * 4] as number)
    expect(Math.max(...beside), name).toBeGreaterThan(150)
    expect(beside.at(-1), name).toBeLessThan(130)
  }
})

test('a scene that the item lacks is not promised, and the next named scene is taken', () => {
  expect(understandMockup('a mug at sunset').understood).toEqual(['item: mug', 'scene: studio (assumed)'])
  expect(understandMockup('a mug on the beach, near a desk')).toMatchObject({ scene: 'office' })
  expect(understandMockup('a mug', 'mug', 'garden')).toMatchObject({ scene: 'garden' })
  expect(understandMockup('a mug on a desk', 'mug', 'street')).toMatchObject({ scene: 'office' })
})

test('words are matched with items, scenes and colours, and the matches are reported', () => {
  expect(understandMockup('A navy T-shirt with my logo on a wall')).toMatchObject({
    item: 'shirt',
    scene: 'wall',
    color: '#1c2c4c',
    understood: ['item: shirt', 'scene: wall', 'colour: navy'],
  })
  expect(understandMockup('coffee cup, mint background')).toMatchObject({
    item: 'mug',
    tint: '#9fdcc0',
    understood: ['item: mug', 'scene: studio (assumed)', 'background: mint'],
  })
  expect(understandMockup('coffee cup on a wooden table, mint background').understood).toEqual([
    'item: mug',
    'scene: wood',
  ])
  expect(understandMockup('complimentary cards, luxury')).toMatchObject({ item: 'card', scene: 'dark' })
  expect(understandMockup('two business cards on wood')).toMatchObject({ item: 'card', scene: 'wood' })
  expect(understandMockup('business cards for my business')).toMatchObject({ item: 'card', scene: 'office' })
  expect(understandMockup('Billboard at sunset')).toMatchObject({
    item: 'billboard',
    understood: ['item: billboard', 'scene: street at dusk'],
  })
})

test('an object that cannot be drawn is replaced by the nearest item, and the reply says so', () => {
  expect(understandMockup('a navy hoodie in a studio')).toMatchObject({
    item: 'shirt',
    standsFor: 'hoodie',
    understood: ['item: T-shirt in place of hoodie', 'scene: studio', 'colour: navy'],
  })
  expect(understandMockup('two paper bags')).toMatchObject({ item: 'tote', standsFor: 'paper bag' })
  expect(understandMockup('a polo shirt')).toMatchObject({ item: 'shirt', standsFor: 'polo shirt' })
  for (const own of ['a tote bag', 'a uniform T-shirt', 'a cotton bag', 'a face cap', 'a bottle of honey'])
    expect(understandMockup(own).standsFor, own).toBeUndefined()
  expect(understandMockup('a hoodie', 'shirt').standsFor).toBeUndefined()
})

test('an incomprehensible text gives a plain mug, which is reported as assumed; a chosen item takes precedence', () => {
  expect(understandMockup('ẹ káàárọ̀')).toMatchObject({
    item: 'mug',
    scene: 'studio',
    understood: ['item: mug (assumed)', 'scene: studio (assumed)'],
  })
  expect(understandMockup('a mug', 'tote')).toMatchObject({ item: 'tote' })
  expect(understandMockup('', 'tote').understood[0]).toBe('item: tote')
})
