import type { Layer, Patch } from '../layer.ts'
import { forward, forwardSteps, inverse, inverseSteps, ZIGZAG } from './dct.ts'
import { mcuGrid, type Plane } from './decode.ts'
import { BitWriter } from './encode.ts'
import { forEachBlock, type JpegTemplate, SEGMENT_MCUS, writeSegment } from './template.ts'

/** Colour as the planes hold it, 128 taken off (ITU-T T.871, clause 7). */
function toPlanes([r, g, b]: Layer['color'], components: number): number[] {
  const y = 0.299 * r + 0.587 * g + 0.114 * b
  if (components === 1) return [y - 128]
  return [y - 128, -0.168736 * r - 0.331264 * g + 0.5 * b, 0.5 * r - 0.418688 * g - 0.081312 * b]
}

/** MCUs that carry ink, each once, in order. */
function inkedMcus(template: JpegTemplate, layers: readonly Layer[]): Uint32Array {
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
        inked.add(line + Math.floor((x + column) / mcuWidth))
        // The rest of this MCU's row needs no look.
        column += mcuWidth - 1 - ((x + column) % mcuWidth)
      }
    }
  }
  return Uint32Array.from(inked).sort()
}

/** Works blocks over, with everything that a plane needs at hand. */
class Inker {
  private readonly block = new Float32Array(64)
  private readonly ink = new Float32Array(64)
  private readonly plane: Plane
  private readonly scaleX: number
  private readonly scaleY: number
  private readonly into: Float32Array
  private readonly back: Float32Array

  constructor(plane: Plane, hMax: number, vMax: number) {
    this.plane = plane
    this.scaleX = hMax / plane.component.h
    this.scaleY = vMax / plane.component.v
    this.into = inverseSteps(plane.component.quant)
    this.back = forwardSteps(plane.component.quant)
  }

  /** How much ink each sample of a block gets, 0 to 1; false where there is none. */
  private cover(layer: Layer, left: number, top: number): boolean {
    const { scaleX, scaleY, ink } = this
    const { mask, width, height } = layer
    const share = 1 / (255 * scaleX * scaleY)
    let any = false
    for (let i = 0; i < 64; i++) {
      const fromX = left + (i & 7) * scaleX - layer.x
      const fromY = top + (i >> 3) * scaleY - layer.y
      let sum = 0
      for (let y = Math.max(0, fromY); y < Math.min(height, fromY + scaleY); y++) {
        for (let x = Math.max(0, fromX); x < Math.min(width, fromX + scaleX); x++) sum += mask[y * width + x] as number
      }
      ink[i] = sum * share
      if (sum > 0) any = true
    }
    return any
  }

  /** The block with the ink on it as new coefficients, or null where no ink falls on it. */
  paint(block: number, layers: readonly Layer[], colors: readonly number[]): Int16Array | null {
    const { coefficients, blocksAcross } = this.plane
    const left = (block % blocksAcross) * 8 * this.scaleX
    const top = Math.floor(block / blocksAcross) * 8 * this.scaleY
    const samples = this.block
    let opened = false
    layers.forEach((layer, index) => {
      if (!this.cover(layer, left, top)) return
      if (!opened) {
        for (let k = 0; k < 64; k++) samples[ZIGZAG[k]!] = coefficients[block * 64 + k]! * this.into[k]!
        inverse(samples)
        opened = true
      }
      const color = colors[index]!
      for (let i = 0; i < 64; i++) samples[i]! += (color - samples[i]!) * this.ink[i]!
    })
    if (!opened) return null
    forward(samples)
    const made = new Int16Array(64)
    for (let k = 0; k < 64; k++) made[k] = Math.round(samples[ZIGZAG[k]!]! * this.back[k]!)
    return made
  }
}

/** Puts ink onto a template: only the segments under it are encoded, nothing else is touched. */
export function spliceJpeg(template: JpegTemplate, layers: readonly Layer[]): Patch {
  const { frame, planes } = template
  const colors = layers.map((layer) => toPlanes(layer.color, planes.length))
  const inkers = planes.map((plane) => new Inker(plane, frame.hMax, frame.vMax))
  const painted = planes.map(() => new Map<number, Int16Array>())
  const segments: number[] = []
  for (const mcu of inkedMcus(template, layers)) {
    const index = Math.floor(mcu / SEGMENT_MCUS)
    if (segments.at(-1) !== index) segments.push(index)
    forEachBlock(frame, planes, mcu, (c, block) => {
      const made = inkers[c]!.paint(
        block,
        layers,
        colors.map((color) => color[c]!),
      )
      if (made) painted[c]!.set(block, made)
    })
  }
  const writer = new BitWriter(segments.length * 1024 + 1024)
  const offsets = new Uint32Array(segments.length + 1)
  segments.forEach((segment, i) => {
    offsets[i] = writer.length
    writeSegment(writer, template, segment, (c, block) => painted[c]!.get(block) ?? planes[c]!.coefficients)
  })
  offsets[segments.length] = writer.length
  return {
    segments: Uint32Array.from(segments),
    offsets,
    bytes: writer.bytes.slice(0, writer.length),
    tail: new Uint8Array(0),
  }
}
