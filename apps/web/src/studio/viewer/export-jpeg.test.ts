import { markPicture } from '@ufaro/render/codec/xmp/mark-picture.ts'
import { readSourceType } from '@ufaro/render/codec/xmp/source-type.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { exportPicture } from './export-jpeg.ts'

afterEach(() => void vi.unstubAllGlobals())

function pretend({
  answer = new Response(new Blob(['x'], { type: 'image/jpeg' })),
  context = drawing() as object | null,
}) {
  const convertToBlob = vi.fn(async ({ type }: BlobPropertyBag) => new Blob(['jpeg'], { type }))
  class Canvas {
    convertToBlob = convertToBlob
    getContext = () => context
  }
  vi.stubGlobal('fetch', async () => answer.clone())
  vi.stubGlobal('createImageBitmap', async () => ({ width: 40, height: 50, close: () => {} }))
  vi.stubGlobal('OffscreenCanvas', Canvas)
  return { convertToBlob }
}

const drawing = () => ({ fillRect: vi.fn(), drawImage: vi.fn(), fillStyle: '' })
const area = { x: 1, y: 2, width: 10, height: 10 }

test('a picture that cannot be loaded gives the error Failed to load image', async () => {
  pretend({ answer: new Response('gone', { status: 404 }) })
  await expect(exportPicture({ url: '/p.jpg' }, area)).rejects.toThrow('Failed to load image')
})

test('a browser without canvas gives the error Canvas context not available', async () => {
  pretend({ context: null })
  await expect(exportPicture({ url: '/p.jpg' }, area)).rejects.toThrow('Canvas context not available')
})

test('a crop is exported as JPEG of quality 0.95, on white', async () => {
  const context = drawing()
  const { convertToBlob } = pretend({ context })
  expect((await exportPicture({ url: '/p.png' }, area)).type).toBe('image/jpeg')
  expect(convertToBlob).toHaveBeenCalledExactlyOnceWith({ type: 'image/jpeg', quality: 0.95 })
  expect(context.fillStyle).toBe('#fff')
  expect(context.drawImage).toHaveBeenCalledExactlyOnceWith(expect.anything(), 1, 2, 10, 10, 0, 0, 10, 10)
})

test('an animation stays an animation unless it is cropped', async () => {
  const { convertToBlob } = pretend({ answer: new Response(new Blob(['x'], { type: 'image/gif' })) })
  expect((await exportPicture({ url: '/p.gif' }, null)).type).toBe('image/gif')
  expect(convertToBlob).not.toHaveBeenCalled()
})

test('a picture that the page made is saved unchanged, and cropped without a download', async () => {
  const { convertToBlob } = pretend({ answer: new Response('blocked', { status: 404 }) })
  const file = new Blob(['made here'], { type: 'image/jpeg' })
  expect(await exportPicture({ url: 'blob:made', file }, null)).toBe(file)
  expect(convertToBlob).not.toHaveBeenCalled()
  expect((await exportPicture({ url: 'blob:made', file }, area)).type).toBe('image/jpeg')
})

test('every crop of an AI picture keeps its mark', async () => {
  const source = markPicture(Uint8Array.of(0xff, 0xd8, 0xff, 0xd9), 'image/jpeg', 'trainedAlgorithmicMedia')
  const { convertToBlob } = pretend({ answer: new Response(new Blob([source as Uint8Array<ArrayBuffer>])) })
  convertToBlob.mockResolvedValue(new Blob([Uint8Array.of(0xff, 0xd8, 0xff, 0xd9)], { type: 'image/jpeg' }))
  for (const part of [area, null]) {
    const saved = new Uint8Array(await (await exportPicture({ url: '/p.jpg' }, part)).arrayBuffer())
    expect(readSourceType(saved)).toBe('trainedAlgorithmicMedia')
  }
})
