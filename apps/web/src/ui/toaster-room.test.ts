import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { ToasterRoom } from './toaster-room.tsx'

const { said } = vi.hoisted(() => ({ said: { duration: 0, position: '' } }))
vi.mock('sonner', async (original) => ({
  ...(await original<typeof import('sonner')>()),
  // The library's toaster needs a DOM. This stub only records its props.
  Toaster: (props: typeof said) => {
    Object.assign(said, props)
    return null
  },
}))

test('a toast stays for four seconds at the top, where it covers no button of a new picture', () => {
  renderToStaticMarkup(createElement(ToasterRoom))
  expect(said).toMatchObject({ duration: 4000, position: 'top-center' })
})
