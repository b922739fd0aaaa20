import type { HeadshotRequest } from '@ufaro/contract/tools/headshot.ts'
import { TOOLS, toolOf, wantedSlot } from '@ufaro/contract/tools.ts'
import { sharp } from '@ufaro/render/node/sharp.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { pictureRules } from '#server/features/making/picture-rules.ts'
import { headshotJob } from '#server/modes/headshot/headshot.job.ts'
import { openOutput, setUpEngines } from './factories/engines.ts'
import { startGeminiStandIn } from './stand-ins/gemini.ts'
import { madePicture } from './stand-ins/made-picture.ts'

let gemini: Awaited<ReturnType<typeof startGeminiStandIn>>
let photo: Buffer
beforeAll(async () => {
  gemini = await startGeminiStandIn()
  photo = await madePicture(null, { width: 300, height: 400, turn: 2 })
})
beforeEach(() => gemini.reset())
afterAll(() => gemini.close())

const REQUEST: HeadshotRequest = { mode: 'headshot', prompt: 'a green wall', options: { attire: 'Casual' } }

function make(slot: number, photos = [photo]) {
  const engines = setUpEngines({ GEMINI_API_KEYS: ['key-a'], GEMINI_BASE_URL: gemini.baseUrl })
  return headshotJob.make(REQUEST, {
    engine: 'gemini',
    slot,
    signal: new AbortController().signal,
    input: async () => photos,
    marks: async () => undefined,
    ai: openOutput(engines, 'gemini').tools,
    progress: async () => {},
  })
}

describe('a headshot by a model', () => {
  it('needs exactly one photo', async () => {
    expect(pictureRules(TOOLS.headshot, REQUEST)).toMatchObject([{ name: 'productImageDataUrl', min: 1, max: 1 }])
    await expect(make(1, [])).rejects.toThrow('without its photo')
    expect(gemini.calls).toHaveLength(0)
  })

  it('is delivered as JPEG, whatever format the model sent', async () => {
    const made = await make(1)
    if (made.kind !== 'image') throw new Error('a headshot is a picture')
    expect(made.picture).toMatchObject({ contentType: 'image/jpeg', width: 928, height: 1152 })
    expect(await sharp(made.picture.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 928, height: 1152 })
  })

  it('tells the model a scene of its own for each look, the photo and the wish apart from the rules', async () => {
    for (const look of [1, 2, 3, 4]) await make(look)
    const requests = gemini.requests()
    const systems = requests.map(({ systemInstruction }) => systemInstruction?.parts.map(({ text }) => text).join(''))
    expect(new Set(systems).size).toBe(4)
    for (const [index, { contents }] of requests.entries()) {
      expect(systems[index]).toContain(`attire Casual, look ${index + 1} of 4`)
      expect(systems[index]).not.toContain('green wall')
      const parts = contents.flatMap((content) => content.parts)
      expect(parts.filter(({ inlineData }) => inlineData)).toHaveLength(1)
      expect(parts.find(({ text }) => text)?.text).toContain('"a green wall"')
    }
  })
})

it('uses the slot that the request names', () => {
  expect(wantedSlot(toolOf('headshot'), { ...REQUEST, options: { attire: 'Casual', look: 3 } })).toBe(3)
  expect(wantedSlot(toolOf('headshot'), REQUEST)).toBeUndefined()
})
