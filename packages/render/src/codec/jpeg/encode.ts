import type { Encoder } from './huffman.ts'

export class BitWriter {
  bytes: Uint8Array
  length = 0
  private bits = 0
  private count = 0

  constructor(capacity = 1 << 16) {
    this.bytes = new Uint8Array(capacity)
  }

  reserve(more: number): void {
    if (this.length + more <= this.bytes.length) return
    const grown = new Uint8Array(Math.max(this.bytes.length * 2, this.length + more))
    grown.set(this.bytes.subarray(0, this.length))
    this.bytes = grown
  }

  write(value: number, length: number): void {
    this.bits = (this.bits << length) | value
    this.count += length
    while (this.count >= 8) {
      this.count -= 8
      const byte = (this.bits >> this.count) & 255
      this.bytes[this.length++] = byte
      if (byte === 255) this.bytes[this.length++] = 0
    }
    this.bits &= (1 << this.count) - 1
  }

  /** Pads the last byte with ones, which JPEG requires before a marker. */
  flush(): void {
    if (this.count > 0) this.write((1 << (8 - this.count)) - 1, 8 - this.count)
  }

  marker(code: number): void {
    this.bytes[this.length++] = 0xff
    this.bytes[this.length++] = code
  }
}

/** Upper bound in bytes of one encoded block, including the zero bytes that JPEG inserts after 0xFF. */
export const BLOCK_BYTES = 512

const bitsOf = (value: number): number => 32 - Math.clz32(value < 0 ? -value : value)

export function countBlock(block: Int16Array, at: number, predicted: number, dc: Uint32Array, ac: Uint32Array): number {
  const value = block[at] as number
  const size = bitsOf(value - predicted)
  dc[size] = (dc[size] as number) + 1
  let run = 0
  for (let k = 1; k < 64; k++) {
    const coefficient = block[at + k] as number
    if (coefficient === 0) {
      run++
      continue
    }
    for (; run > 15; run -= 16) ac[0xf0] = (ac[0xf0] as number) + 1
    const symbol = (run << 4) | bitsOf(coefficient)
    ac[symbol] = (ac[symbol] as number) + 1
    run = 0
  }
  if (run > 0) ac[0] = (ac[0] as number) + 1
  return value
}

function writeValue(writer: BitWriter, symbol: number, value: number, size: number, table: Encoder): void {
  writer.write(table.code[symbol] as number, table.length[symbol] as number)
  if (size > 0) writer.write(value < 0 ? (value - 1) & ((1 << size) - 1) : value, size)
}

/**
 * Writes one block (ITU-T T.81, F.1.2).
 * @returns the block's DC value, from which the next block's is predicted
 */
export function writeBlock(
  writer: BitWriter,
  block: Int16Array,
  at: number,
  predicted: number,
  dc: Encoder,
  ac: Encoder,
): number {
  writer.reserve(BLOCK_BYTES)
  const value = block[at] as number
  const difference = value - predicted
  const size = bitsOf(difference)
  writeValue(writer, size, difference, size, dc)
  let run = 0
  for (let k = 1; k < 64; k++) {
    const coefficient = block[at + k] as number
    if (coefficient === 0) {
      run++
      continue
    }
    for (; run > 15; run -= 16) writeValue(writer, 0xf0, 0, 0, ac)
    const bits = bitsOf(coefficient)
    writeValue(writer, (run << 4) | bits, coefficient, bits, ac)
    run = 0
  }
  if (run > 0) writeValue(writer, 0, 0, 0, ac)
  return value
}
