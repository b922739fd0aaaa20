import { expect, test } from 'vitest'
import { createFreshInputs } from './fresh-inputs.ts'

test('a full cache drops its oldest pictures, and does not keep one that exceeds the limit', () => {
  const fresh = createFreshInputs({ maxBytes: 10 })
  fresh.add('huge.jpg', Buffer.alloc(11))
  expect(fresh.find('huge.jpg')).toBeUndefined()

  const [first, second, third] = [Buffer.alloc(6, 1), Buffer.alloc(4, 2), Buffer.alloc(5, 3)]
  fresh.add('first.jpg', first)
  fresh.add('second.jpg', second)
  expect([fresh.find('first.jpg'), fresh.find('second.jpg')]).toEqual([first, second])

  fresh.add('third.jpg', third)
  expect(fresh.find('first.jpg')).toBeUndefined()
  expect([fresh.find('second.jpg'), fresh.find('third.jpg')]).toEqual([second, third])
})
