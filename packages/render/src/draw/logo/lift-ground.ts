import type { Pixels } from '../pixels.ts'
import { plainGroundOf } from './plain-ground.ts'

/** Distance from the ground (largest of the channels, 0 to 255) up to which a pixel is ground, JPEG noise included. */
const GROUND = 14
/** Pixels around one beside the ground in which its pure ink is looked for. */
const REACH = 2

/**
 * A logo without the plain ground it was saved on, so that it prints like ink instead of like a sticker. Only ground that
 * is joined to the border goes; what lies enclosed may belong to the logo. Null where the picture has no such ground:
 * it is transparent already, a photo, or one colour all over.
 */
export function liftGround(logo: Pixels): Pixels | null {
  const ground = plainGroundOf(logo)
  if (!ground) return null
  const far = distances(logo, ground)
  const outside = flood(far, logo.width, logo.height)
  // One flat colour is what the person wants printed, not a ground with nothing on it.
  if (!outside.includes(0)) return null
  const data = new Uint8ClampedArray(logo.data)
  for (let cell = 0; cell < outside.length; cell++) {
    if (outside[cell]) data[cell * 4 + 3] = 0
    else soften(data, logo, far, outside, cell)
  }
  return { data, width: logo.width, height: logo.height }
}

function distances({ data }: Pixels, ground: readonly number[]): Uint8Array {
  const far = new Uint8Array(data.length / 4)
  for (let cell = 0; cell < far.length; cell++) {
    let most = 0
    for (let part = 0; part < 3; part++)
      most = Math.max(most, Math.abs((data[cell * 4 + part] as number) - (ground[part] as number)))
    far[cell] = most
  }
  return far
}

/** Cells of ground that can be reached from the border. */
function flood(far: Uint8Array, width: number, height: number): Uint8Array {
  const outside = new Uint8Array(far.length)
  const stack = new Int32Array(far.length)
  let depth = 0
  const visit = (cell: number) => {
    if (outside[cell] || (far[cell] as number) > GROUND) return
    outside[cell] = 1
    stack[depth++] = cell
  }
  for (let x = 0; x < width; x++) {
    visit(x)
    visit((height - 1) * width + x)
  }
  for (let y = 0; y < height; y++) {
    visit(y * width)
    visit(y * width + width - 1)
  }
  while (depth > 0) {
    const cell = stack[--depth] as number
    const x = cell % width
    if (x > 0) visit(cell - 1)
    if (x < width - 1) visit(cell + 1)
    if (cell >= width) visit(cell - width)
    if (cell < far.length - width) visit(cell + width)
  }
  return outside
}

/** A mixed pixel beside the ground becomes the ink around it, as dense as it was mixed. */
function soften(data: Uint8ClampedArray, logo: Pixels, far: Uint8Array, outside: Uint8Array, cell: number): void {
  const { width, height } = logo
  const [x, y] = [cell % width, Math.floor(cell / width)]
  if (!isBeside(outside, cell, x, width)) return
  let ink = cell
  for (let ny = Math.max(0, y - REACH); ny <= Math.min(height - 1, y + REACH); ny++) {
    for (let nx = Math.max(0, x - REACH); nx <= Math.min(width - 1, x + REACH); nx++) {
      const near = ny * width + nx
      if ((far[near] as number) > (far[ink] as number)) ink = near
    }
  }
  if (ink === cell) return
  for (let part = 0; part < 3; part++) data[cell * 4 + part] = logo.data[ink * 4 + part] as number
  data[cell * 4 + 3] = (255 * (far[cell] as number)) / (far[ink] as number)
}

const isBeside = (outside: Uint8Array, cell: number, x: number, width: number): boolean =>
  Boolean(
    (x > 0 && outside[cell - 1]) ||
      (x < width - 1 && outside[cell + 1]) ||
      outside[cell - width] ||
      outside[cell + width],
  )
