import { expect, test } from 'vitest'
import type { Ctx } from './canvas.ts'
import { splitByRule } from './split-word.ts'

const ctx = { measureText: (text: string) => ({ width: [...text.normalize('NFC')].length * 10 }) } as unknown as Ctx
const split = (word: string, letters: number) => splitByRule(ctx, word, letters * 10)

test('numbers are not split, and neither are words without a syllable break', () => {
  expect(split('₦1,250,000', 5)).toBeNull()
  expect(split('08035550142', 5)).toBeNull()
  expect(split('straight', 5)).toBeNull()
})

test('words are split between syllables, with a hyphen and three letters at least on both sides', () => {
  expect(split('Internationalization', 9)).toEqual(['Inter-', 'natio-', 'nali-', 'zation'])
  expect(split('Entrepreneurship', 9)).toEqual(['Entrepre-', 'neurship'])
  expect(split('Congratulations', 9)).toEqual(['Congra-', 'tulations'])
  expect(split('Chukwuemekaonyekachi', 10)).toEqual(['Chukwue-', 'mekaonye-', 'kachi'])
  expect(split('self-service', 8)).toEqual(['self-', 'service'])
})

test('no diacritic is separated from its letter', () => {
  const pieces = split('Olúwaṣeunbàbáfẹ́mi', 9) ?? []
  expect(pieces.join('').replaceAll('-', '').normalize('NFC')).toBe('Olúwaṣeunbàbáfẹ́mi'.normalize('NFC'))
  for (const piece of pieces) expect(piece).not.toMatch(/^\p{M}/u)
})

test('an address breaks after its own punctuation, without an added hyphen', () => {
  expect(split('office@adebayo-training.example.com', 18)).toEqual(['office@adebayo-', 'training.example.', 'com'])
})
