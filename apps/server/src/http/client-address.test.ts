import { expect, test } from 'vitest'
import { clientOf } from './client-address.ts'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::1', '0:0:0:0::/64'],
  ['2001:db8:0:12::1', '2001:db8:0:12::/64'],
  ['2001:0DB8:0000:0012:aaaa:bbbb:cccc:dddd', '2001:db8:0:12::/64'],
  ['2001:db8::', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('%s counts as %s', (ip, client) => {
  expect(clientOf({ ip })).toBe(client)
})
