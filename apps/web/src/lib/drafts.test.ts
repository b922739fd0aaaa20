import { expect, test } from 'vitest'
import { isDraftOf } from './drafts.ts'

test.each([
  ['events', 'held:ada:guest-page'],
  ['dp', 'held:dp-user:gif'],
  ['gif', 'held:gif:product'],
  ['product', 'run:ada:product_batch'],
] as const)('%s takes no drafts of others: %s', (tool, name) => {
  expect(isDraftOf(tool, name)).toBe(false)
})

test.each(['held:ada:gif', 'held:ada:gif-settings', 'run:ada:gif'])('a tool takes all of its own: %s', (name) => {
  expect(isDraftOf('gif', name)).toBe(true)
})
