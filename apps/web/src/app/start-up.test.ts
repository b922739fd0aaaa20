import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, expect, test, vi } from 'vitest'
import { memoryStorage } from '../../test/people.ts'

// Replace the app by an empty one: importing main.tsx starts it, and it needs a full browser.
vi.mock('./app.tsx', () => ({ App: () => null }))
vi.stubGlobal('window', { localStorage: memoryStorage() })
vi.stubGlobal('document', { getElementById: () => null })
afterAll(() => void vi.unstubAllGlobals())

test('a page without a root element for the app is an error', async () => {
  await expect(import('./main.tsx')).rejects.toThrow('Could not find root element to mount to')
})

test('the start-up screen shows Loading...', async () => {
  const { Loading } = await import('./start-up-screens.tsx')
  expect(renderToStaticMarkup(createElement(Loading))).toContain('Loading...')
})
