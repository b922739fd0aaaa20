import { ContentScriptRequest } from '@ufaro/contract/tools/content-script.ts'
import { wantedLanguage } from '@ufaro/contract/tools/wanted-language.ts'
import { expect, test } from 'vitest'
import { wantedSeconds } from './wanted-seconds.ts'

const request = (fields: object) =>
  ContentScriptRequest.parse({ brandName: 'a', brandDescription: 'b', targetAudience: 'c', ...fields })

test.each([
  ['', 'English'],
  ['Humor, Nigeria Pidgin', 'Nigerian Pidgin'],
  ['write it in yoruba, please', 'Yoruba'],
  ['Yorùbá', 'Yoruba'],
  ['Hausa or Igbo', 'Hausa'],
  ['Ìgbò kwenu', 'Igbo'],
  ['igboho', 'English'],
  ['dont use pidgin too much', 'English'],
  ['no English, Hausa', 'Hausa'],
])('“%s” among the key requirements means %s', (keyRequirements, language) => {
  expect(wantedLanguage(request({ keyRequirements }))).toBe(language)
  expect(wantedLanguage(request({ keyRequirements, language: 'Hausa' }))).toBe('Hausa')
})

test.each([
  ['60 seconds', 60],
  ['30s', 30],
  ['30-60 seconds', 60],
  ['1.5 minutes', 90],
  ['1 min 30 sec', 90],
  ['1:30', 90],
  ['a 2-minute video', 120],
  ['about 280 words', 120],
  ['', null],
  ['short', null],
  ['0 seconds', null],
  ['3 slides', null],
])('“%s” lasts %s seconds', (duration, seconds) => expect(wantedSeconds(duration)).toBe(seconds))
