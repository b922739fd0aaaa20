/**
 * Of the APPn and COM segments, keeps only JFIF (density) and Adobe (colour transform). Removes everything after the
 * end marker, where phones store videos and depth maps. Returns undefined if the segments are inconsistent.
 */
export function stripJpeg(bytes: Buffer): Buffer | undefined {
  const kept: Buffer[] = [bytes.subarray(0, 2)]
  let at = 2
  while (at + 4 <= bytes.length) {
    if (bytes[at] !== 0xff) return undefined
    const marker = bytes[at + 1]!
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (marker === 0xd9) break
    const end = at + 2 + bytes.readUInt16BE(at + 2)
    if (end > bytes.length) return undefined
    if (!isMetadata(marker, bytes, at + 4)) kept.push(bytes.subarray(at, end))
    at = end
    if (marker === 0xda) {
      const scanEnd = endOfScan(bytes, at)
      kept.push(bytes.subarray(at, scanEnd))
      at = scanEnd
    }
  }
  // A missing end marker is not added, so that the decoder reports the file as truncated.
  if (bytes[at] === 0xff && bytes[at + 1] === 0xd9) kept.push(bytes.subarray(at, at + 2))
  return Buffer.concat(kept)
}

function isMetadata(marker: number, bytes: Buffer, payload: number): boolean {
  if (marker === 0xfe) return true
  if (marker === 0xe0) return bytes.toString('latin1', payload, payload + 5) !== 'JFIF\0'
  if (marker === 0xee) return bytes.toString('latin1', payload, payload + 5) !== 'Adobe'
  return marker >= 0xe1 && marker <= 0xef
}

function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0 && at + 1 < bytes.length; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1]!
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at
  }
  return bytes.length
}
