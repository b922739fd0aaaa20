import { GIF_IMAGES, GIF_TEXTS } from '@ufaro/contract/tools/gif.ts'
import { createContext, encode } from '@ufaro/render/node/canvas.ts'
import { registerFonts } from '@ufaro/render/node/fonts.ts'
import { canWriteVideo } from '@ufaro/render/node/gif/ffmpeg.ts'
import { sharp } from '@ufaro/render/node/sharp.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildApp, type TestApp } from '../build-app.ts'
import type { Person } from '../factories/person.ts'
import { createOwner, creditsLeft, dataUrl, expectUntouched, plain, runOf } from '../flyers/flyer-kit.ts'
import { headerBomb } from '../runs/pictures.ts'
import { askForGif, gifBody, gifForm, noise, readGif } from './gif-kit.ts'
import { countByAll } from './other-decoders.ts'

const [wide, tall] = await Promise.all([plain(200, 100, '#ff0000'), plain(100, 200, '#0000ff')])
const half = (await noise(80, 80, 1)).subarray(0, 900)

let app: TestApp
let person: Person
beforeAll(async () => {
  app = await buildApp()
})
beforeEach(async () => {
  person = await createOwner(app, { gif: 2 })
})
afterAll(() => app.close())

const fileOf = async (url: string) => app.call('GET', url)

describe('refusals cost nothing', () => {
  test.each([
    ['no pictures', []],
    ['one picture', [wide]],
  ])('%s', async (_, pictures) => {
    for (const body of [gifBody(pictures), gifForm(pictures, {})]) {
      const answer = await askForGif(person, body)
      expect(answer).toMatchObject({
        status: 400,
        body: {
          code: 'VALIDATION_FAILED',
          error: 'Please upload at least 2 images to create a GIF.',
          fields: { images: GIF_TEXTS.tooFew },
        },
      })
    }
    await expectUntouched(app, person, 'gif', 2)
  })

  test('more than 50 pictures', async () => {
    const answer = await askForGif(person, gifBody(Array(GIF_IMAGES.max + 1).fill(wide)))
    expect(answer).toMatchObject({ status: 400, body: { error: 'Please upload at most 50 images.' } })
    await expectUntouched(app, person, 'gif', 2)
  })

  test.each([
    ['a duration between the offered ones', { duration: 0.3 }],
    ['a size in pixels', { size: 512 }],
    ['an unknown setting', { glitter: true }],
    ['a colour by name', { brandColors: { primary: 'red', secondary: '#000000', accent: '#ffffff' } }],
    ['an endless text', { textContent: 'x'.repeat(201) }],
    ['an unknown format', { format: 'avi' }],
  ])('%s', async (_, settings) => {
    const answer = await askForGif(person, gifBody([wide, tall], settings))
    expect(answer).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED' } })
    await expectUntouched(app, person, 'gif', 2)
  })

  test.each([
    ['a text among the pictures', Buffer.from('hello'), 415, 'NOT_AN_IMAGE'],
    ['half a picture', half, 422, 'UNREADABLE_IMAGE'],
    ['a header that claims 51 megapixels', headerBomb(), 413, 'TOO_LARGE'],
  ])('%s', async (_, bad, status, code) => {
    expect(await askForGif(person, gifBody([wide, bad, tall]))).toMatchObject({ status, body: { code } })
    await expectUntouched(app, person, 'gif', 2)
  })

  test('a video where no encoder is', async () => {
    for (const format of ['mp4', 'webm'] as const) {
      if (await canWriteVideo(format)) continue
      const answer = await askForGif(person, gifBody([wide, tall], { format }))
      expect(answer).toMatchObject({ status: 400, body: { error: GIF_TEXTS.noVideo(format) } })
      await expectUntouched(app, person, 'gif', 2)
    }
  })

  test('it requires authentication', async () => {
    expect((await app.call('POST', '/api/gif', { body: gifBody([wide, tall]) })).status).toBe(401)
  })
})

test('two pictures become an animation of the defaults, for one credit', async () => {
  const answer = await askForGif(person, gifBody([wide, tall]))
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  expect(answer.body).toMatchObject({
    engine: 'builtin',
    model: null,
    width: 512,
    height: 256,
    frames: 2,
    understood: null,
  })
  const file = await fileOf(answer.body.gifUrl)
  expect(file.headers.get('content-type')).toBe('image/gif')
  expect(file.body.length).toBe(answer.body.bytes)
  expect(readGif(file.body)).toEqual({ signature: 'GIF89a', width: 512, height: 256, frames: 2, loops: true })
  expect(await runOf(person, answer.body.runId)).toMatchObject({
    status: 'succeeded',
    mode: 'gif',
    progress: { done: 2, total: 2 },
    outputs: [{ index: 1, label: 'Animated GIF', status: 'done', width: 512, height: 256 }],
  })
  expect(await creditsLeft(person, 'gif')).toBe(1)
})

test('a form with every setting is the same call', async () => {
  const settings = {
    ...{ duration: 1, size: 'small', quality: 'low', loop: false, optimizeFrames: true, mode: 'gif' },
    ...{
      addText: true,
      textContent: 'Ẹ káàbọ̀ ₦5,000',
      textStyle: 'elegant',
      textAnimation: 'slide',
      textPosition: 'top',
    },
    ...{
      enhanceTransitions: true,
      marketingStyle: true,
      businessName: 'Ọkafor & Sons',
      businessTagline: 'Ṣe é dáadáa',
    },
    ...{ brandColors: { primary: '#6D28D9', secondary: '#DB2777', accent: '#FACC15' }, website: 'okafor.example' },
    ...{ frameStyle: 'polaroid', inferFontFromLogo: true, useAestheticBackground: true, backgroundType: 'blur' },
    ...{ backgroundStyle: 'brand', format: 'gif' },
  }
  const answer = await askForGif(person, gifForm([wide, tall, wide], settings))
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  // The animation has three text steps, three pictures, the end card, and two frames for each of three fades.
  expect(answer.body).toMatchObject({ width: 320, height: 160, frames: 3 + 3 + 1 + 6 })
  expect(answer.body.understood).toEqual(['font: Inter 700 (assumed)'])
  const { frames, loops } = readGif((await fileOf(answer.body.gifUrl)).body)
  expect({ frames, loops }).toEqual({ frames: 13, loops: false })
})

test('every decoder of this machine opens it and counts the same frames', async () => {
  const settings = { size: 'small', enhanceTransitions: true, optimizeFrames: true }
  const answer = await askForGif(person, gifBody([wide, tall, await noise(300, 200, 9)], settings))
  const counts = await countByAll((await fileOf(answer.body.gifUrl)).body)
  expect(counts).toMatchObject({ sharp: 9 })
  for (const [decoder, frames] of Object.entries(counts)) expect(frames, decoder).toBe(9)
})

test('settings.mode is accepted and has no effect', async () => {
  const files = []
  for (const mode of [undefined, 'gif', 'marketing']) {
    const answer = await askForGif(await createOwner(app, { gif: 1 }), gifBody([wide, tall], { size: 'small', mode }))
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    files.push((await fileOf(answer.body.gifUrl)).body.toString('base64'))
  }
  expect(new Set(files).size).toBe(1)
})

test('the font that fits the logo is named, in the answer and on the output', async () => {
  registerFonts()
  const ctx = createContext(500, 160)
  ctx.font = '400 64px Tinos'
  ctx.fillText('Okafor Foods', 30, 100)
  const { bytes } = await encode(ctx, 'png')
  const body = gifBody([wide, tall], { inferFontFromLogo: true, size: 'small' }, { logoImage: dataUrl(bytes) })
  const answer = await askForGif(person, body)
  expect(answer.body.understood).toEqual(['font: Tinos 400'])
  expect((await runOf(person, answer.body.runId)).outputs[0]!.understood).toEqual(['font: Tinos 400'])
})

test('fifty extreme pictures become a GIF, and the server responds meanwhile', async () => {
  const large = await sharp({ create: { width: 7000, height: 7000, channels: 3, background: '#884422' } })
    .jpeg()
    .toBuffer()
  const noisy = await Promise.all([1, 2, 3].map((seed) => noise(900, 700, seed)))
  const pixel = await plain(1, 1, '#00ff00')
  const pictures = Array.from({ length: GIF_IMAGES.max }, (_, n) =>
    n === 7 || n === 31 ? large : n % 3 === 0 ? pixel : noisy[n % 3]!,
  )
  const before = process.memoryUsage().rss
  let most = before
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss)
  }, 100)
  const making = askForGif(person, gifForm(pictures, { size: 'small', enhanceTransitions: true, optimizeFrames: true }))
  const health = await app.call('GET', '/healthz')
  expect(health.status).toBe(200)
  const answer = await making
  clearInterval(watch)
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  expect(answer.body.frames).toBe(150)
  expect(readGif((await fileOf(answer.body.gifUrl)).body).frames).toBe(150)
  // A large picture takes 147 MB when decoded. This limit leaves room for only a few copies at once.
  expect(most - before).toBeLessThan(900 * 1024 * 1024)
})
