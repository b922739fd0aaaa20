import { z } from 'zod/mini'
import {
  NewPriceList,
  PRICE_LIST_LIMITS,
  PRICE_LIST_TEXTS,
  PriceItem,
  PriceList,
  PriceListChanges,
  PriceListDetail,
} from '../price-list/price-list.ts'
import { endpoint } from './endpoint.ts'
import { PageQuery } from './paging.ts'

const params = z.object({ id: z.string().check(z.maxLength(100)) })
const detail = z.object({ list: PriceListDetail })

export const createPriceList = endpoint({
  method: 'POST',
  path: '/api/price-lists',
  access: 'user',
  summary: 'Begin a price list',
  body: NewPriceList,
  reply: detail,
  status: 201,
  errors: ['CONFLICT'],
  idempotent: true,
})

export const listPriceLists = endpoint({
  method: 'GET',
  path: '/api/price-lists',
  access: 'user',
  scopes: ['read'],
  summary: 'Price lists of one’s own, newest first',
  query: PageQuery,
  reply: z.object({ lists: z.array(PriceList), total: z.int() }),
})

export const getPriceList = endpoint({
  method: 'GET',
  path: '/api/price-lists/:id',
  access: 'user',
  scopes: ['read'],
  summary: 'One price list with its rows and what making its cards costs now',
  params,
  reply: detail,
  errors: ['NOT_FOUND'],
})

export const updatePriceList = endpoint({
  method: 'PATCH',
  path: '/api/price-lists/:id',
  access: 'user',
  summary: 'Change the name, the style of the cards or the layout of the pages',
  params,
  body: PriceListChanges,
  reply: detail,
  errors: ['NOT_FOUND'],
})

export const deletePriceList = endpoint({
  method: 'DELETE',
  path: '/api/price-lists/:id',
  access: 'user',
  summary: 'Delete a price list with its photos and cards',
  params,
  status: 204,
  errors: ['NOT_FOUND'],
})

export const putPriceItems = endpoint({
  method: 'PUT',
  path: '/api/price-lists/:id/items',
  access: 'user',
  summary: 'The whole table: rows match by sku, else by position; a photo comes as the part `photo-<row>`, rows from 1',
  params,
  body: z.object({
    // The server parses each row separately, so that one invalid row does not fail the others.
    items: z.array(z.unknown()).check(z.maxLength(PRICE_LIST_LIMITS.items, PRICE_LIST_TEXTS.tooMany)),
  }),
  reply: z.object({
    items: z.array(PriceItem),
    errors: z.array(z.object({ row: z.int(), error: z.string() })),
  }),
  errors: ['NOT_FOUND', 'CONFLICT'],
  images: ['photo-*'],
})

export const makePriceCards = endpoint({
  method: 'POST',
  path: '/api/price-lists/:id/cards',
  access: 'user',
  scopes: ['make'],
  summary:
    'Make the cards that are missing or out of date; one credit of product for every 20 cards whose photo is new',
  params,
  body: z.object({
    only: z.optional(
      z.array(z.string().check(z.maxLength(100))).check(z.minLength(1), z.maxLength(PRICE_LIST_LIMITS.items)),
    ),
  }),
  reply: z.object({ runId: z.string(), total: z.int() }),
  status: 202,
  errors: ['NO_CREDITS', 'PLAN_EXPIRED', 'DAILY_LIMIT', 'SERVICE_DISABLED', 'NOT_FOUND', 'CONFLICT', 'RATE_LIMITED'],
  idempotent: true,
})

export const priceCardsLink = endpoint({
  method: 'GET',
  path: '/api/price-lists/:id/cards.zip-link',
  access: 'user',
  scopes: ['read'],
  summary: 'A signed link to all cards in one archive',
  params,
  reply: z.object({ url: z.string() }),
  errors: ['NOT_FOUND'],
})

export const pricePages = endpoint({
  method: 'GET',
  path: '/api/price-lists/:id/pages',
  access: 'user',
  scopes: ['read'],
  summary: 'The price list as a PDF, or one of its pages as a picture of 1080 by 1350',
  params,
  query: z.object({
    format: z._default(z.enum(['pdf', 'png']), 'pdf'),
    page: z.optional(z.string().check(z.regex(/^[1-9]\d{0,3}$/))),
  }),
  errors: ['NOT_FOUND', 'RATE_LIMITED'],
})

export const priceCatalogue = endpoint({
  method: 'GET',
  path: '/api/price-lists/:id/catalogue.csv',
  access: 'user',
  scopes: ['read'],
  summary: 'The list as the feed of a commerce catalogue, its cells safe to open in a spreadsheet',
  params,
  errors: ['NOT_FOUND'],
})
