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
  summary: 'Create a price list',
  description: 'A user can have 100 price lists; one more gets `CONFLICT`.',
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
  summary: 'List the caller’s price lists, newest first',
  query: PageQuery,
  reply: z.object({ lists: z.array(PriceList), total: z.int() }),
})

export const getPriceList = endpoint({
  method: 'GET',
  path: '/api/price-lists/:id',
  access: 'user',
  scopes: ['read'],
  summary: 'Get a price list with its rows',
  description:
    '`next` says how many cards are missing or out of date, and how many credits it costs to make them. Prices are in kobo.',
  params,
  reply: detail,
  errors: ['NOT_FOUND'],
})

export const updatePriceList = endpoint({
  method: 'PATCH',
  path: '/api/price-lists/:id',
  access: 'user',
  summary: 'Change the name, the card style or the page layout of a price list',
  description: 'Fields that are left out keep their value.',
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
  summary: 'Replace the rows of a price list',
  description:
    'Takes the whole table, at most 500 rows; prices are in kobo. A row keeps its stored photo if it matches a stored row, by `sku` or else by position. Photos are the parts `photo-1`, `photo-2` and so on, by row, at most 50 in one call. A row that is not valid does not fail the others and is named in `errors`.',
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
  summary: 'Make the cards of a price list',
  description:
    'Makes the cards that are missing or out of date, or all cards of the rows whose ids are in `only`. Costs one credit of the tool `product` for every 20 cards with a new photo, rounded up; all other cards are free. The run goes on after the reply.',
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
  summary: 'Get a link to a ZIP archive of all cards of a price list',
  description: 'The link is signed and expires. A list without cards gets `NOT_FOUND`.',
  params,
  reply: z.object({ url: z.string() }),
  errors: ['NOT_FOUND'],
})

export const pricePages = endpoint({
  method: 'GET',
  path: '/api/price-lists/:id/pages',
  access: 'user',
  scopes: ['read'],
  summary: 'Get a price list as a PDF, or one of its pages as a PNG',
  description:
    'With `format=png` the reply is the page with the number `page`, by default the first, as a picture of 1080 × 1350 pixels. Limited to 120 calls an hour.',
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
  summary: 'Export a price list as a product feed for a commerce catalogue (CSV)',
  description:
    'Links to pictures are signed and expire. A cell that a spreadsheet could run as a formula gets an apostrophe in front.',
  params,
  errors: ['NOT_FOUND'],
})
