import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { takePicture } from './take-picture.ts'

beforeEach(() => void vi.stubGlobal('localStorage', { getItem: () => null }))
afterEach(() => void vi.unstubAllGlobals())

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const file = (bytes: number[], name: string, type = 'image/png') => new File([Uint8Array.from(bytes)], name, { type })

const decodeTo = (width: number, height: number) =>
  vi.stubGlobal('createImageBitmap', async () => ({ width, height, close: () => {} }))

test('an empty file, one of another kind and one that is damaged are named', async () => {
  await expect(takePicture(file([], 'none.png'))).rejects.toThrow('none.png is empty.')
  await expect(takePicture(file([71, 73, 70, 56, 57, 97], 'move.png'))).rejects.toThrow(
    'move.png is not a JPEG, PNG, or WebP image.',
  )
  vi.stubGlobal('createImageBitmap', async () => {
    throw new DOMException('no picture', 'InvalidStateError')
  })
  await expect(takePicture(file(PNG, 'torn.png'))).rejects.toThrow(
    'torn.png could not be read. It may be damaged; please try another one.',
  )
})

test('a picture with nothing to see in it is named; one visible pixel is enough', async () => {
  decodeTo(400, 300)
  const drawn = new Uint8ClampedArray(256 * 256 * 4)
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      getContext = () => ({ drawImage: () => {}, getImageData: () => ({ data: drawn }) })
    },
  )
  await expect(takePicture(file(PNG, 'clear.png'))).rejects.toThrow('clear.png is transparent all over.')
  drawn[4003] = 1
  expect(await takePicture(file(PNG, 'dot.png'))).toMatchObject({ width: 400, height: 300 })
})

test('sentences of the specification replace the default ones', async () => {
  const texts = { type: 'Please upload a JPEG, PNG, or WebP image for the logo', size: 'Logo file size …' }
  await expect(takePicture(file([1], 'x'), { texts })).rejects.toThrow(texts.type)
  await expect(takePicture(file(PNG, 'x'), { texts, maxBytes: 4 })).rejects.toThrow(texts.size)
})

test('a wrong label is put right, and a single pixel taken as it is', async () => {
  decodeTo(1, 1)
  const { blob, ...size } = await takePicture(file(PNG, 'dot.jpg', 'image/jpeg'))
  expect(blob.type).toBe('image/png')
  expect(size).toEqual({ name: 'dot.jpg', width: 1, height: 1 })
})

test('a huge picture in a browser that does not draw: Could not get 2D canvas context', async () => {
  decodeTo(12_000, 9000)
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      getContext = () => null
    },
  )
  await expect(takePicture(file(PNG, 'wall.png'))).rejects.toThrow('Could not get 2D canvas context')
})
