import type { Cut } from '../cut.ts'
import { decodePlanes, mcuGrid, type Plane } from './decode.ts'
import { BitWriter, countBlock, writeBlock } from './encode.ts'
import { type Frame, type HuffmanSpec, readFrame, UnsupportedJpeg } from './frame.ts'
import { type Encoder, makeEncoder, optimalTable } from './huffman.ts'

/**
 * Number of MCUs (minimum coded units) per segment. Drawn text replaces whole segments, so shorter segments mean that
 * less is encoded again, but each segment adds a marker of two bytes.
 */
export const SEGMENT_MCUS = 8

/** Limits memory to 240 MB, because each coefficient takes two bytes. */
const MAX_COEFFICIENTS = 120_000_000

export interface Tables {
  dc: Encoder
  ac: Encoder
}

export interface JpegTemplate extends Cut {
  frame: Frame
  planes: Plane[]
  tables: [Tables, Tables]
}

export function forEachBlock(
  frame: Frame,
  planes: Plane[],
  mcu: number,
  visit: (component: number, block: number) => void,
): void {
  const { across } = mcuGrid(frame)
  const column = mcu % across
  const row = (mcu - column) / across
  for (let c = 0; c < planes.length; c++) {
    const { component, blocksAcross } = planes[c] as Plane
    for (let v = 0; v < component.v; v++) {
      for (let h = 0; h < component.h; h++) visit(c, (row * component.v + v) * blocksAcross + column * component.h + h)
    }
  }
}

/**
 * Builds Huffman tables for this picture in which every valid symbol has a code, so that any text drawn later can be
 * encoded.
 */
function makeTables(frame: Frame, planes: Plane[]): { specs: [HuffmanSpec, HuffmanSpec][]; tables: [Tables, Tables] } {
  const counts = [0, 1].map(() => ({ dc: new Uint32Array(256), ac: new Uint32Array(256) }))
  for (const { dc, ac } of counts) {
    dc.fill(1, 0, 12)
    for (let symbol = 0; symbol < 256; symbol++) {
      const size = symbol & 15
      if ((size > 0 && size < 11) || symbol === 0 || symbol === 0xf0) ac[symbol] = 1
    }
  }
  const { across, down } = mcuGrid(frame)
  const predicted = new Int32Array(planes.length)
  for (let mcu = 0; mcu < across * down; mcu++) {
    if (mcu % SEGMENT_MCUS === 0) predicted.fill(0)
    forEachBlock(frame, planes, mcu, (c, block) => {
      const { dc, ac } = counts[Math.min(c, 1)]!
      predicted[c] = countBlock(planes[c]!.coefficients, block * 64, predicted[c]!, dc, ac)
    })
  }
  const specs = counts.map(({ dc, ac }): [HuffmanSpec, HuffmanSpec] => [optimalTable(dc), optimalTable(ac)])
  const tables = specs.map(([dc, ac]) => ({ dc: makeEncoder(dc), ac: makeEncoder(ac) })) as [Tables, Tables]
  return { specs, tables }
}

function segment(marker: number, body: Uint8Array | number[]): Uint8Array {
  const length = body.length + 2
  return Uint8Array.from([0xff, marker, length >> 8, length & 255, ...body])
}

function concat(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

function makeHead(frame: Frame, specs: [HuffmanSpec, HuffmanSpec][]): Uint8Array {
  const { width, height, components, carried } = frame
  const used = components.length > 1 ? [0, 1] : [0]
  const huffman = used.flatMap((id) =>
    specs[id]!.map(({ counts, symbols }, kind) => segment(0xc4, [(kind << 4) | id, ...counts, ...symbols])),
  )
  // Give component i the quantisation table i. In the source, two components may share a table.
  const quant = components.map(({ quant: table }, id) => {
    const wide = table.some((step) => step > 255)
    const steps = [...table].flatMap((step) => (wide ? [step >> 8, step & 255] : [step]))
    return segment(0xdb, [(wide ? 16 : 0) | id, ...steps])
  })
  const parts = components.flatMap(({ id, h, v }, i) => [id, (h << 4) | v, i])
  const wide = components.some((component) => component.quant.some((step) => step > 255))
  const size = [8, height >> 8, height & 255, width >> 8, width & 255, components.length]
  const scan = components.flatMap(({ id }, i) => [id, i === 0 ? 0 : 0x11])
  return concat([
    Uint8Array.of(0xff, 0xd8),
    ...carried.filter((part) => part[1] !== 0xdb),
    ...quant,
    segment(wide ? 0xc1 : 0xc0, [...size, ...parts]),
    ...huffman,
    segment(0xdd, [0, SEGMENT_MCUS]),
    segment(0xda, [components.length, ...scan, 0, 63, 0]),
  ])
}

/**
 * Re-encodes an 8-bit sequential JPEG losslessly, in segments that can be replaced one by one.
 * @throws UnsupportedJpeg for an unsupported kind, a damaged file, and one with too many coefficients
 */
export function prepareJpeg(bytes: Uint8Array): JpegTemplate {
  const frame = readFrame(bytes)
  const { across, down } = mcuGrid(frame)
  const perMcu = frame.components.reduce((sum, { h, v }) => sum + h * v, 0)
  if (across * down * perMcu * 64 > MAX_COEFFICIENTS) throw new UnsupportedJpeg('sampling')
  const planes = decodePlanes(bytes, frame)
  const { specs, tables } = makeTables(frame, planes)
  const total = across * down
  const segments = Math.ceil(total / SEGMENT_MCUS)
  const offsets = new Uint32Array(segments + 1)
  const writer = new BitWriter(bytes.length + (bytes.length >> 2))
  for (let index = 0; index < segments; index++) {
    offsets[index] = writer.length
    writeSegment(writer, { frame, planes, tables }, index, (c) => planes[c]!.coefficients)
  }
  offsets[segments] = writer.length
  return { frame, planes, tables, head: makeHead(frame, specs), body: writer.bytes.slice(0, writer.length), offsets }
}

/** @param pick returns the 64 coefficients of a replaced block, or else the coefficients of the whole component */
export function writeSegment(
  writer: BitWriter,
  { frame, planes, tables }: Pick<JpegTemplate, 'frame' | 'planes' | 'tables'>,
  index: number,
  pick: (component: number, block: number) => Int16Array,
): void {
  const { across, down } = mcuGrid(frame)
  const total = across * down
  const from = index * SEGMENT_MCUS
  const to = Math.min(total, from + SEGMENT_MCUS)
  const predicted = new Int32Array(planes.length)
  for (let mcu = from; mcu < to; mcu++) {
    forEachBlock(frame, planes, mcu, (c, block) => {
      const coefficients = pick(c, block)
      const { dc, ac } = tables[Math.min(c, 1)]!
      // An array of 64 coefficients holds only this block, and a longer one holds all blocks of the component.
      const at = coefficients.length === 64 ? 0 : block * 64
      predicted[c] = writeBlock(writer, coefficients, at, predicted[c]!, dc, ac)
    })
  }
  writer.flush()
  writer.reserve(2)
  writer.marker(to === total ? 0xd9 : 0xd0 + (index & 7))
}
