import { ContentScriptRequest } from '@ufaro/contract/tools/content-script.ts'
import { readScript } from '@ufaro/contract/tools/script-lines.ts'
import { expect } from 'vitest'
import { saidLines } from '../words/frames/said-lines.ts'
import { readOwnText } from '../words/plain/own-text.ts'
import { sentencesOf } from '../words/writer.ts'
import { writeScripts } from './script-writer.ts'

export const request = (fields: object = {}) =>
  ContentScriptRequest.parse({
    brandName: 'Àkàrà & Sons',
    brandDescription: 'Bean cakes from Ìbàdàn. Hot at dawn!',
    targetAudience: 'early birds',
    duration: '60 seconds',
    ...fields,
  })

export const contentsOf = (asked: ContentScriptRequest, seed: number) =>
  writeScripts(asked, seed).map(({ content }) => content)

export const clean = (text: string) => {
  expect(text).not.toMatch(/ {2}|[.,!?…]{2}|:\.|“”|[{}|]|undefined|\s[.,!?]|^\s|\s$|\n{3}/u)
  expect(text).toBe(text.normalize('NFC'))
}

/** Returns the sentences of a script that the user did not write. */
export function oursIn(
  script: string,
  { brandDescription, keyRequirements, language }: ContentScriptRequest,
): string[] {
  const own = readOwnText(brandDescription, '').sentences
  const said = [...own, ...saidLines(language ?? 'English', own).map(({ words }) => words), keyRequirements]
  const theirs = said.join(' ').toLowerCase()
  return sentencesIn(script).filter((each) => !theirs.includes(each.replace(/[.!?]$/u, '').toLowerCase()))
}

/** Leaves out the headings of scenes, which may repeat. */
const sentencesIn = (script: string) =>
  readScript(script).flatMap(({ kind, text }) => (kind === 'scene' ? [] : sentencesOf(text)))
