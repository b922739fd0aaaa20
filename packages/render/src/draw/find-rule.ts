import type { Pixels } from './pixels.ts'

/** All lengths are fractions of the picture. */
interface Rule {
  /** Horizontal centre of the line. */
  x: number
  /** Upper edge of the line. */
  y: number
  width: number
  /** Height of the blank paper above the line. */
  free: number
}

/**
 * Kinds of lines in the order of search: dark, faint, double. `ink` is the minimum channel difference (0 to 255) to the
 * paper. `thickness` is the maximum, as a share of the height.
 */
const KINDS = [
  { ink: 45, thickness: 0.007 },
  { ink: 22, thickness: 0.007 },
  { ink: 45, thickness: 0.014 },
] as const
/** Lower bound of the maximum thickness, in pixels. */
const LEAST_THICK = 3
/** Maximum channel difference on blank paper. Watermarks stay below it, and print exceeds it. */
const WATERMARK = 45
/** Maximum gap between two dots or dashes of one line, as a share of the width. */
const GAP = 0.015
/**
 * Minimum share of the length of a solid line or a box's side that must have ink. In a dotted or dashed line, minimum
 * share of the marks that must be evenly spaced.
 */
const MOST = 0.9
/** Minimum share of columns that are blank just above and below a line. A row through printed letters has less. */
const CLEAR = 0.9
/** Share of a line's length, around its middle, that must have blank paper above. The ends may have ornaments. */
const INNER = 0.9
/**
 * Minimum length, as a share of the width. From `middle` (a share of the height) downwards it is higher, because short
 * lines there are mostly for signatures.
 */
const LEAST = { above: 0.28, below: 0.4, middle: 0.6 }
/** Maximum length, as a share of the width. Longer lines frame or divide the page. */
const LONGEST = 0.88
/** Vertical range of lines for names, as shares of the height. */
const ROWS = { from: 0.2, to: 0.75 }
/** Maximum distance between the centres of a line and of the page, as a share of the width. */
const OFF_CENTRE = 0.22
/** Maximum distance from the middle of the page at which a line counts as centred, as a share of the width. */
const CENTRED = 0.01
/**
 * Lines in pairs, such as for signature and date, are not for the name. A line is one of a pair if another line on its
 * row has at least this share of its length.
 */
const PAIR = 0.6
/** Minimum length as a share of the width. It is low enough to find the short lines of a pair. */
const LEAST_OF_PAIR = 0.06
/** A horizontal line that ends at a vertical line of at least this share of the height is the side of a box. */
const SIDE = 0.04
/** Of the lines with at least this share of the best score, the uppermost one is for the name. */
const NEARLY = 0.85

interface Kind {
  ink: number
  /** Number of rows between a pixel of the line and the paper with which it is compared. */
  thick: number
}

interface Run {
  left: number
  right: number
  top: number
}

/**
 * Finds a line that is long, roughly centred, alone on its row and with blank paper above.
 * @param room wanted and minimum height of the blank paper, as shares of the picture
 */
export function findRule(pixels: Pixels, room: { wanted: number; least: number }): Rule | null {
  for (const { ink, thickness } of KINDS) {
    const kind = { ink, thick: Math.max(LEAST_THICK, Math.round(pixels.height * thickness)) }
    const runs = findRuns(pixels, kind)
    const rules = runs
      .filter((run) => isForName(pixels, run) && !hasPair(pixels, run, runs) && !isBoxed(pixels, run, kind))
      .map((run) => ({ ...shareOf(pixels, run), free: freeAbove(pixels, run) / pixels.height }))
      .filter(({ free }) => free >= room.least)
    const worth = ({ width, free }: Rule) => width * Math.min(1, free / room.wanted)
    const best = Math.max(...rules.map(worth))
    const upper = rules.filter((rule) => worth(rule) >= best * NEARLY).sort((a, b) => a.y - b.y)[0]
    if (upper) return upper
  }
  return null
}

function shareOf({ width, height }: Pixels, { left, right, top }: Run) {
  const x = (left + right) / 2 / width
  return { x: Math.abs(x - 0.5) <= CENTRED ? 0.5 : x, y: top / height, width: (right - left) / width }
}

function isForName(pixels: Pixels, run: Run): boolean {
  const { x, y, width } = shareOf(pixels, run)
  const least = y < LEAST.middle ? LEAST.above : LEAST.below
  return width >= least && width <= LONGEST && y >= ROWS.from && y <= ROWS.to && Math.abs(x - 0.5) <= OFF_CENTRE
}

function hasPair({ height }: Pixels, run: Run, runs: readonly Run[]): boolean {
  const long = run.right - run.left
  return runs.some(
    ({ left, right, top }) =>
      Math.abs(top - run.top) <= height * 0.015 &&
      (left >= run.right || right <= run.left) &&
      right - left >= long * PAIR,
  )
}

/** Maximum channel difference between two pixels of a column. */
function between({ data, width }: Pixels, x: number, y: number, otherY: number): number {
  const [a, b] = [(y * width + x) * 4, (otherY * width + x) * 4]
  return Math.max(
    Math.abs(data[a]! - data[b]!),
    Math.abs(data[a + 1]! - data[b + 1]!),
    Math.abs(data[a + 2]! - data[b + 2]!),
  )
}

/** Whether a vertical line meets an end of the horizontal run, so that the run is the side of a box. */
function isBoxed(pixels: Pixels, { left, right, top }: Run, { ink, thick }: Kind): boolean {
  const { width, height, data } = pixels
  const long = Math.round(height * SIDE)
  const isSide = (x: number, inner: number, from: number): boolean => {
    let marked = 0
    for (let y = Math.max(0, from); y < Math.min(height, from + long); y++) {
      const [a, b] = [(y * width + x) * 4, (y * width + inner) * 4]
      if ([0, 1, 2].some((part) => Math.abs(data[a + part]! - data[b + part]!) > ink)) marked++
    }
    return marked >= long * MOST
  }
  for (let aside = -thick; aside <= thick; aside++) {
    for (const from of [top - thick - long, top + thick]) {
      for (const [end, inwards] of [
        [left, 1],
        [right - 1, -1],
      ] as const) {
        const x = Math.min(width - 1, Math.max(0, end + aside))
        if (isSide(x, end + inwards * 3 * thick, from)) return true
      }
    }
  }
  return false
}

function freeAbove(pixels: Pixels, { left, right, top }: Run): number {
  const aside = ((right - left) * (1 - INNER)) / 2
  const [from, to] = [Math.ceil(left + aside), Math.floor(right - aside)]
  const paper = top - 2
  let y = paper
  for (; y >= 0; y--) {
    let marked = 0
    for (let x = from; x < to; x++) if (between(pixels, x, y, paper) > WATERMARK) marked++
    if (marked > 2) break
  }
  return top - 1 - y
}

function findRuns(pixels: Pixels, { ink, thick }: Kind): Run[] {
  const { width, height } = pixels
  const found: Run[] = []
  const isMarked = (x: number, y: number) =>
    between(pixels, x, y, y - thick) > ink &&
    between(pixels, x, y, y + thick) > ink &&
    between(pixels, x, y - thick, y + thick) <= ink
  const marks = new Uint8Array(width)
  for (let y = 2 * thick; y < height - 2 * thick - 2; y++) {
    // Two rows are combined, because a line may not be quite level.
    for (let x = 0; x < width; x++) marks[x] = isMarked(x, y) || isMarked(x, y + 1) ? 1 : 0
    for (const { left, right } of evenRuns(marks, Math.max(3, width * GAP))) {
      const isKnown = found.some((run) => y - run.top <= 2 * thick && left < run.right && right > run.left)
      if (right - left < width * LEAST_OF_PAIR) continue
      if (isKnown || !isClear(pixels, { left, right, top: y }, { ink, thick })) continue
      found.push(followed({ left, right, top: y }, width, 2 * thick, isMarked))
    }
  }
  return found
}

/** Extends a line to both sides, also by marks in nearby rows, because a scanned line may not be level. */
function followed(
  { left, right, top }: Run,
  width: number,
  drift: number,
  isMarked: (x: number, y: number) => boolean,
) {
  const run = { left, right, top }
  for (const way of [-1, 1]) {
    let [y, x] = [top, way < 0 ? left - 1 : right]
    for (let missed = 0; x >= 0 && x < width && missed < 3; x += way) {
      const next = [y, y - 1, y + 1, y - 2, y + 2].find((at) => Math.abs(at - top) <= drift && isMarked(x, at))
      missed = next === undefined ? missed + 1 : 0
      if (next === undefined) continue
      y = next
      run.left = Math.min(run.left, x)
      run.right = Math.max(run.right, x + 1)
      run.top = Math.min(run.top, y)
    }
  }
  return run
}

function evenRuns(marks: Uint8Array, gap: number): { left: number; right: number }[] {
  const strokes: { left: number; right: number }[] = []
  for (let x = 0; x < marks.length; x++) {
    if (marks[x] === 0) continue
    const last = strokes.at(-1)
    if (last?.right === x) last.right = x + 1
    else strokes.push({ left: x, right: x + 1 })
  }
  const runs: (typeof strokes)[] = []
  for (const stroke of strokes) {
    const run = runs.at(-1)
    if (run && stroke.left - run.at(-1)!.right <= gap) run.push(stroke)
    else runs.push([stroke])
  }
  return runs.filter(isEven).map((run) => ({ left: run[0]!.left, right: run.at(-1)!.right }))
}

function isEven(run: { left: number; right: number }[]): boolean {
  const inked = run.reduce((sum, { left, right }) => sum + right - left, 0)
  if (inked >= (run.at(-1)!.right - run[0]!.left) * MOST) return true
  const steps = run.slice(1).map(({ left }, i) => left - run[i]!.left)
  const usual = steps.toSorted((a, b) => a - b)[Math.floor(steps.length / 2)]!
  return steps.filter((step) => Math.abs(step - usual) <= Math.max(1.5, usual * 0.2)).length >= steps.length * MOST
}

function isClear(pixels: Pixels, { left, right, top }: Run, { ink, thick }: Kind): boolean {
  return [-1, 1].every((side) => {
    const near = top + side * thick
    let clear = 0
    for (let x = left; x < right; x++)
      if (between(pixels, x, near, near + side * 2) <= ink && between(pixels, x, near, top - thick) <= ink) clear++
    return clear >= (right - left) * CLEAR
  })
}
