import type { Component, Frame } from './frame.ts'
import { UnsupportedJpeg } from './frame.ts'
import { type Decoder, FAST_BITS, makeDecoder } from './huffman.ts'

/** The quantised coefficients of one component: 64 per block in zigzag order, blocks row by row. */
export interface Plane {
  component: Component
  /** Includes blocks outside the picture, because an MCU (minimum coded unit) is always stored whole. */
  blocksAcross: number
  blocksDown: number
  coefficients: Int16Array
}

export function mcuGrid(frame: Frame): { across: number; down: number } {
  return {
    across: Math.ceil(frame.width / (8 * frame.hMax)),
    down: Math.ceil(frame.height / (8 * frame.vMax)),
  }
}

class BitReader {
  private bits = 0
  private count = 0
  private readonly bytes: Uint8Array
  at: number

  constructor(bytes: Uint8Array, at: number) {
    this.bytes = bytes
    this.at = at
  }

  /**
   * Buffers at least 17 bits. From a marker or the end of the file on, buffers zero bytes instead, at most eight.
   * @throws UnsupportedJpeg if a ninth zero byte would be needed
   */
  private fill(): void {
    while (this.count <= 16) {
      let byte = this.bytes[this.at]
      if (byte === 0xff && this.bytes[this.at + 1] === 0) this.at += 2
      else if (byte === undefined || byte === 0xff) {
        this.overrun++
        if (this.overrun > 8) throw new UnsupportedJpeg(byte === undefined ? 'truncated' : 'broken')
        byte = 0
      } else this.at++
      this.bits = (this.bits << 8) | byte
      this.count += 8
    }
  }
  private overrun = 0

  symbol(table: Decoder): number {
    this.fill()
    const peek = (this.bits >> (this.count - 16)) & 0xffff
    const fast = table.fast[peek >> (16 - FAST_BITS)] as number
    if (fast !== 0) {
      this.count -= fast >> 8
      return fast & 255
    }
    let length = FAST_BITS + 1
    while (length <= 16 && peek >= (table.limit[length] as number)) length++
    if (length > 16) throw new UnsupportedJpeg('broken')
    this.count -= length
    const symbol = table.symbols[(peek >> (16 - length)) + (table.offset[length] as number)]
    if (symbol === undefined) throw new UnsupportedJpeg('broken')
    return symbol
  }

  /** Reads a signed value of `size` bits (ITU-T T.81, F.2.2.1). */
  value(size: number): number {
    if (size === 0) return 0
    this.fill()
    const raw = (this.bits >> (this.count - size)) & ((1 << size) - 1)
    this.count -= size
    return raw < 1 << (size - 1) ? raw - (1 << size) + 1 : raw
  }

  restart(): void {
    this.count = 0
    this.bits = 0
    this.overrun = 0
    while (this.bytes[this.at] === 0xff && this.bytes[this.at + 1] === 0xff) this.at++
    const marker = this.bytes[this.at + 1]
    if (this.bytes[this.at] !== 0xff || marker === undefined) throw new UnsupportedJpeg('truncated')
    if (marker < 0xd0 || marker > 0xd7) throw new UnsupportedJpeg('broken')
    this.at += 2
  }
}

function readBlock(
  reader: BitReader,
  into: Int16Array,
  at: number,
  dc: Decoder,
  ac: Decoder,
  predicted: number,
): number {
  const size = reader.symbol(dc)
  if (size > 11) throw new UnsupportedJpeg('broken')
  const value = predicted + reader.value(size)
  into[at] = value
  for (let k = 1; k < 64; ) {
    const symbol = reader.symbol(ac)
    const bits = symbol & 15
    const run = symbol >> 4
    if (bits === 0) {
      if (run < 15) break
      k += 16
      continue
    }
    k += run
    if (k > 63) throw new UnsupportedJpeg('broken')
    into[at + k++] = reader.value(bits)
  }
  return value
}

/** @throws UnsupportedJpeg if the data is truncated or invalid */
export function decodePlanes(bytes: Uint8Array, frame: Frame): Plane[] {
  const grid = mcuGrid(frame)
  const planes = frame.components.map((component): Plane => {
    const blocksAcross = grid.across * component.h
    const blocksDown = grid.down * component.v
    return { component, blocksAcross, blocksDown, coefficients: new Int16Array(blocksAcross * blocksDown * 64) }
  })
  const decoders = frame.components.map(({ dc, ac }) => ({ dc: makeDecoder(dc), ac: makeDecoder(ac) }))
  const reader = new BitReader(bytes, frame.scanStart)
  const predicted = new Int32Array(planes.length)
  const total = grid.across * grid.down
  for (let mcu = 0; mcu < total; mcu++) {
    if (frame.restartInterval > 0 && mcu > 0 && mcu % frame.restartInterval === 0) {
      reader.restart()
      predicted.fill(0)
    }
    const column = mcu % grid.across
    const row = (mcu - column) / grid.across
    for (let c = 0; c < planes.length; c++) {
      const { component, blocksAcross, coefficients } = planes[c] as Plane
      const { dc, ac } = decoders[c] as { dc: Decoder; ac: Decoder }
      for (let v = 0; v < component.v; v++) {
        for (let h = 0; h < component.h; h++) {
          const block = (row * component.v + v) * blocksAcross + column * component.h + h
          predicted[c] = readBlock(reader, coefficients, block * 64, dc, ac, predicted[c] as number)
        }
      }
    }
  }
  return planes
}
