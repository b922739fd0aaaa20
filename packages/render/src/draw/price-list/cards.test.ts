import { createCanvas } from '@napi-rs/canvas'
import { beforeAll, expect, test } from 'vitest'
import { registerFonts } from '../../node/fonts.ts'
import type { Box, Ctx } from '../canvas.ts'
import { SIDE } from './card.ts'
import { CARD_DRAWERS } from './registry.ts'

beforeAll(registerFonts)

const HEAD = '#ff00ff'
const brand = { name: '', contact: '', colors: ['#1d4ed8', '#047857', '#b45309'], logo: null } as const
const words = { name: 'Gown', price: '₦5,000', was: '', note: '', category: '', available: true }

// Counts the pixels of the head on the card, and the rows that contain any.
function draw(style: keyof typeof CARD_DRAWERS, [width, height]: [number, number], head: Box) {
  const canvas = createCanvas(width, height)
  const photoCtx = canvas.getContext('2d')
  photoCtx.fillStyle = '#99bbaa'
  photoCtx.fillRect(0, 0, width, height)
  photoCtx.fillStyle = HEAD
  photoCtx.fillRect(head.x * width, head.y * height, head.width * width, head.height * height)
  const source = canvas as unknown as CanvasImageSource
  const focus = { x: head.x + head.width / 2, y: head.y + head.height / 2 }
  const ctx = createCanvas(SIDE, SIDE).getContext('2d') as unknown as Ctx
  const photo = { source, width, height, ground: null, focus, subject: head }
  CARD_DRAWERS[style](ctx, { ...words, photo }, brand)
  const { data } = ctx.getImageData(0, 0, SIDE, SIDE)
  const rows = new Set<number>()
  let seen = 0
  for (let at = 0; at < data.length; at += 4) {
    if (data[at] !== 255 || data[at + 1] !== 0 || data[at + 2] !== 255) continue
    seen++
    rows.add(Math.floor(at / 4 / SIDE))
  }
  return { seen, rows: rows.size }
}

test('the price star of a card is placed where it hides no head', () => {
  const wide: [number, number] = [600, 480]
  for (const x of [0.05, 0.65]) {
    for (const y of [0.05, 0.6]) {
      const head = { x, y, width: 0.3, height: 0.35 }
      const { seen } = draw('market', wide, head)
      const all = draw('clean', wide, head)
      expect(seen, `${x} ${y}`).toBeGreaterThan(0.9 * all.seen)
    }
  }
})

test('a head near the top of a tall photo is whole on every card', () => {
  const head = { x: 0.35, y: 0.06, width: 0.3, height: 0.14 }
  for (const style of Object.keys(CARD_DRAWERS) as (keyof typeof CARD_DRAWERS)[]) {
    const { seen, rows } = draw(style, [400, 800], head)
    expect(rows, style).toBeGreaterThan(40)
    // A head that is cut off would have a lower ratio of height to width than the head in the photo.
    expect(rows / (seen / rows), style).toBeGreaterThan(0.85 * ((head.height * 800) / (head.width * 400)))
  }
})
