import type { z } from 'zod/mini'

export interface PictureSlot<Request = Record<string, unknown>> {
  part: string
  label: string
  min?: number
  max?: number
  needed?(request: Request): boolean
  missing?: string
  /** The limit is per picture, 10 MB by default. */
  maxBytes?: number
  texts?: { notAnImage?: string; tooLarge?: string; unreadable?: string }
}

type Fields = Readonly<Record<string, z.core.$ZodType>>

/** If several tools share a call, `mode` in the body selects the tool. */
export interface ToolCall {
  name: string
  path: string
  summary: string
  body?: Fields
  /** The reply also has `runId`, `engine` and `model`. */
  reply: Fields
  /** 202 if the call replies before the result is ready. */
  status?: 202
}

export interface Accepts<Slot extends string = string> {
  pictures?: Readonly<Record<string, Slot>>
  texts?: readonly string[]
}

export type SeedPlan = 'free' | 'day-pass' | 'starter-monthly' | 'creator-monthly' | 'creator-yearly'

interface Definition<Id, Request extends z.ZodMiniObject, Pictures, Slot extends string> {
  id: Id
  label: string
  description: string
  /** What a program must know to fill in the request, in whole sentences. */
  guide: string
  service: string
  noCredits?: string
  result: 'pictures' | 'words' | 'archive'
  /** What the pictures show. Absent for pages and collages, which do not show a single subject. */
  subject?: 'person' | 'product'
  /** The outputs that one credit pays for. If absent, there is one output without a name. */
  slots?: {
    labels: readonly string[]
    /** Field of `options` that selects one slot, counted from 1. Without it, one request makes all slots. */
    option?: string
  }
  call: ToolCall
  credits: Readonly<Record<SeedPlan, number>>
  request: Request
  pictures: Pictures
  accepts?: Accepts<Slot>
}

export type Tool = Omit<Definition<string, z.ZodMiniObject, Record<string, PictureSlot>, string>, 'id'> & {
  id: string
  outputs: number
}

/** Contract, server and web app derive everything else from this declaration. */
export const defineTool = <
  const Id extends string,
  Request extends z.ZodMiniObject,
  const Pictures extends Record<string, PictureSlot<z.output<Request>>>,
>(
  definition: Definition<Id, Request, Pictures, keyof Pictures & string>,
) => ({ ...definition, outputs: definition.slots?.labels.length ?? 1 })
