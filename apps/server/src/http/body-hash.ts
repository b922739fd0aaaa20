import { createHash, type Hash } from 'node:crypto'

export function hashOfBody(value: unknown): string {
  const hash = createHash('sha256')
  feed(hash, value)
  return hash.digest('base64url')
}

/** Hashes the values one by one, because serializing the body first would copy all pictures in it. */
function feed(hash: Hash, value: unknown): void {
  if (typeof value === 'string') {
    // The length separates adjacent strings, so that ["ab", "c"] and ["a", "bc"] have different hashes.
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
