import { randomBytes } from 'node:crypto'
import zlib from 'node:zlib'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { joinedLength, joinPatch } from '../cut.ts'
import type { Layer } from '../layer.ts'
import { adler32, crc32, joinAdler } from './crc.ts'
import { splicePng } from './splice.ts'
import { type Deflate, preparePng, type Raster } from './template.ts'

const deflate: Deflate = (bytes) => zlib.deflateRawSync(bytes, { level: 3, finishFlush: zlib.constants.Z_FULL_FLUSH })

function raster(width: number, height: number, channels: 3 | 4): Raster {
  const data = Uint8Array.from({ length: width * height * channels }, (_, i) => (i * 31 + (i >> 7) * 17) & 255)
  return { data, width, height, channels }
}

const block = (x: number, y: number, size: number, ink = 255): Layer => ({
  x,
  y,
  width: size,
  height: size,
  mask: new Uint8Array(size * size).fill(ink),
  color: [250, 20, 90],
})

function expected({ data, width, height, channels }: Raster, layer: Layer): Buffer {
  const out = Buffer.from(data)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (x < layer.x || y < layer.y || x >= layer.x + layer.width || y >= layer.y + layer.height) continue
      for (let part = 0; part < 3; part++) out[(y * width + x) * channels + part] = layer.color[part]!
      if (channels === 4) out[(y * width + x) * channels + 3] = 255
    }
  }
  return out
}

test('the checksums equal those of zlib, also when joined', () => {
  const bytes = randomBytes(20_000)
  expect(crc32(bytes)).toBe(zlib.crc32(bytes))
  const wrapped = zlib.deflateSync(bytes)
  expect(adler32(bytes)).toBe(wrapped.readUInt32BE(wrapped.length - 4))
  expect(joinAdler(adler32(bytes.subarray(0, 777)), adler32(bytes.subarray(777)), bytes.length - 777)).toBe(
    adler32(bytes),
  )
})

for (const channels of [3, 4] as const) {
  for (const [width, height] of [
    [61, 70],
    [1, 1],
    [16, 16],
    [5, 33],
  ] as const) {
    test(`${width}×${height} with ${channels} channels: exactly the pixels it should show`, async () => {
      const source = raster(width, height, channels)
      const template = preparePng(source, deflate)
      const plain = Buffer.concat(joinPatch(template, splicePng(template, [])))
      expect((await sharp(plain).raw().toBuffer()).equals(Buffer.from(source.data))).toBe(true)
      const layer = block(2, 10, 25)
      const patch = splicePng(template, [layer])
      const inked = Buffer.concat(joinPatch(template, patch))
      expect((await sharp(inked).raw().toBuffer()).equals(expected(source, layer))).toBe(true)
      expect(inked.length).toBe(joinedLength(template, patch))
      expect(patch.segments.length).toBeLessThanOrEqual(3)
    })
  }
}

test('each band uses its best filter, and shows the same pixels', async () => {
  const [width, height] = [80, 48]
  const line = width * 3
  const noise = randomBytes(line)
  const grain = randomBytes(line * 16).map((byte) => 200 + (byte % 8))
  const across = Array.from(
    { length: line * 16 },
    (_, i) => noise[Math.floor(i / line)]! + 7 * Math.floor((i % line) / 3),
  )
  const down = Array.from({ length: line * 16 }, (_, i) => noise[i % line]!)
  const source: Raster = { data: Uint8Array.from([...grain, ...across, ...down]), width, height, channels: 3 }
  const template = preparePng(source, deflate)
  expect([...template.filters]).toEqual([0, 1, 2])
  const layer = block(20, 6, 36)
  const inked = Buffer.concat(joinPatch(template, splicePng(template, [layer])))
  expect((await sharp(inked).raw().toBuffer()).equals(expected(source, layer))).toBe(true)
})

test('another decoder shows the same', async () => {
  const source = raster(64, 64, 3)
  const template = preparePng(source, deflate)
  const image = await loadImage(Buffer.concat(joinPatch(template, splicePng(template, [block(10, 10, 8)]))))
  const ctx = createCanvas(64, 64).getContext('2d')
  ctx.drawImage(image, 0, 0)
  expect([...ctx.getImageData(14, 14, 1, 1).data]).toEqual([250, 20, 90, 255])
})

test('half coverage blends halfway; on transparency it keeps the ink’s colour', () => {
  const source = { data: Uint8Array.from([0, 0, 0, 0, 50, 120, 190, 255]), width: 2, height: 1, channels: 4 as const }
  const template = preparePng(source, deflate)
  const patch = splicePng(template, [block(0, 0, 2, 128)])
  return sharp(Buffer.concat(joinPatch(template, patch)))
    .raw()
    .toBuffer()
    .then((data) => {
      expect([...data.subarray(0, 4)]).toEqual([250, 20, 90, 128])
      expect([...data.subarray(4)]).toEqual([150, 70, 140, 255])
    })
})

test('ink beyond the edges is cut off, and none at all changes nothing', () => {
  const template = preparePng(raster(40, 40, 3), deflate)
  expect(splicePng(template, [block(-30, -30, 20)]).segments).toHaveLength(0)
  expect(splicePng(template, [block(35, 35, 20)]).segments).toEqual(Uint32Array.of(2))
})

test('splicing never changes the template, even if its pixels are a Node Buffer', () => {
  const source = raster(40, 40, 3)
  const before = Buffer.from(source.data)
  const template = preparePng({ ...source, data: Buffer.from(source.data) }, deflate)
  const first = splicePng(template, [block(5, 5, 10)])
  splicePng(template, [block(12, 8, 20)])
  expect(Buffer.from(template.raster.data).equals(before)).toBe(true)
  expect(splicePng(template, [block(5, 5, 10)])).toEqual(first)
})
