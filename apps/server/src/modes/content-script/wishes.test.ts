import { expect, test } from 'vitest'
import { readWishes } from './wishes.ts'

const read = (typed: string) => readWishes(typed)

test.each([
  'open every day',
  'use code FIRST10',
  'a free load check',
  'live music',
  'two years warranty',
  'open 24 hours',
  'gifts for mothers',
])('what is offered is said: %s', (typed) => {
  expect(read(typed)).toMatchObject({ say: [typed], starts: [], finals: [] })
})

test.each([
  'start with a generator noise',
  'Begin with a phone falling',
  'set it in a market',
  'a customer and a tomato seller',
  'two friends',
  'calm voice',
  'keep it short',
  'do not beg',
])('what is to be done is a direction and never said: %s', (typed) => {
  expect(read(typed)).toMatchObject({ say: [], avoid: [], starts: [typed] })
})

test('an ending that is seen is a direction of the last scene; one in words is said', () => {
  expect(read('end with a smile')).toMatchObject({ ends: [], finals: ['end with a smile'] })
  expect(read('end with order before 11am')).toMatchObject({ ends: ['Order before 11am.'], finals: [] })
})

test('how often and how something is said is not part of it', () => {
  expect(read('mention the warranty twice').say).toEqual(['warranty'])
  expect(read('say the date twice').say).toEqual([])
  expect(read('no music').avoid).toEqual(['music'])
})
