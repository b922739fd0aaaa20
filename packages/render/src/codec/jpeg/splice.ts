import type { Layer, Patch } from '../layer.ts'
import { forward, forwardSteps, inverse, inverseSteps, ZIGZAG } from './dct.ts'
import { mcuGrid, type Plane } from './decode.ts'
import { BitWriter } from './encode.ts'
import type { Frame } from './frame.ts'
import { type JpegTemplate, SEGMENT_MCUS, writeSegment } from './template.ts'

/** Converts a colour to the colour space of the planes and subtracts 128 (ITU-T T.871, clause 7). */
function toPlanes([r, g, b]: Layer['color'], components: number): number[] {
  const y = 0.299 * r + 0.587 * g + 0.114 * b
  if (components === 1) return [y - 128]
  return [y - 128, -0.168736 * r - 0.331264 * g + 0.5 * b, 0.5 * r - 0.418688 * g - 0.081312 * b]
}

function inkedSegments(template: JpegTemplate, layers: readonly Layer[]): Uint32Array {
  const { frame } = template
  const { across } = mcuGrid(frame)
  const [mcuWidth, mcuHeight] = [8 * frame.hMax, 8 * frame.vMax]
  const inked = new Set<number>()
  for (const { x, y, width, height, mask } of layers) {
    const left = Math.max(0, -x)
    const right = Math.min(width, frame.width - x)
    for (let row = Math.max(0, -y); row < Math.min(height, frame.height - y); row++) {
      const line = Math.floor((y + row) / mcuHeight) * across
      for (let column = left; column < right; column++) {
        if (mask[row * width + column] === 0) continue
        inked.add(Math.floor((line + Math.floor((x + column) / mcuWidth)) / SEGMENT_MCUS))
        // Skip the other pixels of this MCU in the row, because one inked pixel is enough.
        column += mcuWidth - 1 - ((x + column) % mcuWidth)
      }
    }
  }
  return Uint32Array.from(inked).sort()
}

class Inker {
  private readonly samples = new Float32Array(64)
  private readonly ink = new Uint32Array(64)
  private readonly made = new Int16Array(64)
  private readonly plane: Plane
  private readonly scaleX: number
  private readonly scaleY: number
  /** Factor that converts the sum of the mask values over one sample to a coverage from 0 to 1. */
  private readonly share: number
  private readonly into: Float32Array
  private readonly back: Float32Array
  private readonly layers: readonly Layer[]
  private readonly colors: readonly number[]

  constructor(plane: Plane, { hMax, vMax }: Frame, layers: readonly Layer[], colors: readonly number[]) {
    this.plane = plane
    this.scaleX = hMax / plane.component.h
    this.scaleY = vMax / plane.component.v
    this.share = 1 / (255 * this.scaleX * this.scaleY)
    this.into = inverseSteps(plane.component.quant)
    this.back = forwardSteps(plane.component.quant)
    this.layers = layers
    this.colors = colors
  }

  private open(block: number): void {
    const { samples, into } = this
    const { coefficients } = this.plane
    const from = block * 64
    for (let k = 0; k < 64; k++) samples[ZIGZAG[k]!] = coefficients[from + k]! * into[k]!
    inverse(samples)
  }

  /**
   * Sums the layer's mask values over each sample of the block into `ink`.
   * @returns whether the layer covers a part of the block
   */
  private cover(block: number, { x, y, width, height, mask }: Layer): boolean {
    const { ink, scaleX, scaleY } = this
    const { blocksAcross } = this.plane
    // Left and top edge of the block, in pixels of the layer.
    const left = (block % blocksAcross) * 8 * scaleX - x
    const top = Math.floor(block / blocksAcross) * 8 * scaleY - y
    const [fromX, toX] = [Math.max(0, left), Math.min(width, left + 8 * scaleX)]
    const [fromY, toY] = [Math.max(0, top), Math.min(height, top + 8 * scaleY)]
    let any = false
    for (let row = fromY; row < toY; row++) {
      const line = Math.floor((row - top) / scaleY) * 8
      for (let column = fromX; column < toX; column++) {
        const covered = mask[row * width + column]!
        if (covered === 0) continue
        if (!any) ink.fill(0)
        any = true
        ink[line + Math.floor((column - left) / scaleX)]! += covered
      }
    }
    return any
  }

  /**
   * Returns the block's quantised coefficients with all layers drawn, or null if no layer covers the block. The next
   * call overwrites the returned array.
   */
  paint(block: number): Int16Array | null {
    const { samples, layers, colors, back, made, ink, share } = this
    let opened = false
    for (let n = 0; n < layers.length; n++) {
      if (!this.cover(block, layers[n]!)) continue
      if (!opened) this.open(block)
      opened = true
      const color = colors[n]!
      for (let i = 0; i < 64; i++) samples[i]! += (color - samples[i]!) * ink[i]! * share
    }
    if (!opened) return null
    forward(samples)
    // Truncation with an offset is faster than Math.round.
    for (let k = 0; k < 64; k++) made[k] = ((samples[ZIGZAG[k]!]! * back[k]! + 32768.5) | 0) - 32768
    return made
  }
}

export function spliceJpeg(template: JpegTemplate, layers: readonly Layer[]): Patch {
  const { frame, planes } = template
  const colors = layers.map((layer) => toPlanes(layer.color, planes.length))
  const colorsOf = (c: number) => colors.map((color) => color[c]!)
  const inkers = planes.map((plane, c) => new Inker(plane, frame, layers, colorsOf(c)))
  const segments = inkedSegments(template, layers)
  const writer = new BitWriter(segments.length * 1024 + 1024)
  const offsets = new Uint32Array(segments.length + 1)
  segments.forEach((segment, i) => {
    offsets[i] = writer.length
    writeSegment(writer, template, segment, (c, block) => inkers[c]!.paint(block) ?? planes[c]!.coefficients)
  })
  offsets[segments.length] = writer.length
  return {
    segments,
    offsets,
    bytes: writer.bytes.slice(0, writer.length),
    tail: new Uint8Array(0),
  }
}
