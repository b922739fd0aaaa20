import { expect, test } from 'vitest'
import { fileName } from './file-name.ts'

test('downloads carry the product’s name and are jpg unless they are something else', () => {
  expect(fileName('headshot', 2, 'Look 2')).toBe('ufaro-headshot-2-Look 2.jpg')
  expect(fileName('flyer', 1, 'Professional Business', 'image/png')).toBe('ufaro-flyer-1-Professional Business.png')
  expect(fileName('dp', null, 'Àṣẹ/..')).toBe('ufaro-dp-Àṣẹ_...jpg')
  // The mark on ọ̀ stays a combining mark, because Unicode has no single character for this letter.
  expect(fileName('certificates', null, 'Adébáyọ̀')).toBe('ufaro-certificates-Adébáyọ̀.jpg')
})
