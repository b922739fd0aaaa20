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

/** The tools of the studio. Their order is that of the mode bar, the credit breakdown and every split of credits. */
export const TOOLS = { headshot, product, dp, mockup, certificates, events, copywriter, content_script, gif, flyer }

export type ToolId = keyof typeof TOOLS
/** The request a job sees: validated, with its defaults. */
export type ToolRequest<T extends Tool> = z.output<T['request']>
export type PictureName<T extends Tool> = keyof T['pictures'] & string
export type { PictureSlot, Tool }

/** One request makes every output of a run; else a request makes one of them. */
export const fillsRun = ({ outputs, slots }: Tool): boolean => outputs > 1 && !slots?.option

/** The same tools without their exact types, for code that serves every tool alike. */
export const toolOf = (id: ToolId): Tool => TOOLS[id]

/** The slot that a request asks for, from 1; undefined where it leaves the choice to the run. */
export function wantedSlot({ slots }: Tool, { options }: Readonly<Record<string, unknown>>): number | undefined {
  if (!slots?.option || typeof options !== 'object' || options === null) return undefined
  const wanted: unknown = Reflect.get(options, slots.option)
  return typeof wanted === 'number' ? wanted : undefined
}
