import {
  BRAND_TYPES,
  CHARACTER_COUNTS,
  CONTENT_STYLES,
  CONTENT_TYPES,
  ContentScriptRequest,
  LOCATIONS,
} from '@ufaro/contract/modes/content-script.ts'
import { LANGUAGES } from '@ufaro/contract/modes/copywriter.ts'
import { readScript, speakingSeconds } from '@ufaro/contract/modes/script-lines.ts'
import { describe, expect, test } from 'vitest'
import { maySpeak } from '../spoken-language.ts'
import { writeScripts } from './script-writer.ts'

const STYLES = Object.keys(CONTENT_STYLES)
const TYPES = Object.keys(CONTENT_TYPES)
const OWN = /Àkàrà & Sons|Bean cakes from Ìbàdàn|Hot at dawn!|early birds|60 seconds|Local References|keep it warm/gu

const request = (fields: object = {}) =>
  ContentScriptRequest.parse({
    brandName: 'Àkàrà & Sons',
    brandDescription: 'Bean cakes from Ìbàdàn. Hot at dawn!',
    targetAudience: 'early birds',
    keyRequirements: 'Local References',
    brandTypeGuidance: 'keep it warm',
    duration: '60 seconds',
    ...fields,
  })

const clean = (text: string) => {
  expect(text).not.toMatch(/ {2}|[.,!?…]{2}|:\.|“”|[{}]|undefined|\s[.,!?]|^\s|\s$|\n{3}/u)
  expect(text).toBe(text.normalize('NFC'))
}
const speakersOf = (script: string) =>
  new Set(readScript(script).flatMap((line) => (line.kind === 'speaker' ? [line.speaker] : [])))

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(TYPES)('every style has three clean scripts of its own as %s, with every field in them', (contentType) => {
    const texts = STYLES.map((contentStyle) => {
      const scripts = writeScripts(request({ language, contentType, contentStyle, characterCount: 'two' }), 5)
      expect(scripts.map(({ title }) => title)).toEqual(['Creative Approach', 'Professional Style', 'Dynamic Format'])
      for (const { content } of scripts) {
        clean(content)
        for (const own of [
          'Àkàrà & Sons',
          'Bean cakes from Ìbàdàn',
          'early birds',
          'Local References',
          'keep it warm',
          '60 seconds',
        ])
          expect(content).toContain(own)
        const kinds = readScript(content).map(({ kind }) => kind)
        expect(kinds.filter((kind) => kind === 'scene')).toHaveLength(3)
        expect(kinds).toContain('action')
        expect(kinds).toContain('speaker')
      }
      expect(new Set(scripts.map(({ content }) => content)).size).toBe(3)
      return scripts[0]?.content
    })
    expect(new Set(texts).size).toBe(STYLES.length)
  })

  test('all is said in that language', () => {
    const scripts = TYPES.flatMap((contentType, at) =>
      writeScripts(
        request({ language, contentType, contentStyle: STYLES[at], characterCount: 'multi', duration: '5 min' }),
        at,
      ),
    )
    const text = scripts.map(({ content }) => content.replace(OWN, '')).join('\n')
    for (const other of LANGUAGES) expect(maySpeak(other, text), other).toBe(other === language)
  })

  test('place and kind of brand are in it', () => {
    const written = (fields: object) => JSON.stringify(writeScripts(request({ language, ...fields }), 5))
    expect(new Set(LOCATIONS.map((contentLocation) => written({ contentLocation }))).size).toBe(LOCATIONS.length)
    expect(new Set(Object.keys(BRAND_TYPES).map((brandType) => written({ brandType }))).size).toBe(4)
  })
})

test.each([
  ['single', 1],
  ['two', 2],
  ['three', 3],
  ['multi', 4],
])('a script for %s has %i who speak', (characterCount, speakers) => {
  expect(CHARACTER_COUNTS).toContain(characterCount)
  for (const contentType of TYPES) {
    for (const duration of ['10 seconds', '', '3 minutes']) {
      for (const { content } of writeScripts(request({ characterCount, contentType, duration }), 8)) {
        const named = speakers > 1 || contentType === 'video_script'
        expect(speakersOf(content).size).toBe(named ? speakers : 0)
      }
    }
  }
})

test('a longer script says more', () => {
  const seconds = ['15 seconds', '30 seconds', '2 minutes'].map((duration) =>
    speakingSeconds(writeScripts(request({ duration, characterCount: 'two' }), 3)[0]!.content),
  )
  expect(seconds).toEqual([...seconds].sort((one, other) => one - other))
  expect(new Set(seconds).size).toBe(3)
})

test('what was left out leaves no gap', () => {
  const bare = { keyRequirements: '', brandTypeGuidance: '', duration: '', brandDescription: 'Bean cakes' }
  for (const language of LANGUAGES)
    for (const { content } of writeScripts(request({ ...bare, language }), 1)) clean(content)
})

test('the same seed writes the same, and fifty seeds write at least thirty different texts of each option', () => {
  expect(writeScripts(request(), 1)).toEqual(writeScripts(request(), 1))
  const runs = Array.from({ length: 50 }, (_, seed) => writeScripts(request(), seed * 7919))
  for (const option of [0, 1, 2]) {
    expect(new Set(runs.map((scripts) => scripts[option]?.content)).size).toBeGreaterThanOrEqual(30)
  }
})
