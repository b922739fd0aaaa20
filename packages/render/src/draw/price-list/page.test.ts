import { createCanvas } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import { registerFonts } from '../../node/fonts.ts'
import type { Ctx } from '../canvas.ts'
import { drawPage } from './page.ts'
import { market } from './styles/dark.ts'
import { clean } from './styles/light.ts'

test('an old price in rows is read on a phone, and the new one is larger', () => {
  registerFonts()
  const ctx = createCanvas(1080, 1350).getContext('2d')
  const sizes = new Map<string, number>()
  const write = ctx.fillText.bind(ctx)
  ctx.fillText = (text: string, x: number, y: number) => {
    sizes.set(text, Number(/([\d.]+)px/.exec(ctx.font)?.[1]))
    write(text, x, y)
  }
  const item = { name: 'Ankara, 6 yards', note: '', price: '₦12,000', was: '₦15,500', photo: null, available: true }
  const brand = { name: 'Àdùnní', contact: '', logo: null, colors: ['#7a1f2b', '#d9a441', '#f4e3c1'] as const }
  const list = { title: 'Prices', page: 1, pages: 1, items: [item] }
  drawPage(ctx as unknown as Ctx, list, brand, 'rows', clean)
  expect(sizes.get('₦15,500')).toBeGreaterThanOrEqual(36)
  expect(sizes.get('₦12,000')).toBeGreaterThan(sizes.get('₦15,500') as number)
})

test('the initial in place of a photo is clear of the price sticker', () => {
  registerFonts()
  const ctx = createCanvas(1080, 1080).getContext('2d')
  const right = new Map<string, number>()
  const write = ctx.fillText.bind(ctx)
  ctx.fillText = (text: string, x: number, y: number) => {
    const { width } = ctx.measureText(text)
    right.set(text, x + (ctx.textAlign === 'center' ? width / 2 : width))
    write(text, x, y)
  }
  const item = { name: 'Waakye', note: '', price: '₦2,500', was: '', photo: null, available: true }
  const brand = { name: '', contact: '', logo: null, colors: ['#2f6ed3', '#10b981', '#f59e0b'] as const }
  market(ctx as unknown as Ctx, item, brand)
  const sticker = 842 - 194
  expect(right.get('W')).toBeGreaterThan(0)
  expect(right.get('W')).toBeLessThanOrEqual(sticker)
})
