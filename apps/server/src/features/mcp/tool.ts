import type { Scope } from '@ufaro/contract/api-key.ts'
import type { JsonSchema } from '../../http/openapi-document.ts'

export interface HttpAnswer {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: whatever the call answers; who asked knows its shape
  body: any
  bytes: Buffer
  type: string
}

/** An inner call in the name of whoever asked. */
export type Ask = (
  method: string,
  path: string,
  options?: { body?: unknown; headers?: Record<string, string> },
) => Promise<HttpAnswer>

export type Args = Record<string, unknown>

/** What a tool comes to: the answer of a call, be it a failure. */
export interface Outcome {
  status: number
  body: unknown
}

/** One tool as clients see it, and what it does. */
export interface Tool {
  name: string
  title: string
  description: string
  inputSchema: JsonSchema & { type: 'object' }
  readOnly: boolean
  /** A key needs one of them. */
  scopes: readonly Scope[]
  run: (args: Args, by: { ask: Ask; balance: () => Promise<unknown> }) => Promise<Outcome>
}
