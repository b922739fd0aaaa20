import { expect, test } from 'vitest'
import { createRandom } from '../../random.ts'
import { spin } from '../../words/spin.ts'
import { tipRules } from './tip-rules.ts'

const saidOf = (typed: string) => {
  const random = createRandom(5)
  return new Set(Array.from({ length: 200 }, () => spin(tipRules(typed).whole, random)))
}

test('a reason is a sentence of its own', () => {
  const said = saidOf('Sieve it first, because [dust hides|sand cracks teeth].')
  expect(said).toContain('Sieve it first. Dust hides.')
  expect(said).toContain('Sieve it first. Sand cracks teeth.')
  expect([...said].join()).not.toContain('because')
})

test('a word of speech before a sentence takes its capital, not that of a name', () => {
  const said = [...saidOf('Read in the queue. [Waiting is a library|Lagos gives you an hour].')]
  expect(said).toContain('Read in the queue. See, waiting is a library.')
  expect(said).toContain('Read in the queue. See, Lagos gives you an hour.')
})

test('the first sentence can stand alone', () => {
  const { first } = tipRules('[Ask. Then wait|Ask], my friend. Rest.')
  const random = createRandom(1)
  for (let turn = 0; turn < 20; turn++) expect(spin(first, random)).not.toContain('Rest')
})
