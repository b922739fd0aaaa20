import { isPlace } from './places.ts'

const NAMED_AFTER =
  /^(?:ankara|african|nigerian|yoruba|igbo|hausa|italian|turkish|toyota|honda|nissan|lexus|samsung|apple|infinix|tecno|itel|xiaomi|hisense|nokia|dell|french|arabian|english|ghanaian|senegalese|brazilian|swiss|american|christmas|easter|sallah|ramadan|fulani|benin|edo|ijaw|tiv|(?:sun|mon|tues|wednes|thurs|fri|satur)days?|mọnde|tuzde|wenezde|tọzde|fraịde|satọde|sọnde|litinin|talata|laraba|alhamis|juma[’']a|asabar|lahadi)$/iu

/**
 * Prepares words for use within a sentence: drops a leading `our`, and lower-cases the first letter unless the words
 * begin with a name: `young workers`, `Lagos mothers`.
 */
export function softened(words: string): string {
  const [first = '', second = ''] = words.replace(/^our\s+/iu, '').split(/[\s,;]+/u)
  const isName =
    isPlace(first) ||
    NAMED_AFTER.test(first) ||
    (/^\p{Lu}[\p{Ll}’]/u.test(second) && !first.includes('-')) ||
    !/^\p{Lu}[\p{Ll}\p{M}’'-]*$/u.test(first)
  const rest = words.replace(/^our\s+/iu, '')
  return isName ? rest : rest.replace(/^\p{Lu}/u, (letter) => letter.toLocaleLowerCase('en'))
}
