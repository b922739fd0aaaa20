import { readScript } from '@ufaro/contract/tools/script-lines.ts'
import { expect, test } from 'vitest'
import { request } from '../script-samples.ts'
import { writeScripts } from '../script-writer.ts'

const scriptsFor = (fields: object) =>
  writeScripts(
    request({
      ...{ brandName: 'FixIt', targetAudience: 'students', duration: '1 minute' },
      brandDescription: 'We repair phones in Ikeja. Screens from ₦12,000. 3 months warranty',
      ...fields,
    }),
    6,
  ).map(({ content }) => content)
const linesIn = (content: string) =>
  readScript(content).flatMap((line) => (line.kind === 'speaker' || line.kind === 'line' ? [line] : []))

test.each([
  ['say the warranty two times', '3 months warranty'],
  ['repeat the price', '₦12,000'],
  ['say our number twice, 0803 222 1111', '0803 222 1111'],
])('%s: it is said again before the call', (keyRequirements, words) => {
  for (const content of scriptsFor({ keyRequirements })) {
    expect(linesIn(content).filter(({ text }) => text.includes(words))).toHaveLength(2)
    expect(content).not.toMatch(/two times|twice|repeat the/u)
  }
})

test('a date in the first sentence can be repeated', () => {
  const brandDescription = 'Youth convention Friday 18 December 5pm at Uyo, free entry, music and food'
  for (const content of scriptsFor({ brandDescription, keyRequirements: 'say the date two times' })) {
    expect(linesIn(content).filter(({ text }) => text.includes('Friday 18 December'))).toHaveLength(2)
    expect(content).toMatch(/convention on Friday 18 December, 5pm at Uyo[.,]/u)
    expect(content).toMatch(/[Ee]ntry is free\./u)
  }
})

test.each(['single', 'two'])('a doubt is answered with what was typed (%s)', (characterCount) => {
  const keyRequirements = 'a customer that doubts the repair will last'
  for (const content of scriptsFor({ keyRequirements, characterCount })) {
    const at = linesIn(content).findIndex(({ text }) => /doubt the repair will last/u.test(text))
    const answer = linesIn(content)[characterCount === 'two' ? at + 1 : at]
    expect(answer?.text).toContain(': 3 months warranty.')
    expect(content).not.toMatch(/customer that doubts/iu)
  }
})

test('a doubt without a fact that answers it is met with a question', () => {
  const fields = { brandDescription: 'Hair salon in Festac', keyRequirements: 'customer wey no believe say e go last' }
  for (const content of scriptsFor(fields)) {
    expect(content).toMatch(/doubt|believe/u)
    expect(content).not.toMatch(/wey|e go last/u)
  }
})

test('an advert begins with the brand and the offer', () => {
  for (const content of scriptsFor({ contentType: 'ad_copy' }).slice(0, 2)) {
    const [first] = linesIn(content)
    expect(first?.text).toMatch(/FixIt: we repair phones in Ikeja\.|We repair phones in Ikeja\. [\p{L} ]+ FixIt\./u)
  }
})

test('families and restaurants hear about the kitchen at home', () => {
  const farm = { brandDescription: 'Fresh eggs in Ibadan. Crate ₦4,200', duration: '2 minutes' }
  const [home] = scriptsFor({ ...farm, targetAudience: 'families and restaurants' })
  const [work] = scriptsFor({ ...farm, targetAudience: 'restaurants' })
  expect(home).not.toMatch(/do the ordering|goes out each day|your people/u)
  expect(work).toMatch(/order|goes out each day|your people/u)
})
