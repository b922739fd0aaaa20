import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { type Cut, joinPatch } from '@ufaro/render/codec/cut.ts'
import { unpackCut, unpackPatch } from '@ufaro/render/codec/pack.ts'
import type { PartItem } from '../../db/schema/certificates.ts'
import type { ByteRange } from '../../infra/storage/storage.ts'
import type { Chunks } from './zip-stream.ts'

/** What a bundle is made of: files that share a template, stored as what differs from it. */
export interface Bundle {
  /** When it was made, ISO 8601: the date of every entry. */
  date: string
  /** Key of the packed template. */
  template: string
  /** Keys of the parts, each with what lies in it. */
  parts: { key: string; items: PartItem[] }[]
  /** Final names of all items, in order. */
  names: string[]
}

/** One file of a bundle. */
export interface BundleEntry {
  name: string
  size: number
  crc32: number
  open: (range: ByteRange) => Promise<Chunks>
}

/** Opens what a bundle's keys name. */
type Get = (key: string) => Promise<Readable>

/**
 * The files of a bundle. Whoever reads them one after another loads each part once and holds no more than one of them
 * beside the template.
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

/** Of bytes in slices those from `start` to `end`, both included. */
function* cutOut(slices: readonly Uint8Array[], { start, end }: ByteRange): Iterable<Uint8Array> {
  let at = 0
  for (const slice of slices) {
    const from = Math.max(0, start - at)
    const to = Math.min(slice.length, end + 1 - at)
    if (from < to) yield slice.subarray(from, to)
    at += slice.length
  }
}
