import type { z } from 'zod/mini'
import type { Scope } from '../api-key.ts'
import type { ErrorCode } from '../errors.ts'
import type { ToolId } from '../tool-ids.ts'

export type Access = 'public' | 'user' | 'admin' | 'primary'
// biome-ignore lint/suspicious/noExplicitAny: any schema; the generic parameters below keep its type
type Schema = z.core.$ZodType<any, any>

/** The server's routes, the OpenAPI document and the web client are all derived from this declaration of a call. */
export interface Endpoint<
  Params extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Reply extends Schema | undefined = Schema | undefined,
> {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** The path is in Fastify's notation, such as `/api/runs/:id`. */
  path: string
  access: Access
  /** What the call does, as an imperative without a full stop. */
  summary: string
  /** Conditions, units and limits, in whole sentences. */
  description?: string
  /**
   * An API key needs one of these scopes to make the call. If undefined, no key may make a call that needs a user, and
   * public calls ignore keys. With an empty list, public calls refuse requests with a key, too.
   */
  scopes?: readonly Scope[]
  tool?: string
  spends?: ToolId
  params?: Params
  query?: Query
  body?: Body
  /** Absent if a success has no body (204) or is not JSON. */
  reply?: Reply
  /** Status of the success reply, 200 by default. */
  status?: number
  /** Codes besides those that any call may give, such as VALIDATION_FAILED, UNAUTHENTICATED and INTERNAL. */
  errors?: readonly ErrorCode[]
  /** Sentence of the error 409 `NOT_ALLOWED`, if the call works only for some kinds of runs or outputs. */
  wrongKind?: string
  /** Whether a call repeated with its `Idempotency-Key` has no second effect. */
  idempotent?: boolean
  /** The limit is in bytes. The default is 32 MB for calls with pictures and 256 KB for others. */
  maxBytes?: number
  /** Names of the parts that are pictures. A call with pictures also accepts multipart/form-data. */
  images?: readonly string[]
  /** Accepts a signed link or null in place of a picture. The handler then finds that value in the body. */
  imagesStay?: boolean
  rawImage?: boolean
  /** Whether the body is a stream of bytes, such as a part of a resumable upload. */
  stretch?: boolean
}

export function endpoint<
  Params extends Schema | undefined = undefined,
  Query extends Schema | undefined = undefined,
  Body extends Schema | undefined = undefined,
  Reply extends Schema | undefined = undefined,
>(definition: Endpoint<Params, Query, Body, Reply>): Endpoint<Params, Query, Body, Reply> {
  return definition
}

export type Output<T> = T extends Schema ? z.core.output<T> : undefined
export type Input<T> = T extends Schema ? z.core.input<T> : undefined
export type ReplyOf<E> =
  E extends Endpoint<Schema | undefined, Schema | undefined, Schema | undefined, infer R> ? Output<R> : never
