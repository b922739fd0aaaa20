import { expect, test } from 'vitest'
import { pressAnswer } from './press-answer.ts'

const photo = new Blob(['a'])
const looking = { photo, looking: true, doubt: undefined }
const seen = { ...looking, looking: false }

test('a click waits for the check of the photo, and then starts the run', () => {
  expect(pressAnswer(photo, looking, false)).toBe('waits')
  expect(pressAnswer(photo, seen, false)).toBe('starts')
})

test('a click on a doubtful photo starts nothing', () => {
  expect(pressAnswer(photo, { ...seen, doubt: 'No face was found.' }, false)).toBe('warns')
  expect(pressAnswer(photo, { ...seen, doubt: 'No face was found.' }, true)).toBe('warns')
})

test('a check that takes too long does not block the click', () => {
  expect(pressAnswer(photo, looking, true)).toBe('starts')
})

test('choosing another photo or none cancels the click', () => {
  expect(pressAnswer(photo, { ...looking, photo: new Blob(['b']) }, false)).toBe('lapses')
  expect(pressAnswer(photo, { ...seen, photo: undefined }, false)).toBe('lapses')
  expect(pressAnswer(photo, undefined, true)).toBe('lapses')
})
