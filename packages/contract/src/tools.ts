import type { z } from 'zod/mini'
import { certificates } from './tools/certificates.ts'
import { content_script } from './tools/content-script.ts'
import { copywriter } from './tools/copywriter.ts'
import type { PictureSlot, Tool } from './tools/define-tool.ts'
import { dp } from './tools/dp.ts'
import { events } from './tools/events.ts'
import { flyer } from './tools/flyer.ts'
import { gif } from './tools/gif.ts'
import { headshot } from './tools/headshot.ts'
import { mockup } from './tools/mockup.ts'
import { product } from './tools/product.ts'

/** The tool bar, the credit breakdown and every division of credits among the tools use this order. */
export const TOOLS = { headshot, product, dp, mockup, certificates, events, copywriter, content_script, gif, flyer }

export type ToolId = keyof typeof TOOLS
export type ToolRequest<T extends Tool> = z.output<T['request']>
export type PictureName<T extends Tool> = keyof T['pictures'] & string
export type { PictureSlot, Tool }

export const fillsRun = ({ outputs, slots }: Tool): boolean => outputs > 1 && !slots?.option

export const toolOf = (id: ToolId): Tool => TOOLS[id]

/** Slots are counted from 1. Undefined if the run chooses the slot. */
export function wantedSlot({ slots }: Tool, { options }: Readonly<Record<string, unknown>>): number | undefined {
  if (!slots?.option || typeof options !== 'object' || options === null) return undefined
  const wanted: unknown = Reflect.get(options, slots.option)
  return typeof wanted === 'number' ? wanted : undefined
}
