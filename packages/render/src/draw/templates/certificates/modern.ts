import { polygon } from '../../canvas.ts'
import { groundFor, mix } from '../../color.ts'
import type { TemplateDesign } from '../template.ts'
import { disc, fillAll, rule } from '../write.ts'
import { frame, inCorners, seal } from './ornaments.ts'
import { lightInks } from './papers.ts'
import { centred, centredPlaces, SHEET, writeSheet } from './sheet.ts'
import { beside, besidePlaces } from './woven.ts'

const { width, height } = SHEET
const base = { kind: 'certificate', width, height, titleLabel: 'Title' } as const
const BODY = { face: 'Inter', weight: 400, leading: 1.4 } as const
const HEAVY = { face: 'Inter', weight: 800, leading: 1.08 } as const

export const ribbon: TemplateDesign = {
  ...base,
  id: 'certificate-ribbon',
  name: 'Ribbon and seal',
  places: besidePlaces(560, 'Times New Roman', (colors) => lightInks(colors).ink),
  sample: {
    title: 'Certificate of Achievement',
    organisation: 'Model Secondary School',
    text: 'for winning the inter-house science quiz',
    colors: ['#7a1020', '#c7a04a', '#8a6414'],
  },
  draw(ctx, content) {
    const inks = lightInks(content.colors)
    const [main, second] = content.colors
    const { ground } = groundFor(main)
    fillAll(ctx, width, height, inks.paper)
    frame(ctx, 36, 2, mix(inks.accent, inks.paper, 0.4))
    const shade = ctx.createLinearGradient(130, 0, 430, 0)
    shade.addColorStop(0, mix(ground, '#000000', 0.25))
    shade.addColorStop(0.5, ground)
    shade.addColorStop(1, mix(ground, '#000000', 0.3))
    ctx.fillStyle = shade
    ctx.fillRect(130, 0, 300, height)
    for (const x of [150, 404]) rule(ctx, x, 0, 6, mix(second, '#ffffff', 0.2), height)
    seal(ctx, 280, 560, 190, mix(second, '#ffffff', 0.1), mix(second, '#000000', 0.45), mix(ground, '#000000', 0.42))
    writeSheet(
      ctx,
      content,
      { ...inks, title: { face: 'Tinos', weight: 700, leading: 1.08 }, titleMax: 104, body: BODY },
      beside(560),
    )
  },
}

export const facets: TemplateDesign = {
  ...base,
  id: 'certificate-facets',
  name: 'Facets',
  places: besidePlaces(200, 'Inter', (colors) => lightInks(colors).ink),
  sample: {
    title: 'Certified Professional',
    organisation: 'Northern Tech Institute',
    text: 'for passing the examination in Network Administration',
    colors: ['#2b2d6e', '#6c63ff', '#ff7a59'],
  },
  draw(ctx, content) {
    const inks = lightInks(content.colors)
    const [main, second, accent] = content.colors
    fillAll(ctx, width, height, inks.paper)
    polygon(ctx, [
      [1500, 0],
      [2000, 0],
      [2000, 300],
    ])
    ctx.fillStyle = inks.main
    ctx.fill()
    polygon(ctx, [
      [1290, 0],
      [1500, 0],
      [1790, 174],
    ])
    ctx.fillStyle = second
    ctx.fill()
    polygon(ctx, [
      [1790, 174],
      [2000, 300],
      [2000, 470],
    ])
    ctx.fillStyle = accent
    ctx.fill()
    polygon(ctx, [
      [1150, 0],
      [1290, 0],
      [1424, 80],
    ])
    ctx.fillStyle = mix(main, '#ffffff', 0.7)
    ctx.fill()
    polygon(ctx, [
      [0, 1414],
      [0, 1346],
      [2000, 1346],
      [2000, 1414],
    ])
    ctx.fillStyle = inks.main
    ctx.fill()
    polygon(ctx, [
      [0, 1346],
      [520, 1346],
      [588, 1414],
      [0, 1414],
    ])
    ctx.fillStyle = second
    ctx.fill()
    polygon(ctx, [
      [0, 1346],
      [220, 1346],
      [288, 1414],
      [0, 1414],
    ])
    ctx.fillStyle = accent
    ctx.fill()
    rule(ctx, 130, 128, 10, accent, 820)
    const plan = beside(200)
    writeSheet(
      ctx,
      content,
      { ...inks, title: { ...HEAVY, weight: 900 }, titleMax: 104, body: BODY },
      {
        ...plan,
        organisation: { ...plan.organisation, width: 1380 },
        title: { ...plan.title, width: 1500 },
        signatures: { ...plan.signatures, y: 968 },
      },
    )
  },
}

export const plain: TemplateDesign = {
  ...base,
  id: 'certificate-plain',
  name: 'Quiet',
  places: besidePlaces(170, 'Times New Roman', (colors) => lightInks(colors, '#fafaf7').main),
  sample: {
    title: 'Certificate of Mentorship',
    organisation: 'Open Studio Ibadan',
    text: 'who gave a hundred hours to those who come after',
    colors: ['#b3431e', '#e7a977', '#9c3a18'],
  },
  draw(ctx, content) {
    const inks = lightInks(content.colors, '#fafaf7')
    const [main, second] = content.colors
    fillAll(ctx, width, height, inks.paper)
    disc(ctx, 1900, 180, 420, mix(second, inks.paper, 0.55))
    disc(ctx, 1700, 60, 210, mix(main, inks.paper, 0.18))
    rule(ctx, 170, 96, 120, inks.accent, 8)
    const plan = beside(170)
    writeSheet(
      ctx,
      content,
      { ...inks, title: { face: 'Tinos', leading: 1.06 }, titleMax: 112, body: BODY },
      {
        ...plan,
        organisation: { ...plan.organisation, width: 1240 },
        title: { ...plan.title, width: 1290 },
        signatures: { ...plan.signatures, y: 978 },
      },
    )
  },
}

export const brackets: TemplateDesign = {
  ...base,
  id: 'certificate-brackets',
  name: 'Bright corners',
  places: centredPlaces('Caveat', (colors) => lightInks(colors).main),
  sample: {
    title: 'Star of the Week',
    organisation: 'Little Acorns Nursery',
    text: 'for being kind, curious and brave',
    colors: ['#d6336c', '#ffb703', '#0a7d55'],
  },
  draw(ctx, content) {
    const inks = lightInks(content.colors)
    const [main, second, accent] = content.colors
    fillAll(ctx, width, height, mix(second, '#ffffff', 0.86))
    ctx.fillStyle = '#ffffff'
    ctx.beginPath()
    ctx.roundRect(72, 72, width - 144, height - 144, 56)
    ctx.fill()
    let corner = 0
    inCorners(ctx, () => {
      const [first, then, last] = corner++ % 3 === 0 ? [main, second, accent] : [accent, main, second]
      disc(ctx, 40, 40, 190, first)
      disc(ctx, 40, 40, 128, '#ffffff')
      disc(ctx, 40, 40, 92, then)
      disc(ctx, 262, 66, 26, last)
      disc(ctx, 66, 262, 26, last)
      disc(ctx, 338, 52, 13, first)
      disc(ctx, 52, 338, 13, first)
    })
    writeSheet(ctx, content, { ...inks, title: { ...HEAVY, weight: 900 }, titleMax: 104, body: BODY }, centred())
  },
}
