import { type Box, type Ctx, inset, roundRect, scoped } from '../../canvas.ts'
import { withAlpha } from '../../color.ts'
import { drawBlock, fitBalanced, type TextStyle } from '../../text.ts'
import { contactsAt, contactsHeight, drawContacts } from '../contacts.ts'
import type { FlyerContact, FlyerJob } from '../job.ts'
import { drawLogo, logoRatio, nameBeside, tileOf } from '../logo.ts'
import type { FeedPalette, TextGround } from '../palette.ts'
import { POST } from './post.ts'

const { width: W, height: H, margin: MARGIN } = POST

export const NAME: TextStyle = { face: 'Inter', weight: 700, leading: 1.15 }
export const HEADER = 190
const CORNER = { size: 36, most: 210 }

const CIRCLES = [
  [W * 0.98, H * 0.12, 330],
  [W * 0.02, H * 0.62, 300],
  [W * 0.86, H * 0.95, 260],
] as const

export function drawGround(ctx: Ctx, palette: FeedPalette): void {
  const fill = ctx.createLinearGradient(0, 0, W, H)
  fill.addColorStop(0, palette.from)
  fill.addColorStop(1, palette.to)
  ctx.fillStyle = fill
  ctx.fillRect(0, 0, W, H)
  CIRCLES.forEach(([x, y, radius], index) => {
    const shape = palette.shapes[index]
    if (!shape) return
    ctx.fillStyle = withAlpha(shape.color, shape.alpha)
    ctx.beginPath()
    ctx.arc(x, y, radius, 0, Math.PI * 2)
    ctx.fill()
  })
}

function drawTile(ctx: Ctx, job: FlyerJob, box: Box): void {
  scoped(ctx, () => {
    ctx.shadowColor = 'rgba(0, 0, 0, 0.18)'
    ctx.shadowBlur = 24
    ctx.shadowOffsetY = 8
    ctx.fillStyle = tileOf(job)
    roundRect(ctx, box, 28)
    ctx.fill()
  })
  drawLogo(ctx, job, inset(box, 16))
}

/** Contacts of the upper left corner stand below the name, those of the upper right corner beside it. */
export function drawHeader(ctx: Ctx, job: FlyerJob, palette: FeedPalette): void {
  const brandName = nameBeside(job)
  const tile = {
    x: MARGIN,
    y: 48,
    width: Math.min(brandName ? 260 : 420, Math.max(120, 88 * logoRatio(job) + 32)),
    height: 120,
  }
  drawTile(ctx, job, tile)
  const left = contactsAt(job.contacts, 'top_left')
  const right = contactsAt(job.contacts, 'top_right')
  const x = tile.x + tile.width + 26
  const end = right.length > 0 ? W * 0.63 : W - MARGIN
  const shared = left.length > 0 && brandName
  const name = { x, y: tile.y, width: end - x, height: shared ? tile.height * 0.54 : tile.height }
  if (brandName) {
    drawBlock(ctx, fitBalanced(ctx, brandName, NAME, name, 46, 14), NAME, name, palette.text, { place: 0.5 })
  }
  const under = shared ? { ...name, y: name.y + name.height, height: tile.height - name.height } : name
  drawContacts(ctx, left, under, { color: palette.text, size: 32, align: 'left' })
  const corner = { x: W * 0.65, y: tile.y, width: W * 0.35 - MARGIN, height: tile.height }
  drawContacts(ctx, right, corner, { color: palette.text, size: 32, align: 'right' })
}

interface PillLook {
  size: number
  align: 'left' | 'right' | 'center'
}

export function drawPill(
  ctx: Ctx,
  contacts: readonly FlyerContact[],
  box: Box,
  ground: TextGround,
  look: PillLook,
): void {
  ctx.fillStyle = ground.ground
  roundRect(ctx, box, 30)
  ctx.fill()
  const room = { x: box.x + 28, y: box.y + 8, width: box.width - 56, height: box.height - 16 }
  drawContacts(ctx, contacts, room, { color: ground.text, ...look })
}

/** @returns the y coordinate at which the free space above the contacts ends */
export function drawCorners(ctx: Ctx, job: FlyerJob, { text }: FeedPalette): number {
  const corners = [
    { contacts: contactsAt(job.contacts, 'bottom_left'), align: 'left' },
    { contacts: contactsAt(job.contacts, 'bottom_right'), align: 'right' },
  ] as const
  const spoken = corners.filter(({ contacts }) => contacts.length > 0)
  if (spoken.length === 0) return H - 56
  const rows = Math.max(...spoken.map(({ contacts }) => contacts.length))
  const height = Math.min(CORNER.most, 34 + contactsHeight(rows, CORNER.size))
  const gap = 24
  const width = (W - 2 * MARGIN - gap * (spoken.length - 1)) / spoken.length
  const top = H - 46 - height
  // Text has more contrast on a translucent pill than on the background itself.
  const ground = { ground: withAlpha(text === '#ffffff' ? '#000000' : '#ffffff', 0.28), text }
  spoken.forEach(({ contacts, align }, index) => {
    const box = { x: MARGIN + index * (width + gap), y: top, width, height }
    drawPill(ctx, contacts, box, ground, { size: CORNER.size, align })
  })
  return top - 30
}
