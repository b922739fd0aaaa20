import type { Ctx, Drawable } from '../canvas.ts'

/** What a card or a page is drawn from; empty texts leave their place free. */
export interface CardContent {
  name: string
  price: string
  /** The price before. */
  was: string
  note: string
  available: boolean
  photo: Drawable | null
}

export interface CardBrand {
  name: string
  contact: string
  colors: readonly [main: string, second: string, accent: string]
  logo: Drawable | null
}

/** A style of card: a pure function of its content, 1080 by 1080 pixels. */
export type DrawCard = (ctx: Ctx, content: CardContent, brand: CardBrand) => void

export const SIDE = 1080
export const NAME = { face: 'Inter', weight: 700, leading: 1.15 } as const
export const PRICE = { face: 'Inter', weight: 800, leading: 1.05 } as const
export const NOTE = { face: 'Inter', weight: 500, leading: 1.3 } as const
