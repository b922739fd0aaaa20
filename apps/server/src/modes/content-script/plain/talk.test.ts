import { ContentScriptRequest } from '@ufaro/contract/tools/content-script.ts'
import { readScript } from '@ufaro/contract/tools/script-lines.ts'
import { expect, test } from 'vitest'
import { writeScripts } from '../script-writer.ts'

const spokenFor = (fields: object) => {
  const asked = ContentScriptRequest.parse({
    ...{ brandName: 'Harvest Home', targetAudience: 'Parents', duration: '2 minutes', characterCount: 'two' },
    ...fields,
  })
  return writeScripts(asked, 6).map(({ content }) =>
    readScript(content).flatMap((line) => (line.kind === 'speaker' ? [line] : [])),
  )
}
const SCHOOL =
  'Primary school in Ikorodu. School fees ₦75,000 a term, with lunch. Maximum 15 children in a class. We teach French. Open 8am to 3pm'

test('what somebody typed as one sentence is said as one, and no question is asked twice', () => {
  for (const lines of spokenFor({ brandDescription: SCHOOL })) {
    expect(lines.every(({ text }) => /\p{L}/u.test(text))).toBe(true)
    expect(lines.some(({ text }) => text.includes('₦75,000 a term, with lunch.'))).toBe(true)
    const open = lines.filter(({ text }) => /(?:else|more)\b[^?]*\?$/u.test(text))
    expect(open.length).toBeLessThan(2)
  }
})

test('before the call a listener says the facts back once, and the speaker confirms them', () => {
  for (const lines of spokenFor({ brandDescription: SCHOOL })) {
    const told = lines.flatMap(({ text }, at) => (text.includes('₦75,000') ? [at] : []))
    expect(told).toHaveLength(2)
    const [first, again] = told.map((at) => lines[at]!)
    expect(again?.speaker).not.toBe(first?.speaker)
    expect(again?.text).toMatch(/at most 15|[Mm]aximum 15/u)
    expect(again?.text).not.toMatch(/\bwe\b/iu)
    expect(lines[told[1]! + 1]?.speaker).toBe(first?.speaker)
    expect(lines.length - told[1]!).toBeLessThan(6)
  }
})

test('one speaker says the facts again for those who take notes', () => {
  for (const lines of spokenFor({ brandDescription: SCHOOL, characterCount: 'single' }))
    expect(lines.filter(({ text }) => text.includes('₦75,000'))).toHaveLength(2)
})

test('only friends talk of a sweet mouth, and an invitation has no catch', () => {
  const plain = spokenFor({
    brandDescription: 'We do henna in Kano',
    contentStyle: 'professional',
    duration: '5 minutes',
  })
  expect(plain.flat().some(({ text }) => /mouth|abi\b|smiling/u.test(text))).toBe(false)
  const invited = { brandDescription: 'Harvest thanksgiving in Warri, Sunday 6 December, 10am', duration: '3 minutes' }
  expect(
    spokenFor(invited)
      .flat()
      .some(({ text }) => /catch|hardest question/u.test(text)),
  ).toBe(false)
})

test('whoever has hours and no number is visited, an app is downloaded', () => {
  const last = (brandDescription: string) =>
    spokenFor({ brandDescription, duration: '30 seconds' }).map((lines) => lines.at(-1)!.text)
  for (const call of last('Car mechanic workshop in Gbagada. Open Monday to Saturday, 8am to 6pm'))
    expect(call).toMatch(/come|pass by/iu)
  for (const call of last('A savings app for groups. Free for 10 people. Download on Google Play'))
    expect(call).toBe('Download on Google Play.')
})

test('the owner in the name speaks, and a script begins with a question where one is asked for', () => {
  const tuner = {
    ...{ brandName: 'Keys by Tobenna', brandDescription: 'I tune pianos in Enugu. Tuning ₦35,000' },
    keyRequirements: 'start with a question',
  }
  for (const lines of spokenFor(tuner)) {
    expect(lines.find(({ text }) => text.includes('₦35,000'))?.speaker).toBe('TOBENNA')
    expect(lines[0]?.text).toMatch(/\?$/u)
  }
})

test('advice of the trade explains what was to be explained, and nothing is left for the speaker', () => {
  const basket = {
    ...{ brandName: 'Green Basket', keyRequirements: 'educational: how to keep vegetables fresh' },
    brandDescription: 'We bring fresh vegetables from farms in Jos to homes in Abuja. A basket is ₦18,000',
  }
  for (const lines of spokenFor(basket))
    expect(lines.some(({ text }) => /wash leaves|wrap leaves|tops off carrots|out of the sun/iu.test(text))).toBe(true)
})

test.each([
  ['Nkechi Hair', 'NKECHI'],
  ['Peter Foundation', undefined],
])('a first name at the start of %s speaks for it', (brandName, speaker) => {
  const cast = ['AMAKA', 'TUNDE', 'ZAINAB', 'DAYO']
  for (const lines of spokenFor({ brandName, brandDescription: 'Hair salon in Yaba', characterCount: 'single' }))
    if (speaker) expect(lines[0]?.speaker).toBe(speaker)
    else expect(cast).toContain(lines[0]?.speaker)
})
