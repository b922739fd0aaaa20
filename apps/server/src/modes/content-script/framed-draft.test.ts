import { ContentScriptRequest } from '@ufaro/contract/tools/content-script.ts'
import type { Language } from '@ufaro/contract/tools/copywriter.ts'
import { readScript } from '@ufaro/contract/tools/script-lines.ts'
import { describe, expect, test } from 'vitest'
import { sayAudience } from '../words/lexicon.ts'
import { factsOf, kindOf, recallOf } from './framed-facts.ts'
import { writeScripts } from './script-writer.ts'

const FRAMED: readonly Language[] = ['Nigerian Pidgin', 'Yoruba', 'Hausa', 'Igbo']
const request = (fields: object) =>
  ContentScriptRequest.parse({
    brandName: 'Kolo Foods',
    brandDescription: 'Amala and ewedu in Mushin. Plate from ₦1,500. We deliver',
    targetAudience: 'students',
    duration: '60 seconds',
    ...fields,
  })
const linesOf = (content: string) => readScript(content).flatMap((line) => (line.kind === 'speaker' ? [line] : []))

test.each([
  ['Plate from ₦1,500, delivery free', 'price'],
  ['A máa ń gbé e wá sí ilé yín', 'reach'],
  ['Garanti na shekara biyu', 'warranty'],
  ['We open 7am to 8pm', 'time'],
  ['Shop 14, Computer Village Ikeja', 'place'],
  ['No chemicals added', 'more'],
] as const)('what a sentence answers: %s', (typed, kind) => {
  expect(kindOf(typed)).toBe(kind)
})

test('nothing that asks is said again, and prices are before what does not fit', () => {
  const facts = factsOf('Nigerian Pidgin', ['You dey hungry?', 'We cook for party every day', 'Plate na ₦1,500'])
  expect(recallOf(facts, 4)).toBe('Plate na ₦1,500')
  expect(recallOf(facts, 40)).not.toContain('hungry')
})

test('whom it is for is said in the language whole or not at all', () => {
  expect(sayAudience('Hausa', 'families and night-shift nurses')).toBe('families and night-shift nurses')
  expect(sayAudience('Hausa', 'families and school children')).toBe('iyalai da ’yan makaranta')
  expect(sayAudience('Yoruba', 'car owners')).toBe('ẹ̀yin tó ní ọkọ̀')
})

describe.each(FRAMED)('in %s', (language) => {
  test('the price answers a question, and is said once more before the last call', () => {
    for (const characterCount of ['single', 'two'])
      for (const { content } of writeScripts(request({ language, characterCount }), 4)) {
        const said = linesOf(content).map(({ text }) => text)
        const priced = said.flatMap((text, at) => (text.includes('₦1,500') ? [at] : []))
        expect(priced).toHaveLength(2)
        expect(said[priced[0]! - 1]).toMatch(/\?$/u)
        expect(priced[1]).toBeGreaterThanOrEqual(said.length - 3)
      }
  })

  test('of two voices the second says what is true of the business, and the first asks', () => {
    for (const { content } of writeScripts(request({ language, characterCount: 'two' }), 9)) {
      const speakers = linesOf(content).map(({ speaker }) => speaker)
      expect(speakers.every((speaker, at) => speaker === speakers[at % 2])).toBe(true)
      const sayer = linesOf(content).filter(({ text }) => text.includes('₦1,500'))
      expect(new Set(sayer.map(({ speaker }) => speaker))).toEqual(new Set([speakers[1]]))
    }
  })
})

test('what is to be said is not spoken as it was asked for', () => {
  const said = (language: Language, keyRequirements: string) =>
    writeScripts(request({ language, keyRequirements }), 2)
      .map(({ content }) => content)
      .join('\n')
  expect(said('Nigerian Pidgin', 'Mention say catering dey')).toMatch(/: Catering dey\./u)
  expect(said('Hausa', 'A faɗi farashi')).not.toMatch(/faɗi farashi/iu)
  expect(said('Yoruba', 'Ẹ sọ pé a máa ń ṣí lálẹ́')).toMatch(/: A máa ń ṣí lálẹ́\./u)
})
