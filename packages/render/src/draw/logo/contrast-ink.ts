import { chroma, contrast, luminance, parseHex, readableOn, toHex } from '../color.ts'
import type { Pixels } from '../pixels.ts'
import { legibilityOn, READS } from './legibility.ts'
import { vanishing } from './vanishing.ts'

/** Maximum chroma at which an ink counts as grey. Light or dark ink may replace a grey. */
const GREY = 0.13
/** An ink of a lower luminance, such as navy, also counts as grey, because its hue is hardly visible. */
const DEEP = 0.03
/** Minimum contrast with the background for a grey to stay unchanged. */
const CLEAR = 2
/**
 * Width of the outline: a share of the stroke thickness, at most a share of the longer side, and at least some pixels.
 */
const LINE = { ofStroke: 0.26, ofSide: 0.015, least: 2 }
const PAPER = '#ffffff'
/** An outline would hide the colour of a stroke thinner than this share of the longer side. */
const FINE = 0.035

/**
 * Greys, very dark colours and fine strokes that are invisible on the background become light or dark. If too little of
 * the logo is visible even then, its invisible shapes get a thin outline. Visible shapes stay unchanged.
 */
export function contrastInk(logo: Pixels, ground: string): Pixels {
  const light = readableOn(ground) === '#ffffff'
  const opposite = light ? PAPER : '#16181d'
  const reversed = reverseGreys(logo, ground, opposite)
  const shapes = vanishing(reversed, ground)
  const stroke = strokeOf(shapes)
  if (stroke < FINE * Math.max(logo.width, logo.height)) return reprinted(reversed, shapes, opposite)
  return legibilityOn(reversed, ground) >= READS ? reversed : outlined(reversed, shapes, stroke, opposite)
}

function reverseGreys({ data, width, height }: Pixels, ground: string, opposite: string): Pixels {
  const out = new Uint8ClampedArray(data)
  const known = new Map<number, boolean>()
  const to = parseHex(opposite)
  for (let at = 0; at < data.length; at += 4) {
    if (!data[at + 3]) continue
    const key = ((data[at] as number) << 16) | ((data[at + 1] as number) << 8) | (data[at + 2] as number)
    let vanishes = known.get(key)
    if (vanishes === undefined) {
      const color = toHex([data[at] as number, data[at + 1] as number, data[at + 2] as number])
      const isGrey = chroma(color) <= GREY || luminance(color) < DEEP
      vanishes = isGrey && contrast(color, ground) < CLEAR
      known.set(key, vanishes)
    }
    if (vanishes) out.set(to, at)
  }
  return { data: out, width, height }
}

/** Maximum distance, in pixels, between a shape's soft edge and its solid pixels. */
const EDGE = 2

function reprinted({ data, width, height }: Pixels, shapes: Pixels, color: string): Pixels {
  const out = new Uint8ClampedArray(data)
  const to = parseHex(color)
  for (const [cell, far] of distances(shapes).entries()) if (far <= EDGE) out.set(to, cell * 4)
  return { data: out, width, height }
}

function outlined(logo: Pixels, shapes: Pixels, stroke: number, color: string): Pixels {
  const most = Math.max(logo.width, logo.height) * LINE.ofSide
  const width = Math.max(LINE.least, Math.min(most, stroke * LINE.ofStroke))
  const room = Math.ceil(width) + 1
  const padded = pad(logo, room)
  const far = distances(pad(shapes, room))
  const to = parseHex(color)
  const { data } = padded
  for (let cell = 0; cell < far.length; cell++) {
    const line = Math.min(1, Math.max(0, width + 0.5 - (far[cell] as number)))
    if (line === 0) continue
    const at = cell * 4
    const ink = (data[at + 3] as number) / 255
    const cover = ink + line * (1 - ink)
    for (let part = 0; part < 3; part++)
      data[at + part] = ((data[at + part] as number) * ink + (to[part] as number) * line * (1 - ink)) / cover
    data[at + 3] = 255 * cover
  }
  return padded
}

/** Estimates the stroke thickness in pixels: twice the area divided by the number of pixels on left and right edges. */
function strokeOf({ data, width, height }: Pixels): number {
  let [area, edge] = [0, 1]
  const solid = (cell: number) => (data[cell * 4 + 3] as number) >= 128
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const cell = y * width + x
      if (!solid(cell)) continue
      area++
      if (x === 0 || x === width - 1 || !solid(cell - 1) || !solid(cell + 1)) edge++
    }
  }
  return (2 * area) / edge
}

function pad({ data, width, height }: Pixels, room: number): Pixels & { data: Uint8ClampedArray } {
  const [w, h] = [width + 2 * room, height + 2 * room]
  const out = new Uint8ClampedArray(w * h * 4)
  for (let y = 0; y < height; y++)
    out.set(data.subarray(y * width * 4, (y + 1) * width * 4), ((y + room) * w + room) * 4)
  return { data: out, width: w, height: h }
}

/** Returns distances to the nearest solid pixel, by chamfer weights 1 and 1.4 (Borgefors, 1986). */
function distances({ data, width, height }: Pixels): Float32Array {
  const far = new Float32Array(width * height)
  for (let cell = 0; cell < far.length; cell++) far[cell] = (data[cell * 4 + 3] as number) >= 128 ? 0 : 1e6
  const relax = (cell: number, x: number, dx: number, back: number) => {
    const least = (from: number, step: number) => {
      const reached = (far[from] as number) + step
      if (reached < (far[cell] as number)) far[cell] = reached
    }
    if (x + dx >= 0 && x + dx < width) least(cell + dx, 1)
    if (cell + back >= 0 && cell + back < far.length) {
      least(cell + back, 1)
      if (x > 0) least(cell + back - 1, 1.4)
      if (x < width - 1) least(cell + back + 1, 1.4)
    }
  }
  for (let cell = 0; cell < far.length; cell++) relax(cell, cell % width, -1, -width)
  for (let cell = far.length - 1; cell >= 0; cell--) relax(cell, cell % width, 1, width)
  return far
}
