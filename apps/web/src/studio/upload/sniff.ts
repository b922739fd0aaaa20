const HEIC = /^ftyp(?:hei[cxms]|hev[cxms]|mif1|msf1)/

export type PictureType = 'image/jpeg' | 'image/png' | 'image/webp'

const starts = (bytes: Uint8Array, at: number, signature: readonly number[]) =>
  signature.every((byte, index) => bytes[at + index] === byte)

export const SNIFF_BYTES = 16

export function sniff(bytes: Uint8Array): PictureType | null {
  if (starts(bytes, 0, [0xff, 0xd8, 0xff])) return 'image/jpeg'
  if (starts(bytes, 0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'image/png'
  const riff = starts(bytes, 0, [0x52, 0x49, 0x46, 0x46])
  return riff && starts(bytes, 8, [0x57, 0x45, 0x42, 0x50]) ? 'image/webp' : null
}

/** HEIC, which few browsers can decode, is the default photo format of iPhones. */
export const isHeic = (bytes: Uint8Array): boolean => HEIC.test(String.fromCharCode(...bytes.subarray(4, 12)))
