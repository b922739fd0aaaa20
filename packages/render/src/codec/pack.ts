import type { Cut } from './cut.ts'
import type { Patch } from './layer.ts'

const CUT_MAGIC = 0x31435546
const PATCH_MAGIC = 0x31505546

const numbers = (values: Iterable<number>): Uint8Array => {
  const list = [...values]
  const bytes = new Uint8Array(list.length * 4)
  const view = new DataView(bytes.buffer)
  list.forEach((value, i) => {
    view.setUint32(i * 4, value, true)
  })
  return bytes
}

function concat(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

function reader(bytes: Uint8Array) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let at = 0
  const number = (): number => {
    at += 4
    return view.getUint32(at - 4, true)
  }
  return {
    number,
    list: (count: number): Uint32Array => {
      if (count * 4 > bytes.length - at) throw new RangeError('packed bytes end too early')
      return Uint32Array.from({ length: count }, number)
    },
    bytes: (length: number): Uint8Array => {
      if (length > bytes.length - at) throw new RangeError('packed bytes end too early')
      at += length
      return bytes.subarray(at - length, at)
    },
  }
}

function expectKind(found: number, wanted: number): void {
  if (found !== wanted) throw new RangeError('packed bytes of another kind')
}

/** Packs what `joinPatch` needs. Other fields of a template are left out, because only splicing needs them. */
export const packCut = ({ head, body, offsets }: Cut): Uint8Array =>
  concat([numbers([CUT_MAGIC, head.length, body.length, offsets.length, ...offsets]), head, body])

/** @throws RangeError if the magic number differs or the bytes end too early */
export function unpackCut(bytes: Uint8Array): Cut {
  const { number, list, bytes: take } = reader(bytes)
  expectKind(number(), CUT_MAGIC)
  const [headLength, bodyLength, count] = [number(), number(), number()]
  const offsets = list(count)
  return { head: take(headLength), body: take(bodyLength), offsets }
}

export const packPatch = ({ segments, offsets, bytes, tail }: Patch): Uint8Array =>
  concat([numbers([PATCH_MAGIC, segments.length, bytes.length, tail.length, ...segments, ...offsets]), bytes, tail])

/** @throws RangeError if the magic number differs or the bytes end too early */
export function unpackPatch(packed: Uint8Array): Patch {
  const { number, list, bytes: take } = reader(packed)
  expectKind(number(), PATCH_MAGIC)
  const [count, length, tailLength] = [number(), number(), number()]
  const segments = list(count)
  const offsets = list(count + 1)
  return { segments, offsets, bytes: take(length), tail: take(tailLength) }
}
