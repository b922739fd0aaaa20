import type { Readable } from 'node:stream'

export interface ByteRange {
  start: number
  end: number
}

/** Stores files by key. A key is written once and never changed. */
export interface Storage {
  /**
   * Atomic: readers see the whole file or none.
   * @param recorded the file becomes visible after this promise resolves, and is dropped if it rejects
   * @throws StorageFailure, or the reason of `recorded`
   */
  put: (key: string, bytes: Buffer, contentType: string, recorded?: Promise<unknown>) => Promise<void>
  get: (key: string, range?: ByteRange) => Promise<Readable>
  /**
   * Returns the size in bytes, or null if there is no such file.
   * @throws StorageFailure
   */
  size: (key: string) => Promise<number | null>
  /**
   * Deleting a missing file is not an error.
   * @throws StorageFailure
   */
  delete: (key: string) => Promise<void>
  ready: () => Promise<void>
}

export class StorageFailure extends Error {
  readonly missing: boolean

  constructor(what: string, cause: unknown, { missing = false } = {}) {
    super(`${what}: ${cause instanceof Error ? cause.message || cause.name : String(cause)}`, { cause })
    this.missing = missing
  }
}

const KEY = /^[A-Za-z0-9_-][A-Za-z0-9._-]{0,199}$/

/**
 * Returns a well-formed key. Keys contain no path separators, so that no key can lead out of the folder or prefix.
 * @throws StorageFailure for a malformed key
 */
export function checkKey(key: string): string {
  if (!KEY.test(key)) throw new StorageFailure('bad key', JSON.stringify(key.slice(0, 200)), { missing: true })
  return key
}
