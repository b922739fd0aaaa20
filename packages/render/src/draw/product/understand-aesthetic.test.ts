import { AESTHETICS } from '@ufaro/contract/tools/product.ts'
import { expect, test } from 'vitest'
import { SETTINGS, understandAesthetic } from './understand-aesthetic.ts'

test('each aesthetic that is offered is understood as a setting of its own', () => {
  const settings = AESTHETICS.map((aesthetic) => understandAesthetic(aesthetic))
  expect(settings.map(({ setting }) => setting)).toEqual([
    'paper',
    'wood',
    'dark',
    'pastel',
    'garden',
    'marble',
    'sand',
    'bold',
  ])
  expect(new Set(settings.map(({ setting }) => setting)).size).toBe(SETTINGS.length)
  for (const { understood } of settings) expect(understood.join()).not.toContain('assumed')
})

test('light and colours are read apart from the setting', () => {
  expect(understandAesthetic('Warm wooden table in morning light')).toEqual({
    setting: 'wood',
    light: 'warm',
    understood: ['setting: wood', 'light: warm'],
  })
  expect(understandAesthetic('Dark luxury with golden light')).toMatchObject({ setting: 'dark', light: 'golden' })
  expect(understandAesthetic('Dark luxury with golden light').color).toBeUndefined()
  expect(understandAesthetic('teal backdrop, please')).toMatchObject({ setting: 'bold', color: '#1f8a8a' })
  expect(understandAesthetic('just RED!')).toMatchObject({ setting: 'bold', color: '#c92a2a' })
})

test('a plain colour before a material describes it, and is a studio of its own elsewhere', () => {
  expect(understandAesthetic('white marble').understood).toEqual(['setting: marble'])
  expect(understandAesthetic('Clean wooden table')).toMatchObject({ setting: 'wood' })
  expect(understandAesthetic('white background, natural light')).toMatchObject({ setting: 'paper' })
  expect(understandAesthetic('clean white studio')).toMatchObject({ setting: 'paper' })
})

test('what nobody understands becomes a white studio, and says that it was assumed', () => {
  for (const text of ['ẹ káàárọ̀ ₦', '🎉🎉', 'العربية', 'x'.repeat(500)]) {
    expect(understandAesthetic(text)).toEqual({
      setting: 'paper',
      light: 'neutral',
      understood: ['setting: paper (assumed)'],
    })
  }
})
