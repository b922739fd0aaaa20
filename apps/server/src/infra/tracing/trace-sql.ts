import pg from 'pg'
import { startSpan } from './tracing.ts'

type Query = (this: unknown, ...args: unknown[]) => unknown

/**
 * Traces each statement with its text, which contains no personal data, because values are passed as parameters.
 * @param isInHand whether a request or job is running, because other statements are not traced
 * @returns a function that removes the instrumentation
 */
export function traceSql(isInHand: () => boolean): () => void {
  const undo = [pg.Client.prototype, pg.Pool.prototype].map((one) => {
    const prototype = one as unknown as { query: Query }
    const plain = prototype.query
    prototype.query = function (...args) {
      const text = textOf(args[0])
      // If there is a callback, the pool is delegating to its client, whose statement is already traced.
      if (!text || !isInHand() || typeof args.at(-1) === 'function') return plain.apply(this, args)
      return watch(text, () => plain.apply(this, args))
    }
    return () => {
      prototype.query = plain
    }
  })
  return () => {
    for (const restore of undo) restore()
  }
}

function watch(text: string, run: () => unknown): unknown {
  const name = `SQL ${/^\s*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? ''}`.trim()
  const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text.slice(0, 2000) }
  const span = startSpan(name, { kind: 'client', attributes })
  const answer = run()
  if (!(answer instanceof Promise)) span?.end()
  else
    answer.then(
      () => span?.end(),
      () => span?.end(true),
    )
  return answer
}

function textOf(query: unknown): string | undefined {
  if (typeof query === 'string') return query
  const { text } = (query ?? {}) as { text?: unknown }
  return typeof text === 'string' ? text : undefined
}
