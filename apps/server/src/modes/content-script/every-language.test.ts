import {
  CHARACTER_COUNTS,
  CONTENT_STYLES,
  CONTENT_TYPES,
  LOCATIONS,
  QUICK_KEYWORDS,
} from '@ufaro/contract/tools/content-script.ts'
import { LANGUAGES, type Language } from '@ufaro/contract/tools/copywriter.ts'
import { speakingSeconds } from '@ufaro/contract/tools/script-lines.ts'
import { describe, expect, test } from 'vitest'
import { createRandom } from '../random.ts'
import { maySpeak } from '../spoken-language.ts'
import { randomRequest, tells } from '../words/random-requests.ts'
import { clean, contentsOf, oursIn, request } from './script-samples.ts'
import { writeScripts } from './script-writer.ts'

const STYLES = Object.keys(CONTENT_STYLES)
const TYPES = Object.keys(CONTENT_TYPES)
const REQUESTS = 200
/** Largest share of a run’s stock sentences that a later run of the same request may repeat. */
const SHARED = 0.05
const LENGTHS = [30, 45, 60, 90, 120, 180, 300]
const AUDIENCES = ['new mothers', 'students in hostels', 'brides and their aunties', 'night-shift nurses']

describe.each(LANGUAGES)('in %s', (language) => {
  test(`${REQUESTS} requests: three scripts apart, every fact said, as long as asked, and runs that differ`, () => {
    const random = createRandom(1_118)
    let sentences = 0
    let shared = 0
    for (let at = 0; at < REQUESTS; at++) {
      const { asked, seconds, facts } = randomScript(language, random)
      const written = writeScripts(asked, at)
      const scripts = written.map(({ content }) => content)
      const said = scripts.flatMap((script) => oursIn(script, asked))
      expect(new Set(said).size, scripts.join('\n\n')).toBe(said.length)
      for (const script of scripts) {
        clean(script)
        expect(facts.filter((fact) => !tells(language, script, fact))).toEqual([])
        expect(Math.abs(speakingSeconds(script) - seconds) / seconds, script).toBeLessThanOrEqual(0.15)
      }
      const rerun = writeScripts(asked, at + 9_000, written).map(({ content }) => content)
      for (const script of rerun) {
        expect(facts.filter((fact) => !tells(language, script, fact))).toEqual([])
        expect(Math.abs(speakingSeconds(script) - seconds) / seconds, script).toBeLessThanOrEqual(0.15)
      }
      const again = new Set(rerun.flatMap((script) => oursIn(script, asked)))
      sentences += said.length
      shared += said.filter((each) => again.has(each)).length
    }
    expect(shared / sentences).toBeLessThanOrEqual(SHARED)
  })

  test('all is said in that language, whatever is written', () => {
    const scripts = TYPES.flatMap((contentType, at) =>
      contentsOf(
        request({ language, contentType, contentStyle: STYLES[at], characterCount: 'multi', duration: '3 min' }),
        at,
      ),
    )
    const MARKED: readonly Language[] = ['Yoruba', 'Hausa', 'Igbo']
    expect(maySpeak(language, scripts.join('\n'))).toBe(true)
    for (const other of MARKED)
      if (MARKED.includes(language)) expect(maySpeak(other, scripts.join('\n'))).toBe(other === language)
  })

  test('place and every quick keyword change what is written', () => {
    const written = (fields: object) => JSON.stringify(writeScripts(request({ language, ...fields }), 5))
    expect(new Set(LOCATIONS.map((contentLocation) => written({ contentLocation }))).size).toBe(LOCATIONS.length)
    const tones = QUICK_KEYWORDS.filter((keyword) => keyword !== 'Nigeria Pidgin')
    const texts = tones.map((keyRequirements) => written({ keyRequirements }))
    expect(new Set([...texts, written({})]).size).toBe(tones.length + 1)
    for (const [at, text] of texts.entries()) expect(text).not.toContain(`(${tones[at]}`)
  })
})

function randomScript(language: Language, random: ReturnType<typeof createRandom>) {
  const { request: copy, facts } = randomRequest(language, random)
  const seconds = random.pick(LENGTHS)
  const asked = request({
    language,
    brandName: 'Tóyìn & Co',
    brandDescription: copy.productDescription.split('. ')[0],
    keyRequirements: copy.keywords,
    targetAudience: random.pick(AUDIENCES),
    duration: `${seconds} seconds`,
    contentType: random.pick(TYPES),
    contentStyle: random.pick(STYLES),
    characterCount: random.pick(CHARACTER_COUNTS),
  })
  return { asked, seconds, facts: [...facts, asked.targetAudience, 'Tóyìn & Co'] }
}
