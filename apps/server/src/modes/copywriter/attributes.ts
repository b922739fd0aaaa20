import { IN_PLACE, MONTH } from '../words/patterns.ts'
import { isPlace } from '../words/places.ts'
import { linesOf, type OwnLine } from '../words/plain/own-lines.ts'
import { countWords } from '../words/writer.ts'

export const DATED = new RegExp(
  String.raw`(?<!\p{L})(?:(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|\d{1,2}(?::\d\d)?\s?(?:am|pm))(?!\p{L})|\d{1,2}(?:st|nd|rd|th)?\s${MONTH})`,
  'iu',
)
const PART_WORDS = 8
const LONG_WORDS = 16
// Matches a part that describes the offer, as in `form ₦2,000`, and so cannot be a further offer of the same kind.
const SURE =
  /₦|^\d+ |(?<!\p{L})(?:every|available|negotiable|paid|included|free|painted|trained|working)(?!\p{L})|\d ?(?:am|pm)(?!\p{L})/iu
const JOINED = /^(?:and|or|but|so|because|which|that|who|including|such|plus|even|then|as|to|in|on|with)(?!\p{L})/iu
// Matches a subject. The parts after it may be further objects of its verb: `We cook rice, beans, yam`.
const SPOKEN = /^(?:we|i|you|they)(?!\p{L})/iu
const LABELLED = /^(?<label>[^:₦\d]{3,60}):\s+(?<list>.+)$/u

// Whether a part continues the part before it: `Garki and Maitama` after `delivered in Wuse`.
function goesOn(part: string, before: string): boolean {
  const [name = ''] = part.split(/\s(?:and|or)\s/u)
  const isPlaced = IN_PLACE.test(before) || isPlace(before)
  return !DATED.test(part) && (JOINED.test(part) || (isPlaced && isPlace(name)))
}

// Matches things in a row that share what follows: `Weekend pottery, painting and tie-dye retreat`.
const ROW = /^(?:[\p{L}-]+ ?){1,2}, [^₦\d]+ and [^₦\d]+$/u

function partsOf(list: string): string[] {
  const parts: string[] = []
  for (const part of list.split(/,\s+/u)) {
    const before = parts.at(-1)
    const isRow = parts.length === 1 && ROW.test(`${before}, ${part}`)
    if (before !== undefined && (isRow || goesOn(part, before))) parts[parts.length - 1] = `${before}, ${part}`
    else parts.push(part)
  }
  return parts
}

// Splits `Tutorial centre, trained teachers, mock exam every Saturday, form ₦2,000` into the lines of a list.
export function attributesOf(line: OwnLine, at: number): OwnLine[] {
  if (line.mark !== 'fact') return [line]
  const { label, list = line.words } = LABELLED.exec(line.words)?.groups ?? {}
  const [first = '', ...rest] = partsOf(list)
  if (rest.length === 0) return [line]
  const isShort = (label ? [first, ...rest] : rest).every((part) => countWords(part) <= PART_WORDS)
  if (label)
    return isShort && at === 0 && rest.length > 1
      ? [{ mark: 'fact', words: label }, ...[first, ...rest].flatMap(linesOf)]
      : [line]
  const isLong = countWords(line.words) > LONG_WORDS
  const isSure = rest.some((part) => SURE.test(part)) && (isLong || !/\sand\s/iu.test(rest.at(-1) ?? ''))
  const isFree = !SPOKEN.test(first) && (!DATED.test(first) || rest.some((part) => part.includes('₦')))
  const isMany =
    rest.length > 1 ||
    [first, ...rest].every((part) => part.includes('₦')) ||
    (SURE.test(rest[0]!) && !/₦/u.test(rest[0]!))
  return (isShort || isLong) && isSure && isFree && isMany ? [first, ...rest].flatMap(linesOf) : [line]
}
