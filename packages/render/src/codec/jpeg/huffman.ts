import type { HuffmanSpec } from './frame.ts'

const FAST = 9

export interface Decoder {
  /**
   * The index is the next `FAST` bits of the data. The value is the symbol plus 256 times the length of its code, or 0
   * if the code is longer than `FAST` bits.
   */
  fast: Uint16Array
  /**
   * `limit` and `offset` are indexed by code length. `limit` is one more than the last code of that length,
   * left-aligned to 16 bits. `offset` is added to a code to get the index of its symbol.
   */
  limit: Int32Array
  offset: Int32Array
  symbols: Uint8Array
}

/** Builds the decoding tables of ITU-T T.81, Annex C and F.2.2.3. */
export function makeDecoder({ counts, symbols }: HuffmanSpec): Decoder {
  const fast = new Uint16Array(1 << FAST)
  const limit = new Int32Array(18)
  const offset = new Int32Array(17)
  let code = 0
  let index = 0
  for (let length = 1; length <= 16; length++) {
    const count = counts[length - 1] as number
    offset[length] = index - code
    for (let i = 0; i < count && length <= FAST; i++) {
      const from = (code + i) << (FAST - length)
      fast.fill((symbols[index + i] as number) | (length << 8), from, from + (1 << (FAST - length)))
    }
    code += count
    index += count
    limit[length] = code << (16 - length)
    code <<= 1
  }
  limit[17] = 0x10000
  return { fast, limit, offset, symbols }
}

export const FAST_BITS = FAST

/** Both arrays are indexed by symbol. The length is in bits, and 0 if the symbol has no code. */
export interface Encoder {
  code: Uint16Array
  length: Uint8Array
}

export function makeEncoder({ counts, symbols }: HuffmanSpec): Encoder {
  const code = new Uint16Array(256)
  const length = new Uint8Array(256)
  let next = 0
  let index = 0
  for (let bits = 1; bits <= 16; bits++) {
    for (let i = 0; i < (counts[bits - 1] as number); i++) {
      const symbol = symbols[index++] as number
      code[symbol] = next++
      length[symbol] = bits
    }
    next <<= 1
  }
  return { code, length }
}

/**
 * Builds the optimal Huffman table for the given frequencies (ITU-T T.81, K.2). Codes have at most 16 bits and never
 * consist of ones only. Symbols of frequency 0 get no code.
 */
export function optimalTable(frequencies: Uint32Array): HuffmanSpec {
  // JPEG forbids a code of ones only. The symbol with the least weight would get it, so add a dummy symbol with an even
  // lower weight.
  const weight = Float64Array.from({ length: 257 }, (_, i) => (i === 256 ? 0.5 : (frequencies[i] as number)))
  const size = new Uint8Array(257)
  const chain = new Int16Array(257).fill(-1)
  for (;;) {
    const [least, next] = twoLeast(weight)
    if (next < 0) break
    weight[least] = (weight[least] as number) + (weight[next] as number)
    weight[next] = 0
    let last = least
    for (let i = least; i >= 0; i = chain[i] as number) {
      size[i] = (size[i] as number) + 1
      last = i
    }
    chain[last] = next
    for (let i = next; i >= 0; i = chain[i] as number) size[i] = (size[i] as number) + 1
  }
  return { counts: limitLengths(size), symbols: bySize(size) }
}

/**
 * Returns the indexes of the two smallest weights above 0, or -1 instead of a missing one. Of equal weights, the one
 * with the larger index comes first (ITU-T T.81, K.2).
 */
function twoLeast(weight: Float64Array): [number, number] {
  let least = -1
  let next = -1
  for (let i = 0; i < 257; i++) {
    if (weight[i] === 0) continue
    if (least < 0 || (weight[i] as number) <= (weight[least] as number)) {
      next = least
      least = i
    } else if (next < 0 || (weight[i] as number) <= (weight[next] as number)) {
      next = i
    }
  }
  return [least, next]
}

/** Shortens codes beyond 16 bits (ITU-T T.81, figure K.3), then removes the dummy symbol that `optimalTable` added. */
function limitLengths(size: Uint8Array): Uint8Array {
  const counts = new Uint16Array(64)
  for (const bits of size) if (bits > 0) counts[bits] = (counts[bits] as number) + 1
  for (let bits = 63; bits > 16; bits--) {
    while ((counts[bits] as number) > 0) {
      let shorter = bits - 2
      while (counts[shorter] === 0) shorter--
      counts[bits] = (counts[bits] as number) - 2
      counts[bits - 1] = (counts[bits - 1] as number) + 1
      counts[shorter + 1] = (counts[shorter + 1] as number) + 2
      counts[shorter] = (counts[shorter] as number) - 1
    }
  }
  let longest = 16
  while (counts[longest] === 0) longest--
  counts[longest] = (counts[longest] as number) - 1
  return Uint8Array.from(counts.subarray(1, 17))
}

function bySize(size: Uint8Array): Uint8Array {
  const used = Array.from({ length: 256 }, (_, symbol) => symbol).filter((symbol) => (size[symbol] as number) > 0)
  return Uint8Array.from(used.sort((a, b) => (size[a] as number) - (size[b] as number) || a - b))
}
