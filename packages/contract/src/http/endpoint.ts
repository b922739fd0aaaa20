import type { z } from 'zod/mini'
import type { Scope } from '../api-key.ts'
import type { ErrorCode } from '../errors.ts'
import type { Mode } from '../modes.ts'

export type Access = 'public' | 'user' | 'admin' | 'primary'
// biome-ignore lint/suspicious/noExplicitAny: any schema of zod's core; the generics below keep the exact type
type Schema = z.core.$ZodType<any, any>

/**
 * One call of the HTTP contract. The server registers routes from it (validation, rights, idempotency, openapi.json),
 * the web app calls by it: nobody spells a path twice.
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
  /** An API key with any of these may call it; without a scope none may, and with an empty list not even as anybody. */
  scopes?: readonly Scope[]
  /** Assistants find it under this name. */
  tool?: string
  /** Costs one credit of this mode. */
  spends?: Mode
  params?: Params
  query?: Query
  body?: Body
  /** Body of the success answer; absent where the answer has none (204) or is not JSON. */
  reply?: Reply
  /** Status of the success answer, 200 unless said otherwise. */
  status?: number
  /** Codes of this call besides those every call may answer (validation, authentication, INTERNAL). */
  errors?: readonly ErrorCode[]
  /** Honours `Idempotency-Key`: it spends, refunds, pays or generates. */
  idempotent?: boolean
  /** Bytes of a JSON body: 32 MB with pictures and 256 KB without them, unless said. */
  maxBytes?: number
  /** Also takes multipart/form-data; these parts are pictures. */
  images?: readonly string[]
  /** A picture may also be sent as the link it was answered with, or as null: both are left in the body. */
  imagesStay?: boolean
  /** Also takes the bytes of its first picture as the whole body, under their media type. */
  rawImage?: boolean
  /** Its body is bytes that are read as they arrive. */
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
