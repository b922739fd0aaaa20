import { expect, test } from 'vitest'
import { drawPortrait } from '../testing/portrait.ts'
import { detectFaces } from './faces.ts'
import { bodyOf, partsOf, SIDE } from './people-models.ts'
import { lookOnPlainGround } from './plain-ground.ts'
import { sampleSquare, wholeOf } from './sample.ts'

/** Runs the models on a drawn portrait. Also returns a point in the hair above the forehead. */
async function seenPortrait() {
  const { rgba, width, height } = drawPortrait({ tone: 'dark', width: 560, height: 700 })
  const picture = { width, height, data: rgba.filter((_, i) => i % 4 !== 3) }
  const box = wholeOf(picture)
  const [head] = await detectFaces(picture)
  const bytes = await sampleSquare(picture, box, SIDE)
  const [body, parts] = [await bodyOf(bytes), await partsOf(bytes)]
  const rowOf = (y: number) => Math.floor((y / height) * SIDE)
  const column = Math.floor(((head!.box.x + head!.box.width / 2) / width) * SIDE)
  const brow = rowOf(Math.min(head!.eyes[0].y, head!.eyes[1].y) - 0.2 * head!.box.height)
  let top = 0
  while (body[top * SIDE + column]! < 0.9) top++
  return { bytes, box, head: head!, seen: { body, steady: body, parts }, brow, hair: (top + 4) * SIDE + column }
}

test('where the models agree about a head, nothing changes', async () => {
  const { bytes, box, head, seen } = await seenPortrait()
  seen.parts.person.set(seen.body)
  await lookOnPlainGround(bytes, box, head, seen)
  expect(seen.parts.person).toEqual(seen.body)
})

test('hair that one model overlooked is found before a plain ground, and the ground stays ground', async () => {
  const { bytes, box, head, seen, brow, hair } = await seenPortrait()
  const before = seen.parts.person.slice()
  seen.parts.person.fill(0, 0, brow * SIDE)
  await lookOnPlainGround(bytes, box, head, seen)
  expect(seen.parts.person[hair]).toBeGreaterThan(0.9)
  const ground = [...before.keys()].filter((i) => i < brow * SIDE && before[i]! < 0.05 && seen.body[i]! < 0.05)
  expect(ground.reduce((sum, i) => sum + seen.parts.person[i]!, 0)).toBeLessThan(0.02 * ground.length)
})
