import type { Readable } from 'node:stream'

/** Both ends inclusive, as in HTTP. */
export interface ByteRange {
  start: number
  end: number
}

/** Bytes under names. A key is written once and never changed; names of our own making only, see `checkKey`. */
export interface Storage {
  /** Whole or not at all: a reader never sees half a file. @throws StorageFailure */
  put: (key: string, bytes: Buffer, contentType: string) => Promise<void>
  /** @throws StorageFailure, with `missing` set where there is no such file */
  get: (key: string, range?: ByteRange) => Promise<Readable>
  /** Size in bytes, null where there is no such file. @throws StorageFailure */
  size: (key: string) => Promise<number | null>
  /** Deleting what is not there is no failure. @throws StorageFailure */
  delete: (key: string) => Promise<void>
  /** @throws StorageFailure saying what is wrong */
  ready: () => Promise<void>
}

/** The store did not do what was asked; the message is for the log. */
export class StorageFailure extends Error {
  readonly missing: boolean

  constructor(what: string, cause: unknown, { missing = false } = {}) {
    super(`${what}: ${cause instanceof Error ? cause.message || cause.name : String(cause)}`, { cause })
    this.missing = missing
  }
}

const KEY = /^[A-Za-z0-9_-][A-Za-z0-9._-]{0,199}$/

/** Keys are flat names: nothing that could leave the store's folder or bucket prefix passes. */
export function checkKey(key: string): string {
  if (!KEY.test(key)) throw new StorageFailure('bad key', JSON.stringify(key.slice(0, 200)), { missing: true })
  return key
}
