import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { type Cut, joinPatch } from '@ufaro/render/codec/cut.ts'
import { unpackCut, unpackPatch } from '@ufaro/render/codec/pack.ts'
import type { PartItem } from '../../db/schema/files.ts'
import type { ByteRange } from '../../infra/storage/storage.ts'
import type { Chunks } from './zip-stream.ts'

export interface Bundle {
  /** ISO 8601. Every file in the ZIP gets this date. */
  date: string
  template: string
  parts: { key: string; items: PartItem[] }[]
  names: string[]
}

export interface BundleEntry {
  name: string
  size: number
  crc32: number
  open: (range: ByteRange) => Promise<Chunks>
}

type Get = (key: string) => Promise<Readable>

/**
 * A bundle is a ZIP file whose files are computed from a stored template and stored parts. If the files are read in
 * order, each part is loaded once, and only one part and the template are in memory.
 */
export function entriesOf({ template, parts, names }: Bundle, get: Get): BundleEntry[] {
  const load = async (key: string) => buffer(await get(key))
  let cut: Promise<Cut> | undefined
  let loaded: { key: string; bytes: Promise<Buffer> } | undefined
  const loadPart = (key: string) => {
    if (loaded?.key !== key) loaded = { key, bytes: load(key) }
    return loaded.bytes
  }
  const files = parts.flatMap(({ key, items }) => {
    let at = 0
    return items.map(([length, size, crc32]) => {
      const from = at
      at += length
      const open = async (range: ByteRange) => {
        cut ??= load(template).then(unpackCut)
        const part = await loadPart(key)
        return cutOut(joinPatch(await cut, unpackPatch(part.subarray(from, from + length))), range)
      }
      return { size, crc32, open }
    })
  })
  if (files.length !== names.length) throw new Error('a bundle has not as many files as names')
  return files.map((file, n) => ({ name: names[n]!, ...file }))
}

function* cutOut(slices: readonly Uint8Array[], { start, end }: ByteRange): Iterable<Uint8Array> {
  let at = 0
  for (const slice of slices) {
    const from = Math.max(0, start - at)
    const to = Math.min(slice.length, end + 1 - at)
    if (from < to) yield slice.subarray(from, to)
    at += slice.length
  }
}
