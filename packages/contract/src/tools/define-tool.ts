import type { z } from 'zod/mini'

export interface PictureSlot<Request = Record<string, unknown>> {
  part: string
  label: string
  min?: number
  max?: number
  needed?(request: Request): boolean
  missing?: string
  /** Limit per picture in bytes, 10 MB by default. */
  maxBytes?: number
  texts?: { notAnImage?: string; tooLarge?: string; unreadable?: string }
}

type Fields = Readonly<Record<string, z.core.$ZodType>>

/** The HTTP call that runs a tool. Tools that share a call are told apart by `mode` in the body. */
export interface ToolCall {
  name: string
  path: string
  summary: string
  body?: Fields
  /** Reply fields besides runId, engine and model. */
  reply: Fields
  /** 202 if the call never waits for the result. */
  status?: 202
}

/** What other tools can hand over, by the label of the field that receives it. */
export interface Accepts<Slot extends string = string> {
  pictures?: Readonly<Record<string, Slot>>
  texts?: readonly string[]
}

export type SeedPlan = 'free' | 'day-pass' | 'starter-monthly' | 'creator-monthly' | 'creator-yearly'

interface Definition<Id, Request extends z.ZodMiniObject, Pictures, Slot extends string> {
  id: Id
  label: string
  description: string
  service: string
  /** Shown without credits, instead of the default sentence. */
  noCredits?: string
  result: 'pictures' | 'words' | 'archive'
  /** What the pictures show if it is a single thing; absent for pages and collages. */
  subject?: 'person' | 'product'
  /** Outputs per credit; by default one, without a name. */
  slots?: {
    labels: readonly string[]
    /** Field of `options` that selects one slot, from 1. Without it one request makes all of them. */
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

/** Declares a tool once; contract, server and web derive the rest from it. */
export const defineTool = <
  const Id extends string,
  Request extends z.ZodMiniObject,
  const Pictures extends Record<string, PictureSlot<z.output<Request>>>,
>(
  definition: Definition<Id, Request, Pictures, keyof Pictures & string>,
) => ({ ...definition, outputs: definition.slots?.labels.length ?? 1 })
