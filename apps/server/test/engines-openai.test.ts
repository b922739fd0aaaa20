import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod/mini'
import { firstPicture } from '#server/infra/ai/check-picture.ts'
import type { EnginesEnv } from '#server/infra/ai/engines.ts'
import { logOf, openOutput, setUpEngines } from './factories/engines.ts'
import { madePicture } from './stand-ins/made-picture.ts'
import { startOpenAiStandIn } from './stand-ins/openai.ts'

const ORDER = { system: 'Keep the face.', prompt: 'Their wish: "A blue wall."', aspectRatio: '4:5' }
const KEY = 'sk-proj-0123456789abcdef'
let openai: Awaited<ReturnType<typeof startOpenAiStandIn>>
let photo: Buffer

beforeAll(async () => {
  openai = await startOpenAiStandIn()
  photo = await madePicture(null, { width: 200, height: 250, turn: 1 })
})
beforeEach(() => openai.reset())
afterAll(() => openai.close())

const set = (env: Partial<EnginesEnv> = {}, log = logOf()) =>
  setUpEngines({ OPENAI_API_KEY: KEY, OPENAI_BASE_URL: openai.baseUrl, ...env }, { log })
const draw = (engines = set()) => openOutput(engines, 'openai').tools.picture({ ...ORDER, images: [photo] })
const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.unreachable('it went well'),
    (error) => error,
  )

describe('a picture from OpenAI', () => {
  it('is an edit of the photo, with the system text before the wish', async () => {
    const { tools, usage } = openOutput(set(), 'openai')
    const picture = await tools.picture({ ...ORDER, images: [photo] })

    expect(picture).toMatchObject({ contentType: 'image/png', width: 1024, height: 1536 })
    expect(openai.calls[0]).toMatchObject({ method: 'POST', path: '/v1/images/edits', key: KEY })
    const [request] = openai.requests()
    expect(request).toMatchObject({
      model: 'gpt-image-1',
      prompt: `${ORDER.system}\n\n${ORDER.prompt}`,
      size: '1024x1536',
      input_fidelity: 'high',
      image: { type: 'image/png', bytes: photo },
    })
    // The call used 400 input tokens at 10 and 4,160 output tokens at 40 US dollars per million.
    expect(usage).toMatchObject({ model: 'gpt-image-1', calls: 1, costMicrousd: 170_400 })
  })

  it('may be made of several pictures, or of none', async () => {
    const { tools } = openOutput(set({ OPENAI_IMAGE_MODEL: 'gpt-image-2' }), 'openai')
    await tools.picture({ ...ORDER, images: [photo, photo] })
    expect(openai.requests()[0]).toMatchObject({ 'image[]': [{ bytes: photo }, { bytes: photo }] })
    expect(openai.requests()[0]).not.toHaveProperty('input_fidelity')

    await tools.picture({ ...ORDER, images: [], aspectRatio: '1:1' })
    expect(openai.calls[1]?.path).toBe('/v1/images/generations')
    expect(openai.requests()[1]).toMatchObject({ size: '1024x1024' })
  })

  it('is looked for in the first four of an answer', async () => {
    const broken = (count: number) => Array.from({ length: count }, () => Buffer.from('broken'))
    expect(await firstPicture([...broken(3), photo])).toMatchObject({ width: 200, height: 250 })
    expect(await failureOf(firstPicture([...broken(4), photo]))).toMatchObject({ kind: 'unusable' })
  })

  it('comes from a server that asks for no key without one being sent', async () => {
    await draw(set({ OPENAI_API_KEY: undefined }))
    expect(openai.calls[0]?.headers).not.toHaveProperty('authorization')
  })

  it('is not tried again where moderation said no', async () => {
    for (const fault of ['moderation', 'policy']) {
      openai.reset()
      openai.always(fault)
      expect(await failureOf(draw()), fault).toMatchObject({ kind: 'blocked' })
      expect(openai.calls, fault).toHaveLength(1)
    }
  })

  it('waits for a rate limit, but never for an empty account', async () => {
    openai.next('minute', 'ok')
    await draw()
    expect(openai.calls).toHaveLength(2)

    openai.reset()
    openai.next({ name: 'minute-seconds', retryS: 0 }, 'ok')
    await draw()
    expect(openai.calls).toHaveLength(2)

    openai.reset()
    openai.always({ name: 'minute-seconds', retryS: 55 })
    const { tools } = openOutput(set(), 'openai', { timeoutMs: 30_000 })
    expect(await failureOf(tools.picture({ ...ORDER, images: [photo] }))).toMatchObject({ kind: 'quota' })
    expect(openai.calls).toHaveLength(1)

    openai.reset()
    openai.always('insufficient-quota')
    expect(await failureOf(draw())).toMatchObject({ kind: 'quota' })
    expect(openai.calls).toHaveLength(1)
  })

  it('is asked for once more where the answer holds none; links are never followed', async () => {
    for (const fault of ['url', 'text-only', 'undecodable', 'broken-json', 'html']) {
      openai.reset()
      openai.always(fault)
      expect(await failureOf(draw()), fault).toMatchObject({ kind: 'unusable' })
      expect(
        openai.calls.map(({ method, path }) => `${method} ${path}`),
        fault,
      ).toEqual(['POST /v1/images/edits', 'POST /v1/images/edits'])
    }
  })

  it('survives two passing troubles, and gives up at the third', async () => {
    openai.next('500', 'cut', 'ok')
    await draw()
    expect(openai.calls).toHaveLength(3)

    for (const fault of ['503', 'reset']) {
      openai.reset()
      openai.always(fault)
      expect(await failureOf(draw()), fault).toMatchObject({ kind: 'unavailable' })
      expect(openai.calls, fault).toHaveLength(3)
    }
  })

  it('ends at once with a wrong key or model, and keeps the key out of everything', async () => {
    for (const fault of ['bad-key', 'no-model', 'redirect']) {
      openai.reset()
      openai.always(fault)
      const log = logOf()
      const failure = await failureOf(draw(set({}, log)))
      expect(failure, fault).toMatchObject({ kind: 'misconfigured' })
      expect(openai.calls, fault).toHaveLength(1)
      expect(log.lines, fault).toHaveLength(1)
      expect(JSON.stringify([log.lines, failure, String(failure)])).not.toContain(KEY)
    }
  })
})

describe('words from OpenAI', () => {
  const schema = z.object({ title: z.string() })
  const write = () => openOutput(set(), 'openai').tools.words({ system: 's', prompt: 'Bread', images: [photo], schema })

  it('come back in the shape that was asked for', async () => {
    openai.say(JSON.stringify({ title: 'Fresh' }))
    expect(await write()).toEqual({ title: 'Fresh' })
    expect(openai.calls[0]?.path).toBe('/v1/chat/completions')
    expect(openai.calls[0]?.body).toMatchObject({ model: 'gpt-4.1-mini', response_format: { type: 'json_schema' } })
  })

  it('are asked for once more where the shape is wrong, and never where they were filtered', async () => {
    openai.say('{"name": 1}')
    expect(await failureOf(write())).toMatchObject({ kind: 'unusable' })
    expect(openai.calls).toHaveLength(2)

    openai.reset()
    openai.say(JSON.stringify({ title: 'x'.repeat(1024 * 1024) }))
    expect(await failureOf(write())).toMatchObject({ kind: 'unusable', detail: expect.stringMatching(/larger than/) })

    openai.reset()
    openai.always('filtered')
    expect(await failureOf(write())).toMatchObject({ kind: 'blocked' })
    expect(openai.calls).toHaveLength(1)
  })
})
