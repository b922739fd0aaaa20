import { markJpeg } from './mark-jpeg.ts'
import { markPng } from './mark-png.ts'
import { markWebp } from './mark-webp.ts'
import { packetOf, type SourceType } from './source-type.ts'

const WRITERS: Readonly<Record<string, (bytes: Uint8Array, packet: Uint8Array) => Uint8Array>> = {
  'image/jpeg': markJpeg,
  'image/png': markPng,
  'image/webp': markWebp,
}

/**
 * Adds XMP that states the source type. Returns files other than JPEG, PNG and WebP unchanged.
 * @param bytes a whole file without XMP
 */
export const markPicture = (bytes: Uint8Array, contentType: string, type: SourceType): Uint8Array =>
  WRITERS[contentType]?.(bytes, packetOf(type)) ?? bytes
