import { COPY_STYLES } from '@ufaro/contract/tools/copywriter.ts'
import { expect, test } from 'vitest'
import { createRandom } from '../random.ts'
import { spin } from '../words/spin.ts'
import { dealOf, isNotice, type Matter, matterOf } from './matters.ts'
import { openingsOf } from './openings.ts'

test.each([
  ['Branded shirts, we print', 'print'],
  ['Our accounting software for small shops runs on an Android phone', 'software'],
  ['Leather repair', 'mending'],
  ['Ankara throw pillows', 'house'],
  ['Ankara for aso ebi', 'fabrics'],
  ['Ankara gowns', 'clothes'],
  ['PVC ceiling and wall panels', 'building'],
  ['We manage your flats in Abuja', null],
  ['We clean your flats in Abuja', 'cleaning'],
  ['Washing powder', null],
  ['A world class umbrella', null],
  ['Sip and paint evening', null],
  ['Mother and newborn photo session', 'pictures'],
  ['Driving school', 'lessons'],
  ['Room to let: 2 bedroom flat, tiled, borehole', 'homes'],
  ['House painting', 'building'],
  ['Hair growth oil', 'skin'],
  ['Chilled palm wine for your party', 'drinks'],
  ['Jollof, small chops and cupcakes', 'meals'],
  ['Puppies for sale', null],
  ['Cakes and braids', null],
  ['Umbrellas', null],
  ['Jollof rice in Yaba', 'meals'],
  ['Baking class for cakes', 'lessons'],
  ['Phone screen repairs', 'repairs'],
  ['Nursery and primary school', 'schools'],
  ['2 bedroom flat', 'homes'],
] as const)('a matter is known by one noun, and not where two disagree: %s', (heading, matter) => {
  expect(matterOf(heading, heading)).toBe(matter)
})

test('what a thing is used for is not what it is', () => {
  expect(matterOf('Spare parts for Honda cars', '')).toBe(null)
  expect(matterOf('Perfume for brides', '')).toBe('scent')
  expect(matterOf('Goat meat to hotels, restaurants and caterers', '')).toBe('farm')
})

test('every matter has dozens of openings in every style, each one sentence', () => {
  const nouns =
    'jar hampers|gym|furniture|cctv|dental|toyota|bread|jollof|cakes|garri|gowns|wigs|perfume|lessons|creche|dj|photographer|plumber|flat|laptop|courier|solar|laundry|zobo|body butter|newborn|cobbler|software|banners|seedlings|car hire|hotel|cement|visa|loan|lpg|novel|plot|bus to Jos|lace'
  const matters = nouns.split('|').map((noun) => matterOf(noun, noun) as Matter)
  expect(new Set(matters).size).toBe(40)
  for (const matter of matters)
    for (const style of COPY_STYLES) {
      const rules = openingsOf(matter, style)
      const said = Array.from({ length: 300 }, (_, seed) => {
        const random = createRandom(seed)
        return spin(random.pick(rules), random)
      })
      expect(new Set(said).size, `${matter}, ${style}`).toBeGreaterThan(25)
      for (const each of said) expect(each).toMatch(/^[^.!?]+[.!?:]$/u)
    }
})

test.each([
  ['We restore old maps', 'work'],
  ['Umbrellas', 'offer'],
  ['Umbrellas, all colours', 'goods'],
  ['Beekeeper. First visit ₦10,000', 'offer'],
  ['Calabash bowls. From ₦8,000', 'offer'],
  ['Our shop will be closed from 24 December. Last order day is Friday', null],
  ['Parents and guardians are to note the new timetable for the term', null],
] as const)('without a known trade, a thing is sold or work is done only where that is certain: %s', (text, deal) => {
  expect(dealOf(text, text)).toBe(deal)
})

test('a notice is known, and an offer is none', () => {
  expect(isNotice('We have moved to Ring Road')).toBe(true)
  expect(isNotice('Bread, order before noon')).toBe(false)
})
