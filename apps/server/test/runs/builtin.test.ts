import { sharp } from '@ufaro/render/node/sharp.ts'
import { expect, test } from 'vitest'
import { buildApp } from '../build-app.ts'
import { dataUrl, portrait } from './pictures.ts'
import { createMaker, creditsLeft, generate, runOf, spend, statuses } from './studio.ts'

// The timeout is long, because drawing takes seconds of CPU time, and more on a busy machine.
test('one credit makes four looks of one photo, without a key or a network', { timeout: 240_000 }, async () => {
  const app = await buildApp()
  const person = await createMaker(app, 2)
  const runId = await spend(person)
  expect(await creditsLeft(person)).toBe(1)
  expect(await runOf(person, runId)).toMatchObject({ status: 'open', outputs: [], engine: null, refunded: false })

  const photo = { productImageDataUrl: dataUrl(portrait) }
  const answers = await Promise.all([1, 2, 3, 4].map((look) => generate(person, { ...photo, look, runId })))
  expect(statuses(answers)).toEqual([200, 200, 200, 200])
  for (const [n, { body }] of answers.entries()) {
    expect(body).toMatchObject({ runId, engine: 'builtin', model: null, imageUrl: body.output.url })
    expect(body.output).toMatchObject({
      index: n + 1,
      label: `Look ${n + 1}`,
      status: 'done',
      attempts: 1,
      error: null,
    })
    expect(body.output.width).toBeGreaterThanOrEqual(1024)
    expect(body.output.height).toBeGreaterThanOrEqual(1280)
  }
  const run = await runOf(person, runId)
  expect(run).toMatchObject({ status: 'succeeded', refunded: false, engine: 'builtin', mode: 'headshot' })
  expect(run.outputs.map(({ index }) => index)).toEqual([1, 2, 3, 4])
  expect(run.finished_at).not.toBeNull()
  expect(await creditsLeft(person)).toBe(1)

  const picture = await app.call('GET', run.outputs[0]!.url!)
  expect(picture.headers.get('content-type')).toBe('image/jpeg')
  expect(await sharp(picture.body).metadata()).toMatchObject({ format: 'jpeg', width: run.outputs[0]!.width })
  expect(picture.body.length).toBe(run.outputs[0]!.bytes)
  const bytes = await Promise.all(
    run.outputs.map(async ({ url }) => (await app.call('GET', url!)).body.toString('base64')),
  )
  expect(new Set(bytes).size).toBe(4)
  await app.close()
})
