import { expect, test } from 'vitest'
import { understandDp } from './understand-dp.ts'

test('words it does not know leave the style as it is, and that is said', () => {
  for (const prompt of ['', 'a portrait of me riding a dragon', 'Ẹ jọ̀ọ́, ṣe é 🙏', 'محمد']) {
    expect(understandDp(prompt)).toEqual({ colours: [], understood: ['the style’s own colours (assumed)'] })
  }
})

test('it takes colours in their order, light and edges, each once', () => {
  const wish = understandDp('Dark navy blue, then GOLD; emerald or green, and soft please')
  expect(wish.understood).toEqual(['navy blue', 'gold', 'emerald', 'dark', 'soft'])
  expect(wish.colours).toHaveLength(3)
  expect(wish.brightness).toBeLessThan(1)
  expect(wish.softness).toBe(1)
})

test('what is said of the person and their clothes is no wish for the ground', () => {
  expect(understandDp('A dark brown skin woman in a red dress, white teeth, on TEAL').understood).toEqual(['teal'])
  expect(understandDp('dark skinned man, bright gold').understood).toEqual(['gold', 'bright'])
})
