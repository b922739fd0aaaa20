import type { Box, Ctx } from '../../canvas.ts'
import { mix } from '../../color.ts'
import { fitText, type TextStyle } from '../../text.ts'
import type { Places, TemplateContent } from '../template.ts'
import { putLogo, putMark, rule, write, writeSpaced } from '../write.ts'

/** Size in pixels, in the ratio of A4 landscape. */
export const SHEET = { width: 2000, height: 1414 } as const

/** Every colour is readable on `paper`. */
export interface SheetStyle {
  paper: string
  ink: string
  accent: string
  title: TextStyle
  titleCase?: 'upper'
  titleMax: number
  body: TextStyle
}

export interface Plan {
  align: 'left' | 'center'
  logo: Box
  organisation: Box
  title: Box
  presented: Box
  nameRule: { x: number; width: number; y: number } | null
  text: Box
  signatures: Box
}

const CAPS: TextStyle = { face: 'Inter', weight: 700, leading: 1.25 }
const SMALL: TextStyle = { face: 'Inter', weight: 500, leading: 1.25 }
// Heights, in pixels, of the name and the role below a signature line.
const SIGNED = { name: 50, role: 36 }

export const middle = (width: number, y: number, height: number): Box => ({
  x: (SHEET.width - width) / 2,
  y,
  width,
  height,
})

const NAME_RULE = { x: 420, width: 1160 }

export const centred = (down = 0): Plan => ({
  align: 'center',
  logo: middle(420, 122 + down, 130),
  organisation: middle(1240, 268 + down, 52),
  title: middle(1440, 340 + down, 140),
  presented: middle(1000, 494 + down, 46),
  nameRule: { ...NAME_RULE, y: 734 + down },
  text: middle(1280, 762 + down, 150),
  signatures: middle(1120, 960 + down, 210),
})

export const centredPlaces = (family: Places['name']['family'], color: Places['name']['color'], down = 0): Places => ({
  name: {
    pos: { x: 0.5, y: (650 + down) / SHEET.height },
    width: NAME_RULE.width / SHEET.width,
    family,
    size: family === 'Caveat' ? 132 : 104,
    align: 'center',
    color,
  },
  serial: { x: 0.5, y: (1236 + down) / SHEET.height },
  code: { pos: { x: 0.862, y: 0.757 }, size: 0.15 },
})

export function writeSheet(ctx: Ctx, content: TemplateContent, style: SheetStyle, plan: Plan): void {
  const { title, organisation, text, logo, signatures } = content
  const { align } = plan
  const quiet = mix(style.ink, style.paper, 0.18)
  putMark(ctx, logo, plan.logo, { x: align === 'left' ? 0 : 0.5, y: 0.5 })
  writeSpaced(ctx, organisation.toUpperCase(), CAPS, plan.organisation, style.accent, { max: 32, align })
  const heading = style.titleCase === 'upper' ? title.toUpperCase() : title
  write(ctx, heading, style.title, plan.title, style.ink, { max: style.titleMax, align })
  write(ctx, 'This certificate is presented to', SMALL, plan.presented, quiet, { max: 30, align })
  if (plan.nameRule) rule(ctx, plan.nameRule.x, plan.nameRule.y, plan.nameRule.width, style.accent, 3)
  write(ctx, text, style.body, plan.text, quiet, { max: 40, align, place: 0 })
  writeSignatures(ctx, signatures, style, plan)
}

function writeSignatures(
  ctx: Ctx,
  signatures: TemplateContent['signatures'],
  style: SheetStyle,
  { signatures: row, align }: Plan,
): void {
  const count = signatures.length
  if (count === 0) return
  const gap = 56
  const width = Math.min(420, (row.width - gap * (count - 1)) / count)
  const whole = width * count + gap * (count - 1)
  const left = align === 'left' ? row.x : row.x + (row.width - whole) / 2
  const fitted = (texts: string[], style: TextStyle, height: number, most: number) =>
    Math.min(most, ...texts.filter(Boolean).map((text) => fitText(ctx, text, style, { width, height }, most, 12).size))
  const names = signatures.map(({ name }) => name)
  const roles = signatures.map(({ role }) => role)
  const nameSize = fitted(names, CAPS, SIGNED.name, 27)
  const roleSize = fitted(roles, SMALL, SIGNED.role, 24)
  signatures.forEach(({ name, role, image }, index) => {
    const x = left + index * (width + gap)
    const line = row.y + row.height - SIGNED.name - SIGNED.role
    putLogo(
      ctx,
      image,
      { x: x + 16, y: row.y, width: width - 32, height: line - row.y - 6 },
      { x: align === 'left' ? 0 : 0.5, y: 1 },
    )
    rule(ctx, x, line, width, style.ink, 2)
    write(ctx, name, CAPS, { x, y: line + 8, width, height: SIGNED.name }, style.ink, { max: nameSize, align })
    write(
      ctx,
      role,
      SMALL,
      { x, y: line + 8 + SIGNED.name, width, height: SIGNED.role },
      mix(style.ink, style.paper, 0.18),
      {
        max: roleSize,
        align,
      },
    )
  })
}
