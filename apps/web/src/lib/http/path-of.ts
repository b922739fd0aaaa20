type Values = Record<string, string | number | boolean | null | undefined>

export function pathOf(path: string, params: Values = {}, query: Values = {}): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const set = Object.entries(query).filter(([, value]) => value !== undefined && value !== null && value !== '')
  const search = new URLSearchParams(set.map(([name, value]) => [name, String(value)])).toString()
  return search ? `${filled}?${search}` : filled
}
