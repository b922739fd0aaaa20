import type { CardStyle, PageTemplate } from '@ufaro/contract/price-list/price-list.ts'
import { bigint, boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { time } from './columns.ts'

export const priceLists = pgTable('price_lists', {
  id: uuid('id').primaryKey().defaultRandom(),
  userId: text('user_id').notNull(),
  name: text('name').notNull(),
  style: text('style').$type<CardStyle>().notNull(),
  template: text('template').$type<PageTemplate>().notNull(),
  runId: uuid('run_id'),
  paidRuns: uuid('paid_runs').array().notNull().default([]),
  createdAt: time('created_at').notNull().defaultNow(),
})
export type PriceListRow = typeof priceLists.$inferSelect

export const priceItems = pgTable('price_items', {
  id: uuid('id').primaryKey().defaultRandom(),
  listId: uuid('list_id').notNull(),
  row: integer('row').notNull(),
  sku: text('sku'),
  name: text('name').notNull(),
  price: bigint('price', { mode: 'number' }).notNull(),
  was: bigint('was', { mode: 'number' }),
  note: text('note'),
  category: text('category'),
  available: boolean('available').notNull(),
  photoFileId: uuid('photo_file_id'),
  photoHash: text('photo_hash'),
  cardFileId: uuid('card_file_id'),
  cardPrint: text('card_print'),
  cardError: text('card_error'),
})
export type PriceItemRow = typeof priceItems.$inferSelect

export const pricePhotos = pgTable('price_photos', {
  listId: uuid('list_id').notNull(),
  hash: text('hash').notNull(),
})

export const priceDrafts = pgTable('price_drafts', {
  runId: uuid('run_id').notNull(),
  itemId: uuid('item_id').notNull(),
  fileId: uuid('file_id'),
  print: text('print').notNull(),
  photoHash: text('photo_hash'),
  error: text('error'),
})
export type PriceDraftRow = typeof priceDrafts.$inferSelect
