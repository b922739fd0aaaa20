/**
 * Minimum cut on a grid of 8-connected nodes (Boykov and Kolmogorov, "An Experimental Comparison of Min-Cut/Max-Flow
 * Algorithms", 2004). General graph libraries spend most of their time and memory on edge lists; on a grid the
 * neighbour is an offset and the reverse of direction d is 7 - d, so capacities are all there is to store.
 */

/** Steps to the neighbours in the order in which `capacity` holds them; direction d and 7 - d are opposites. */
export const DIRECTIONS: readonly (readonly [dx: number, dy: number])[] = [
  [-1, -1],
  [0, -1],
  [1, -1],
  [-1, 0],
  [1, 0],
  [-1, 1],
  [0, 1],
  [1, 1],
]

const FREE = 0
const SOURCE = 1
const SINK = 2
/** Values of `parent` besides a direction. */
const TERMINAL = 8
const ORPHAN = 9
const NONE = 10

export interface Grid {
  /** Nodes a row and rows, including a frame one node wide that belongs to no picture and has no capacity. */
  stride: number
  rows: number
  /** Residual towards the source (positive) or the sink (negative) of each node; used up by the cut. */
  terminal: Float32Array
  /** Eight values a node: capacity of the edge that leaves it in that direction; used up by the cut. */
  capacity: Float32Array
}

export function createGrid(width: number, height: number): Grid {
  const stride = width + 2
  const rows = height + 2
  return {
    stride,
    rows,
    terminal: new Float32Array(stride * rows),
    capacity: new Float32Array(stride * rows * 8),
  }
}

interface Search {
  tree: Uint8Array
  /** Direction towards the parent, or one of TERMINAL, ORPHAN, NONE. */
  parent: Uint8Array
  /** Distance to the terminal along parents, valid as of `stamp`. */
  distance: Int32Array
  stamp: Int32Array
  /** Ring of nodes whose neighbourhood has not been looked at; `queued` keeps each in it once. */
  active: Int32Array
  queued: Uint8Array
  head: number
  tail: number
  orphans: number[]
  time: number
}

/** Cuts the grid; answers 1 for every node that stays with the source. */
export function cutGrid(grid: Grid): Uint8Array {
  const offsets = Int32Array.from(DIRECTIONS, ([dx, dy]) => dy * grid.stride + dx)
  const search = startSearch(grid.terminal)
  for (let node = nextActive(search); node >= 0; node = nextActive(search)) {
    for (let edge = growFrom(node, grid, search, offsets); edge >= 0; edge = growFrom(node, grid, search, offsets)) {
      search.time++
      augment(edge, grid, search, offsets)
      for (let orphan = search.orphans.pop(); orphan !== undefined; orphan = search.orphans.pop()) {
        adopt(orphan, grid, search, offsets)
      }
      if (search.tree[node] === FREE) break
    }
  }
  return search.tree.map((tree) => (tree === SOURCE ? 1 : 0))
}

function startSearch(terminal: Float32Array): Search {
  const size = terminal.length
  const search: Search = {
    tree: new Uint8Array(size),
    parent: new Uint8Array(size).fill(NONE),
    distance: new Int32Array(size),
    stamp: new Int32Array(size),
    active: new Int32Array(size + 1),
    queued: new Uint8Array(size),
    head: 0,
    tail: 0,
    orphans: [],
    time: 0,
  }
  for (let node = 0; node < size; node++) {
    if (terminal[node] === 0) continue
    search.tree[node] = terminal[node]! > 0 ? SOURCE : SINK
    search.parent[node] = TERMINAL
    search.distance[node] = 1
    enqueue(search, node)
  }
  return search
}

function enqueue(search: Search, node: number): void {
  if (search.queued[node]) return
  search.queued[node] = 1
  search.active[search.tail] = node
  search.tail = search.tail + 1 === search.active.length ? 0 : search.tail + 1
}

function nextActive(search: Search): number {
  while (search.head !== search.tail) {
    const node = search.active[search.head]!
    search.head = search.head + 1 === search.active.length ? 0 : search.head + 1
    search.queued[node] = 0
    if (search.tree[node] !== FREE) return node
  }
  return -1
}

/** Lets a node's tree take in free neighbours. Answers the edge (source side to sink side) where two trees touch, or -1. */
function growFrom(node: number, { capacity }: Grid, search: Search, offsets: Int32Array): number {
  const { tree, parent, distance, stamp } = search
  const own = tree[node]!
  for (let d = 0; d < 8; d++) {
    const other = node + offsets[d]!
    const edge = own === SOURCE ? node * 8 + d : other * 8 + 7 - d
    if (!(capacity[edge]! > 0)) continue
    if (tree[other] === FREE) {
      tree[other] = own
      parent[other] = 7 - d
      distance[other] = distance[node]! + 1
      stamp[other] = stamp[node]!
      enqueue(search, other)
    } else if (tree[other] !== own) {
      return edge
    } else if (stamp[other]! <= stamp[node]! && distance[other]! > distance[node]!) {
      parent[other] = 7 - d
      distance[other] = distance[node]! + 1
      stamp[other] = stamp[node]!
    }
  }
  return -1
}

/** Pushes as much flow as fits along the path that runs over `edge`. Saturated nodes become orphans. */
function augment(edge: number, grid: Grid, search: Search, offsets: Int32Array): void {
  const { capacity } = grid
  const from = edge >> 3
  const to = from + offsets[edge & 7]!
  const flow = Math.min(
    capacity[edge]!,
    roomToTerminal(from, SOURCE, grid, search, offsets),
    roomToTerminal(to, SINK, grid, search, offsets),
  )
  capacity[edge] = capacity[edge]! - flow
  const reverse = to * 8 + 7 - (edge & 7)
  capacity[reverse] = capacity[reverse]! + flow
  pushToTerminal(from, SOURCE, flow, grid, search, offsets)
  pushToTerminal(to, SINK, flow, grid, search, offsets)
}

function roomToTerminal(start: number, side: number, grid: Grid, search: Search, offsets: Int32Array): number {
  let room = Number.POSITIVE_INFINITY
  let node = start
  for (let d = search.parent[node]!; d < 8; d = search.parent[node]!) {
    const parent = node + offsets[d]!
    const edge = side === SOURCE ? parent * 8 + 7 - d : node * 8 + d
    if (grid.capacity[edge]! < room) room = grid.capacity[edge]!
    node = parent
  }
  return Math.min(room, Math.abs(grid.terminal[node]!))
}

function pushToTerminal(
  start: number,
  side: number,
  flow: number,
  { capacity, terminal }: Grid,
  search: Search,
  offsets: Int32Array,
): void {
  let node = start
  for (let d = search.parent[node]!; d < 8; d = search.parent[node]!) {
    const parent = node + offsets[d]!
    const along = side === SOURCE ? parent * 8 + 7 - d : node * 8 + d
    const against = side === SOURCE ? node * 8 + d : parent * 8 + 7 - d
    capacity[against] = capacity[against]! + flow
    capacity[along] = capacity[along]! - flow
    if (!(capacity[along]! > 0)) makeOrphan(node, search)
    node = parent
  }
  const before = terminal[node]!
  // Rounding must not flip the sign: a node at its terminal is either still open or exactly used up.
  terminal[node] = side === SOURCE ? Math.max(0, before - flow) : Math.min(0, before + flow)
  if (terminal[node] === 0) makeOrphan(node, search)
}

function makeOrphan(node: number, search: Search): void {
  search.parent[node] = ORPHAN
  search.orphans.push(node)
}

/** Finds an orphan the nearest parent that still leads to its terminal, or sets it free. */
function adopt(orphan: number, { capacity }: Grid, search: Search, offsets: Int32Array): void {
  const { tree, parent, distance, stamp, time } = search
  const own = tree[orphan]!
  let best = NONE
  let bestDistance = 0x7fffffff
  for (let d = 0; d < 8; d++) {
    const other = orphan + offsets[d]!
    const edge = own === SOURCE ? other * 8 + 7 - d : orphan * 8 + d
    if (!(capacity[edge]! > 0) || tree[other] !== own) continue
    const far = distanceToTerminal(other, search, offsets)
    if (far < bestDistance) {
      best = d
      bestDistance = far
    }
  }
  parent[orphan] = best
  if (best !== NONE) {
    distance[orphan] = bestDistance + 1
    stamp[orphan] = time
    return
  }
  for (let d = 0; d < 8; d++) {
    const other = orphan + offsets[d]!
    if (tree[other] !== own) continue
    const edge = own === SOURCE ? other * 8 + 7 - d : orphan * 8 + d
    if (capacity[edge]! > 0) enqueue(search, other)
    if (parent[other] === 7 - d) makeOrphan(other, search)
  }
  tree[orphan] = FREE
}

/** Steps to the terminal along parents (infinite if an orphan is on the way), remembered on the nodes passed. */
function distanceToTerminal(start: number, search: Search, offsets: Int32Array): number {
  const { parent, distance, stamp, time } = search
  let steps = 0
  let node = start
  for (;;) {
    if (stamp[node] === time) {
      steps += distance[node]!
      break
    }
    const d = parent[node]!
    steps++
    if (d === TERMINAL) {
      stamp[node] = time
      distance[node] = 1
      break
    }
    if (d >= 8) return 0x7fffffff
    node += offsets[d]!
  }
  let mark = steps
  for (node = start; stamp[node] !== time; node += offsets[parent[node]!]!) {
    stamp[node] = time
    distance[node] = mark--
  }
  return steps
}
