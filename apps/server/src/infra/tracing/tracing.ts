export type Attributes = Record<string, string | number | boolean>

export interface Doing {
  kind?: 'server' | 'client' | 'consumer' | 'internal'
  attributes?: Attributes
  /** `traceparent` of whoever asked for it in another process; inside this one the parent is known. */
  parent?: string | undefined
}

export interface OpenSpan {
  set: (attributes: Attributes) => void
  end: (failed?: boolean) => void
  /** Runs `work` as part of it. */
  within: <T>(work: () => T) => T
}

/** What the libraries behind it look like to the product. */
export interface Tracing {
  start: (name: string, doing: Doing) => OpenSpan
  /** Names the span in hand for another process; undefined outside of any. */
  traceparent: () => string | undefined
}

let tracing: Tracing | undefined

/** Without a call of it nothing is traced, and nothing that could do so is loaded. */
export function setTracing(next: Tracing | undefined): void {
  tracing = next
}

export const isTracing = (): boolean => tracing !== undefined

export const traceparent = (): string | undefined => tracing?.traceparent()

export const startSpan = (name: string, doing: Doing = {}): OpenSpan | undefined => tracing?.start(name, doing)

/** One thing done, from its beginning to its end. */
export async function traced<T>(name: string, doing: Doing, work: () => Promise<T>): Promise<T> {
  const span = tracing?.start(name, doing)
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
