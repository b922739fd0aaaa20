import type { Patch } from './layer.ts'

/** A picture file divided into segments, which a `Patch` can replace one by one. */
export interface Cut {
  head: Uint8Array
  body: Uint8Array
  /** Start of each segment in `body`. The last entry is the end of the last segment. */
  offsets: Uint32Array
}

export function joinedLength({ head, body, offsets }: Cut, patch: Patch): number {
  let length = head.length + body.length + patch.bytes.length + patch.tail.length
  for (const segment of patch.segments) length -= offsets[segment + 1]! - offsets[segment]!
  return length
}

export function joinPatch({ head, body, offsets }: Cut, patch: Patch): Uint8Array[] {
  const parts = [head]
  let kept = 0
  for (let i = 0; i < patch.segments.length; ) {
    const first = i
    while (patch.segments[i + 1] === patch.segments[i]! + 1) i++
    const from = offsets[patch.segments[first]!]!
    if (from > kept) parts.push(body.subarray(kept, from))
    parts.push(patch.bytes.subarray(patch.offsets[first]!, patch.offsets[i + 1]!))
    kept = offsets[patch.segments[i]! + 1]!
    i++
  }
  if (kept < body.length) parts.push(body.subarray(kept))
  if (patch.tail.length > 0) parts.push(patch.tail)
  return parts
}
