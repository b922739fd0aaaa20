import { mix, withAlpha } from '../../color.ts'
import type { TemplateDesign } from '../template.ts'
import { disc, fillAll } from '../write.ts'
import { braid, branch, frame, inCorners, rosette, star } from './ornaments.ts'
import { lightInks } from './papers.ts'
import { centred, centredPlaces, middle, SHEET, writeSheet } from './sheet.ts'

const { width, height } = SHEET
const base = { kind: 'certificate', width, height, titleLabel: 'Title' } as const
const TINOS = { face: 'Tinos', weight: 700, leading: 1.1 } as const
const BODY = { face: 'Inter', weight: 400, leading: 1.4 } as const

const IVORY = '#fdfaf2'

export const classic: TemplateDesign = {
  ...base,
  id: 'certificate-classic',
  name: 'Classic border',
  places: centredPlaces('Times New Roman', (colors) => lightInks(colors, IVORY).ink),
  sample: {
    title: 'Certificate of Completion',
    organisation: 'Unity College',
    text: 'for completing the course in Bookkeeping for Small Businesses',
    colors: ['#1d3a6b', '#8a6d2f', '#9a7424'],
  },
  draw(ctx, content) {
    const inks = lightInks(content.colors, IVORY)
    fillAll(ctx, width, height, inks.paper)
    frame(ctx, 44, 10, inks.main)
    frame(ctx, 62, 3, inks.accent)
    frame(ctx, 92, 2, inks.main)
    inCorners(ctx, () => {
      ctx.fillStyle = inks.paper
      ctx.fillRect(36, 36, 150, 150)
      ctx.strokeStyle = inks.main
      ctx.lineWidth = 10
      ctx.beginPath()
      ctx.moveTo(44, 190)
      ctx.lineTo(44, 130)
      ctx.arcTo(130, 130, 130, 44, 86)
      ctx.lineTo(190, 44)
      ctx.stroke()
      ctx.strokeStyle = inks.accent
      ctx.lineWidth = 3
      ctx.beginPath()
      ctx.moveTo(62, 190)
      ctx.lineTo(62, 148)
      ctx.arcTo(148, 148, 148, 62, 86)
      ctx.lineTo(190, 62)
      ctx.stroke()
      ctx.strokeStyle = inks.main
      ctx.lineWidth = 2
      ctx.beginPath()
      ctx.moveTo(92, 190)
      ctx.arc(92 + 62, 92 + 62, 62, Math.PI, Math.PI * 1.5)
      ctx.lineTo(190, 92)
      ctx.stroke()
      star(ctx, 78, 78, 26, inks.accent)
    })
    writeSheet(
      ctx,
      content,
      { ...inks, title: TINOS, titleMax: 104, body: { ...TINOS, weight: 400, leading: 1.35 } },
      centred(12),
    )
  },
}

export const guilloche: TemplateDesign = {
  ...base,
  id: 'certificate-guilloche',
  name: 'Fine lines',
  places: centredPlaces('Times New Roman', (colors) => lightInks(colors, '#e8e8e8').ink),
  sample: {
    title: 'Diploma',
    organisation: 'Savannah Business School',
    text: 'in recognition of outstanding work in Financial Accounting',
    colors: ['#0f5a4a', '#2f7d6b', '#7a5b12'],
  },
  draw(ctx, content) {
    // Thin lines run behind the text, so its contrast is computed against their colour.
    const inks = { ...lightInks(content.colors, '#e8e8e8'), paper: '#ffffff' }
    fillAll(ctx, width, height, inks.paper)
    rosette(ctx, width / 2, height / 2, 560, withAlpha(inks.main, 0.03), { petals: 36, rings: 14, line: 1.4 })
    const [near, far] = [76, 1]
    const lines: [[number, number], [number, number]][] = [
      [
        [near + 70, near],
        [width - near - 70, near],
      ],
      [
        [near + 70, height - near],
        [width - near - 70, height - near],
      ],
      [
        [near, near + 70],
        [near, height - near - 70],
      ],
      [
        [width - near, near + 70],
        [width - near, height - near - 70],
      ],
    ]
    for (const [from, to] of lines) braid(ctx, from, to, 30 * far, inks.main)
    frame(ctx, 34, 3, inks.main)
    frame(ctx, 120, 2, inks.accent)
    inCorners(ctx, () => {
      disc(ctx, 84, 84, 62, inks.paper)
      rosette(ctx, 84, 84, 62, inks.accent, { petals: 10, rings: 6, line: 1.6 })
      disc(ctx, 84, 84, 14, inks.accent)
    })
    writeSheet(
      ctx,
      content,
      {
        ...inks,
        title: { ...TINOS, weight: 400 },
        titleCase: 'upper',
        titleMax: 100,
        body: { ...TINOS, weight: 400, leading: 1.35 },
      },
      centred(24),
    )
  },
}

export const laurel: TemplateDesign = {
  ...base,
  id: 'certificate-laurel',
  name: 'Laurel',
  places: centredPlaces('Caveat', (colors) => lightInks(colors, '#fbfbf8').main, 20),
  sample: {
    title: 'Certificate of Excellence',
    organisation: 'Grace Academy',
    text: 'for the best result of the year in Mathematics',
    colors: ['#6a3d12', '#a5762b', '#8a5a15'],
  },
  draw(ctx, content) {
    const inks = lightInks(content.colors, '#fbfbf8')
    fillAll(ctx, width, height, inks.paper)
    frame(ctx, 56, 2, inks.accent, 28)
    for (const side of [1, -1] as const) {
      branch(ctx, width / 2, 196, 118, inks.accent, side)
    }
    if (!content.logo) star(ctx, width / 2, 192, 52, inks.accent)
    const plan = centred(20)
    const logo = { x: width / 2 - 72, y: 136, width: 144, height: 110 }
    writeSheet(
      ctx,
      content,
      { ...inks, title: TINOS, titleMax: 100, body: BODY },
      {
        ...plan,
        logo,
        organisation: { ...plan.organisation, y: 322 },
        title: { ...plan.title, y: 376, height: 126 },
        presented: { ...plan.presented, y: 516 },
      },
    )
  },
}

export const arch: TemplateDesign = {
  ...base,
  id: 'certificate-arch',
  name: 'Blue arch',
  places: {
    ...centredPlaces('Inter', (colors) => lightInks(colors).ink),
    code: { pos: { x: 0.815, y: 0.757 }, size: 0.15 },
  },
  sample: {
    title: 'Certificate of Training',
    organisation: 'Lagos Skills Hub',
    text: 'for taking part in the workshop Digital Skills for Work',
    colors: ['#1f5fd6', '#6ea8ff', '#0b3f9c'],
  },
  draw(ctx, content) {
    const inks = lightInks(content.colors)
    const [main, second] = content.colors
    fillAll(ctx, width, height, mix(main, '#ffffff', 0.82))
    for (const [spread, color] of [
      [118, mix(second, '#ffffff', 0.42)],
      [70, mix(main, '#ffffff', 0.3)],
      [30, inks.main],
    ] as const) {
      ctx.fillStyle = color
      ctx.beginPath()
      ctx.ellipse(width / 2, 690, 862 + spread, 640 + spread, 0, Math.PI, 0)
      ctx.lineTo(width / 2 + 862 + spread, height)
      ctx.lineTo(width / 2 - 862 - spread, height)
      ctx.fill()
    }
    ctx.fillStyle = '#ffffff'
    ctx.beginPath()
    ctx.ellipse(width / 2, 690, 862, 640, 0, Math.PI, 0)
    ctx.lineTo(width / 2 + 862, height)
    ctx.lineTo(width / 2 - 862, height)
    ctx.fill()
    const plan = centred(10)
    writeSheet(
      ctx,
      content,
      { ...inks, title: { face: 'Inter', weight: 800, leading: 1.1 }, titleMax: 84, body: BODY },
      {
        ...plan,
        organisation: { ...plan.organisation, x: 560, width: 880 },
        title: { ...plan.title, x: 380, width: 1240 },
        signatures: middle(980, plan.signatures.y, plan.signatures.height),
      },
    )
  },
}
