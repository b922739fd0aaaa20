const prefixOf = (name: string): string | null => (name.endsWith('*') ? name.slice(0, -1) : null)

/** A name that ends in `*` is a prefix: `photo-*` matches every part whose name starts with `photo-`. */
export function picturePart(names: readonly string[]): (part: string) => boolean {
  const exact = new Set(names)
  const prefixes = names.flatMap((name) => prefixOf(name) ?? [])
  return (part) => exact.has(part) || prefixes.some((prefix) => part.startsWith(prefix))
}

export function pictureNames(names: readonly string[], fields: Readonly<Record<string, unknown>>): string[] {
  const exact = names.filter((name) => prefixOf(name) === null)
  if (exact.length === names.length) return exact
  return [...exact, ...Object.keys(fields).filter(picturePart(names.filter((name) => prefixOf(name) !== null)))]
}
