export type Attributes = Record<string, string | number | boolean>

export interface SpanOptions {
  kind?: 'server' | 'client' | 'consumer' | 'internal'
  attributes?: Attributes
  parent?: string | undefined
}

export interface OpenSpan {
  set: (attributes: Attributes) => void
  end: (failed?: boolean) => void
  within: <T>(work: () => T) => T
}

export interface Tracing {
  start: (name: string, options: SpanOptions) => OpenSpan
  traceparent: () => string | undefined
}

let tracing: Tracing | undefined

export function setTracing(next: Tracing | undefined): void {
  tracing = next
}

export const isTracing = (): boolean => tracing !== undefined

export const traceparent = (): string | undefined => tracing?.traceparent()

export const startSpan = (name: string, options: SpanOptions = {}): OpenSpan | undefined =>
  tracing?.start(name, options)

export async function traced<T>(name: string, options: SpanOptions, work: () => Promise<T>): Promise<T> {
  const span = tracing?.start(name, options)
  if (!span) return work()
  try {
    const result = await span.within(work)
    span.end()
    return result
  } catch (error) {
    span.end(true)
    throw error
  }
}
