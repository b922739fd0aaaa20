import { scoped } from '../../canvas.ts'
import { deepen, groundFor, legible, mix } from '../../color.ts'
import type { TemplateDesign } from '../template.ts'
import { disc, fillAll } from '../write.ts'
import { HEAVY, POST, writePoster } from './frame.ts'

const { width, height } = POST
const base = { kind: 'event', width, height, titleLabel: 'Event' } as const
const shareOf = (x: number, y: number, w: number, h: number, shape: 'rectangle' | 'rounded' | 'circle') => ({
  ...{ x: x / width, y: y / height, width: w / width, height: h / height },
  shape,
})

export const spotlight: TemplateDesign = {
  ...base,
  id: 'event-spotlight',
  name: 'Spotlight',
  photo: shareOf(270, 250, 540, 540, 'circle'),
  sample: {
    title: 'Praise Night Live',
    organisation: 'House of Joy',
    text: 'Friday 4 December, 6 pm\nCity Hall, Enugu',
    colors: ['#5b21b6', '#f59e0b', '#ec4899'],
  },
  draw(ctx, content) {
    const [main, second, accent] = content.colors
    const dark = mix(deepen(main), '#07060f', 0.72)
    fillAll(ctx, width, height, dark)
    const glow = ctx.createRadialGradient(540, 520, 120, 540, 520, 760)
    glow.addColorStop(0, mix(main, dark, 0.15))
    glow.addColorStop(1, dark)
    ctx.fillStyle = glow
    ctx.fillRect(0, 0, width, height)
    // Draw rays. The two gradients below fade them into the dark background.
    scoped(ctx, () => {
      ctx.globalAlpha = 0.16
      for (let ray = 0; ray < 24; ray++) {
        const angle = (ray / 24) * Math.PI * 2
        ctx.fillStyle = ray % 2 ? second : accent
        ctx.beginPath()
        ctx.moveTo(540, 520)
        ctx.lineTo(540 + 900 * Math.cos(angle), 520 + 900 * Math.sin(angle))
        ctx.lineTo(540 + 900 * Math.cos(angle + 0.11), 520 + 900 * Math.sin(angle + 0.11))
        ctx.fill()
      }
    })
    const fade = ctx.createLinearGradient(0, 760, 0, 1010)
    fade.addColorStop(0, `${dark}00`)
    fade.addColorStop(1, dark)
    ctx.fillStyle = fade
    ctx.fillRect(0, 760, width, height - 760)
    const dusk = ctx.createLinearGradient(0, 120, 0, 300)
    dusk.addColorStop(0, dark)
    dusk.addColorStop(1, `${dark}00`)
    ctx.fillStyle = dusk
    ctx.fillRect(0, 0, width, 300)
    disc(ctx, 540, 520, 308, mix(second, dark, 0.2))
    disc(ctx, 540, 520, 290, second)
    disc(ctx, 540, 520, 278, '#ffffff')
    disc(ctx, 540, 520, 268, mix(main, dark, 0.4))
    const gold = legible(second, dark)
    writePoster(ctx, content, {
      logo: { x: 440, y: 40, width: 200, height: 66 },
      organisation: { box: { x: 90, y: content.logo ? 116 : 70, width: 900, height: 48 }, color: gold, max: 30 },
      title: { box: { x: 70, y: 926, width: 940, height: 200 }, color: '#ffffff', max: 104, style: HEAVY },
      text: { box: { x: 110, y: 1140, width: 860, height: 130 }, color: mix('#ffffff', dark, 0.12), max: 38, place: 0 },
    })
  },
}

export const ticket: TemplateDesign = {
  ...base,
  id: 'event-ticket',
  name: 'Ticket',
  photo: shareOf(120, 150, 840, 620, 'rounded'),
  sample: {
    title: 'Founders’ Mixer',
    organisation: 'Startup Kaduna',
    text: 'Saturday 12 December, 4 pm · The Hub, Kaduna',
    colors: ['#e4572e', '#17bebb', '#ffc914'],
  },
  draw(ctx, content) {
    const [main, second] = content.colors
    const { ground } = groundFor(main)
    fillAll(ctx, width, height, ground)
    scoped(ctx, () => {
      ctx.globalAlpha = 0.12
      ctx.strokeStyle = '#ffffff'
      ctx.lineWidth = 26
      for (let x = -1400; x < width + 200; x += 90) {
        ctx.beginPath()
        ctx.moveTo(x, height)
        ctx.lineTo(x + height, 0)
        ctx.stroke()
      }
    })
    const paper = '#fffdf8'
    ctx.fillStyle = paper
    ctx.beginPath()
    ctx.roundRect(70, 70, 940, 1210, 44)
    ctx.fill()
    for (const x of [70, 1010]) disc(ctx, x, 850, 34, ground)
    ctx.strokeStyle = mix(ground, paper, 0.45)
    ctx.lineWidth = 5
    ctx.setLineDash([4, 18])
    ctx.lineCap = 'round'
    ctx.beginPath()
    ctx.moveTo(128, 850)
    ctx.lineTo(952, 850)
    ctx.stroke()
    ctx.setLineDash([])
    ctx.fillStyle = mix(second, '#ffffff', 0.7)
    ctx.beginPath()
    ctx.roundRect(120, 150, 840, 620, 70)
    ctx.fill()
    const ink = mix(deepen(main, paper, 7), '#15171d', 0.5)
    writePoster(ctx, content, {
      logo: { x: 760, y: 88, width: 200, height: 50 },
      organisation: {
        box: { x: 124, y: 88, width: 600, height: 50 },
        color: deepen(main, paper),
        max: 27,
        align: 'left',
      },
      title: {
        box: { x: 124, y: 892, width: 832, height: 190 },
        color: ink,
        max: 96,
        style: HEAVY,
        align: 'left',
        place: 0,
      },
      text: {
        box: { x: 124, y: 1104, width: 832, height: 126 },
        color: mix(ink, paper, 0.15),
        max: 36,
        align: 'left',
        place: 0,
      },
    })
  },
}

export const polaroid: TemplateDesign = {
  ...base,
  id: 'event-polaroid',
  name: 'Snapshot',
  photo: shareOf(230, 216, 620, 640, 'rectangle'),
  sample: {
    title: 'Class of 2016 Reunion',
    organisation: 'Old Students’ Association',
    text: 'Sunday 20 December, from noon\nSchool field, Akure',
    colors: ['#2f6f5e', '#f2c14e', '#d1495b'],
  },
  draw(ctx, content) {
    const [main, second] = content.colors
    const paper = mix(second, '#ffffff', 0.74)
    const dots = mix(second, '#ffffff', 0.6)
    fillAll(ctx, width, height, paper)
    for (let y = 30; y < height; y += 54)
      for (let x = 30 + ((y / 54) % 2) * 27; x < width; x += 54) disc(ctx, x, y, 3.4, dots)
    ctx.save()
    ctx.shadowColor = 'rgba(40, 30, 10, 0.32)'
    ctx.shadowBlur = 44
    ctx.shadowOffsetY = 18
    ctx.fillStyle = '#ffffff'
    ctx.fillRect(190, 176, 700, 806)
    ctx.restore()
    ctx.fillStyle = mix(main, '#ffffff', 0.72)
    ctx.fillRect(230, 216, 620, 640)
    scoped(ctx, () => {
      ctx.translate(540, 172)
      ctx.rotate(-0.05)
      ctx.globalAlpha = 0.82
      ctx.fillStyle = mix(main, '#ffffff', 0.35)
      ctx.fillRect(-130, -30, 260, 64)
    })
    const plate = mix(deepen(main), '#10131a', 0.25)
    ctx.fillStyle = plate
    ctx.fillRect(0, 1030, width, 320)
    writePoster(ctx, content, {
      logo: { x: 440, y: 26, width: 200, height: 60 },
      organisation: {
        box: { x: 90, y: content.logo ? 90 : 60, width: 900, height: 44 },
        color: deepen(main, dots, 4.8),
        max: 28,
      },
      title: { box: { x: 80, y: 1056, width: 920, height: 132 }, color: '#ffffff', max: 78, style: HEAVY },
      text: {
        box: { x: 110, y: 1200, width: 860, height: 116 },
        color: legible(mix('#ffffff', plate, 0.1), plate),
        max: 34,
        place: 0.3,
      },
      going: {
        box: { x: 230, y: 868, width: 620, height: 100 },
        color: deepen(main, '#ffffff'),
        max: 76,
        style: { face: 'Caveat', weight: 700, leading: 1.1 },
        words: 'See you there!',
      },
    })
  },
}

/** Pseudo-random points with a fixed seed, so that browser and server draw the same picture. */
function* scatter(count: number): Generator<{ x: number; y: number; turn: number; kind: number }> {
  let seed = 42
  const next = () => {
    seed = (seed * 1664525 + 1013904223) % 4294967296
    return seed / 4294967296
  }
  for (let i = 0; i < count; i++) yield { x: next(), y: next(), turn: next() * Math.PI, kind: Math.floor(next() * 3) }
}

export const confetti: TemplateDesign = {
  ...base,
  id: 'event-confetti',
  name: 'Confetti',
  photo: shareOf(240, 330, 600, 600, 'circle'),
  sample: {
    title: 'Tolu turns 40',
    organisation: 'You are invited',
    text: 'Saturday 9 January, 7 pm\nPalm Garden, Ikeja',
    colors: ['#d6246e', '#ffb703', '#3a86ff'],
  },
  draw(ctx, content) {
    const { colors } = content
    const [main, second] = colors
    const paper = mix(second, '#ffffff', 0.9)
    fillAll(ctx, width, height, paper)
    for (const { x, y, turn, kind } of scatter(230)) {
      const [px, py] = [x * width, y * height]
      const inWords = (py < 320 && px > 60 && px < 1020 && py > 60) || py > 965
      if (inWords && !(px < 44 || px > width - 44)) continue
      scoped(ctx, () => {
        ctx.translate(px, py)
        ctx.rotate(turn)
        ctx.fillStyle = colors[kind]!
        if (kind === 0) ctx.fillRect(-12, -5, 24, 10)
        else if (kind === 1) disc(ctx, 0, 0, 9, colors[1])
        else {
          ctx.beginPath()
          ctx.moveTo(0, -11)
          ctx.lineTo(11, 9)
          ctx.lineTo(-11, 9)
          ctx.fill()
        }
      })
    }
    disc(ctx, 540, 630, 336, '#ffffff')
    disc(ctx, 540, 630, 320, main)
    disc(ctx, 540, 630, 306, '#ffffff')
    disc(ctx, 540, 630, 296, mix(main, '#ffffff', 0.75))
    const { ground, text } = groundFor(main)
    if (content.text) {
      ctx.fillStyle = ground
      ctx.beginPath()
      ctx.roundRect(70, 1118, 940, 158, 79)
      ctx.fill()
    }
    const ink = mix(deepen(main, paper, 6), '#1a1020', 0.3)
    writePoster(ctx, content, {
      logo: { x: 430, y: 40, width: 220, height: 62 },
      organisation: {
        box: { x: 90, y: content.logo ? 108 : 76, width: 900, height: 46 },
        color: deepen(main, paper),
        max: 30,
      },
      title: { box: { x: 70, y: 158, width: 940, height: 118 }, color: ink, max: 96, style: HEAVY },
      text: { box: { x: 130, y: 1128, width: 820, height: 138 }, color: text, max: 40 },
    })
  },
}
