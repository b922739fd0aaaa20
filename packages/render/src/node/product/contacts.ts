/**
 * Maximum slope of the line between two points where a product touches the ground. In a photo taken by a standing
 * person, the sides of a box rise less steeply. Parts that rise more steeply do not touch the ground.
 */
const STEEPEST = 0.5

/**
 * Finds the columns in which a product touches the ground, from left to right.
 * @param lowest row below the lowest point of the product in each column, -Infinity beside it
 */
export function contactsOf(lowest: Float32Array): number[] {
  const start = lowest.indexOf(lowest.reduce((most, row) => Math.max(most, row)))
  const contacts = [start]
  for (const step of [1, -1]) {
    for (let at: number | null = start; at !== null; at = nextContact(lowest, at, step)) contacts.push(at)
  }
  return [...new Set(contacts)].sort((a, b) => a - b)
}

function nextContact(lowest: Float32Array, from: number, step: number): number | null {
  let best: number | null = null
  let least = STEEPEST
  for (let x = from + step; x >= 0 && x < lowest.length; x += step) {
    const rise = (lowest[from]! - lowest[x]!) / Math.abs(x - from)
    if (rise > least) continue
    least = rise
    best = x
  }
  return best
}
