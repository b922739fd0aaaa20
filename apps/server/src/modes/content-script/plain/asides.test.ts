import { CONTENT_STYLES } from '@ufaro/contract/tools/content-script.ts'
import { readScript } from '@ufaro/contract/tools/script-lines.ts'
import { expect, test } from 'vitest'
import { request } from '../script-samples.ts'
import { writeScripts } from '../script-writer.ts'

const priceIn = (fields: object) =>
  writeScripts(
    request({
      ...{ brandName: 'Sweet Crumbs', targetAudience: 'mums', duration: '90 seconds' },
      brandDescription: 'Birthday cakes in Asaba. Cakes from ₦25,000. Open Monday to Saturday 8am to 6pm',
      ...fields,
    }),
    6,
  ).flatMap(({ content }) => readScript(content).filter(({ kind, text }) => kind === 'speaker' && /₦/u.test(text)))[0]!
    .text

test('every style adds its own words to a price', () => {
  const told = Object.keys(CONTENT_STYLES).map((contentStyle) => priceIn({ contentStyle }))
  for (const text of told) expect(text).toMatch(/₦25,000[^.]*\. \p{Lu}/u)
  expect(new Set(told.map((text) => text.replace(/^[^.]*\. /u, ''))).size).toBe(told.length)
})

test('a vacancy is told without asides', () => {
  const brandDescription = 'We need a sales girl in Wuse. Salary ₦70,000. Apply with CV'
  expect(priceIn({ brandDescription, contentStyle: 'funny' })).toMatch(/₦70,000\.$/u)
})
