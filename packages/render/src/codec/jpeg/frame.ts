/**
 * Reasons why this codec cannot read a file. `not-jpeg` means another file format, `truncated` and `broken` mean a
 * damaged file. The others mean a valid JPEG with a feature or size that this codec does not support.
 */
export type JpegFault =
  | 'not-jpeg'
  | 'truncated'
  | 'broken'
  | 'progressive'
  | 'arithmetic'
  | 'precision'
  | 'components'
  | 'scans'
  | 'sampling'

export class UnsupportedJpeg extends Error {
  readonly fault: JpegFault

  constructor(fault: JpegFault) {
    super(`This JPEG cannot be spliced: ${fault}`)
    this.fault = fault
  }
}

export interface Component {
  id: number
  h: number
  v: number
  quant: Uint16Array
  dc: HuffmanSpec
  ac: HuffmanSpec
}

/** A Huffman table as in a DHT segment of a JPEG. `counts` holds the number of codes of each length from 1 to 16. */
export interface HuffmanSpec {
  counts: Uint8Array
  symbols: Uint8Array
}

export interface Frame {
  width: number
  height: number
  components: Component[]
  /** An MCU (minimum coded unit) covers `hMax * 8` by `vMax * 8` pixels. */
  hMax: number
  vMax: number
  /** The restart interval is in MCUs. 0 means that the source has no restart markers. */
  restartInterval: number
  carried: Uint8Array[]
  scanStart: number
}

const SOI = 0xd8
const EOI = 0xd9
const SOS = 0xda
const DQT = 0xdb
const DHT = 0xc4
const DRI = 0xdd

const u16 = (bytes: Uint8Array, at: number): number => ((bytes[at] as number) << 8) | (bytes[at + 1] as number)

interface Tables {
  quant: Map<number, Uint16Array>
  huffman: Map<number, HuffmanSpec>
}

function readQuant(bytes: Uint8Array, tables: Tables): void {
  for (let at = 0; at < bytes.length; ) {
    const head = bytes[at++] as number
    const wide = head >> 4 === 1
    if (at + (wide ? 128 : 64) > bytes.length) throw new UnsupportedJpeg('broken')
    const table = new Uint16Array(64)
    for (let i = 0; i < 64; i++) {
      table[i] = wide ? u16(bytes, at + 2 * i) : (bytes[at + i] as number)
      if (table[i] === 0) throw new UnsupportedJpeg('broken')
    }
    tables.quant.set(head & 15, table)
    at += wide ? 128 : 64
  }
}

function readHuffman(bytes: Uint8Array, tables: Tables): void {
  for (let at = 0; at < bytes.length; ) {
    const head = bytes[at++] as number
    const counts = bytes.slice(at, at + 16)
    const total = counts.reduce((sum, count) => sum + count, 0)
    at += 16
    if (counts.length < 16 || total > 256 || at + total > bytes.length) throw new UnsupportedJpeg('broken')
    // Refuse a table with more codes than their lengths allow, because the decoder would read out of range.
    let room = 1
    for (const count of counts) {
      room = room * 2 - count
      if (room < 0) throw new UnsupportedJpeg('broken')
    }
    tables.huffman.set(head, { counts, symbols: bytes.slice(at, at + total) })
    at += total
  }
}

type Sof = Pick<Frame, 'width' | 'height' | 'hMax' | 'vMax'> & {
  parts: { id: number; h: number; v: number; tq: number }[]
}

function readSof(bytes: Uint8Array): Sof {
  if (bytes[0] !== 8) throw new UnsupportedJpeg('precision')
  const height = u16(bytes, 1)
  const width = u16(bytes, 3)
  const count = bytes[5] as number
  if (count !== 1 && count !== 3) throw new UnsupportedJpeg('components')
  if (width === 0 || height === 0 || bytes.length < 6 + 3 * count) throw new UnsupportedJpeg('broken')
  const parts = Array.from({ length: count }, (_, i) => {
    const sampling = bytes[7 + 3 * i] as number
    return { id: bytes[6 + 3 * i] as number, h: sampling >> 4, v: sampling & 15, tq: bytes[8 + 3 * i] as number }
  })
  // A single component is never interleaved: its MCU is one block, whatever its sampling factors.
  if (count === 1) Object.assign(parts[0] as object, { h: 1, v: 1 })
  if (parts.some(({ h, v }) => h < 1 || v < 1 || h > 4 || v > 4)) throw new UnsupportedJpeg('broken')
  const hMax = Math.max(...parts.map(({ h }) => h))
  const vMax = Math.max(...parts.map(({ v }) => v))
  // This codec supports no subsampling of the first component, and only whole factors for the others.
  const [first] = parts as [Sof['parts'][number]]
  if (first.h !== hMax || first.v !== vMax || parts.some(({ h, v }) => hMax % h || vMax % v)) {
    throw new UnsupportedJpeg('sampling')
  }
  return { width, height, hMax, vMax, parts }
}

function components(scan: Uint8Array, sof: Sof, tables: Tables): Component[] {
  // The first scan must contain all components, because this codec does not merge several scans.
  if (scan[0] !== sof.parts.length) throw new UnsupportedJpeg('scans')
  return sof.parts.map(({ id, h, v, tq }, i) => {
    const chosen = scan[2 + 2 * i] as number
    const quant = tables.quant.get(tq)
    const dc = tables.huffman.get(chosen >> 4)
    const ac = tables.huffman.get(16 | (chosen & 15))
    if (scan[1 + 2 * i] !== id || !quant || !dc || !ac) throw new UnsupportedJpeg('broken')
    return { id, h, v, quant, dc, ac }
  })
}

function refuse(marker: number): void {
  if (marker === 0xc2 || marker === 0xc6) throw new UnsupportedJpeg('progressive')
  if (marker >= 0xc9 && marker <= 0xcf) throw new UnsupportedJpeg('arithmetic')
  if (marker >= 0xc3 && marker <= 0xc7 && marker !== DHT) throw new UnsupportedJpeg('scans')
  if (marker === EOI) throw new UnsupportedJpeg('truncated')
}

/**
 * Reads the headers of an 8-bit baseline or extended sequential JPEG (ITU-T T.81, Annex B) up to its only scan.
 * @throws UnsupportedJpeg for any other file
 */
export function readFrame(bytes: Uint8Array): Frame {
  if (bytes[0] !== 0xff || bytes[1] !== SOI) throw new UnsupportedJpeg('not-jpeg')
  const tables: Tables = { quant: new Map(), huffman: new Map() }
  const carried: Uint8Array[] = []
  let sof: Sof | undefined
  let restartInterval = 0
  for (let at = 2; ; ) {
    while (bytes[at] === 0xff && bytes[at + 1] === 0xff) at++
    const marker = bytes[at + 1]
    if (marker === undefined) throw new UnsupportedJpeg('truncated')
    if (bytes[at] !== 0xff) throw new UnsupportedJpeg('broken')
    refuse(marker)
    const length = u16(bytes, at + 2)
    const end = at + 2 + length
    if (length < 2) throw new UnsupportedJpeg('broken')
    if (end > bytes.length) throw new UnsupportedJpeg('truncated')
    const body = bytes.subarray(at + 4, end)
    if (marker === 0xc0 || marker === 0xc1) sof = readSof(body)
    else if (marker === DQT) readQuant(body, tables)
    else if (marker === DHT) readHuffman(body, tables)
    else if (marker === DRI) restartInterval = u16(body, 0)
    if (marker === DQT || (marker >= 0xe0 && marker <= 0xef)) carried.push(bytes.subarray(at, end))
    at = end
    if (marker !== SOS) continue
    if (!sof) throw new UnsupportedJpeg('broken')
    const { parts: _, ...size } = sof
    return { ...size, components: components(body, sof, tables), restartInterval, carried, scanStart: at }
  }
}
