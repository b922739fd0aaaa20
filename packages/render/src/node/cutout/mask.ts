/** A yes or no a pixel (1 or 0), row by row. */
export interface Mask {
  width: number
  height: number
  data: Uint8Array
}

/** Numbers the connected areas (side by side or on top of each other) of pixels with the given value, from 1. */
export function labelAreas({ width, height, data }: Mask, value: number) {
  const label = new Int32Array(data.length)
  const sizes = [0]
  const stack = new Int32Array(data.length)
  for (let start = 0; start < data.length; start++) {
    if (data[start] !== value || label[start]) continue
    const id = sizes.length
    let size = 0
    let top = 0
    stack[top++] = start
    label[start] = id
    while (top > 0) {
      const i = stack[--top]!
      size++
      const x = i % width
      const visit = (j: number) => {
        if (data[j] !== value || label[j]) return
        label[j] = id
        stack[top++] = j
      }
      if (x > 0) visit(i - 1)
      if (x + 1 < width) visit(i + 1)
      if (i >= width) visit(i - width)
      if (i + width < width * height) visit(i + width)
    }
    sizes.push(size)
  }
  return { label, sizes }
}

/** Keeps the areas that hold one of the seeds, or the largest one where none does. */
export function keepSeeded(mask: Mask, isSeed: (index: number) => boolean): Mask {
  const { label, sizes } = labelAreas(mask, 1)
  const kept = new Set<number>()
  for (let i = 0; i < label.length; i++) if (label[i] && isSeed(i)) kept.add(label[i]!)
  if (kept.size === 0) kept.add(sizes.reduce((best, size, id) => (size > sizes[best]! ? id : best), 0))
  return { ...mask, data: mask.data.map((_, i) => (label[i] && kept.has(label[i]!) ? 1 : 0)) }
}

/** Adds those connected areas of `candidates` outside the mask for which `belongs` says yes. */
export function addAreas(mask: Mask, candidates: Mask, belongs: (area: readonly number[]) => boolean): Mask {
  const outside = candidates.data.map((value, i) => (value && !mask.data[i] ? 1 : 0))
  const { label, sizes } = labelAreas({ ...mask, data: outside }, 1)
  const areas: number[][] = sizes.map(() => [])
  for (let i = 0; i < label.length; i++) if (label[i]) areas[label[i]!]!.push(i)
  const data = mask.data.slice()
  for (const area of areas) {
    if (area.length > 0 && belongs(area)) for (const i of area) data[i] = 1
  }
  return { ...mask, data }
}

/** The mask with everything it encloses. */
export function withoutHoles(mask: Mask): Mask {
  const { width, height } = mask
  const { label, sizes } = labelAreas(mask, 0)
  const open = new Uint8Array(sizes.length)
  for (let i = 0; i < label.length; i++) {
    const x = i % width
    if (x === 0 || x === width - 1 || i < width || i >= width * (height - 1)) open[label[i]!] = 1
  }
  return { ...mask, data: mask.data.map((value, i) => (value || !open[label[i]!] ? 1 : 0)) }
}

/** Grows (radius > 0) or shrinks (radius < 0) by a square; beyond the picture's edge everything stays as at the edge. */
export function grow(mask: Mask, radius: number): Mask {
  const value = radius > 0 ? 1 : 0
  const reach = Math.abs(radius)
  const across = spread(mask.data, mask.width, mask.height, 1, mask.width, value, reach)
  return { ...mask, data: spread(across, mask.height, mask.width, mask.width, 1, value, reach) }
}

/** Spreads a value along lines: `step` from pixel to pixel on a line, `lineStep` from line to line. */
function spread(
  data: Uint8Array,
  length: number,
  lines: number,
  step: number,
  lineStep: number,
  value: number,
  reach: number,
): Uint8Array {
  const out = data.slice()
  for (let line = 0; line < lines; line++) {
    const first = line * lineStep
    let last = Number.NEGATIVE_INFINITY
    for (let i = 0; i < length; i++) {
      if (data[first + i * step] === value) last = i
      if (i - last <= reach) out[first + i * step] = value
    }
    last = Number.POSITIVE_INFINITY
    for (let i = length - 1; i >= 0; i--) {
      if (data[first + i * step] === value) last = i
      if (last - i <= reach) out[first + i * step] = value
    }
  }
  return out
}
