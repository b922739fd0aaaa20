import { labelAreas } from '../cutout/mask.ts'
import type { Box } from '../pixels/byte-image.ts'
import type { Plane } from '../pixels/plane.ts'
import type { Face } from './faces.ts'

/**
 * An area that begins within this distance below the middle of a face, in face heights, belongs to the same person as
 * the face, even if the neck between them is hidden.
 */
const CHEST = 1.6

/**
 * Sets points to 0 if they are closer to an unwanted than to a wanted person, or if their connected area contains no
 * wanted face or chest. If no area contains one, the largest area is kept.
 * @param faces the wanted people
 * @param others the unwanted people
 */
export function keepPeople(
  { width: side, data }: Plane,
  faces: readonly Face[],
  others: readonly Face[],
  box: Box,
): void {
  const toGrid = ({ box: face }: Face) => ({
    x: ((face.x + face.width / 2 - box.left) / box.width) * side,
    y: ((face.y + face.height / 2 - box.top) / box.height) * side,
    across: (face.width / box.width) * side,
    down: (face.height / box.height) * side,
  })
  const wanted = faces.map(toGrid)
  const strangers = others.map(toGrid)
  for (let i = 0; i < data.length; i++) {
    if (data[i]! === 0 || strangers.length === 0) continue
    const [x, y] = [i % side, (i / side) | 0]
    const near = (places: typeof wanted) => Math.min(...places.map((place) => bodyDistance(place, x, y)))
    if (near(strangers) < near(wanted)) data[i] = 0
  }
  const inside = Uint8Array.from(data, (value) => (value > 0.3 ? 1 : 0))
  const { label, sizes } = labelAreas({ width: side, height: side, data: inside }, 1)
  const kept = new Set<number>()
  for (const { x, y, across, down } of wanted) {
    for (let v = -0.4; v <= CHEST; v += 0.2) {
      for (let u = -0.4; u <= 0.4; u += 0.2) {
        const [column, row] = [Math.floor(x + u * across), Math.floor(y + v * down)]
        if (column >= 0 && row >= 0 && column < side && row < side) kept.add(label[row * side + column]!)
      }
    }
  }
  kept.delete(0)
  if (kept.size === 0) kept.add(sizes.reduce((best, size, id) => (size > sizes[best]! ? id : best), 0))
  for (let i = 0; i < data.length; i++) if (label[i] && !kept.has(label[i]!)) data[i] = 0
}

function bodyDistance(place: { x: number; y: number; across: number; down: number }, x: number, y: number): number {
  const u = (x - place.x) / place.across
  const v = (y - place.y) / place.down
  return Math.hypot(u, v < 0 ? v : Math.max(0, v - 3))
}
