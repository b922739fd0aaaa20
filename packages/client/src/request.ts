export interface CallShape {
  method: string
  path: string
  query?: readonly string[]
  images?: readonly string[]
  body?: boolean
  bytes?: boolean
}

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
