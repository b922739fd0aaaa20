import { createHash } from 'node:crypto'

export const MANIFEST = 'manifest.json'
export const FORMAT = 1

export interface TableNote {
  name: string
  columns: string[]
  rows: number
}

export interface Manifest {
  format: number
  version: string
  commit: string | null
  madeAt: string
  /** The migrations applied to the backed-up database. Restoring applies the same ones before it loads rows. */
  migrations: { number: number; checksum: string }[]
  tables: TableNote[]
  sequences: { name: string; value: string }[]
  files: number
  /** Keys of files that the storage did not have when the backup read them: they were lost or not stored yet. */
  missing: string[]
  /** Fingerprint of SESSION_SECRET, from which the keys of links and sessions are derived. Null if it is not set. */
  secret: string | null
  entries: number
  digest: string
}

export function createDigest() {
  const all = createHash('sha256')
  let entries = 0
  return {
    add(name: string, body: Buffer): void {
      entries++
      all.update(`${name}\0${body.length}\0`).update(createHash('sha256').update(body).digest())
    },
    sum: () => ({ entries, digest: all.digest('hex') }),
  }
}

export const fingerprintOf = (secret: string | undefined): string | null =>
  secret ? createHash('sha256').update(`ufaro backup ${secret}`).digest('hex').slice(0, 16) : null
