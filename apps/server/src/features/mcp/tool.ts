import type { Scope } from '@ufaro/contract/api-key.ts'
import type { JsonSchema } from '../../http/openapi-document.ts'

export interface HttpAnswer {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: every endpoint has its own response, which the caller knows
  body: any
  bytes: Buffer
  type: string
}

export type Ask = (
  method: string,
  path: string,
  options?: { body?: unknown; headers?: Record<string, string> },
) => Promise<HttpAnswer>

export type Args = Record<string, unknown>

export interface Outcome {
  status: number
  body: unknown
}

export interface Tool {
  name: string
  title: string
  description: string
  inputSchema: JsonSchema & { type: 'object' }
  readOnly: boolean
  scopes: readonly Scope[]
  run: (args: Args, by: { ask: Ask; balance: () => Promise<unknown> }) => Promise<Outcome>
}
