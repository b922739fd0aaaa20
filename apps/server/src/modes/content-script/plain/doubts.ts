import { asSentence } from '../../own-words.ts'
import { capital } from '../../words/spin.ts'
import { countWords } from '../../words/writer.ts'
import type { Spoken } from '../stage.ts'
import type { Kind } from './clauses.ts'
import { DOUBT_TOLD, DOUBT_TOLD_OF_IT, DOUBTED, DOUBTED_IT, REASSURED, REASSURED_BARE } from './frames.ts'
import { MINE, type Parts } from './saying.ts'

/** Facts that answer a doubt, the strongest first. */
const SURE: readonly Kind[] = ['trust', 'offer', 'pay', 'does']
const WORDS_OF_A_PROOF = 12
const WORDS_OF_A_NOUN = 2

/** The doubt of a customer, if the user asked for one, answered with what the user typed. */
export function doubtIn({ say, voices, telling }: Parts): Spoken[] {
  const [doubt] = telling.wishes.doubts
  if (doubt === undefined) return []
  const isAsked = telling.speakers > 1
  const proofs = telling.facts.filter(
    ({ kind, words }) => SURE.includes(kind) && countWords(words) <= WORDS_OF_A_PROOF && !MINE.test(words),
  )
  const [proof] = proofs.sort((one, other) => SURE.indexOf(one.kind) - SURE.indexOf(other.kind))
  const answer = proof ? say(REASSURED, proof.words) || asSentence(capital(proof.words)) : say(REASSURED_BARE)
  if (!answer) return []
  const it = spokenBy(isAsked, doubt)
  if (isAsked) return voices.answered(doubt ? say(DOUBTED_IT, it) : say(DOUBTED), answer)
  return [voices.seller(`${doubt ? say(DOUBT_TOLD_OF_IT, it) : say(DOUBT_TOLD)} ${answer}`.trim())]
}

/** Turns `she can learn` into what the customer says, or what the viewer thinks. */
function spokenBy(isAsked: boolean, doubt: string): string {
  const turned = doubt.replace(/^(?:she|he|they) (?=can|will|could|would|must|may)/iu, isAsked ? 'I ' : 'you ')
  return countWords(turned) > WORDS_OF_A_NOUN || /^the\s/iu.test(turned) ? turned : `the ${turned}`
}
