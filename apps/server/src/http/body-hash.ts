import { createHash, type Hash } from 'node:crypto'

export function hashOfBody(value: unknown): string {
  const hash = createHash('sha256')
  feed(hash, value)
  return hash.digest('base64url')
}

/** Hashes piece by piece, to avoid one large copy of a body with pictures. */
function feed(hash: Hash, value: unknown): void {
  if (typeof value === 'string') {
    // The length separates adjacent texts.
    hash.update(`"${value.length}:`).update(value)
  } else if (Array.isArray(value)) {
    hash.update(`[${value.length}:`)
    for (const item of value) feed(hash, item)
  } else if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).filter(([, field]) => field !== undefined)
    hash.update(`{${entries.length}:`)
    for (const [name, field] of entries.sort(([a], [b]) => (a < b ? -1 : 1))) {
      feed(hash, name)
      feed(hash, field)
    }
  } else {
    hash.update(`${String(value)};`)
  }
}
