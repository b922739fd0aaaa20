import type { z } from 'zod/mini'

/** One picture of a request, or several that share a part name. */
export interface PictureSlot<Request = Record<string, unknown>> {
  /** Name of the form part, which is also its name in a JSON body. */
  part: string
  /** What people call it. */
  label: string
  /** How many: exactly one unless said. */
  min?: number
  max?: number
  /** False where this request does without it. */
  needed?(request: Request): boolean
  /** Shown where it is missing. */
  missing?: string
  /** Bytes of one picture, 10 MB unless said. */
  maxBytes?: number
  /** In place of the general sentences about a refused picture. */
  texts?: { notAnImage?: string; tooLarge?: string; unreadable?: string }
}

type Fields = Readonly<Record<string, z.core.$ZodType>>

/** The HTTP call that runs a tool. Tools with the same call share its path and are told apart by `mode` in the body. */
export interface ToolCall {
  /** Name of the method in the API client. */
  name: string
  path: string
  summary: string
  /** Fields of the body that are not part of the request a job sees. */
  body?: Fields
  /** Fields of the answer besides runId, engine and model. */
  reply: Fields
  /** 202 where the call never waits for the result. */
  status?: 202
}

/** What other tools may hand over, by what people call the place where it lands. */
export interface Takes<Slot extends string = string> {
  pictures?: Readonly<Record<string, Slot>>
  texts?: readonly string[]
}

/** Ids of the plans that an installation starts with. */
export type SeedPlan = 'free' | 'day-pass' | 'starter-monthly' | 'creator-monthly' | 'creator-yearly'

interface Definition<Id, Request extends z.ZodMiniObject, Pictures, Slot extends string> {
  id: Id
  label: string
  /** One sentence on what the tool makes. */
  description: string
  /** Id of the admin's switch. */
  service: string
  /** Shown where no credit is left, in place of the general sentence. */
  noCredits?: string
  /** What an output is: a picture, titled texts, or a file of many pictures. */
  result: 'pictures' | 'words' | 'archive'
  /** Outputs that one credit pays for: one without a name unless said. */
  slots?: {
    labels: readonly string[]
    /** Field of `options` that asks for one slot, from 1. Without it one request makes all of them. */
    option?: string
  }
  call: ToolCall
  /** Runs in each plan that an installation starts with. */
  credits: Readonly<Record<SeedPlan, number>>
  request: Request
  pictures: Pictures
  takes?: Takes<Slot>
}

/** A tool of any kind. */
export type Tool = Omit<Definition<string, z.ZodMiniObject, Record<string, PictureSlot>, string>, 'id'> & {
  id: string
  /** Number of slots. */
  outputs: number
}

/** Declares a tool once for all workspaces: contract, server and web derive the rest from it. */
export const defineTool = <
  const Id extends string,
  Request extends z.ZodMiniObject,
  const Pictures extends Record<string, PictureSlot<z.output<Request>>>,
>(
  definition: Definition<Id, Request, Pictures, keyof Pictures & string>,
) => ({ ...definition, outputs: definition.slots?.labels.length ?? 1 })
