import { createCanvas } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import { createContext } from '../../node/canvas.ts'
import { registerFonts } from '../../node/fonts.ts'
import { luminance, toHex } from '../color.ts'
import { readLogo } from '../flyer/logo.ts'
import { TEMPLATES } from './registry.ts'
import type { Colors, TemplateContent, TemplateDesign } from './template.ts'

registerFonts()

const CONTENT: TemplateContent = {
  title: 'Ada @ 30',
  organisation: 'Unity College',
  text: 'for good work in every class of the year',
  colors: ['#7c2d12', '#fbbf24', '#0f766e'],
  logo: null,
  signatures: [],
}

function draw(design: TemplateDesign, change: Partial<TemplateContent>) {
  const ctx = createContext(design.width, design.height)
  const sizes = new Map<string, number>()
  const fillText = ctx.fillText.bind(ctx)
  ctx.fillText = (text: string, x: number, y: number) => {
    sizes.set(text, Number(/(\d+(\.\d+)?)px/.exec(ctx.font)?.[1]))
    fillText(text, x, y)
  }
  design.draw(ctx, { ...CONTENT, ...change })
  const { data } = ctx.getImageData(0, 0, design.width, design.height)
  const at = (x: number, y: number) => {
    const cell = (y * design.width + x) * 4
    return luminance(toHex([data[cell]!, data[cell + 1]!, data[cell + 2]!]))
  }
  return { sizes, data, at }
}

test('a frame has a pattern where an organisation and a logo would stand', () => {
  const design = TEMPLATES.find(({ id }) => id === 'event-adire')!
  const tones = (change: Partial<TemplateContent>) => {
    const { at } = draw(design, change)
    const row = Array.from({ length: 260 }, (_, x) => Math.round(at(410 + x, 198) * 100))
    return Math.max(...row) - Math.min(...row)
  }
  expect(tones({ organisation: '' })).toBeGreaterThan(40)
})

function barsOf(color: string) {
  const canvas = createCanvas(200, 100)
  const ctx = canvas.getContext('2d')
  ctx.fillStyle = color
  for (let x = 0; x < 200; x += 40) ctx.fillRect(x, 0, 20, 100)
  const logo = { source: canvas as unknown as CanvasImageSource, width: 200, height: 100 }
  return { logo, logoLook: readLogo(ctx.getImageData(0, 0, 200, 100)) }
}

const PALETTES: Colors[] = [CONTENT.colors, ['#fef08a', '#fde047', '#facc15'], ['#111827', '#e5e7eb', '#9ca3af']]

test('a white logo and a black one can be seen on every design', () => {
  for (const design of TEMPLATES) {
    for (const colors of PALETTES) {
      const plain = draw(design, { colors }).data
      for (const ink of [255, 0]) {
        const { data } = draw(design, { colors, logo: barsOf(ink === 255 ? '#ffffff' : '#000000') })
        // Measure in the bounds of the changed pixels, because a bar of the page's colour changes none.
        const cells = Array.from({ length: Math.floor(data.length / 24) }, (_, index) => index * 24)
        const changed = cells.filter((cell) => data[cell] !== plain[cell] || data[cell + 1] !== plain[cell + 1])
        const across = changed.map((cell) => (cell / 4) % design.width)
        const [left, right] = [Math.min(...across), Math.max(...across)]
        let [seen, apart] = [0, 0]
        for (const at of cells) {
          const x = (at / 4) % design.width
          if (at < (changed[0] ?? 0) || at > (changed.at(-1) ?? 0) || x < left || x > right) continue
          const light = (0.3 * data[at]! + 0.6 * data[at + 1]! + 0.1 * data[at + 2]!) / 255
          if (data[at] === ink && data[at + 1] === ink && data[at + 2] === ink) seen++
          if (ink === 255 ? light < 0.5 : light > 0.35) apart++
        }
        const what = `${design.id} ${colors} ${ink}`
        expect(seen, what).toBeGreaterThan(50)
        expect(apart, what).toBeGreaterThan(50)
      }
    }
  }
})

test('the names of all signatures have the same font size', () => {
  const signatures = ['Professor Oluwafunmilayo Adebayo-Williams', 'Nkechi'].map((name) => ({
    name,
    role: '',
    image: null,
  }))
  for (const design of TEMPLATES.filter(({ kind }) => kind === 'certificate')) {
    const { sizes } = draw(design, { signatures })
    expect(sizes.get('Nkechi'), design.id).toBe(
      Math.max(...[...sizes].filter(([text]) => text.includes('Professor')).map(([, size]) => size)),
    )
  }
})

test('an event without a text has a larger title in its place, and no empty pill', () => {
  const events = TEMPLATES.filter(({ kind }) => kind === 'event')
  const sizeOf = (design: TemplateDesign, text: string) => draw(design, { text }).sizes.get(CONTENT.title) ?? 0
  const larger = events.filter((design) => sizeOf(design, '') > 1.2 * sizeOf(design, CONTENT.text))
  expect(larger.length).toBeGreaterThanOrEqual(events.length - 2)
  const confetti = events.find(({ id }) => id === 'event-confetti')!
  expect(draw(confetti, { text: '' }).at(540, 1200)).toBeGreaterThan(0.8)
})

test('the light of the spotlight fades without an edge', () => {
  const spotlight = TEMPLATES.find(({ id }) => id === 'event-spotlight')!
  const { data } = draw(spotlight, { colors: ['#fef08a', '#fde047', '#facc15'], title: '', text: '', organisation: '' })
  const rows = Array.from({ length: 400 }, (_, index) => {
    const row = data.subarray((840 + index) * spotlight.width * 4, (841 + index) * spotlight.width * 4)
    return row.reduce((sum, value) => sum + value, 0) / row.length
  })
  for (const [index, mean] of rows.entries()) expect(mean - (rows[index + 1] ?? mean), `${index}`).toBeLessThan(2)
})
