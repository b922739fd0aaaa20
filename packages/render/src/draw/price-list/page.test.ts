import { createCanvas } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import { registerFonts } from '../../node/fonts.ts'
import type { Ctx } from '../canvas.ts'
import { drawPage } from './page.ts'
import { market } from './styles/dark.ts'
import { clean } from './styles/light.ts'

test('an old price in rows is readable on a phone, and the new one is larger', () => {
  registerFonts()
  const ctx = createCanvas(1080, 1350).getContext('2d')
  const sizes = new Map<string, number>()
  const write = ctx.fillText.bind(ctx)
  ctx.fillText = (text: string, x: number, y: number) => {
    sizes.set(text, Number(/([\d.]+)px/.exec(ctx.font)?.[1]))
    write(text, x, y)
  }
  const item = {
    name: 'Ankara, 6 yards',
    note: '',
    category: '',
    price: '₦12,000',
    was: '₦15,500',
    photo: null,
    available: true,
  }
  const brand = { name: 'Àdùnní', contact: '', logo: null, colors: ['#7a1f2b', '#d9a441', '#f4e3c1'] as const }
  const list = { title: 'Prices', page: 1, pages: 1, items: [item] }
  drawPage(ctx as unknown as Ctx, list, brand, 'rows', clean)
  expect(sizes.get('₦15,500')).toBeGreaterThanOrEqual(36)
  expect(sizes.get('₦12,000')).toBeGreaterThan(sizes.get('₦15,500') as number)
})

test('on a card without a photo the price sticker does not cover the name', () => {
  registerFonts()
  const ctx = createCanvas(1080, 1080).getContext('2d')
  const top = new Map<string, number>()
  const write = ctx.fillText.bind(ctx)
  ctx.fillText = (text: string, x: number, y: number) => {
    top.set(text, y - ctx.measureText(text).actualBoundingBoxAscent)
    write(text, x, y)
  }
  const item = { name: 'Waakye', note: '', category: '', price: '₦2,500', was: '', photo: null, available: true }
  const brand = { name: '', contact: '', logo: null, colors: ['#2f6ed3', '#10b981', '#f59e0b'] as const }
  market(ctx as unknown as Ctx, item, brand)
  const sticker = 30 + 2 * 194
  expect(top.get('Waakye')).toBeGreaterThan(sticker)
})

test('rows are listed under their categories, and each category is named once', () => {
  registerFonts()
  const ctx = createCanvas(1080, 1350).getContext('2d')
  const written: string[] = []
  const write = ctx.fillText.bind(ctx)
  ctx.fillText = (text: string, x: number, y: number) => {
    written.push(text)
    write(text, x, y)
  }
  const item = (name: string, category: string) => ({
    ...{ name, category, note: '', price: '₦500', was: '', photo: null, available: true },
  })
  const items = [item('Water', ''), item('Jollof', 'Rice'), item('Ofada', 'Rice'), item('Zobo', 'Drinks')]
  const brand = { name: '', contact: '', logo: null, colors: ['#2f6ed3', '#10b981', '#f59e0b'] as const }
  drawPage(ctx as unknown as Ctx, { title: 'Prices', page: 1, pages: 1, items }, brand, 'rows', clean)
  const wanted = ['Water', 'Rice', 'Jollof', 'Ofada', 'Drinks', 'Zobo']
  const order = written.map((text) => wanted.find((each) => each.toLowerCase() === text.toLowerCase())).filter(Boolean)
  expect(order).toEqual(wanted)
})
