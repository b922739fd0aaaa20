import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod/mini'
import { logOf, openOutput, setUpEngines } from './factories/engines.ts'
import { startGeminiStandIn } from './stand-ins/gemini.ts'
import { madePicture } from './stand-ins/made-picture.ts'

const ORDER = { system: 'Keep the face.', prompt: 'A blue wall, please.', aspectRatio: '4:5' }
let gemini: Awaited<ReturnType<typeof startGeminiStandIn>>
let photo: Buffer

beforeAll(async () => {
  gemini = await startGeminiStandIn()
  photo = await madePicture(null, { width: 200, height: 250, turn: 1 })
})
beforeEach(() => gemini.reset())
afterAll(() => gemini.close())

function set(options: Parameters<typeof setUpEngines>[1] = {}, ...keys: string[]) {
  return setUpEngines({ GEMINI_API_KEYS: keys.length > 0 ? keys : ['key-a'], GEMINI_BASE_URL: gemini.baseUrl }, options)
}

const draw = (engines = set()) => openOutput(engines, 'gemini').tools.picture({ ...ORDER, images: [photo] })
const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.unreachable('it went well'),
    (error) => error,
  )

describe('a picture from Gemini', () => {
  it('is requested with the system text apart from the wish, and returned with its size', async () => {
    const engines = set()
    const { tools, usage } = openOutput(engines, 'gemini')

    const picture = await tools.picture({ ...ORDER, images: [photo] })

    expect(picture).toMatchObject({ contentType: 'image/png', width: 928, height: 1152 })
    const [call] = gemini.calls
    expect(call).toMatchObject({ method: 'POST', path: '/v1beta/models/gemini-2.5-flash-image:generateContent' })
    expect(call?.key).toBe('key-a')
    const [request] = gemini.requests()
    expect(request?.systemInstruction?.parts).toEqual([{ text: ORDER.system }])
    expect(request?.generationConfig).toMatchObject({
      responseModalities: ['TEXT', 'IMAGE'],
      imageConfig: { aspectRatio: '4:5' },
    })
    const parts = request?.contents.flatMap((content) => content.parts) ?? []
    expect(parts.map(({ text }) => text).filter(Boolean)).toEqual([ORDER.prompt])
    const inline = parts.find((part) => part.inlineData)?.inlineData
    expect(inline?.mimeType).toBe('image/png')
    expect(Buffer.from(inline?.data ?? '', 'base64')).toEqual(photo)
    // The call used 560 input tokens at 0.30 and 1,290 output tokens at 30 US dollars per million.
    expect(usage).toMatchObject({ model: 'gemini-2.5-flash-image', calls: 1, costMicrousd: 38_868 })
  })

  it('fails without a retry if the prompt was blocked or the picture withheld', async () => {
    for (const fault of ['blocked', 'image-safety', 'prohibited']) {
      gemini.reset()
      gemini.always(fault)
      expect(await failureOf(draw())).toMatchObject({ kind: 'blocked' })
      expect(gemini.calls).toHaveLength(1)
    }
  })

  it('is asked for once more where the answer holds none, and not a third time', async () => {
    for (const fault of [
      'text-only',
      'no-image',
      'undecodable',
      'link',
      'continuation',
      'broken-json',
      'truncated',
      'html',
      'oversize',
    ]) {
      gemini.reset()
      gemini.always(fault)
      expect(await failureOf(draw()), fault).toMatchObject({ kind: 'unusable' })
      expect(
        gemini.calls.map(({ method }) => method),
        fault,
      ).toEqual(['POST', 'POST'])
    }
    gemini.reset()
    gemini.next('text-only', 'ok')
    expect(await draw()).toMatchObject({ width: 928 })
  })

  it('is paid for even if the response contains no readable one', async () => {
    gemini.always('undecodable')
    const { tools, usage } = openOutput(set(), 'gemini')
    await failureOf(tools.picture({ ...ORDER, images: [photo] }))
    expect(usage).toMatchObject({ calls: 2, costMicrousd: 2 * 38_868 })
  })

  it('survives two passing troubles, and gives up at the third', async () => {
    gemini.next('503', 'reset', 'ok')
    expect(await draw()).toMatchObject({ width: 928 })
    expect(gemini.calls).toHaveLength(3)

    for (const fault of ['500', '503', 'reset', 'cut', 'html-502']) {
      gemini.reset()
      gemini.always(fault)
      expect(await failureOf(draw()), fault).toMatchObject({ kind: 'unavailable' })
      expect(gemini.calls, fault).toHaveLength(3)
    }
  })

  it('is requested at most as often as the caller allows', async () => {
    gemini.always('503')
    const { tools } = openOutput(set(), 'gemini', { maxCalls: 1 })
    expect(await failureOf(tools.picture({ ...ORDER, images: [photo] }))).toMatchObject({ kind: 'unavailable' })
    expect(gemini.calls).toHaveLength(1)
  })

  it('is left to another engine for 30 seconds after five failures in a row', async () => {
    let at = Date.now()
    const both = { GEMINI_API_KEYS: ['key-a'], GEMINI_BASE_URL: gemini.baseUrl, OPENAI_API_KEY: 'sk-key' }
    const engines = setUpEngines(both, { now: () => at })
    const drawOnce = () => openOutput(engines, 'gemini', { maxCalls: 1 }).tools.picture({ ...ORDER, images: [photo] })
    const fail = async (times: number) => {
      gemini.always('503')
      for (let n = 0; n < times; n++) expect(await failureOf(drawOnce())).toMatchObject({ kind: 'unavailable' })
      gemini.reset()
    }
    const picked = async () => (await engines.pick('image')).engine

    await fail(4)
    await drawOnce()
    await fail(4)
    expect(await picked()).toBe('gemini')
    await fail(1)
    expect(await picked()).toBe('openai')
    at += 30_000
    expect(await picked()).toBe('gemini')
    await fail(1)
    expect(await picked()).toBe('openai')
    at += 30_000
    await drawOnce()
    await fail(1)
    expect(await picked()).toBe('gemini')
  })

  it('is not fetched across a redirect', async () => {
    gemini.always('redirect')
    expect(await failureOf(draw())).toMatchObject({ kind: 'misconfigured' })
    expect(gemini.calls.map(({ path }) => path)).toEqual([expect.stringContaining(':generateContent')])
  })

  it('ends at the deadline with the connection closed', async () => {
    gemini.always('hang')
    const { tools } = openOutput(set(), 'gemini', { timeoutMs: 150 })
    expect(await failureOf(tools.picture({ ...ORDER, images: [photo] }))).toMatchObject({ kind: 'timeout' })
    expect(gemini.calls).toHaveLength(1)
    await expect.poll(() => gemini.calls[0]?.aborted).toBe(true)
  })

  it('fails with the caller’s abort reason, also while it waits for a retry', async () => {
    for (const fault of ['hang', { name: 'minute', retryS: 30 }]) {
      gemini.reset()
      gemini.always(fault)
      const cancel = new AbortController()
      const { tools } = openOutput(set(), 'gemini', { signal: cancel.signal })
      const drawing = failureOf(tools.picture({ ...ORDER, images: [photo] }))
      await expect.poll(() => gemini.calls.length).toBe(1)
      const reason = new Error('the run was canceled')
      cancel.abort(reason)
      expect(await drawing).toBe(reason)
      expect(gemini.calls).toHaveLength(1)
    }
  })
})

describe('the key ring', () => {
  it('waits for a per-minute limit that only the body states', async () => {
    gemini.next('minute', 'minute-bare', 'ok')
    expect(await draw()).toMatchObject({ width: 928 })
    expect(gemini.calls).toHaveLength(3)
  })

  it('does not wait if the provider asks for more time than is left', async () => {
    gemini.always({ name: 'minute', retryS: 40 })
    const { tools } = openOutput(set(), 'gemini', { timeoutMs: 20_000 })
    const failure = await failureOf(tools.picture({ ...ORDER, images: [photo] }))
    expect(failure).toMatchObject({ kind: 'quota', message: 'All API keys have exceeded their quota limits' })
    expect(gemini.calls).toHaveLength(1)
  })

  it('moves on to the next key at once, and stays there', async () => {
    gemini.forKey('key-a', { name: 'minute', retryS: 30 })
    const engines = set({}, 'key-a', 'key-b')
    await draw(engines)
    await draw(engines)
    expect(gemini.calls.map(({ key }) => key)).toEqual(['key-a', 'key-b', 'key-b'])
  })

  it('finds the one good key of many within one output', async () => {
    for (const key of ['k1', 'k2']) gemini.forKey(key, 'day')
    for (const key of ['k3', 'k4']) gemini.forKey(key, 'limit-0')
    gemini.forKey('k5', 'bad-key')
    await draw(set({}, 'k1', 'k2', 'k3', 'k4', 'k5', 'k6'))
    expect(gemini.calls.map(({ key }) => key)).toEqual(['k1', 'k2', 'k3', 'k4', 'k5', 'k6'])
  })

  it('says so when every key is out for the day, and does not ask again before the reset', async () => {
    let clock = Date.parse('2026-03-02T20:00:00Z')
    const engines = set({ now: () => clock }, 'key-a', 'key-b')
    gemini.always('day')
    expect(await failureOf(draw(engines))).toMatchObject({ kind: 'quota' })
    expect(gemini.calls).toHaveLength(2)

    gemini.reset()
    expect(await failureOf(draw(engines))).toMatchObject({ kind: 'quota' })
    clock = Date.parse('2026-03-03T07:59:59Z')
    expect(await failureOf(draw(engines))).toMatchObject({ kind: 'quota' })
    expect(gemini.calls).toHaveLength(0)

    // Set the clock to midnight in California, when daily quotas reset.
    clock = Date.parse('2026-03-03T08:00:00Z')
    await draw(engines)
    expect(gemini.calls).toHaveLength(1)
  })

  it('stops using a key without quota only for that model', async () => {
    gemini.always('day')
    const engines = set()
    await failureOf(draw(engines))
    gemini.reset()
    gemini.say(JSON.stringify({ title: 'Good morning' }))
    const schema = z.object({ title: z.string() })
    const words = openOutput(engines, 'gemini').tools.words({ system: 's', prompt: 'p', schema })
    expect(await words).toEqual({ title: 'Good morning' })
  })

  it('does not retry errors that only an admin can correct', async () => {
    for (const [fault, calls] of [
      ['bad-key', 2],
      ['forbidden', 2],
      ['no-model', 1],
    ] as const) {
      gemini.reset()
      gemini.always(fault)
      expect(await failureOf(draw(set({}, 'key-a', 'key-b'))), fault).toMatchObject({ kind: 'misconfigured' })
      expect(gemini.calls, fault).toHaveLength(calls)
    }
  })

  it('never lets a key into a message or the log', async () => {
    const key = `AIza${randomBytes(16).toString('hex')}`
    const log = logOf()
    gemini.always('forbidden')
    const failure = await failureOf(draw(set({ log }, key)))
    expect(log.lines).toHaveLength(1)
    expect(log.lines[0]).toMatchObject({ engine: 'gemini', outcome: 'misconfigured', calls: 1 })
    expect(JSON.stringify([log.lines, failure, String(failure), failure.stack])).not.toContain(key)
  })
})

describe('words from Gemini', () => {
  const schema = z.object({ copies: z.array(z.object({ title: z.string(), content: z.string() })) })
  const good = { copies: [{ title: 'Fresh', content: 'Baked this morning.' }] }
  const system = 'You write short marketing copy. Answer with three options, each with a title and a text of its own.'
  const write = () => openOutput(set(), 'gemini').tools.words({ system, prompt: 'Bread', images: [photo], schema })

  it('come back in the shape that was asked for', async () => {
    gemini.say(JSON.stringify(good))
    expect(await write()).toEqual(good)
    const [request] = gemini.requests()
    expect(request?.generationConfig.responseMimeType).toBe('application/json')
    expect(request?.generationConfig.responseJsonSchema).toMatchObject({ required: ['copies'] })
    expect(gemini.calls[0]?.path).toBe('/v1beta/models/gemini-2.5-flash:generateContent')
  })

  it('are asked for once more where the shape is wrong or the system text shows through', async () => {
    const leak = { copies: [{ title: 'Sure', content: `My orders: ${system.toUpperCase()}` }] }
    for (const answer of ['no JSON at all', '{"copies": "none"}', JSON.stringify(leak)]) {
      gemini.reset()
      gemini.say(answer)
      expect(await failureOf(write()), answer).toMatchObject({ kind: 'unusable' })
      expect(gemini.calls, answer).toHaveLength(2)
    }
  })

  it('are not asked for again where the prompt was blocked', async () => {
    gemini.always('blocked')
    expect(await failureOf(write())).toMatchObject({ kind: 'blocked' })
    expect(gemini.calls).toHaveLength(1)
  })
})
