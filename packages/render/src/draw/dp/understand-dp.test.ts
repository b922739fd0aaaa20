import { expect, test } from 'vitest'
import { understandDp } from './understand-dp.ts'

test('unknown words leave the style unchanged, with a note', () => {
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

test('words about the person and their clothes do not change the background', () => {
  expect(understandDp('A dark brown skin woman in a red dress, white teeth, on TEAL').understood).toEqual(['teal'])
  expect(understandDp('dark skinned man, bright gold').understood).toEqual(['gold', 'bright'])
})
