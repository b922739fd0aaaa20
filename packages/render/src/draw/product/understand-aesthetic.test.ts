import { AESTHETICS } from '@ufaro/contract/tools/product.ts'
import { expect, test } from 'vitest'
import { SETTINGS } from './aesthetic-words.ts'
import { readBackOf, understandAesthetic } from './understand-aesthetic.ts'

const said = (text: string) => readBackOf(understandAesthetic(text).understood)

test('each preset aesthetic has its own setting, and nothing is reported as understood', () => {
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
  for (const { understood } of settings) expect(readBackOf(understood)).toEqual([])
})

test('surface, background, light and its side are read in the user’s words', () => {
  const text = 'Old brown leather desk, deep green wall, warm light from the right'
  expect(understandAesthetic(text)).toMatchObject({
    setting: 'wood',
    light: 'warm',
    from: 'right',
    ground: { material: 'leather', color: '#7a4a2b' },
    background: { kind: 'wall', color: '#2f8f57', tone: 'dark' },
    isLarge: false,
  })
  expect(said(text)).toEqual([
    'surface: brown leather desk',
    'background: deep green wall',
    'light: warm',
    'side: from the right',
  ])
  expect(understandAesthetic('On the beach at sunset')).toMatchObject({
    light: 'golden',
    ground: { material: 'sand' },
    background: { kind: 'sea' },
  })
  expect(understandAesthetic('dark wooden floor')).toMatchObject({ ground: { material: 'wood', tone: 'dark' } })
})

test('a table of some material is one surface, and a place that is named stands behind it', () => {
  expect(said('on a wooden table')).toEqual(['surface: wooden table'])
  expect(said('white marble countertop')).toEqual(['surface: white marble countertop'])
  expect(said('a table')).toEqual(['surface: table'])
  expect(said('white table')).toEqual(['surface: white table'])
  expect(said('kitchen counter')).toEqual(['background: kitchen', 'surface: counter'])
  expect(said('wooden table in a garden')).toEqual(['surface: wooden table', 'background: garden'])
  expect(understandAesthetic('table in the garden')).toMatchObject({ ground: {}, background: { kind: 'garden' } })
})

test('what cannot be drawn is reported, and moods and words about the photo are not', () => {
  expect(said('Pink marble with rose petals and gold confetti, elegant and calm, for a promotion')).toEqual([
    'surface: pink marble',
    'not drawn: rose petals, gold confetti',
  ])
  expect(said('Slate, white wall and a green plant').at(-1)).toBe('not drawn: green plant')
  expect(said('Brownie on white tiles, light blue wall, mint leaves beside it')).toEqual([
    'surface: white tiles',
    'background: light blue wall',
    'not drawn: mint leaves',
  ])
  expect(said('Dark luxury, soft light, high quality photo')).not.toContainEqual(expect.stringContaining('not drawn'))
})

test('a colour belongs to the noun after it, and to the whole setting only without one', () => {
  expect(understandAesthetic('teal backdrop, please')).toMatchObject({ background: { kind: 'wall', color: '#1f8a8a' } })
  expect(understandAesthetic('just RED!')).toMatchObject({ setting: 'bold', color: '#c92a2a' })
  expect(understandAesthetic('Red car on white')).toMatchObject({ setting: 'paper' })
  for (const text of [
    'Red car on white',
    'white marble',
    'Dark luxury with golden light',
    'a few red tomatoes on wood',
  ]) {
    expect(understandAesthetic(text).color).toBeUndefined()
  }
})

test('an adjective before a material describes it, and is a setting of its own elsewhere', () => {
  expect(understandAesthetic('white marble')).toMatchObject({ setting: 'marble', ground: { color: '#fbfaf7' } })
  expect(understandAesthetic('Clean wooden table')).toMatchObject({ setting: 'wood' })
  expect(understandAesthetic('clean white studio')).toMatchObject({ setting: 'paper' })
  expect(understandAesthetic('dark and moody')).toMatchObject({ setting: 'dark' })
})

test('terracotta is browner than orange, burgundy darker than red, and sky blue lighter than blue', () => {
  const channels = (name: string) => {
    const hex = understandAesthetic(`${name} wall`).background!.color!
    return [1, 3, 5].map((from) => Number.parseInt(hex.slice(from, from + 2), 16)) as [number, number, number]
  }
  const [clay, orange] = [channels('terracotta'), channels('orange')]
  expect(clay[0] - clay[2]).toBeLessThan(orange[0] - orange[2] - 40)
  expect(clay[0]).toBeGreaterThan(1.5 * clay[1])
  expect(channels('burgundy')[0]).toBeLessThan(0.7 * channels('red')[0])
  expect(Math.min(...channels('sky blue'))).toBeGreaterThan(2 * Math.min(...channels('blue')))
})

test('furniture and vehicles are large, and toys and unnamed products are not', () => {
  expect(understandAesthetic('Two armchairs on a light oak floor').isLarge).toBe(true)
  expect(understandAesthetic('Toy car on the road').isLarge).toBe(false)
  expect(understandAesthetic('Warm wooden table').isLarge).toBe(false)
})

test('an incomprehensible text gives a white studio, which is reported as assumed', () => {
  for (const text of ['ẹ káàárọ̀ ₦', '🎉🎉', 'العربية', 'x'.repeat(500)]) {
    expect(understandAesthetic(text)).toMatchObject({ setting: 'paper', light: 'neutral' })
    expect(said(text)).toEqual(['setting: paper (assumed)'])
  }
})
