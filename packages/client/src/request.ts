/** What has to be known of a call to make it. */
export interface CallShape {
  method: string
  /** Its parameters behind colons. */
  path: string
  query?: readonly string[]
  images?: readonly string[]
  /** Takes a body. */
  body?: boolean
  /** Answers bytes. */
  bytes?: boolean
}

/** Sorts one object into path, query and body. */
export function requestOf({ path, query = [], body }: CallShape, input: Record<string, unknown>) {
  const rest = { ...input }
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = rest[name]
    delete rest[name]
    return encodeURIComponent(String(value))
  })
  const search = new URLSearchParams()
  for (const name of query) {
    const value = rest[name]
    delete rest[name]
    if (value !== undefined && value !== null) search.set(name, String(value))
  }
  return {
    path: search.size > 0 ? `${filled}?${search}` : filled,
    body: body ? JSON.stringify(rest) : undefined,
  }
}
