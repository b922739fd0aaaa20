import type { Box, Ctx, Drawable } from '../canvas.ts'

export interface CardPhoto extends Drawable {
  /** Colour of the photo's plain background, which fills the card around the product. Null if it is not plain. */
  ground: string | null
  /** `focus` is the centre and `subject` the bounds of the heads, as fractions of the photo. */
  focus?: { x: number; y: number } | undefined
  subject?: Box | undefined
}

export interface CardContent {
  name: string
  price: string
  was: string
  note: string
  category: string
  available: boolean
  photo: CardPhoto | null
}

export interface CardBrand {
  name: string
  contact: string
  colors: readonly [main: string, second: string, accent: string]
  logo: Drawable | null
}

export type DrawCard = (ctx: Ctx, content: CardContent, brand: CardBrand) => void

export const SIDE = 1080
export const NAME = { face: 'Inter', weight: 700, leading: 1.15 } as const
export const PRICE = { face: 'Inter', weight: 800, leading: 1.05 } as const
export const NOTE = { face: 'Inter', weight: 500, leading: 1.3 } as const
