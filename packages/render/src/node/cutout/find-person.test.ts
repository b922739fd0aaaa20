import { describe, expect, it } from 'vitest'
import { type ByteImage, resizeImage } from '../pixels/byte-image.ts'
import { createRandom } from '../pixels/random.ts'
import { type DrawnPortrait, drawPortrait, type PortraitOptions } from '../testing/portrait.ts'
import { type FoundPerson, findPerson } from './find-person.ts'
import { isTrusted, weighEvidence } from './trust.ts'

function photoOf({ rgba, width, height }: DrawnPortrait): ByteImage {
  const data = Uint8Array.from({ length: width * height * 3 }, (_, i) => rgba[Math.floor(i / 3) * 4 + (i % 3)]!)
  return { width, height, data }
}

/** Intersection over union of the found outline and the drawn one. */
function overlap({ mask, region }: FoundPerson, { person, width }: DrawnPortrait): number {
  let both = 0
  let either = 0
  for (let y = 0; y < mask.height; y++) {
    const row = Math.floor(region.top + ((y + 0.5) * region.height) / mask.height) * width
    for (let x = 0; x < mask.width; x++) {
      const column = Math.floor(region.left + ((x + 0.5) * region.width) / mask.width)
      const drawn = person[row + column]! > 127 ? 1 : 0
      const found = mask.data[y * mask.width + x]!
      both += drawn & found
      either += drawn | found
    }
  }
  return both / either
}

async function trusts(photo: ByteImage, person: FoundPerson): Promise<boolean> {
  const { data } = await resizeImage(photo, person.mask.width, person.mask.height, person.region)
  return isTrusted(person, weighEvidence(data, person))
}

const CASES: [string, PortraitOptions][] = (['light', 'medium', 'dark'] as const).flatMap((tone) => [
  [`${tone} skin in a room`, { tone, ground: 'room', width: 560, height: 700 }],
  [`${tone} skin before a wall`, { tone, ground: 'wall', width: 560, height: 700 }],
  [
    `${tone} skin, small and aside`,
    { tone, ground: 'wall', width: 800, height: 600, place: { x: 0.65, y: 0.42, size: 0.15 } },
  ],
])

describe('findPerson', () => {
  it.each(CASES)('cuts out %s', async (_, options) => {
    const drawn = drawPortrait({ ...options, seed: 7 })
    const photo = photoOf(drawn)
    const person = (await findPerson(photo))!
    expect(overlap(person, drawn)).toBeGreaterThan(0.96)
    expect(await trusts(photo, person)).toBe(true)
  })

  it('finds the head where it is', async () => {
    const drawn = drawPortrait({ place: { x: 0.4, y: 0.38, size: 0.25 } })
    const { region, mask, silhouettes } = (await findPerson(photoOf(drawn)))!
    const scale = region.width / mask.width
    const { head } = silhouettes[0]!
    expect(Math.abs(region.left + head.x * scale - drawn.head.x)).toBeLessThan(drawn.head.width * 0.15)
    expect(Math.abs(region.top + head.y * scale - drawn.head.y)).toBeLessThan(drawn.head.width * 0.3)
    expect(Math.abs(head.width * scale - drawn.head.width)).toBeLessThan(drawn.head.width * 0.4)
  })

  it('finds nobody in noise', async () => {
    const random = createRandom(3)
    const data = Uint8Array.from({ length: 300 * 300 * 3 }, () => 60 + random() * 120)
    expect(await findPerson({ width: 300, height: 300, data })).toBeUndefined()
  })
})
