import { expect, test } from 'vitest'
import { createContext } from '../../node/canvas.ts'
import { registerFonts } from '../../node/fonts.ts'
import type { Ctx } from '../canvas.ts'
import { certificateLines, drawLine, inkBoxOf } from '../certificate/lines.ts'
import { placeQr } from '../certificate/qr.ts'
import { contrast, toHex } from '../color.ts'
import { TEMPLATES } from './registry.ts'
import type { Colors, TemplateDesign } from './template.ts'

const NAMES = [
  'Oluwaseun Adébáyọ̀-Ọkafor Chukwuemeka Babátúndé Ẹniọlá',
  'W'.repeat(60),
  'Nwanyịbụife Chịmamanda Ọnụọha-Ezenwanyị the Third',
  'Muhammadu Ɓuhari Abubakar Sadiq Ƙaura-Namoda Ɗanmasani',
  'Temítọ́pẹ́ Olúwadámilọ́lá Àjọkẹ́ Ọláyínká-Fágbèńlé',
]
const PALETTES: Colors[] = [
  ['#ffee00', '#ffd6e8', '#b8f2e6'],
  ['#0a0a0a', '#222222', '#3a3a3a'],
  ['#c1121f', '#1d4ed8', '#15803d'],
]
const content = (colors: Colors, long: boolean) => ({
  title: long ? 'Certificate of Outstanding Achievement in Community Development and Leadership of the Young' : 'Award',
  organisation: long ? 'The National Association of Community Health Extension Workers of Nigeria' : 'Unity',
  text: long
    ? 'for completing the intensive programme on public health, water, sanitation and the care of mothers and children in rural areas, held from the first to the thirtieth of November'
    : 'for good work',
  colors,
  logo: null,
  signatures: [1, 2, 3].map((n) => ({
    name: `Professor Oluwadamilola Adeyemi-Bero ${n}`,
    role: 'Director of Training and Standards',
    image: null,
  })),
})

interface Ink {
  text: string
  color: string
  left: number
  top: number
  right: number
  bottom: number
}

function read(design: TemplateDesign, filled: ReturnType<typeof content>) {
  const ctx = createContext(design.width, design.height)
  const inks: Ink[] = []
  ctx.fillText = (text, x, y) => {
    const {
      actualBoundingBoxLeft: l,
      actualBoundingBoxRight: r,
      actualBoundingBoxAscent: a,
      actualBoundingBoxDescent: d,
    } = ctx.measureText(text)
    inks.push({ text, color: String(ctx.fillStyle), left: x - l, right: x + r, top: y - a, bottom: y + d })
  }
  design.draw(ctx, filled)
  return { ctx, inks }
}

function worst(ctx: Ctx, { color, left, top, right, bottom }: Ink): number {
  const [x, y] = [Math.max(0, Math.floor(left)), Math.max(0, Math.floor(top))]
  const { data } = ctx.getImageData(x, y, Math.max(1, Math.ceil(right - left)), Math.max(1, Math.ceil(bottom - top)))
  const found: number[] = []
  for (let at = 0; at < data.length; at += 4 * 37)
    found.push(contrast(color, toHex([data[at]!, data[at + 1]!, data[at + 2]!])))
  return found.sort((a, b) => a - b)[Math.floor(found.length * 0.01)]!
}

const apart = (a: Ink, b: Ink) =>
  a.right <= b.left || b.right <= a.left || a.bottom <= b.top + 2 || b.bottom <= a.top + 2

registerFonts()

test('there are twelve certificates and eight event frames, each with an id of its own', () => {
  expect(TEMPLATES.filter(({ kind }) => kind === 'certificate')).toHaveLength(12)
  expect(TEMPLATES.filter(({ kind }) => kind === 'event')).toHaveLength(8)
  expect(new Set(TEMPLATES.map(({ id }) => id)).size).toBe(20)
})

test.each(TEMPLATES.map((design) => [design.id, design] as const))(
  '%s: nothing overflows, overlaps or fades in any palette',
  (_, design) => {
    for (const [colors, long] of [
      ...PALETTES.map((one) => [one, true] as const),
      [PALETTES[2]!, false] as const,
      [design.sample.colors, true] as const,
    ]) {
      const { ctx, inks } = read(design, content(colors, long))
      if (design.places) {
        const { name, serial, code } = design.places
        const look = {
          fontStyle: { family: name.family, size: name.size, color: name.color(colors), align: name.align },
          namePos: name.pos,
          nameWidth: name.width,
          serialPos: serial,
        }
        const lines = NAMES.flatMap((text) => certificateLines(ctx, design, look, { name: text, serial: 999_999_999 }))
        const boxes = lines.map((line): Ink => {
          const { x, y, width, height } = inkBoxOf(ctx, line)
          const pad = Math.ceil(line.size * 0.15) + 2
          return {
            text: line.text,
            color: look.fontStyle.color,
            left: x + pad,
            top: y + pad,
            right: x + width - pad,
            bottom: y + height - pad,
          }
        })
        const placed = placeQr(design, code, 'https://www.example.com/verify/abcdefghijklmnopqrstuv')!
        const qr: Ink = {
          text: 'code',
          color: '#000000',
          left: placed.x,
          top: placed.y,
          right: placed.x + placed.side,
          bottom: placed.y + placed.side,
        }
        for (const box of boxes)
          for (const ink of [...inks, qr]) expect(apart(box, ink), `${box.text} on ${ink.text}`).toBe(true)
        for (const ink of inks) expect(apart(qr, ink), `code on ${ink.text}`).toBe(true)
        inks.push(...boxes)
      }
      if (design.photo) {
        const { x, y, width, height } = design.photo
        const photo: Ink = {
          text: 'photo',
          color: '#000000',
          left: x * design.width,
          top: y * design.height,
          right: (x + width) * design.width,
          bottom: (y + height) * design.height,
        }
        for (const ink of inks) expect(apart(photo, ink), `photo on ${ink.text}`).toBe(true)
      }
      for (const ink of inks) {
        const where = `${ink.text} in ${colors.join(' ')}`
        expect(ink.left >= 0 && ink.top >= 0 && ink.right <= design.width && ink.bottom <= design.height, where).toBe(
          true,
        )
        expect(worst(ctx, ink), where).toBeGreaterThanOrEqual(4.5)
      }
      const own = design.places ? inks.slice(0, -2 * NAMES.length) : inks
      for (const [n, ink] of own.entries())
        for (const other of own.slice(n + 1)) expect(apart(ink, other), `${ink.text} on ${other.text}`).toBe(true)
    }
  },
)

test('the same values draw the same picture', () => {
  const [first] = TEMPLATES
  const draw = () => {
    const ctx = createContext(first!.width, first!.height)
    first!.draw(ctx, content(PALETTES[2]!, true))
    drawLine(
      ctx,
      certificateLines(
        ctx,
        first!,
        {
          fontStyle: { family: 'Inter', size: 80, color: '#000000', align: 'center' },
          namePos: { x: 0.5, y: 0.5 },
          serialPos: { x: 0.5, y: 0.8 },
        },
        { name: 'Ada', serial: 1 },
      )[0]!,
      '#000000',
    )
    return Buffer.from(ctx.getImageData(0, 0, first!.width, first!.height).data.buffer)
  }
  expect(draw().equals(draw())).toBe(true)
})
