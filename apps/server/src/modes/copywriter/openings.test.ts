import { COPY_STYLES, CopyRequest } from '@ufaro/contract/tools/copywriter.ts'
import { expect, test } from 'vitest'
import { createRandom } from '../random.ts'
import { spin } from '../words/spin.ts'
import { writeCopies } from './copy-writer.ts'
import { openingsOf } from './openings.ts'
import { PITCHES } from './pitches.ts'

test('every trade with a pitch has dozens of openings in every style, each one sentence', () => {
  for (const trade of Object.keys(PITCHES) as (keyof typeof PITCHES)[])
    for (const style of COPY_STYLES) {
      const rules = openingsOf(trade, style)
      const said = Array.from({ length: 300 }, (_, seed) => {
        const random = createRandom(seed)
        return spin(random.pick(rules), random)
      })
      expect(new Set(said).size, `${trade}, ${style}`).toBeGreaterThan(25)
      for (const each of said) expect(each).toMatch(/^[^.!?]+[.!?:]$/u)
    }
})

test('a list whose opening greets the buyers does not name them again', () => {
  const asked = CopyRequest.parse({ productDescription: 'Used laptops from ₦165,000', keywords: 'flyer, students' })
  for (let seed = 0; seed < 10; seed++)
    expect(writeCopies(asked, seed)[1]!.content.match(/students/giu)).toHaveLength(1)
})
