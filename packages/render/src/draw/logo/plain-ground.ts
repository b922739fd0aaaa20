import { borderCells, median, type Pixels } from '../pixels.ts'

const SPREAD = 8
/** Maximum share of the border that may have another colour, for example where a stroke touches the border. */
const STRAY = 0.12
const OPAQUE = 250

/** Null if the border is transparent or has several colours. */
export function plainGroundOf(picture: Pixels): readonly number[] | null {
  const border = borderCells(picture).map((cell) => cell * 4)
  const { data } = picture
  const opaque = border.filter((at) => (data[at + 3] as number) >= OPAQUE)
  if (opaque.length < border.length * (1 - STRAY)) return null
  const middle = [0, 1, 2].map((part) => median(opaque.map((at) => data[at + part] as number)))
  const away = opaque.map((at) =>
    Math.max(...middle.map((value, part) => Math.abs((data[at + part] as number) - value))),
  )
  const near = away.filter((distance) => distance <= SPREAD * 3)
  if (near.length < opaque.length * (1 - STRAY)) return null
  return near.reduce((sum, distance) => sum + distance, 0) / near.length <= SPREAD ? middle : null
}
