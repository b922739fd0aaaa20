import { DEFAULT_THEME } from '@ufaro/contract/default-theme.ts'
import { describe, expect, test } from 'vitest'
import { readThemeFile, themeFile } from './theme-file.ts'
import { staysMs } from './theme-message.ts'

const fileOf = (value: unknown) => new Blob([typeof value === 'string' ? value : JSON.stringify(value)])

describe('a file is refused that', () => {
  test('is no JSON', async () => {
    await expect(readThemeFile(fileOf('{accent'))).rejects.toThrow(/^Failed to parse theme file: .+JSON/)
  })

  test.each([
    ['holds no object', 5],
    ['holds null', null],
    ['misses a field', { ...DEFAULT_THEME, monoFont: undefined }],
    ['has a field that is no text', { theme: { ...DEFAULT_THEME, fontSizeBase: 16 } }],
    ['has a theme field that is no theme', { theme: 'blue', ...DEFAULT_THEME }],
  ])('%s', async (_, value) => {
    await expect(readThemeFile(fileOf(value))).rejects.toThrow('Failed to parse theme file: Invalid theme file format')
  })

  test('would slip a rule into the stylesheet', async () => {
    const hostile = { ...DEFAULT_THEME, primaryFont: 'x; } body { display: none' }
    await expect(readThemeFile(fileOf(hostile))).rejects.toThrow(
      'Failed to parse theme file: primaryFont: Please enter the name of a font',
    )
  })

  test('cannot be read at all', async () => {
    const gone = { text: () => Promise.reject(new Error('NotReadableError')) } as unknown as Blob
    await expect(readThemeFile(gone)).rejects.toThrow('Failed to load theme file')
  })
})

test('a theme is taken bare, or under a theme field, as an export has it', async () => {
  const theme = { ...DEFAULT_THEME, accentColor: '#0f8a5f' }
  expect(await readThemeFile(fileOf(theme))).toEqual(theme)
  const file = themeFile(theme)
  expect(file.name).toBe('ufaro-theme-style.theme.json')
  expect(JSON.parse(await file.text())).toMatchObject({ version: '1.0', name: 'ufaro-theme-style' })
  expect(await readThemeFile(file)).toEqual(theme)
})

test('a success message vanishes after 3 s, an error after 5', () => {
  expect(staysMs({ tone: 'success', text: 'Theme applied successfully!' })).toBe(3000)
  expect(staysMs({ tone: 'danger', text: 'Failed to load theme file' })).toBe(5000)
})
