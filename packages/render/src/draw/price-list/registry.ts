import type { CardStyle } from '@ufaro/contract/price-list/price-list.ts'
import type { DrawCard } from './card.ts'
import { market, night, tag } from './styles/dark.ts'
import { bold, clean, frame } from './styles/light.ts'

export const CARD_DRAWERS: Readonly<Record<CardStyle, DrawCard>> = { clean, bold, market, night, tag, frame }
