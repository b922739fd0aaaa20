/** Slots of the hash table: four times the number of codes, so that few codes share a slot. */
const SLOTS = 1 << 14
const MAX_CODE = 4096

/** Upper bound of the compressed size in bytes. */
export const lzwBound = (pixels: number): number => Math.ceil(pixels * 1.6) + 1024

/**
 * Writes palette indices as GIF image data (GIF89a, Appendix F), including sub-block lengths and terminator.
 * @param bits per index, 2 to 8
 * @returns the offset after the last byte
 */
export function writeLzw(pixels: Uint8Array, bits: number, out: Uint8Array, start: number): number {
  const clear = 1 << bits
  const keys = new Int32Array(SLOTS).fill(-1)
  const codes = new Uint16Array(SLOTS)
  let at = start
  out[at++] = bits
  let block = at++
  let inBlock = 0
  let bitBuffer = 0
  let count = 0
  let size = bits + 1
  let next = clear + 2

  const byte = (value: number) => {
    out[at++] = value
    if (++inBlock < 255) return
    out[block] = 255
    block = at++
    inBlock = 0
  }
  const emit = (code: number) => {
    bitBuffer |= code << count
    count += size
    for (; count >= 8; count -= 8) {
      byte(bitBuffer & 255)
      bitBuffer >>>= 8
    }
  }

  emit(clear)
  let current = pixels[0] ?? 0
  for (let i = 1; i < pixels.length; i++) {
    const key = (current << 8) | (pixels[i] as number)
    let slot = Math.imul(key, 0x9e3779b1) >>> 18
    while (keys[slot] !== -1 && keys[slot] !== key) slot = (slot + 1) & (SLOTS - 1)
    if (keys[slot] === key) {
      current = codes[slot] as number
      continue
    }
    emit(current)
    if (next < MAX_CODE) {
      keys[slot] = key
      codes[slot] = next++
      if (next > 1 << size && size < 12) size++
    } else {
      emit(clear)
      keys.fill(-1)
      size = bits + 1
      next = clear + 2
    }
    current = pixels[i] as number
  }
  emit(current)
  emit(clear + 1)
  if (count > 0) byte(bitBuffer & 255)
  out[block] = inBlock
  if (inBlock === 0) return block + 1
  out[at++] = 0
  return at
}
