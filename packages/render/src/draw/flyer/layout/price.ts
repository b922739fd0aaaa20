import { type Ctx, scoped } from '../../canvas.ts'
import { drawBlock, fitBalanced, type TextStyle } from '../../text.ts'
import type { FlyerText } from '../content.ts'
import type { TextGround } from '../palette.ts'

export const PRICE_STYLE: TextStyle = { face: 'Inter', weight: 900, leading: 1 }
const PAY = /\b(?:salar(?:y|ies)|wages?|stipend|hiring|vacanc(?:y|ies)|job opening|recruit\w*)\b/i
const PRICE =
  /(?:\bfrom\s)?(?:₦|NGN\s?|\bN(?=\d))\d+(?:[.,]\d+)*(?:\s?[km]\b)?(?:\s?off\b)?(?![\d.,]*\s*(?:\/|per|a|every|each)?\s*(?:month|week|annum|year)(?:ly)?\b)|\b\d{1,3}\s?%\s?(?:off|discount)\b/gi
const OFFER = /(?:off|discount)$/i
const POINTS = 16

const pricesIn = (content: string): string[] => [
  ...new Set(
    content
      .replaceAll('\u00a0', ' ')
      .match(PRICE)
      ?.map((price) => price.trim()),
  ),
]

/**
 * Prefers a discount to a price. Null for several prices, because one of them would seem to be the price of everything.
 * Null also if the headline has a price, or if the text is about pay.
 */
export function priceOf({ headline, body }: FlyerText): string | null {
  if (pricesIn(headline).length > 0 || PAY.test(`${headline} ${body}`)) return null
  const prices = pricesIn(body)
  const offers = prices.filter((price) => OFFER.test(price))
  const [price, another] = offers.length > 0 ? offers : prices
  return price && !another ? price : null
}

export interface Star {
  x: number
  y: number
  radius: number
}

export function drawPriceStar(ctx: Ctx, price: string, at: Star, ground: TextGround): void {
  const { radius } = at
  scoped(ctx, () => {
    ctx.translate(at.x, at.y)
    ctx.rotate(-0.12)
    scoped(ctx, () => {
      ctx.shadowColor = 'rgba(0, 0, 0, 0.25)'
      ctx.shadowBlur = radius * 0.2
      ctx.shadowOffsetY = radius * 0.06
      ctx.fillStyle = ground.ground
      ctx.beginPath()
      for (let point = 0; point < POINTS * 2; point++) {
        const reach = point % 2 === 0 ? radius : radius * 0.88
        const angle = (point * Math.PI) / POINTS
        ctx.lineTo(Math.cos(angle) * reach, Math.sin(angle) * reach)
      }
      ctx.closePath()
      ctx.fill()
    })
    const side = radius * 1.44
    const box = { x: -side / 2, y: -side / 4, width: side, height: side / 2 }
    drawBlock(ctx, fitBalanced(ctx, price, PRICE_STYLE, box, radius * 0.6, 14), PRICE_STYLE, box, ground.text, {
      align: 'center',
      place: 0.5,
    })
  })
}
