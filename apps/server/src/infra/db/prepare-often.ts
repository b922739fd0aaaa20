import type pg from 'pg'

/**
 * Number of uses after which a statement is prepared. Rare statements are not, because every connection keeps the plan
 * in memory.
 */
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
  const oldest = uses.keys().next()
  if (uses.size > MOST && !oldest.done) uses.delete(oldest.value)
  return names.get(text)
}

/**
 * Prepares frequent statements, so that PostgreSQL parses and plans each once per connection instead of on every use.
 */
export function prepareOften(client: pg.ClientBase): void {
  const own = client as unknown as { query: Query }
  const plain = own.query
  own.query = function (query, ...rest) {
    const statement = statementOf(query, rest[0])
    const name = statement && nameOf(statement.text)
    return plain.apply(this, name ? [{ ...statement, name }, ...rest] : [query, ...rest])
  }
}

/**
 * Returns undefined for statements without parameters, because pg-boss sends several of them in one text, which
 * PostgreSQL cannot prepare, and for statements with a name, because pg already prepares them.
 */
function statementOf(query: unknown, values: unknown): Statement | undefined {
  if (typeof query === 'string') return isSome(values) ? { text: query } : undefined
  const { text, name, values: own } = (query ?? {}) as Partial<Statement>
  return typeof text === 'string' && !name && (isSome(values) || isSome(own)) ? (query as Statement) : undefined
}

const isSome = (values: unknown): boolean => Array.isArray(values) && values.length > 0
