import { deepen, groundFor, legible, mix } from '../../color.ts'
import { adire, tiled } from '../certificates/patterns.ts'
import type { TemplateDesign } from '../template.ts'
import { disc, fillAll, rule } from '../write.ts'
import { HEAVY, POST, writePoster } from './frame.ts'

const { width, height } = POST
const base = { kind: 'event', width, height, titleLabel: 'Event' } as const
const shareOf = (x: number, y: number, w: number, h: number, shape: 'rectangle' | 'rounded' | 'circle') => ({
  ...{ x: x / width, y: y / height, width: w / width, height: h / height },
  shape,
})

export const poster: TemplateDesign = {
  ...base,
  id: 'event-poster',
  name: 'Poster',
  photo: shareOf(0, 0, 1080, 830, 'rectangle'),
  sample: {
    title: 'Design Week 2027',
    organisation: 'Creative Port Harcourt',
    text: '8 to 12 February\nOpen studios, talks and a night market',
    colors: ['#0b4f6c', '#f4b942', '#d1495b'],
  },
  draw(ctx, content) {
    const [main, second, accent] = content.colors
    const { ground, text } = groundFor(main)
    fillAll(ctx, width, height, ground)
    ctx.fillStyle = mix(main, '#ffffff', 0.7)
    ctx.fillRect(0, 0, width, 830)
    rule(ctx, 0, 830, width, second, 14)
    rule(ctx, 0, 844, width, accent, 6)
    disc(ctx, 1080, 1350, 210, mix(ground, '#ffffff', 0.1))
    disc(ctx, 1080, 1350, 130, mix(ground, '#ffffff', 0.18))
    writePoster(ctx, content, {
      logo: { x: 800, y: 884, width: 210, height: 60 },
      organisation: {
        box: { x: 70, y: 884, width: 700, height: 60 },
        color: legible(second, ground),
        max: 28,
        align: 'left',
      },
      title: {
        box: { x: 70, y: 956, width: 940, height: 220 },
        color: text,
        max: 118,
        style: HEAVY,
        align: 'left',
        place: 0,
      },
      text: {
        box: { x: 70, y: 1190, width: 800, height: 116 },
        color: legible(mix(text, ground, 0.12), ground),
        max: 36,
        align: 'left',
        place: 0,
      },
    })
  },
}

export const adireFrame: TemplateDesign = {
  ...base,
  id: 'event-adire',
  name: 'Adire frame',
  photo: shareOf(210, 300, 660, 610, 'rounded'),
  sample: {
    title: 'Egungun Festival',
    organisation: 'Town Council of Oyo',
    text: 'Saturday 17 April, from 10 am\nPalace square',
    colors: ['#1b2a6b', '#4a66c8', '#e8b04b'],
  },
  draw(ctx, content) {
    const [main, , accent] = content.colors
    const deep = mix(deepen(main, '#ffffff', 7), '#05081a', 0.3)
    fillAll(ctx, width, height, deep)
    const side = 90
    tiled(ctx, { x: 0, y: 0, width, height }, side, (tile, column, row) => {
      const edge = column === 0 || column === 11 || row === 0 || row === 14
      if (edge) adire(ctx, tile, column, row, mix('#ffffff', deep, 0.06))
    })
    const paper = mix(accent, '#ffffff', 0.9)
    ctx.fillStyle = paper
    ctx.beginPath()
    ctx.roundRect(112, 112, width - 224, height - 224, 40)
    ctx.fill()
    ctx.strokeStyle = accent
    ctx.lineWidth = 6
    ctx.beginPath()
    ctx.roundRect(130, 130, width - 260, height - 260, 28)
    ctx.stroke()
    ctx.fillStyle = deep
    ctx.beginPath()
    ctx.roundRect(194, 284, 692, 642, 88)
    ctx.fill()
    const ink = deepen(main, paper, 7)
    if (!content.logo && !content.organisation)
      tiled(ctx, { x: 435, y: 163, width: 210, height: 70 }, 70, (tile, column) => adire(ctx, tile, column, 0, ink))
    writePoster(ctx, content, {
      logo: { x: 440, y: 150, width: 200, height: 62 },
      organisation: {
        box: { x: 170, y: content.logo ? 216 : 176, width: 740, height: 48 },
        color: deepen(main, paper),
        max: 28,
      },
      title: {
        box: { x: 170, y: 950, width: 740, height: 140 },
        color: ink,
        max: 84,
        style: { face: 'Tinos', weight: 700, leading: 1.02 },
      },
      text: { box: { x: 180, y: 1098, width: 720, height: 108 }, color: mix(ink, paper, 0.12), max: 33, place: 0.2 },
    })
  },
}

export const sunrise: TemplateDesign = {
  ...base,
  id: 'event-sunrise',
  name: 'Sunrise',
  photo: shareOf(260, 420, 560, 560, 'circle'),
  sample: {
    title: 'Harvest Thanksgiving',
    organisation: 'St Peter’s Parish',
    text: 'Sunday 29 November, 9 am\nAll are welcome',
    colors: ['#d9480f', '#ffb347', '#7c2d12'],
  },
  draw(ctx, content) {
    const [main, second, accent] = content.colors
    const sky = mix(second, '#ffffff', 0.86)
    fillAll(ctx, width, height, sky)
    const shades = [0.8, 0.72, 0.62, 0.4]
    for (const [n, share] of shades.entries()) disc(ctx, 540, 700, 590 - n * 76, mix(second, '#ffffff', share))
    const { ground, text } = groundFor(mix(deepen(main), accent, 0.35))
    ctx.fillStyle = mix(main, '#ffffff', 0.3)
    ctx.beginPath()
    ctx.ellipse(300, 1330, 820, 360, -0.08, 0, Math.PI * 2)
    ctx.fill()
    ctx.fillStyle = ground
    ctx.beginPath()
    ctx.ellipse(620, 1420, 1080, 386, 0, 0, Math.PI * 2)
    ctx.fill()
    ctx.fillRect(0, 1180, width, 170)
    disc(ctx, 540, 700, 296, '#ffffff')
    disc(ctx, 540, 700, 284, mix(second, '#ffffff', 0.5))
    const ink = mix(deepen(accent, sky, 7), '#1b0f08', 0.3)
    writePoster(ctx, content, {
      logo: { x: 440, y: 34, width: 200, height: 56 },
      organisation: {
        box: { x: 90, y: content.logo ? 94 : 62, width: 900, height: 44 },
        color: deepen(main, mix(second, '#ffffff', 0.8), 4.8),
        max: 28,
      },
      title: {
        box: { x: 90, y: 146, width: 900, height: 190 },
        color: deepen(ink, mix(second, '#ffffff', 0.62), 4.8),
        max: 92,
        style: { face: 'Tinos', weight: 700, leading: 1.02 },
      },
      text: { box: { x: 120, y: 1150, width: 840, height: 140 }, color: text, max: 42 },
    })
  },
}

export const halves: TemplateDesign = {
  ...base,
  id: 'event-halves',
  name: 'Two halves',
  photo: shareOf(120, 470, 840, 760, 'rectangle'),
  sample: {
    title: 'Code for Good Hackathon',
    organisation: 'Open Data Abuja',
    text: '22 and 23 January · Innovation Centre',
    colors: ['#111827', '#22c55e', '#06b6d4'],
  },
  draw(ctx, content) {
    const [main, second, accent] = content.colors
    const { ground, text } = groundFor(deepen(main))
    fillAll(ctx, width, height, '#ffffff')
    ctx.fillStyle = ground
    ctx.fillRect(0, 0, width, 850)
    ctx.fillStyle = second
    ctx.fillRect(90, 440, 840, 760)
    ctx.fillStyle = accent
    ctx.fillRect(150, 500, 840, 760)
    ctx.fillStyle = mix(main, '#ffffff', 0.8)
    ctx.fillRect(120, 470, 840, 760)
    writePoster(ctx, content, {
      logo: { x: 770, y: 60, width: 220, height: 60 },
      organisation: {
        box: { x: 90, y: 60, width: 660, height: 60 },
        color: legible(second, ground),
        max: 28,
        align: 'left',
      },
      title: { box: { x: 90, y: 136, width: 900, height: 210 }, color: text, max: 112, style: HEAVY, align: 'left' },
      text: {
        box: { x: 90, y: 352, width: 900, height: 76 },
        color: legible(mix(text, ground, 0.14), ground),
        max: 36,
        align: 'left',
      },
    })
  },
}
