import { CARD_STYLES } from '@ufaro/contract/price-list/price-list.ts'
import { expect, test } from 'vitest'
import { createContext, encode, loadPixels } from '../canvas.ts'
import { drawCard } from './draw-list.ts'

const GROUND = [242, 239, 230] as const

async function boxOnPaper(): Promise<Buffer> {
  const ctx = createContext(600, 500)
  ctx.fillStyle = `rgb(${GROUND})`
  ctx.fillRect(0, 0, 600, 500)
  ctx.fillStyle = '#26211c'
  ctx.fillRect(80, 120, 430, 290)
  return (await encode(ctx, 'jpeg')).bytes
}

async function shareOf(card: Buffer, color: readonly number[]): Promise<number> {
  const { data, width, height } = await loadPixels(card, 400)
  let alike = 0
  for (let at = 0; at < data.length; at += 4) {
    if (color.every((part, i) => Math.abs((data[at + i] as number) - part) <= 6)) alike++
  }
  return alike / (width * height)
}

const words = { name: 'Box', price: '₦5,000', was: '', note: '', category: '', available: true }
const brand = { name: '', contact: '', colors: ['#1d4ed8', '#047857', '#b45309'], logo: null } as const

test.each(CARD_STYLES)('on a %s card the background of a product is continued around it', async (style) => {
  const card = await drawCard({ kind: 'card', style, item: { ...words, photo: await boxOnPaper() }, brand })
  expect(await shareOf(card.bytes, GROUND)).toBeGreaterThan(0.1)
})
