import { creditsFor, type PriceItem, type PriceList, pagesOf } from '@ufaro/contract/price-list/price-list.ts'
import { linkPreviews } from '../files/previews.service.ts'
import type { ShownItem } from './items.repo.ts'
import type { ShownList } from './lists.repo.ts'
import type { Stale } from './stale-cards.ts'

type Link = (key: string) => string

export const presentList = ({ id, name, style, template, items, cards, runId, createdAt }: ShownList): PriceList => ({
  id,
  name,
  style,
  template,
  items,
  cards,
  pages: pagesOf(items, template),
  run_id: runId,
  created_at: createdAt.toISOString(),
})

export const presentNext = ({ items, newPhotos }: Stale) => ({
  cards: items.length,
  new_photos: newPhotos,
  credits: creditsFor(newPhotos),
})

export const presentItem = (item: ShownItem, current: boolean, link: Link): PriceItem => ({
  id: item.id,
  row: item.row,
  sku: item.sku,
  name: item.name,
  price: item.price,
  was: item.was,
  note: item.note,
  category: item.category,
  available: item.available,
  photo_url: item.photo && link(item.photo.key),
  photo_previews: item.photo && linkPreviews(item.photo.key, link),
  card_url: item.card && link(item.card.key),
  card_previews: item.card && linkPreviews(item.card.key, link),
  card_current: current,
  error: item.cardError,
})
