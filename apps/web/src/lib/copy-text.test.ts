import { afterEach, expect, test, vi } from 'vitest'
import { toClipboard } from './copy-text.ts'

afterEach(() => vi.unstubAllGlobals())

test('a browser without a clipboard, or one that refuses it, is no crash', async () => {
  vi.stubGlobal('navigator', {})
  expect(await toClipboard('UFARO-1')).toBe(false)
  vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.reject(new Error('denied')) } })
  expect(await toClipboard('UFARO-1')).toBe(false)
})

test('the text is copied', async () => {
  const writeText = vi.fn(async () => {})
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  expect(await toClipboard('UFARO-1')).toBe(true)
  expect(writeText).toHaveBeenCalledExactlyOnceWith('UFARO-1')
})
