import { ContentScriptRequest } from '@ufaro/contract/tools/content-script.ts'
import { readScript } from '@ufaro/contract/tools/script-lines.ts'
import { expect, test } from 'vitest'
import { writeScripts } from '../script-writer.ts'

const request = (fields: object = {}) =>
  ContentScriptRequest.parse({
    brandName: 'Baba Solar',
    brandDescription:
      '1kva solar inverter ₦400,000, 2 years warranty, pay 60% now and balance in 3 months. Call 0803 123 4567',
    targetAudience: 'shop owners',
    duration: '2 minutes',
    ...fields,
  })
const contentsOf = (asked: ContentScriptRequest, seed: number) =>
  writeScripts(asked, seed).map(({ content }) => content)

test('opens with the situation that is asked for', () => {
  const keyRequirements = 'a mother worries about the light bill'
  for (const characterCount of ['single', 'two']) {
    const [story] = contentsOf(request({ keyRequirements, characterCount }), 6)
    const [first, next] = readScript(story!).filter(({ kind }) => kind === 'speaker')
    expect(first?.text).toMatch(/: a mother worries about the light bill\.$/u)
    if (characterCount === 'two') expect(next?.text).toMatch(/\?$/u)
  }
})

test('says what an amount and a warranty mean for the viewer, each script in its own way', () => {
  const spoken = contentsOf(request(), 6).map((content) =>
    readScript(content)
      .filter(({ kind }) => kind === 'speaker')
      .map(({ text }) => text),
  )
  const behind = spoken.map((lines) => lines[lines.findIndex((text) => text.includes('2 years warranty')) + 1])
  for (const line of behind)
    expect(line).toMatch(/receipt|misbehaves|gives you trouble|stops|hoping|praying|covers|inside|guess|dear|less/u)
  expect(new Set(behind).size).toBe(3)
})

test('gives each script advice of its own', () => {
  const told = contentsOf(request({ characterCount: 'two', duration: '90 seconds' }), 6).map(
    (content) => new Set(content.match(/(?:how|what|when|which|who|can|may) [^?\n]{12,}(?=\?)/gu) ?? []),
  )
  const shared = [...told[0]!].filter((question) => told[1]!.has(question))
  expect(told[1]!.size).toBeGreaterThan(0)
  expect(shared).toEqual([])
})

test('does not end with the same words twice', () => {
  const brandDescription = 'Jollof in Yaba. Order before 10am on 0803 123 4567'
  for (const content of contentsOf(request({ brandDescription, keyRequirements: 'end with Order before 10am' }), 6)) {
    expect(content.match(/Order before 10am/gu)).toHaveLength(1)
    expect(readScript(content).findLast(({ kind }) => kind === 'speaker')?.text).toMatch(/^Order before 10am/u)
  }
})

test('whoever the situation is about asks, and does not speak for the brand', () => {
  const keyRequirements = 'a barber whose gen dies during a haircut'
  for (const content of contentsOf(request({ keyRequirements, characterCount: 'two' }), 6)) {
    const lines = readScript(content).flatMap((line) => (line.kind === 'speaker' ? [line] : []))
    for (const { speaker, text } of lines) if (text.includes('₦')) expect(speaker).not.toBe('BARBER')
  }
})

test('a person who is only spoken of has no voice', () => {
  const keyRequirements = 'a groom whose tailor disappointed him'
  for (const content of contentsOf(request({ keyRequirements, characterCount: 'two' }), 6)) {
    expect(content).toMatch(/^GROOM: /mu)
    expect(content).not.toMatch(/^TAILOR: /mu)
  }
})
