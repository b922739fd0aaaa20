import { createCanvas } from '@napi-rs/canvas'
import { beforeAll, describe, expect, test } from 'vitest'
import { registerFonts } from '../../node/fonts.ts'
import { JOB, LAYOUTS, paint, square } from '../../node/testing/paint-flyer.ts'
import type { Ctx, Drawable } from '../canvas.ts'
import { contrast, toHex } from '../color.ts'
import { drawFlyer, FLYER_DESIGNS } from './flyer.ts'
import type { FlyerJob } from './job.ts'
import { drawLogoOn } from './layout/brand-head.ts'
import { readLogo } from './logo.ts'

beforeAll(registerFonts)

test('a name is not written beside a wordmark that contains it', () => {
  const named = (width: number) => {
    const logo = { ...square(100, '#ff00ff'), width }
    return LAYOUTS.filter(({ name, rank }) =>
      paint(name, { logo, content: 'Sale' }, rank).texts.some(({ text, y }) => text === 'Ọkafor' && y < 1200),
    ).length
  }
  expect(named(100)).toBe(LAYOUTS.length)
  expect(named(260)).toBe(0)
})

test('a name is written beside a wordmark of other words', () => {
  const lettered = (words: string): Partial<FlyerJob> => {
    const canvas = createCanvas(900, 150)
    const ctx = canvas.getContext('2d')
    ctx.font = '600 100px Inter'
    ctx.fillText(words, 20, 110)
    const logo = { source: canvas as unknown as CanvasImageSource, width: 900, height: 150 }
    return { logo, logoLook: readLogo(ctx.getImageData(0, 0, 900, 150)), brandName: 'Sade’s Kitchen', content: 'Sale' }
  }
  const shown = (words: string) =>
    LAYOUTS.filter(({ name, rank }) =>
      paint(name, lettered(words), rank).texts.some(({ text, y }) => /Sade|Kitchen/.test(text) && y < 1200),
    ).length
  expect(shown('Sade’s Kitchen')).toBe(0)
  expect(shown('Zuma')).toBe(LAYOUTS.length)
})

function groundOfLogo(name: keyof typeof FLYER_DESIGNS, change: Partial<FlyerJob>, rank: number): string {
  const { size } = FLYER_DESIGNS[name]
  const ctx = createCanvas(size.width, size.height).getContext('2d')
  const drawImage = ctx.drawImage.bind(ctx) as (...all: unknown[]) => void
  let behind = ''
  Object.assign(ctx, {
    drawImage: (...all: [unknown, number, number, number, number, number, number, number, number]) => {
      const [x, y, width, height] = all.slice(5) as [number, number, number, number]
      const [red = 0, green = 0, blue = 0] = ctx.getImageData(x + width / 2, y + height / 2, 1, 1).data
      behind = toHex([red, green, blue])
      drawImage(...all)
    },
  })
  drawFlyer(ctx as unknown as Ctx, name, { ...JOB, ...change }, rank)
  return behind
}

describe('a logo', () => {
  const look = (width: number, height: number, paint: (ctx: Ctx) => void) => {
    const ctx = createCanvas(width, height).getContext('2d') as unknown as Ctx
    paint(ctx)
    return readLogo(ctx.getImageData(0, 0, width, height))
  }
  const fill = (ctx: Ctx, color: string, ...box: [number, number, number, number]) => {
    ctx.fillStyle = color
    ctx.fillRect(...box)
  }

  test('is shown without its empty margins, clear or white', () => {
    const ink = { x: 0.2, y: 0.4, width: 0.5, height: 0.1 }
    const mark = (ctx: Ctx) => fill(ctx, '#223344', 20, 40, 50, 10)
    expect(look(100, 100, mark)).toEqual({ tone: 'dark', ink, letters: 1 })
    const onWhite = (ctx: Ctx) => {
      fill(ctx, '#ffffff', 0, 0, 100, 100)
      mark(ctx)
    }
    expect(look(100, 100, onWhite)).toEqual({ tone: 'dark', isOnWhite: true, ink, letters: 1 })
  })

  test('on white paper shows no paper on a bright page', () => {
    const paper = square(100, '#ffffff')
    const logoLook = { tone: 'dark', ink: { x: 0, y: 0, width: 1, height: 1 }, letters: 0 } as const
    const drawn = (isOnWhite: boolean) => {
      const ctx = createCanvas(200, 200).getContext('2d') as unknown as Ctx
      fill(ctx, '#ffe9e4', 0, 0, 200, 200)
      drawLogoOn(
        ctx,
        { ...JOB, logo: paper, logoLook: { ...logoLook, isOnWhite } },
        { x: 50, y: 50, width: 100, height: 100 },
        '#ffe9e4',
      )
      return [...ctx.getImageData(100, 100, 1, 1).data].slice(0, 3)
    }
    expect(drawn(false)).toEqual([255, 255, 255])
    expect(drawn(true)).toEqual([0xff, 0xe9, 0xe4])
  })

  test('keeps its coloured background, and is shown whole if it is entirely white', () => {
    const whole = { x: 0, y: 0, width: 1, height: 1 }
    expect(look(50, 50, (ctx) => fill(ctx, '#111827', 0, 0, 50, 50)).ink).toEqual(whole)
    const onNavy = (ctx: Ctx) => {
      fill(ctx, '#111827', 0, 0, 100, 100)
      fill(ctx, '#ffffff', 20, 40, 50, 10)
    }
    const ink = { x: 0.2, y: 0.4, width: 0.5, height: 0.1 }
    expect(look(100, 100, onNavy)).toEqual({ tone: 'dark', ground: '#111827', ink, letters: 1 })
    expect(look(50, 50, (ctx) => fill(ctx, '#ffffff', 0, 0, 50, 50))).toMatchObject({ tone: 'dark', ink: whole })
  })

  test('dark or light, is readable on the background of each layout', () => {
    const ink = (color: string): Drawable => square(100, color)
    const marks = { dark: '#101820', light: '#fefefe' } as const
    for (const tone of ['dark', 'light'] as const) {
      for (const { name, rank } of LAYOUTS) {
        for (const colors of [
          ['#b91c1c', '#15803d', '#f59e0b'],
          ['#ffffff', '#ffffff', '#ffffff'],
          ['#05070d', '#111827', '#000000'],
        ] as const) {
          const behind = groundOfLogo(
            name,
            {
              colors,
              logo: ink(marks[tone]),
              logoLook: { tone, ink: { x: 0, y: 0, width: 1, height: 1 }, letters: 0 },
            },
            rank,
          )
          expect(contrast(marks[tone], behind), `${tone} on ${name} ${rank} in ${colors}`).toBeGreaterThanOrEqual(4.4)
        }
      }
    }
  })

  test('is light if its ink is white, and dark if its ink is yellow', () => {
    expect(look(60, 60, (ctx) => fill(ctx, '#ffffff', 10, 10, 40, 40)).tone).toBe('light')
    expect(look(60, 60, (ctx) => fill(ctx, '#facc15', 10, 10, 40, 40)).tone).toBe('dark')
  })

  test('is light if white letters stand beside a blue sign, and dark beside a black one', () => {
    const letters = (sign: string) => (ctx: Parameters<typeof fill>[0]) => {
      fill(ctx, sign, 5, 5, 20, 50)
      fill(ctx, '#ffffff', 30, 20, 25, 20)
    }
    expect(look(60, 60, letters('#1fa2e0')).tone).toBe('light')
    expect(look(60, 60, letters('#101010')).tone).toBe('dark')
  })
})
