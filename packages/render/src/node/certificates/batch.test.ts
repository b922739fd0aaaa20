import { CertificatesRequest } from '@ufaro/contract/tools/certificates.ts'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { joinPatch } from '../../codec/cut.ts'
import { baselineOf, certificateLines } from '../../draw/certificate/lines.ts'
import { createContext } from '../canvas.ts'
import { prepareBatch } from './batch.ts'
import { createInk } from './ink.ts'

const WIDTH = 800
const HEIGHT = 600
const paper = () => sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: '#f4ead2' } })
const look = (change: object = {}) => CertificatesRequest.parse({ names: ['x'], fontStyle: { size: 60 }, ...change })

async function inkBox(bytes: Buffer) {
  const { data, info } = await sharp(bytes).greyscale().raw().toBuffer({ resolveWithObject: true })
  const box = { left: info.width, top: info.height, right: -1, bottom: -1 }
  for (let i = 0; i < data.length; i += info.channels) {
    if ((data[i] as number) > 120) continue
    const at = i / info.channels
    const [x, y] = [at % info.width, Math.floor(at / info.width)]
    box.left = Math.min(box.left, x)
    box.right = Math.max(box.right, x)
    box.top = Math.min(box.top, y)
    box.bottom = Math.max(box.bottom, y)
  }
  return box
}

async function make(upload: Buffer, format: 'jpeg' | 'png', name: string, change: object = {}) {
  const batch = await prepareBatch(upload, format)
  const ink = createInk(batch, look(change))
  return Buffer.concat(joinPatch(batch.cut, batch.patch(ink({ name, serial: 1001 }))))
}

test('bytes that are no picture are refused', async () => {
  await expect(prepareBatch(Buffer.from('nothing'), 'jpeg')).rejects.toThrow()
  await expect(prepareBatch(Buffer.from('nothing'), 'png')).rejects.toThrow()
})

test('every kind of template is taken for both formats', async () => {
  const uploads = await Promise.all([
    paper().jpeg().toBuffer(),
    paper().jpeg({ progressive: true }).toBuffer(),
    paper().png().toBuffer(),
    paper().webp().toBuffer(),
    paper().greyscale().png().toBuffer(),
    paper().ensureAlpha(0.5).png().toBuffer(),
  ])
  for (const upload of uploads) {
    for (const format of ['jpeg', 'png'] as const) {
      const meta = await sharp(await make(upload, format, 'Ọkafor')).metadata()
      expect(meta).toMatchObject({ format, width: WIDTH, height: HEIGHT })
    }
  }
})

test('the name is aligned at its position, and the serial number is below it', async () => {
  const upload = await paper().png().toBuffer()
  const middle = await inkBox(await make(upload, 'png', 'HHHH'))
  expect((middle.left + middle.right) / 2).toBeCloseTo(WIDTH / 2, -1)
  const left = await inkBox(await make(upload, 'png', 'HHHH', { fontStyle: { size: 60, align: 'left' } }))
  expect(left.left).toBeCloseTo(WIDTH / 2, -1)
  const right = await inkBox(await make(upload, 'png', 'HHHH', { fontStyle: { size: 60, align: 'right' } }))
  expect(right.right).toBeCloseTo(WIDTH / 2, -1)
  expect(middle.top).toBeGreaterThan(HEIGHT * 0.5 - 30)
  expect(middle.bottom).toBeGreaterThan(HEIGHT * 0.8 - 10)
})

test('a name that is too long shrinks until it fits, at either end of the page', async () => {
  const upload = await paper().jpeg().toBuffer()
  const name = 'Oluwaseun Adébáyọ̀-Ọkafor Chukwuemeka Babátúndé Ẹniọlá the Third'
  for (const x of [0.1, 0.5, 0.97]) {
    for (const align of ['left', 'center', 'right']) {
      const box = await inkBox(
        await make(upload, 'jpeg', name, { fontStyle: { size: 90, align }, namePos: { x, y: 0.5 } }),
      )
      expect(box.left, `${align} at ${x}`).toBeGreaterThanOrEqual(0)
      expect(box.right, `${align} at ${x}`).toBeLessThan(WIDTH)
    }
  }
  const onLine = { fontStyle: { size: 90 }, nameWidth: 0.4, serialPos: null }
  const lineOf = (options: object, text: string) =>
    certificateLines(createContext(10, 10), { width: WIDTH, height: HEIGHT }, look(options), {
      name: text,
      serial: 1,
    })[0]
  const [short, long] = ['Ada', name].map((text) => lineOf(onLine, text))
  expect(long!.size).toBeLessThan(short!.size)
  expect(baselineOf(long!), 'as near to the line as a short name').toBeCloseTo(baselineOf(short!))
  expect(lineOf({ fontStyle: { size: 90 } }, name).y, 'without a line').toBe(short!.y)
  const box = await inkBox(await make(upload, 'jpeg', name, onLine))
  expect(box.right - box.left, 'no wider than the line of the template').toBeLessThanOrEqual(0.4 * WIDTH)
  expect(box.right - box.left).toBeGreaterThan(0.35 * WIDTH)
})

test('without a position the serial number is not printed', async () => {
  const upload = await paper().png().toBuffer()
  const printed = await inkBox(await make(upload, 'png', 'Ada', {}))
  const plain = await inkBox(await make(upload, 'png', 'Ada', { serialPos: null }))
  expect(printed.bottom).toBeGreaterThan(HEIGHT * 0.75)
  expect(plain.bottom).toBeLessThan(HEIGHT * 0.75)
})

test('in a corner a name stays large enough to be read, and all of it on the page', async () => {
  const upload = await paper().png().toBuffer()
  for (const align of ['left', 'center', 'right']) {
    for (const [x, y] of [
      [0, 0],
      [1, 1],
      [0.03, 0.5],
      [0.97, 0.5],
    ] as const) {
      // The serial number is placed on the name, so that it does not enlarge the measured box.
      const change = { fontStyle: { size: 60, align }, namePos: { x, y }, serialPos: { x, y } }
      const box = await inkBox(await make(upload, 'png', 'Adaeze Nwosu', change))
      expect(box.right - box.left, `${align} at ${x}`).toBeGreaterThan(WIDTH * 0.15)
      expect(Math.min(box.left, box.top), `${align} at ${x}`).toBeGreaterThanOrEqual(0)
      expect(box.right, `${align} at ${x}`).toBeLessThan(WIDTH - 1)
      expect(box.bottom, `${align} at ${x}`).toBeLessThan(HEIGHT - 1)
      expect(box.bottom - box.top, `${align} at ${x}`).toBeGreaterThan(25)
    }
  }
})

test('outside the text a JPEG template stays bit-identical', async () => {
  const noise = Buffer.from(Uint8Array.from({ length: WIDTH * HEIGHT * 3 }, (_, i) => (i * 7919 + (i >> 9)) & 255))
  const upload = await sharp(noise, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
    .blur(1)
    .jpeg({ quality: 92 })
    .toBuffer()
  const [before, after] = await Promise.all(
    [upload, make(upload, 'jpeg', 'Ada')].map(async (bytes) =>
      sharp(await bytes)
        .raw()
        .toBuffer(),
    ),
  )
  const rows = (from: number, to: number) =>
    [before!, after!].map((raw) => raw.subarray(from * WIDTH * 3, to * WIDTH * 3))
  for (const [from, to] of [
    [0, 220],
    [370, 430],
    [530, HEIGHT],
  ] as const) {
    const [was, is] = rows(from, to)
    expect(was!.equals(is!), `rows ${from} to ${to}`).toBe(true)
  }
  expect(before!.equals(after!)).toBe(false)
})

test.each([
  [
    'woven',
    (i: number, x: number, y: number) => 225 + ((i * 7919 + (i >> 9)) % 18) + Math.round(6 * Math.sin(x / 40 + y / 90)),
  ],
  ['grainy', (i: number) => 225 + ((Math.imul(i ^ (i >>> 9), 2_654_435_761) >>> 16) % 7)],
])('a PNG on %s paper is at most 1.15 times the size of the same encoded whole', async (_, tone) => {
  const [width, height] = [1200, 900]
  const pixels = Uint8Array.from({ length: width * height * 3 }, (_, i) =>
    tone(i, Math.floor(i / 3) % width, Math.floor(i / 3 / width)),
  )
  const upload = await sharp(pixels, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer()
  const made = await make(upload, 'png', 'Ada Okafor')
  const whole = await sharp(made).png({ compressionLevel: 6 }).toBuffer()
  expect(made.length / whole.length).toBeLessThan(1.15)
})

test('high diacritics and low descenders are drawn whole: no ink touches the edge of its mask', () => {
  const ink = createInk({ width: WIDTH, height: HEIGHT }, look())
  for (const name of ['Ẹ̀̂̀̂̀̂̀̂', 'gjpqy ṣ̩̩̩̩̩̩', 'ẹ́ 🎉 محمد']) {
    const [layer] = ink({ name, serial: 1 })
    const { width, height, mask } = layer!
    const edges = [...mask.subarray(0, width), ...mask.subarray(width * (height - 1))]
    for (let y = 0; y < height; y++) edges.push(mask[y * width]!, mask[(y + 1) * width - 1]!)
    expect(Math.max(...edges)).toBe(0)
    expect(Math.max(...mask)).toBe(255)
  }
})

test('names in every script are drawn without missing-glyph boxes', async () => {
  const upload = await paper().png().toBuffer()
  const box = await make(upload, 'png', '\u{10ffff}')
  for (const name of ['Adébáyọ̀ Ọkafor ṣẹ ń ẹ́ ị ụ ɓ ɗ ƙ ₦5,000', 'محمد عبد الله', 'שרה כהן', 'Ada 🎉']) {
    const made = await make(upload, 'png', name)
    expect((await inkBox(made)).right, name).toBeGreaterThan(0)
    expect(made.equals(box), name).toBe(false)
  }
})
