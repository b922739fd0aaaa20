import { mix } from '../../color.ts'
import type { TemplateDesign } from '../template.ts'
import { fillAll, rule } from '../write.ts'
import { frame } from './ornaments.ts'
import { darkInks, lightInks } from './papers.ts'
import { adire, kente, tiled, wax } from './patterns.ts'
import { centred, centredPlaces, type Plan, SHEET, writeSheet } from './sheet.ts'

const { width, height } = SHEET
const base = { kind: 'certificate', width, height, titleLabel: 'Title' } as const
const BODY = { face: 'Inter', weight: 400, leading: 1.4 } as const

const RIGHT = 1860
const ruleFrom = (x: number) => ({ x, width: RIGHT - x - 60 })

export const beside = (x: number): Plan => ({
  align: 'left',
  logo: { x, y: 128, width: 420, height: 120 },
  organisation: { x, y: 276, width: RIGHT - x, height: 48 },
  title: { x, y: 336, width: RIGHT - x, height: 190 },
  presented: { x, y: 548, width: RIGHT - x, height: 44 },
  nameRule: { ...ruleFrom(x), y: 760 },
  text: { ...ruleFrom(x), y: 790, height: 150 },
  signatures: { x, y: 990, width: 1050, height: 210 },
})

export const besidePlaces = (
  x: number,
  family: 'Times New Roman' | 'Inter' | 'Caveat',
  color: NonNullable<TemplateDesign['places']>['name']['color'],
): NonNullable<TemplateDesign['places']> => ({
  name: {
    pos: { x: x / width, y: 682 / height },
    width: ruleFrom(x).width / width,
    family,
    size: family === 'Caveat' ? 126 : 98,
    align: 'left',
    color,
  },
  serial: { x: x / width, y: 1276 / height },
  code: { pos: { x: 0.868, y: 0.802 }, size: 0.16 },
})

export const adireBorder: TemplateDesign = {
  ...base,
  id: 'certificate-adire',
  name: 'Adire',
  places: {
    ...centredPlaces('Times New Roman', (colors) => lightInks(colors).ink, -10),
    code: { pos: { x: 0.838, y: 0.742 }, size: 0.15 },
  },
  sample: {
    title: 'Certificate of Honour',
    organisation: 'Abeokuta Craft Guild',
    text: 'for mastering the art of resist dyeing, from cassava paste to indigo vat',
    colors: ['#16245c', '#3c56b0', '#7d4a12'],
  },
  draw(ctx, content) {
    const inks = lightInks(content.colors)
    const ground = mix(inks.main, '#05081a', 0.35)
    fillAll(ctx, width, height, ground)
    const side = width / 19
    tiled(ctx, { x: 0, y: 0, width, height: side }, side, (tile, column) => adire(ctx, tile, column, 0, '#ffffff'))
    tiled(ctx, { x: 0, y: height - side, width, height: side }, side, (tile, column) =>
      adire(ctx, tile, column, 1, '#ffffff'),
    )
    const tall = (height - 2 * side) / 11.44
    for (const x of [0, width - side]) {
      tiled(ctx, { x, y: side, width: side, height: height - 2 * side }, side, (tile, _, row) =>
        adire(
          ctx,
          { ...tile, y: side + row * ((height - 2 * side) / 11), side: Math.min(side, tall * 1.04) },
          row,
          2,
          '#ffffff',
        ),
      )
    }
    ctx.fillStyle = inks.paper
    ctx.fillRect(side + 16, side + 16, width - 2 * side - 32, height - 2 * side - 32)
    frame(ctx, side + 36, 2, inks.accent)
    writeSheet(
      ctx,
      content,
      { ...inks, title: { face: 'Tinos', weight: 700, leading: 1.1 }, titleMax: 96, body: BODY },
      { ...centred(-2), logo: { x: 790, y: 154, width: 420, height: 104 } },
    )
  },
}

export const kenteBands: TemplateDesign = {
  ...base,
  id: 'certificate-kente',
  name: 'Woven bands',
  places: {
    ...centredPlaces('Inter', (colors) => lightInks(colors).ink, -4),
    code: { pos: { x: 0.885, y: 0.735 }, size: 0.15 },
  },
  sample: {
    title: 'Award of Merit',
    organisation: 'Cultural Heritage Society',
    text: 'for service to the community and the keeping of its songs and stories',
    colors: ['#1b1b1b', '#e0a100', '#c1272d'],
  },
  draw(ctx, content) {
    const inks = lightInks(content.colors)
    const [main, second, accent] = content.colors
    fillAll(ctx, width, height, inks.paper)
    const side = 50
    const colors = [mix(main, '#000000', 0.15), second, accent, mix(second, '#ffffff', 0.55)]
    for (const y of [0, height - 2 * side]) {
      tiled(ctx, { x: 0, y, width, height: 2 * side }, side, (tile, column, row) =>
        kente(ctx, tile, column, row, colors),
      )
    }
    for (const [y, thick] of [
      [108, 6],
      [122, 2],
      [height - 114, 6],
      [height - 124, 2],
    ] as const)
      rule(ctx, 0, y, width, inks.accent, thick)
    const plan = centred(14)
    writeSheet(
      ctx,
      content,
      { ...inks, title: { face: 'Inter', weight: 900, leading: 1.08 }, titleCase: 'upper', titleMax: 92, body: BODY },
      { ...plan, logo: { ...plan.logo, y: 152, height: 112 }, signatures: { ...plan.signatures, y: 952 } },
    )
  },
}

export const waxPanel: TemplateDesign = {
  ...base,
  id: 'certificate-wax',
  name: 'Wax print',
  places: besidePlaces(520, 'Inter', (colors) => lightInks(colors).ink),
  sample: {
    title: 'Certificate of Participation',
    organisation: 'Women in Enterprise',
    text: 'for completing the twelve-week programme From Idea to Market',
    colors: ['#a3195b', '#f2b705', '#0c7c6b'],
  },
  draw(ctx, content) {
    const inks = lightInks(content.colors)
    const [main, second, accent] = content.colors
    fillAll(ctx, width, height, inks.paper)
    ctx.fillStyle = mix(main, '#000000', 0.12)
    ctx.fillRect(0, 0, 404, height)
    const side = 202
    tiled(ctx, { x: 0, y: 0, width: 404, height: side * 7 }, side, (tile, column, row) =>
      wax(
        ctx,
        tile,
        (column + row) % 2 ? [accent, '#ffffff', second, main, '#ffffff'] : [second, main, '#ffffff', accent, second],
      ),
    )
    ctx.fillStyle = second
    ctx.fillRect(404, 0, 14, height)
    writeSheet(
      ctx,
      content,
      { ...inks, title: { face: 'Inter', weight: 800, leading: 1.08 }, titleMax: 92, body: BODY },
      beside(520),
    )
  },
}

export const night: TemplateDesign = {
  ...base,
  id: 'certificate-night',
  name: 'Night',
  places: centredPlaces('Times New Roman', (colors) => darkInks(colors).ink, 6),
  sample: {
    title: 'Certificate of Appreciation',
    organisation: 'The Founders’ Circle',
    text: 'with gratitude for ten years of leadership and generosity',
    colors: ['#20314f', '#d8b25a', '#e3c173'],
  },
  draw(ctx, content) {
    const inks = darkInks(content.colors)
    const glow = ctx.createRadialGradient(width / 2, 560, 100, width / 2, 560, 1250)
    glow.addColorStop(0, inks.paper)
    glow.addColorStop(1, mix(inks.paper, '#000000', 0.5))
    fillAll(ctx, width, height, glow)
    frame(ctx, 54, 3, inks.accent)
    frame(ctx, 70, 1.5, inks.accent)
    ctx.strokeStyle = inks.accent
    ctx.lineWidth = 1.5
    for (const x of [70, width - 70]) {
      for (let ring = 1; ring <= 7; ring++) {
        ctx.beginPath()
        const from = x < width / 2 ? -Math.PI / 2 : Math.PI
        ctx.arc(x, height - 70, ring * 26, from, from + Math.PI / 2)
        ctx.stroke()
      }
      for (let ring = 1; ring <= 7; ring++) {
        ctx.beginPath()
        const from = x < width / 2 ? 0 : Math.PI / 2
        ctx.arc(x, 70, ring * 26, from, from + Math.PI / 2)
        ctx.stroke()
      }
    }
    writeSheet(
      ctx,
      content,
      {
        ...inks,
        title: { face: 'Tinos', italic: true, leading: 1.1 },
        titleMax: 108,
        body: { face: 'Inter', weight: 400, leading: 1.4 },
      },
      centred(8),
    )
  },
}
