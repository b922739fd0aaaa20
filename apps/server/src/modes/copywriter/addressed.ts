import { joinList } from '../own-words.ts'
import { sortKeywords } from '../words/keywords.ts'

// Matches keywords that need no article after `for`: `students` and `office lunch`.
const AFTER_FOR =
  /(?:\p{L}{2,}s|people|women|men|children|use|lunch|dinner|breakfast|christmas|easter|ramadan|sallah|valentine|black friday|[’']s day|aso ebi)$/iu
const WISHED = /^\p{L}+ (?:skin|hair|teeth|smile|lips|sleep|face)$/iu
const COUNTED =
  /(?:party|wedding|birthday|event|ceremony|graduation|anniversary|picnic|burial|weekend|beginner|student|reseller|farmer|trader|bride|couple|traveller)$/iu

const many = (word: string): string =>
  COUNTED.test(word) ? `${word.replace(/y$/iu, (end) => (/[aeiou]y$/iu.test(word) ? end : 'ie'))}s` : word

// Finds the keywords that name whom or what the offer is for, and joins them: `For students and beginners`.
export function addressedIn(keywords: readonly string[]): { words: readonly string[]; line: string } {
  const { people, occasions } = sortKeywords(keywords)
  const words = keywords.filter(
    (word) =>
      WISHED.test(word) || COUNTED.test(word) || ([...people, ...occasions].includes(word) && AFTER_FOR.test(word)),
  )
  return { words, line: words.length > 0 ? `For ${joinList(words.map(many), ' and ')}` : '' }
}
