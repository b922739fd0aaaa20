import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { ToasterRoom } from './toaster-room.tsx'

const { said } = vi.hoisted(() => ({ said: { duration: 0 } }))
vi.mock('sonner', async (original) => ({
  ...(await original<typeof import('sonner')>()),
  // The library's toaster needs a DOM, so replace it by one that records the duration.
  Toaster: (props: { duration: number }) => {
    said.duration = props.duration
    return null
  },
}))

test('what is said stays for four seconds', () => {
  renderToStaticMarkup(createElement(ToasterRoom))
  expect(said.duration).toBe(4000)
})
