/** Offsets (column, row) to the eight neighbours of a point. Each is followed by its opposite. */
export const STEPS = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
  [1, 1],
  [-1, -1],
  [1, -1],
  [-1, 1],
] as const
const WAYS = STEPS.length

/**
 * Minimum cut of a grid by Dinic's algorithm. Modifies both arrays.
 * @param pull one value per point: positive is the capacity from the source (inside), negative to the sink (outside)
 * @param links capacities from each point to its neighbours, in the order of STEPS. 0 across the border of the grid
 * @returns 1 for points inside
 */
export function minCut(side: number, pull: Int32Array, links: Int32Array): Uint8Array {
  const reach = STEPS.map(([x, y]) => y * side + x)
  const level = new Int32Array(pull.length)
  const queue = new Int32Array(pull.length)
  const next = new Uint8Array(pull.length)
  while (rank(pull, links, reach, level, queue)) {
    next.fill(0)
    for (let from = 0; from < pull.length; from++) {
      while (pull[from]! > 0 && push(from, pull, links, reach, level, next)) {}
    }
  }
  return Uint8Array.from(level, (value) => (value < 0 ? 0 : 1))
}

/** Breadth-first search: sets each point's distance from the source. Returns whether the sink can still be reached. */
function rank(pull: Int32Array, links: Int32Array, reach: number[], level: Int32Array, queue: Int32Array): boolean {
  let end = 0
  for (let i = 0; i < pull.length; i++) {
    level[i] = pull[i]! > 0 ? 0 : -1
    if (level[i] === 0) queue[end++] = i
  }
  let reached = false
  for (let k = 0; k < end; k++) {
    const i = queue[k]!
    if (pull[i]! < 0) reached = true
    for (let way = 0; way < WAYS; way++) {
      const to = i + reach[way]!
      if (links[i * WAYS + way]! <= 0 || level[to]! >= 0) continue
      level[to] = level[i]! + 1
      queue[end++] = to
    }
  }
  return reached
}

/** Pushes as much flow as one path from source to sink takes. Returns false if there is no path left. */
function push(
  from: number,
  pull: Int32Array,
  links: Int32Array,
  reach: number[],
  level: Int32Array,
  next: Uint8Array,
): boolean {
  const path: number[] = []
  let at = from
  while (pull[at]! >= 0) {
    while (next[at]! < WAYS && !isOpen(at, next[at]!, links, reach, level)) next[at]!++
    if (next[at] === WAYS) {
      const last = path.pop()
      if (last === undefined) return false
      at = Math.floor(last / WAYS)
      next[at]!++
      continue
    }
    path.push(at * WAYS + next[at]!)
    at += reach[next[at]!]!
  }
  let most = Math.min(pull[from]!, -pull[at]!)
  for (const link of path) most = Math.min(most, links[link]!)
  for (const link of path) {
    const [i, way] = [Math.floor(link / WAYS), link % WAYS]
    links[link]! -= most
    links[(i + reach[way]!) * WAYS + (way ^ 1)]! += most
  }
  pull[from]! -= most
  pull[at]! += most
  return true
}

const isOpen = (at: number, way: number, links: Int32Array, reach: number[], level: Int32Array) =>
  links[at * WAYS + way]! > 0 && level[at + reach[way]!] === level[at]! + 1
