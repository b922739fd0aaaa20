import type { Box, Ctx } from '../../canvas.ts'
import { drawBlock, fitBalanced, fitText, type TextStyle } from '../../text.ts'
import { type FlyerText, isShout } from '../content.ts'

export interface MessageLook {
  head: TextStyle
  body: TextStyle
  ink: { head: string; body: string }
  most: { head: number; body: number }
  align?: 'left' | 'center'
  place?: number
  rule?: string
}

/** Shares of the height to try for the body, smallest first, until its font size is at least `GOOD` of the maximum. */
const SHARES = [0.25, 0.35, 0.45, 0.55] as const
const MOST_SHARE = 0.6
const GOOD = 0.8
const LEAST = 14
const ALONE = { shout: 3.4, usual: 2.2 }
/** Maximum factor by which the body grows beyond its usual size if a short headline leaves room. */
const ROOMY = 1.25
/** Maximum share of the height left by the headline that the body may fill. */
const FILLED = 0.9

/**
 * Pairs of word count and factor. A body of at most that many words is enlarged by the factor, because a single line
 * looks lost below a large headline.
 */
const GROWTH = [
  [6, 1.7],
  [12, 1.45],
  [20, 1.2],
] as const

function growthOf(body: string): number {
  const count = body.split(/\s+/).length
  return GROWTH.find(([words]) => count <= words)?.[1] ?? 1
}

/** Drawing is a separate step, because backgrounds may have to be painted first. */
export interface Message {
  top: number
  bottom: number
  draw: () => void
}

export function planMessage(ctx: Ctx, text: FlyerText, box: Box, look: MessageLook): Message {
  if (!text.headline || !text.body) return planAlone(ctx, text, box, look)
  const most = look.most.body * growthOf(text.body)
  const gap = look.most.body * (look.rule ? 1.7 : 0.8)
  const fitBody = (share: number) =>
    fitText(ctx, text.body, look.body, { width: box.width, height: box.height * share }, most, LEAST)
  const share = SHARES.find((part) => fitBody(part).size >= most * GOOD) ?? MOST_SHARE
  const below = { width: box.width, height: box.height * share }
  const first = fitBalanced(ctx, text.body, look.body, below, most, LEAST)
  const above = { width: box.width, height: box.height - first.height - gap }
  const head = fitBalanced(ctx, text.headline, look.head, above, look.most.head, LEAST)
  // At the foot of a page (`place` 1) the body keeps its first size, because a larger one would cover more of the
  // picture above.
  const left = { width: box.width, height: (box.height - head.height - gap) * FILLED }
  const body =
    look.place === 1 ? first : fitBalanced(ctx, text.body, look.body, left, Math.max(most, first.size) * ROOMY, LEAST)
  const top = box.y + (box.height - head.height - gap - body.height) * (look.place ?? 0.5)
  const align = look.align ?? 'left'
  const next = top + head.height + gap
  return {
    top,
    bottom: next + body.height,
    draw() {
      drawBlock(ctx, head, look.head, { ...box, y: top, height: head.height }, look.ink.head, { align })
      if (look.rule) drawRule(ctx, box, next - gap * 0.62, look.rule, align)
      drawBlock(ctx, body, look.body, { ...box, y: next, height: body.height }, look.ink.body, { align })
    },
  }
}

export const drawMessage = (...message: Parameters<typeof planMessage>): void => planMessage(...message).draw()

function planAlone(ctx: Ctx, text: FlyerText, box: Box, look: MessageLook): Message {
  const { headline, body } = text
  const quiet = Math.min(800, look.head.weight ?? 400)
  const style = headline ? look.head : { ...look.head, weight: quiet, leading: Math.max(1.2, look.head.leading ?? 1.2) }
  const most = look.most.head * (headline ? ALONE[isShout(text) ? 'shout' : 'usual'] : 0.62)
  const block = fitBalanced(ctx, headline || body, style, box, most, LEAST)
  const top = box.y + (box.height - block.height) * (look.place ?? 0.5)
  const room = { ...box, y: top, height: block.height }
  const align = look.align ?? 'left'
  return { top, bottom: top + block.height, draw: () => drawBlock(ctx, block, style, room, look.ink.head, { align }) }
}

function drawRule(ctx: Ctx, box: Box, y: number, color: string, align: 'left' | 'center'): void {
  const width = Math.min(130, box.width / 3)
  ctx.fillStyle = color
  ctx.fillRect(align === 'left' ? box.x : box.x + (box.width - width) / 2, y, width, 9)
}
