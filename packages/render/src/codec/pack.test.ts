import zlib from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { joinPatch } from './cut.ts'
import { spliceJpeg } from './jpeg/splice.ts'
import { prepareJpeg } from './jpeg/template.ts'
import type { Layer } from './layer.ts'
import { packCut, packPatch, unpackCut, unpackPatch } from './pack.ts'
import { splicePng } from './png/splice.ts'
import { preparePng } from './png/template.ts'

const layer: Layer = { x: 10, y: 20, width: 30, height: 30, mask: new Uint8Array(900).fill(255), color: [9, 9, 9] }
const noise = Uint8Array.from({ length: 100 * 80 * 3 }, (_, i) => (i * 7919) & 255)

async function prepared() {
  const raw = { width: 100, height: 80, channels: 3 as const }
  const jpeg = prepareJpeg(await sharp(noise, { raw }).jpeg().toBuffer())
  const png = preparePng({ data: noise, ...raw }, (bytes) =>
    zlib.deflateRawSync(bytes, { finishFlush: zlib.constants.Z_FULL_FLUSH }),
  )
  return [
    { template: jpeg, patch: spliceJpeg(jpeg, [layer]) },
    { template: png, patch: splicePng(png, [layer]) },
  ]
}

test('packed templates and patches join to the same bytes as before, also from inside a larger file', async () => {
  for (const { template, patch } of await prepared()) {
    const shifted = (bytes: Uint8Array) => Buffer.concat([Buffer.alloc(3), bytes]).subarray(3)
    const cut = unpackCut(shifted(packCut(template)))
    const same = unpackPatch(shifted(packPatch(patch)))
    expect(Buffer.concat(joinPatch(cut, same)).equals(Buffer.concat(joinPatch(template, patch)))).toBe(true)
  }
})

test('bytes of another kind, or too few of them, are refused', async () => {
  for (const { template, patch } of await prepared()) {
    const [cut, own] = [packCut(template), packPatch(patch)]
    expect(() => unpackCut(own)).toThrow(RangeError)
    expect(() => unpackPatch(cut)).toThrow(RangeError)
    for (const length of [0, 3, 10, 40]) {
      expect(() => unpackCut(cut.subarray(0, length))).toThrow(RangeError)
      expect(() => unpackPatch(own.subarray(0, length))).toThrow(RangeError)
    }
    expect(() => unpackCut(cut.subarray(0, cut.length - 1))).toThrow(RangeError)
    expect(() => unpackPatch(own.subarray(0, own.length - 1))).toThrow(RangeError)
  }
})
