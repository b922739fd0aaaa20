const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1
  return value
})

export function crc32(bytes: Uint8Array): number {
  let crc = ~0
  for (let i = 0; i < bytes.length; i++) crc = (TABLE[(crc ^ (bytes[i] as number)) & 255] as number) ^ (crc >>> 8)
  return ~crc >>> 0
}

const MODULUS = 65_521
/** Maximum number of bytes to add before the sums are reduced. With more, they could exceed 2^32. */
const RUN = 5552

/** The checksum is that of RFC 1950. */
export function adler32(bytes: Uint8Array): number {
  let a = 1
  let b = 0
  for (let i = 0; i < bytes.length; ) {
    for (const end = Math.min(i + RUN, bytes.length); i < end; i++) {
      a += bytes[i] as number
      b += a
    }
    a %= MODULUS
    b %= MODULUS
  }
  return ((b << 16) | a) >>> 0
}

/**
 * Returns the Adler-32 checksum of two consecutive byte sequences from the checksums of both. `length` is the length of
 * the second sequence.
 */
export function joinAdler(first: number, second: number, length: number): number {
  const a = ((first & 0xffff) + (second & 0xffff) - 1 + MODULUS) % MODULUS
  const lead = ((length % MODULUS) * ((first & 0xffff) - 1 + MODULUS)) % MODULUS
  const b = ((first >>> 16) + (second >>> 16) + lead) % MODULUS
  return ((b << 16) | a) >>> 0
}
