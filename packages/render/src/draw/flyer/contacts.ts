import type { Box, Ctx } from '../canvas.ts'
import { drawIcon, type Icon } from '../icons.ts'
import { drawBlock, fitText, type TextStyle } from '../text.ts'
import type { FlyerContact } from './job.ts'

export const CONTACT_STYLE: TextStyle = { face: 'Inter', weight: 500, leading: 1.16 }
const ROW = 1.6

interface ContactStyle {
  color: string
  icon?: string
  size: number
  align: 'left' | 'right' | 'center'
}

const iconOf = (contact: FlyerContact): Icon => contact.platform ?? contact.type

export const contactsAt = (contacts: readonly FlyerContact[], ...positions: FlyerContact['position'][]) =>
  contacts.filter((contact) => positions.includes(contact.position))

export const contactsHeight = (count: number, size: number): number => count * size * ROW

export function drawContacts(ctx: Ctx, contacts: readonly FlyerContact[], box: Box, look: ContactStyle): void {
  if (contacts.length === 0) return
  const size = Math.min(look.size, box.height / (contacts.length * ROW))
  const row = { ...box, height: size * ROW }
  const top = box.y + (box.height - row.height * contacts.length) / 2
  contacts.forEach((contact, index) => {
    drawContact(ctx, contact, { ...row, y: top + row.height * index }, { ...look, size })
  })
}

function drawContact(ctx: Ctx, contact: FlyerContact, row: Box, { color, icon, size, align }: ContactStyle): void {
  const iconSize = size * 1.15
  const offset = iconSize + size * 0.5
  const text = fitText(ctx, contact.value, CONTACT_STYLE, { ...row, width: row.width - offset }, size, 7)
  const spare = row.width - offset - text.width
  const left = row.x + (align === 'left' ? 0 : align === 'right' ? spare : spare / 2)
  drawIcon(ctx, iconOf(contact), left, row.y + (row.height - iconSize) / 2, iconSize, icon ?? color)
  const room = { x: left + offset, y: row.y, width: text.width, height: row.height }
  drawBlock(ctx, text, CONTACT_STYLE, room, color, { place: 0.5 })
}
