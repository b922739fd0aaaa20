import { type Head, SPREAD } from './head.ts'
import type { LookPlanes } from './look-planes.ts'

const ROUNDS = 5
/** Half the window around the middle of the face that is weighed, in widths of the face. */
const WINDOW = { across: 0.72, down: 0.7 }

/**
 * Moves a head found to the middle of its own skin and takes over the width of that skin (the mean shift idea of
 * Bradski's CAMSHIFT, 1998). Finding compares places; this measures one.
 */
export function settleHead(planes: LookPlanes, head: Head): Head {
  let settled = head
  for (let round = 0; round < ROUNDS; round++) {
    const skin = weighSkin(planes, settled)
    if (skin.total < 20) return settled
    // An even oval spreads by a quarter of its width; half of each step keeps the window from running away.
    const width = Math.max(head.width * 0.8, Math.min(head.width * 1.6, 4 * skin.spread))
    settled = {
      x: (settled.x + skin.x) / 2,
      y: settled.y + Math.max(-0.1, Math.min(0.1, (skin.y - settled.y) / settled.width / 3)) * settled.width,
      width: (settled.width + width) / 2,
    }
  }
  return settled
}

function weighSkin({ light, red, green }: LookPlanes, head: Head) {
  const own = meanOf([light, red, green], head)
  const sums = { total: 0, x: 0, y: 0, xx: 0 }
  forWindow(light, head, WINDOW, (i, x, y) => {
    const l = (light.data[i]! - own[0]!) / (SPREAD.light * 1.4)
    const r = (red.data[i]! - own[1]!) / SPREAD.red
    const g = (green.data[i]! - own[2]!) / SPREAD.green
    const likeness = Math.exp(-0.5 * (l * l + r * r + g * g))
    sums.total += likeness
    sums.x += likeness * x
    sums.y += likeness * y
    sums.xx += likeness * x * x
  })
  const x = sums.x / sums.total
  return { total: sums.total, x, y: sums.y / sums.total, spread: Math.sqrt(Math.max(0, sums.xx / sums.total - x * x)) }
}

function meanOf(planes: LookPlanes['light'][], head: Head): number[] {
  const sums = planes.map(() => 0)
  let count = 0
  forWindow(planes[0]!, head, { across: 0.28, down: 0.22 }, (i) => {
    count++
    planes.forEach((plane, k) => {
      sums[k] = sums[k]! + plane.data[i]!
    })
  })
  return sums.map((sum) => sum / Math.max(1, count))
}

/** Visits the pixels of an upright oval around the middle of a face. */
function forWindow(
  { width, height }: LookPlanes['light'],
  head: Head,
  size: { across: number; down: number },
  visit: (index: number, x: number, y: number) => void,
): void {
  const across = size.across * head.width
  const down = size.down * head.width
  for (let y = Math.max(0, Math.floor(head.y - down)); y < Math.min(height, head.y + down); y++) {
    for (let x = Math.max(0, Math.floor(head.x - across)); x < Math.min(width, head.x + across); x++) {
      if (((x + 0.5 - head.x) / across) ** 2 + ((y + 0.5 - head.y) / down) ** 2 < 1)
        visit(y * width + x, x + 0.5, y + 0.5)
    }
  }
}
