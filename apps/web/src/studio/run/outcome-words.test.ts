import { expect, test } from 'vitest'
import { outcomeWords } from './outcome-words.ts'

const of = (changes: object) =>
  outcomeWords({ done: 4, soft: 0, total: 4, refunded: false, canceled: false, ...changes })

test('outcome texts are those of the specification and say whether the credit was refunded', () => {
  expect(of({ done: 2 })).toEqual({
    tone: 'success',
    text: '2 out of 4 images generated successfully. Some variations are still processing.',
  })
  expect(of({ done: 0 })).toEqual({ tone: 'error', text: 'An error occurred. Please try again.' })
  expect(of({ done: 0, refunded: true }).text).toBe('An error occurred. Please try again. Your credit came back.')
  expect(of({ done: 0, refunded: true, canceled: true }).text).toBe('Canceled. Your credit came back.')
  expect(of({}).tone).toBe('success')
  expect(outcomeWords({ done: 1, soft: 0, total: 1, refunded: false, canceled: false }, 'words').text).toBe(
    'Your texts are ready.',
  )
})

test('pictures without a sure outline are not called a success like the others', () => {
  expect(of({ soft: 1 }).text).toBe('All 4 images generated successfully.')
  expect(of({ done: 2, total: 2 }).text).toBe('Both images generated successfully.')
  expect(of({ soft: 4 }).text).toBe('Your 4 pictures keep their own background: no sure outline was found.')
  expect(of({ done: 1, soft: 1, total: 1 }).text).toBe(
    'Your picture keeps its own background: no sure outline was found.',
  )
})
