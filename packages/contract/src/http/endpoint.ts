import type { z } from 'zod/mini'
import type { Scope } from '../api-key.ts'
import type { ErrorCode } from '../errors.ts'
import type { ToolId } from '../tool-ids.ts'

export type Access = 'public' | 'user' | 'admin' | 'primary'
// biome-ignore lint/suspicious/noExplicitAny: any schema of zod's core; the generics below keep the exact type
type Schema = z.core.$ZodType<any, any>

/**
 * One call of the HTTP API. Server routes (validation, access, idempotency, OpenAPI) and the web client both derive
 * from it.
 */
export interface Endpoint<
  Params extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Reply extends Schema | undefined = Schema | undefined,
> {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Fastify notation: `/api/runs/:id`. */
  path: string
  access: Access
  summary: string
  /**
   * An API key with any of these scopes may make the call. Undefined excludes keys; an empty list excludes them even
   * from public calls.
   */
  scopes?: readonly Scope[]
  tool?: string
  spends?: ToolId
  params?: Params
  query?: Query
  body?: Body
  /** Body of the success reply; absent if there is none (204) or it is not JSON. */
  reply?: Reply
  /** Status of the success reply, 200 by default. */
  status?: number
  /** Error codes besides those every call may return (validation, authentication, INTERNAL). */
  errors?: readonly ErrorCode[]
  /** Honours `Idempotency-Key`: for calls that spend, refund, pay or generate. */
  idempotent?: boolean
  /** Limit of a JSON body in bytes: by default 32 MB with pictures, 256 KB without. */
  maxBytes?: number
  /** Also accepts multipart/form-data; these parts are pictures. */
  images?: readonly string[]
  /** A picture may also be sent as its own signed link or as null; the body then keeps that value. */
  imagesStay?: boolean
  /** Also accepts the bytes of the first picture as the whole body. */
  rawImage?: boolean
  /** The body is a stream of bytes. */
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
