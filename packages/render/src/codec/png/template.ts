import type { Cut } from '../cut.ts'
import { adler32, crc32 } from './crc.ts'

/** Number of rows that are compressed together, independently of the other rows. */
export const BAND_ROWS = 16

/**
 * Compresses to raw deflate data that ends on a byte boundary and does not depend on earlier data (zlib full flush).
 * @param shared true for the template's own data, which is worth a higher compression level because many files reuse it
 */
export type Deflate = (bytes: Uint8Array, shared: boolean) => Uint8Array

/** `data` holds the pixels row by row, with 3 bytes each, or 4 with alpha. */
export interface Raster {
  data: Uint8Array
  width: number
  height: number
  channels: 3 | 4
}

export interface BandSum {
  adler: number
  length: number
}

export interface Band extends BandSum {
  chunk: Uint8Array
}

export interface PngTemplate extends Cut {
  raster: Raster
  /** PNG filter type of each band: 0 for none, 1 for sub, 2 for up. */
  filters: Uint8Array
  sums: BandSum[]
  deflate: Deflate
}

export function chunk(type: string, body: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(12 + body.length)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, body.length)
  for (let i = 0; i < 4; i++) bytes[4 + i] = type.charCodeAt(i)
  bytes.set(body, 8)
  view.setUint32(8 + body.length, crc32(bytes.subarray(4, 8 + body.length)))
  return bytes
}

const bitsOf = (counts: Uint32Array, total: number): number =>
  counts.reduce((bits, count) => (count > 0 ? bits - count * Math.log2(count / total) : bits), 0)

/**
 * Chooses the filter of each band that leaves the lowest entropy, estimated from every fifth byte. Differences between
 * pixels suit smooth pictures, and raw values suit scanned paper.
 */
function chooseFilters({ data, width, height, channels }: Raster): Uint8Array {
  const stride = width * channels
  const size = BAND_ROWS * stride
  return Uint8Array.from({ length: Math.ceil(height / BAND_ROWS) }, (_, band) => {
    const counts = [0, channels, stride].map(() => new Uint32Array(256)) as [Uint32Array, Uint32Array, Uint32Array]
    let total = 0
    for (let i = band * size + stride; i < Math.min(data.length, (band + 1) * size); i += 5, total++) {
      const value = data[i] as number
      counts[0][value]!++
      counts[1][(value - (data[i - channels] as number)) & 255]!++
      counts[2][(value - (data[i - stride] as number)) & 255]!++
    }
    const bits = counts.map((each) => bitsOf(each, total))
    return bits.indexOf(Math.min(...bits))
  })
}

/** The first row of a band never uses the row above, so that the band does not depend on other bands. */
export function makeBand(
  { raster: { width, channels }, filters, deflate }: Pick<PngTemplate, 'raster' | 'filters' | 'deflate'>,
  index: number,
  rows: Uint8Array,
  shared = false,
): Band {
  const stride = width * channels
  const count = rows.length / stride
  const raw = new Uint8Array(count * (stride + 1))
  let at = 0
  for (let row = 0; row < count; row++) {
    const filter = row === 0 ? Math.min(1, filters[index] as number) : (filters[index] as number)
    const from = row * stride
    raw[at++] = filter
    if (filter === 0) {
      raw.set(rows.subarray(from, from + stride), at)
      at += stride
      continue
    }
    const back = filter === 1 ? channels : stride
    for (let i = 0; i < stride; i++) {
      const before = filter === 1 && i < channels ? 0 : (rows[from + i - back] as number)
      raw[at++] = (rows[from + i] as number) - before
    }
  }
  return { chunk: chunk('IDAT', deflate(raw, shared)), adler: adler32(raw), length: raw.length }
}

export function bandRows({ data, width, channels }: Raster, index: number): Uint8Array {
  const size = BAND_ROWS * width * channels
  return data.subarray(index * size, Math.min(data.length, (index + 1) * size))
}

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
/** zlib header for a window of 32 KiB (RFC 1950). It is the whole content of the first IDAT chunk. */
const ZLIB_HEADER = Uint8Array.of(0x78, 0x01)

export function preparePng(raster: Raster, deflate: Deflate): PngTemplate {
  const { width, height, channels } = raster
  const filters = chooseFilters(raster)
  const size = new Uint8Array(13)
  const view = new DataView(size.buffer)
  view.setUint32(0, width)
  view.setUint32(4, height)
  size.set([8, channels === 4 ? 6 : 2, 0, 0, 0], 8)
  const head = [SIGNATURE, chunk('IHDR', size), chunk('IDAT', ZLIB_HEADER)].flatMap((part) => [...part])
  const bands = Array.from({ length: Math.ceil(height / BAND_ROWS) }, (_, index) =>
    makeBand({ raster, filters, deflate }, index, bandRows(raster, index), true),
  )
  const offsets = new Uint32Array(bands.length + 1)
  bands.forEach(({ chunk: { length } }, i) => {
    offsets[i + 1] = offsets[i]! + length
  })
  const body = new Uint8Array(offsets[bands.length]!)
  bands.forEach(({ chunk: bytes }, i) => {
    body.set(bytes, offsets[i])
  })
  const sums = bands.map(({ adler, length }) => ({ adler, length }))
  return { raster, filters, sums, head: Uint8Array.from(head), body, offsets, deflate }
}
