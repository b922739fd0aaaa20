import { expect, test } from 'vitest'
import { sharp } from '../sharp.ts'
import { drawLineFace } from '../testing/line-face.ts'
import { drawPortrait, type PortraitOptions } from '../testing/portrait.ts'
import { cutOut, findFaces, type Look, lookAtPhoto, type Picture } from './look.ts'

const TONES = ['light', 'medium', 'dark'] as const

function drawn(options: PortraitOptions): Picture & { person: Uint8ClampedArray } {
  const { rgba, width, height, person } = drawPortrait({ width: 560, height: 700, ...options })
  return { data: rgba, width, height, person: Uint8ClampedArray.from(person) }
}

/** Returns the intersection over union of the mask and the drawn person. */
function overlap({ mask }: Look, person: Uint8ClampedArray): number {
  let both = 0
  let either = 0
  for (let i = 0; i < mask.length; i++) {
    const [found, there] = [mask[i]! > 127, person[i]! > 127]
    if (found && there) both++
    if (found || there) either++
  }
  return both / either
}

const flat = (width: number, height: number): Picture => ({
  width,
  height,
  data: new Uint8Array(width * height * 3).fill(90),
})

test('nobody and nothing is found in a plain ground, and a single pixel breaks nothing', async () => {
  for (const picture of [flat(300, 200), flat(1, 1)]) {
    expect(await findFaces(picture)).toEqual([])
    expect((await lookAtPhoto(picture, 'person')).cutout).toBe('none')
    expect((await lookAtPhoto(picture, 'object')).cutout).toBe('none')
  }
})

test('a drawing that looks like a face is nobody; a person in blue light is somebody', async () => {
  const drawing = await lookAtPhoto(drawLineFace(), 'person')
  expect(drawing.faces).toHaveLength(1)
  expect(drawing).toMatchObject({ wanted: [], cutout: 'none' })
  const { data, width, height } = drawn({})
  const lit = sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .tint('#2040ff')
  expect((await lookAtPhoto({ width, height, data: await lit.raw().toBuffer() }, 'person')).wanted).toHaveLength(1)
})

test.each(TONES)('a person of %s skin is found with their face whole', async (tone) => {
  const picture = drawn({ tone, ground: 'wall' })
  const look = await lookAtPhoto(picture, 'person')
  expect(look.faces).toHaveLength(1)
  const [face] = look.faces
  expect(face!.eyes[0].x).toBeLessThan(face!.eyes[1].x)
  expect(face!.mouth.y).toBeGreaterThan(face!.nose.y)
  expect(overlap(look, picture.person)).toBeGreaterThan(0.93)
  for (const { x, y } of [...face!.eyes, face!.nose, face!.mouth]) {
    expect(look.mask[Math.round(y) * picture.width + Math.round(x)]).toBe(255)
  }
})

test('areas that a person marks are obeyed, and the rest stays as it was found', async () => {
  const picture = drawn({ tone: 'medium', ground: 'wall' })
  const look = await lookAtPhoto(picture, 'person')
  const marks = new Uint8Array(picture.width * picture.height).fill(128)
  const at = (x: number, y: number) => y * picture.width + x
  for (let y = 0; y < 60; y++) marks.fill(255, at(0, y), at(60, y))
  for (let y = 640; y < 700; y++) marks.fill(0, at(250, y), at(310, y))
  const found = await cutOut(picture, look)
  const touched = await cutOut(picture, look, marks)
  expect([found.alpha.data[at(30, 30)], touched.alpha.data[at(30, 30)]]).toEqual([0, 1])
  expect([found.alpha.data[at(280, 680)], touched.alpha.data[at(280, 680)]]).toEqual([1, 0])
  expect(touched.alpha.data[at(280, 350)]).toBe(found.alpha.data[at(280, 350)])
})

test('a headwrap twice as tall as the face is whole', async () => {
  const picture = drawn({
    width: 480,
    height: 720,
    tone: 'dark',
    ground: 'wall',
    place: { x: 0.5, y: 0.62, size: 0.2 },
  })
  const [middle, brow, size] = [240, 394, 96]
  const headwrap: number[] = []
  for (let i = 0; i < picture.width * picture.height; i++) {
    const [x, y] = [i % picture.width, Math.floor(i / picture.width)]
    if (y > brow || Math.hypot((x - middle) / (0.75 * size), (brow - y) / (1.9 * size)) >= 1) continue
    const fold = 25 * Math.sin((x / 2 + y) / 7)
    picture.data.set([150 + fold, 30 + fold / 3, 60 + fold / 2], 4 * i)
    headwrap.push(i)
  }
  const { mask } = await lookAtPhoto(picture, 'person')
  expect(headwrap.filter((i) => mask[i]! > 127).length).toBeGreaterThan(0.97 * headwrap.length)
})

test('an arm that reaches beyond the usual view beside the face is not cut off', async () => {
  const picture = drawn({
    width: 1000,
    height: 620,
    tone: 'medium',
    ground: 'wall',
    place: { x: 0.25, y: 0.4, size: 0.16 },
  })
  const arm: number[] = []
  for (let y = 470; y < 540; y++) {
    for (let x = 250; x < 760; x++) {
      const i = y * picture.width + x
      picture.data.set([40, 60, 110 + ((x + y) % 9)], 4 * i)
      if (x > 640) arm.push(i)
    }
  }
  const { mask } = await lookAtPhoto(picture, 'person')
  expect(arm.filter((i) => mask[i]! > 127).length).toBeGreaterThan(0.8 * arm.length)
})
