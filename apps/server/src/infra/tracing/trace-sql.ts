import pg from 'pg'
import { startSpan } from './tracing.ts'

type Query = (this: unknown, ...args: unknown[]) => unknown

/**
 * A span for each statement of whatever is in hand; what runs on a timer is not worth one. Statements carry their
 * parameters apart, so the text holds nothing of people.
 * @returns takes it off again
 */
export function traceSql(isInHand: () => boolean): () => void {
  const undo = [pg.Client.prototype, pg.Pool.prototype].map((one) => {
    const prototype = one as unknown as { query: Query }
    const plain = prototype.query
    prototype.query = function (...args) {
      const text = textOf(args[0])
      // A callback is the pool handing a statement to its client: that one is counted already.
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
