import type pg from 'pg'

/** Uses after which a statement is prepared: every connection then keeps its plan in memory. */
const OFTEN = 10
const MOST = 300

type Query = (this: unknown, ...args: unknown[]) => unknown

interface Statement {
  text: string
  values?: unknown
  name?: string
}

const uses = new Map<string, number>()
const names = new Map<string, string>()

function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known || names.size >= MOST) return known
  const count = (uses.get(text) ?? 0) + 1
  uses.delete(text)
  if (count >= OFTEN) names.set(text, `often_${names.size}`)
  else uses.set(text, count)
  // Bounds the counters: the least recently used one starts again.
  const oldest = uses.keys().next()
  if (uses.size > MOST && !oldest.done) uses.delete(oldest.value)
  return names.get(text)
}

/** Makes the server parse and plan frequent statements once per connection instead of once per use. */
export function prepareOften(client: pg.ClientBase): void {
  const own = client as unknown as { query: Query }
  const plain = own.query
  own.query = function (query, ...rest) {
    const statement = statementOf(query, rest[0])
    const name = statement && nameOf(statement.text)
    return plain.apply(this, name ? [{ ...statement, name }, ...rest] : [query, ...rest])
  }
}

/** Undefined for statements without parameters, such as `begin`, and for named ones. */
function statementOf(query: unknown, values: unknown): Statement | undefined {
  if (typeof query === 'string') return isSome(values) ? { text: query } : undefined
  const { text, name, values: own } = (query ?? {}) as Partial<Statement>
  return typeof text === 'string' && !name && (isSome(values) || isSome(own)) ? (query as Statement) : undefined
}

/** pg-boss sends several statements in one text without values; such texts cannot be prepared. */
const isSome = (values: unknown): boolean => Array.isArray(values) && values.length > 0
