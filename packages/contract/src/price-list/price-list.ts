import { z } from 'zod/mini'
import { tooLong } from '../too-long.ts'
import { MAX_KOBO } from './read-price.ts'

export const PRICE_LIST_LIMITS = {
  name: 80,
  lists: 100,
  items: 500,
  photos: 50,
  sku: 60,
  itemName: 120,
  category: 60,
  note: 200,
} as const
/** Number of cards with a new photo that one product credit pays for. */
export const CARDS_A_CREDIT = 20
export const CARD_SIDE = 1080
export const PAGE_SIZE = { width: 1080, height: 1350 } as const

export const PRICE_LIST_TEXTS = {
  name: 'Please give the list a name',
  itemName: 'The name is missing',
  itemNameLong: `The name is longer than ${PRICE_LIST_LIMITS.itemName} characters`,
  price: 'The price is missing or is no amount in kobo',
  was: 'The price before must be higher than the price',
  tooMany: `At most ${PRICE_LIST_LIMITS.items} rows fit in one list`,
  photos: `Please send at most ${PRICE_LIST_LIMITS.photos} photos at once`,
  empty: 'This list has no rows yet.',
  photo: 'The photo of this row could not be read.',
  twice: 'This code is there more than once',
  card: 'The card of this row could not be drawn.',
  lists: `You can keep ${PRICE_LIST_LIMITS.lists} lists. Please delete one first.`,
  busy: 'The cards of this list are being made already.',
} as const

export const CARD_STYLES = ['clean', 'bold', 'market', 'night', 'tag', 'frame'] as const
export const CardStyle = z.enum(CARD_STYLES)
export type CardStyle = z.infer<typeof CardStyle>

export const PAGE_TEMPLATES = ['rows', 'grid'] as const
export const PageTemplate = z.enum(PAGE_TEMPLATES)
export type PageTemplate = z.infer<typeof PageTemplate>
export const ITEMS_A_PAGE: Record<PageTemplate, number> = { rows: 10, grid: 4 }

export const creditsFor = (newPhotos: number): number => Math.ceil(newPhotos / CARDS_A_CREDIT)
export const pagesOf = (items: number, template: PageTemplate): number => Math.ceil(items / ITEMS_A_PAGE[template])

const kobo = z
  .int(PRICE_LIST_TEXTS.price)
  .check(z.gte(1, PRICE_LIST_TEXTS.price), z.lte(MAX_KOBO, PRICE_LIST_TEXTS.price))
const text = (max: number) => z.string().check(z.trim(), z.maxLength(max))

/** `photo: null` removes the stored photo. Without `photo`, it stays. */
export const PriceItemInput = z
  .object({
    sku: z.optional(z.nullable(text(PRICE_LIST_LIMITS.sku))),
    name: z
      .string(PRICE_LIST_TEXTS.itemName)
      .check(
        z.trim(),
        z.normalize('NFC'),
        z.minLength(1, PRICE_LIST_TEXTS.itemName),
        z.maxLength(PRICE_LIST_LIMITS.itemName, PRICE_LIST_TEXTS.itemNameLong),
      ),
    price: kobo,
    was: z.optional(z.nullable(kobo)),
    note: z.optional(z.nullable(text(PRICE_LIST_LIMITS.note))),
    category: z.optional(z.nullable(text(PRICE_LIST_LIMITS.category))),
    available: z._default(z.boolean(), true),
    photo: z.optional(z.nullable(z.string().check(z.maxLength(500)))),
  })
  .check(z.refine(({ price, was }) => !was || was > price, { error: PRICE_LIST_TEXTS.was, path: ['was'] }))
export type PriceItemInput = z.infer<typeof PriceItemInput>

const Thumbnails = z.nullable(z.object({ w320: z.string(), w640: z.string() }))

export const PriceItem = z.object({
  id: z.string(),
  row: z.int().check(z.describe('The number of the row, from 1.')),
  sku: z.nullable(z.string()),
  name: z.string(),
  price: z.int().check(z.describe('In kobo.')),
  was: z.nullable(z.int()).check(z.describe('The price before a reduction, in kobo.')),
  note: z.nullable(z.string()),
  category: z.nullable(z.string()),
  available: z.boolean(),
  photo_url: z.nullable(z.string()),
  photo_previews: Thumbnails,
  card_url: z.nullable(z.string()),
  card_previews: Thumbnails,
  card_current: z.boolean().check(z.describe('False if the card has not been made or is out of date.')),
  error: z.nullable(z.string()).check(z.describe('Why the card could not be drawn, else null.')),
})
export type PriceItem = z.infer<typeof PriceItem>

export const PriceList = z.object({
  id: z.string(),
  name: z.string(),
  style: CardStyle,
  template: PageTemplate.check(z.describe('The layout of the pages: `rows` has ten rows a page, `grid` four cards.')),
  items: z.int().check(z.describe('The number of rows.')),
  cards: z.int().check(z.describe('The number of rows that have a card.')),
  pages: z.int().check(z.describe('The number of pages.')),
  run_id: z.nullable(z.string()).check(z.describe('The run that is making cards. Null if there is none.')),
  created_at: z.string(),
})
export type PriceList = z.infer<typeof PriceList>

export const PriceListDetail = z.extend(PriceList, {
  next: z.object({ cards: z.int(), new_photos: z.int(), credits: z.int() }),
  rows: z.array(PriceItem),
})
export type PriceListDetail = z.infer<typeof PriceListDetail>

const name = z
  .string(PRICE_LIST_TEXTS.name)
  .check(
    z.trim(),
    z.minLength(1, PRICE_LIST_TEXTS.name),
    z.maxLength(PRICE_LIST_LIMITS.name, tooLong(PRICE_LIST_LIMITS.name)),
  )

export const NewPriceList = z.object({
  name,
  style: z._default(CardStyle, 'clean'),
  template: z._default(PageTemplate, 'rows'),
})
export type NewPriceList = z.infer<typeof NewPriceList>

export const PriceListChanges = z.object({
  name: z.optional(name),
  style: z.optional(CardStyle),
  template: z.optional(PageTemplate),
})
export type PriceListChanges = z.infer<typeof PriceListChanges>
