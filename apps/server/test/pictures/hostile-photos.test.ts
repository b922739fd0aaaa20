import { readPhoto } from '@ufaro/render/node/pixels/read-photo.ts'
import { sharp } from '@ufaro/render/node/sharp.ts'
import { drawPortrait } from '@ufaro/render/node/testing/portrait.ts'
import { findFaces } from '@ufaro/render/node/vision/look.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp, type TestApp } from '../build-app.ts'
import type { Person } from '../factories/person.ts'
import { dataUrl, portrait } from '../runs/pictures.ts'
import { createMaker, generate, spend } from '../runs/studio.ts'
import { disc } from './drawn.ts'

const TIMEOUT = 120_000

let app: TestApp
let person: Person
beforeAll(async () => {
  app = await buildApp()
  person = await createMaker(app, 12)
})
afterAll(() => app.close())

async function drawn(place: { x: number; y: number; size: number }, size = { width: 720, height: 900 }) {
  const { rgba, width, height } = drawPortrait({ tone: 'dark', ...size, place })
  return sharp(rgba, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .jpeg()
    .toBuffer()
}

async function twoPeople() {
  const one = await drawn({ x: 0.5, y: 0.4, size: 0.3 }, { width: 500, height: 620 })
  const canvas = sharp({ create: { width: 1000, height: 620, channels: 3, background: '#888' } })
  const other = await sharp(one).flop().modulate({ hue: 20 }).toBuffer()
  return canvas
    .composite([
      { input: one, left: 0, top: 0 },
      { input: other, left: 500, top: 0 },
    ])
    .jpeg()
    .toBuffer()
}

async function cutOutBefore() {
  const { rgba, person: shown, width, height } = drawPortrait({ tone: 'light' })
  for (let i = 0; i < shown.length; i++) rgba[i * 4 + 3] = shown[i]!
  return sharp(rgba, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer()
}

const black = () => sharp({ create: { width: 400, height: 500, channels: 3, background: '#050505' } })

/** Name, number of faces expected in the result, and the photo. */
const PHOTOS: [string, number, () => Promise<Buffer>][] = [
  [
    'of 12 megapixels, lying on its side',
    1,
    () =>
      sharp(portrait)
        .resize(3000, 4000, { fit: 'cover' })
        .rotate(-90)
        .withMetadata({ orientation: 6 })
        .jpeg()
        .toBuffer(),
  ],
  ['of 300 pixels', 1, () => sharp(portrait).resize(240, 300).jpeg().toBuffer()],
  [
    'with the head cut off',
    0,
    () => sharp(portrait).extract({ left: 0, top: 640, width: 720, height: 250 }).jpeg().toBuffer(),
  ],
  ['of two people', 2, twoPeople],
  ['mirrored', 1, () => sharp(portrait).flop().jpeg().toBuffer()],
  ['cut out before', 1, cutOutBefore],
  ['of a disc', 0, () => disc('#b35c2e', '#dddddd', 300)],
  ['black on black', 0, () => black().jpeg().toBuffer()],
]

test.each(PHOTOS)('a photo %s becomes a picture with all its faces', { timeout: TIMEOUT }, async (_, faces, photo) => {
  const bytes = await photo()
  const runId = await spend(person)
  const answer = await generate(person, { productImageDataUrl: dataUrl(bytes), look: 1, runId })
  const [width, height] = faces > 1 ? [1500, 1200] : [1200, 1500]
  expect(answer).toMatchObject({ status: 200, body: { output: { status: 'done', width, height } } })
  expect(answer.body.output.cutout).toMatch(faces > 0 ? /^(clean|soft)$/ : /^soft$/)
  const { body } = await app.call('GET', answer.body.output.url)
  expect(await findFaces(await readPhoto(body))).toHaveLength(faces)
})
