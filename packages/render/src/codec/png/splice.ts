import type { Layer, Patch } from '../layer.ts'
import { joinAdler } from './crc.ts'
import { BAND_ROWS, bandRows, chunk, makeBand, type PngTemplate, type Raster } from './template.ts'

function inkedRows(layer: Layer, raster: Raster): [number, number] | null {
  const { x, y, width, height, mask } = layer
  const [left, right] = [Math.max(0, -x), Math.min(width, raster.width - x)]
  let first = -1
  let last = -1
  for (let row = Math.max(0, -y); row < Math.min(height, raster.height - y); row++) {
    for (let column = left; column < right; column++) {
      if (mask[row * width + column] === 0) continue
      if (first < 0) first = y + row
      last = y + row
      break
    }
  }
  return first < 0 ? null : [first, last]
}

function paint(rows: Uint8Array, top: number, layer: Layer, { width, channels }: Raster): void {
  const { mask, color } = layer
  const count = rows.length / (width * channels)
  for (let y = Math.max(top, layer.y); y < Math.min(top + count, layer.y + layer.height); y++) {
    for (let x = Math.max(0, layer.x); x < Math.min(width, layer.x + layer.width); x++) {
      const ink = mask[(y - layer.y) * layer.width + x - layer.x] as number
      if (ink === 0) continue
      const at = ((y - top) * width + x) * channels
      const ground = channels === 4 ? (rows[at + 3] as number) : 255
      const alpha = ink + (ground * (255 - ink)) / 255
      for (let part = 0; part < 3; part++) {
        const below = ((rows[at + part] as number) * ground * (255 - ink)) / 255
        rows[at + part] = Math.round(((color[part] as number) * ink + below) / alpha)
      }
      if (channels === 4) rows[at + 3] = Math.round(alpha)
    }
  }
}

function tailOf({ sums }: PngTemplate, changed: Map<number, { adler: number }>): Uint8Array {
  const sum = sums.reduce(
    (adler, band, index) => joinAdler(adler, changed.get(index)?.adler ?? band.adler, band.length),
    1,
  )
  // End the deflate stream with an empty final block of fixed Huffman codes.
  const last = Uint8Array.of(0x03, 0x00, sum >>> 24, (sum >>> 16) & 255, (sum >>> 8) & 255, sum & 255)
  return Uint8Array.from([...chunk('IDAT', last), ...chunk('IEND', new Uint8Array(0))])
}

export function splicePng(template: PngTemplate, layers: readonly Layer[]): Patch {
  const { raster } = template
  const touched = new Set<number>()
  for (const layer of layers) {
    const rows = inkedRows(layer, raster)
    if (!rows) continue
    for (let band = Math.floor(rows[0] / BAND_ROWS); band <= Math.floor(rows[1] / BAND_ROWS); band++) touched.add(band)
  }
  const segments = Uint32Array.from(touched).sort()
  const changed = new Map(
    [...segments].map((index) => {
      // Copy the rows. `slice` of a Node Buffer would be a view, and painting on it would change the template.
      const rows = Uint8Array.from(bandRows(raster, index))
      for (const layer of layers) paint(rows, index * BAND_ROWS, layer, raster)
      return [index, makeBand(template, index, rows)] as const
    }),
  )
  const offsets = new Uint32Array(segments.length + 1)
  segments.forEach((index, i) => {
    offsets[i + 1] = (offsets[i] as number) + changed.get(index)!.chunk.length
  })
  const bytes = new Uint8Array(offsets[segments.length] as number)
  segments.forEach((index, i) => {
    bytes.set(changed.get(index)!.chunk, offsets[i])
  })
  return { segments, offsets, bytes, tail: tailOf(template, changed) }
}
