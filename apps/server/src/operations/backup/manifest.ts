import { createHash } from 'node:crypto'

export const MANIFEST = 'manifest.json'
export const FORMAT = 1

export interface TableNote {
  name: string
  columns: string[]
  rows: number
}

/** The last entry of a backup: what lies in it, and what everything before it must add up to. */
export interface Manifest {
  format: number
  version: string
  commit: string | null
  madeAt: string
  /** Migrations the database had, so that another one is brought to the very same schema before it takes the rows. */
  migrations: { number: number; checksum: string }[]
  tables: TableNote[]
  sequences: { name: string; value: string }[]
  files: number
  /** Keys whose bytes the store did not have: rows written a moment before their bytes, or bytes that were lost. */
  missing: string[]
  /** Of SESSION_SECRET where one is set: links and sessions hold only under the same one. */
  secret: string | null
  entries: number
  digest: string
}

/** Adds up names, sizes and contents of entries in their order. */
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

/** Tells two secrets apart and nothing else of them. */
export const fingerprintOf = (secret: string | undefined): string | null =>
  secret ? createHash('sha256').update(`ufaro backup ${secret}`).digest('hex').slice(0, 16) : null
