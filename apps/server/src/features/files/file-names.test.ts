import { expect, test } from 'vitest'
import { distinctNames, safeName } from './file-names.ts'

test.each([
  ['../../etc/passwd', '___.._etc_passwd.jpg'],
  ['..', '__.jpg'],
  ['.hidden', '_hidden.jpg'],
  ['a\\b:c*d?e"f<g>h|i', 'a_b_c_d_e_f_g_h_i.jpg'],
  ['new\nline\r\0\u007f', 'new_line___.jpg'],
  ['exe\u202egpj', 'exe_gpj.jpg'],
  ['', '_.jpg'],
  ['   ', '_.jpg'],
  ['e\u0301', '\u00e9.jpg'],
  ['Look 1', 'Look 1.jpg'],
])('%j is saved as %j', (stem, name) => {
  expect(safeName(stem, 'jpg')).toBe(name)
})

test('a long name is cut between characters, its extension kept', () => {
  const name = safeName('👨‍👩‍👧'.repeat(50), 'jpeg')
  expect(Buffer.byteLength(name)).toBeLessThanOrEqual(120)
  expect(name).toMatch(/^(👨‍👩‍👧)+\.jpeg$/u)
})

test('equal names are numbered, ignoring case, and stay within the length limit', () => {
  expect(distinctNames(['a.jpg', 'A.jpg', 'a.jpg', 'a (2).jpg', 'b.jpg'])).toEqual([
    'a.jpg',
    'A (2).jpg',
    'a (3).jpg',
    'a (2) (2).jpg',
    'b.jpg',
  ])
  const long = safeName('x'.repeat(300), 'jpg')
  const [, second] = distinctNames([long, long])
  expect(second).toMatch(/^x+ \(2\)\.jpg$/)
  expect(Buffer.byteLength(second!)).toBe(120)
})
