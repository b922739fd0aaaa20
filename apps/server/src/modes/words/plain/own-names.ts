import { capital } from '../spin.ts'

const NO_NAME =
  'and|or|of|the|a|an|in|on|at|to|for|from|with|by|is|are|was|will|who|has|have|can|says?|leads?|visits?|prays?|preach\\w*|minister\\w*|lives?|comes?|needs?|wanted|appointment|please|now|today|live|others?|team|only'
const NAME = `(?!(?:${NO_NAME})(?![\\p{L}\\p{M}]))[\\p{L}][\\p{L}\\p{M}’'-]+`
const TITLED = new RegExp(
  `(?<!(?:\\b(?:the|our|a|my|your|any|every|new)\\s)|[\\p{L}\\p{M}@#.-])(?:pastor|pst|rev|reverend|evang|evangelist|bishop|archbishop|prophet|prophetess|apostle|dr|mr|mrs|prof|professor|engr|barr|barrister|alhaji|alhaja|hajia|mallam|sheikh|chief|madam|aunty|uncle)\\.?(?:\\s${NAME}){1,2}`,
  'giu',
)
/** Matches the name of a building, such as `at st peters anglican church`. */
const HOUSE =
  /(?<=(?<![\p{L}\p{M}])(?:at|opposite|behind|venue:) )(?!(?:the|our|a|an|your|any|my|every|home|each|this|that|primary|secondary|nursery|public|private|cheap|low|all|km|no)\s)(?:\p{L}[\p{L}\p{M}’']+ )(?:(?:and|of|\p{L}[\p{L}\p{M}’']+) ){0,3}(?:church|parish|cathedral|school|academy|college|university|polytechnic|hospital|clinic|hotel|hall|plaza|mall|estate|stadium|market|complex|park|gardens?|arena|cent(?:re|er))(?![\p{L}\p{M}])/giu
const MONTH =
  /(?<=\d(?:st|nd|rd|th)?,? )(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec|march|april)(?![\p{L}\p{M}])|(?<![\p{L}\p{M}])(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec|march|april)(?= \d{1,2}(?:st|nd|rd|th)?(?![\d,]))/gu

const SMALL = /^(?:and|or|of|the|for|in|at|opposite|beside|behind|near)$/u
const capitals = (words: string): string =>
  words
    .split(' ')
    .map((word) => (SMALL.test(word) ? word : capital(word)))
    .join(' ')

/**
 * Restores the capital letters of people, buildings, months and the brand, which are lost in fast typing and in text in
 * capitals.
 */
export const withNames = (text: string, brand: string): string =>
  asBrand(text.replace(MONTH, capital).replace(HOUSE, capitals).replace(TITLED, capitals), brand)

/** Restores the brand's own capital letters where at least the first two words of its name stand together. */
function asBrand(text: string, brand: string): string {
  const words = brand.match(/[\p{L}\p{M}\p{N}’'&-]+/gu) ?? []
  for (let length = words.length; length > 1; length--) {
    const name = words.slice(0, length).join(' ')
    if (!/\p{Lu}/u.test(name) || !/\p{Ll}/u.test(name)) continue
    // A part of the name may be plain words in a text that has its capital letters.
    if (length < words.length && /\p{Ll},? \p{Lu}/u.test(text)) continue
    const typed = name.replace(/[\\^$.*+?()[\]{}|]/gu, '\\$&')
    const found = new RegExp(`(?<![\\p{L}\\p{M}@#])${typed}(?![\\p{L}\\p{M}])`, 'giu')
    if (found.test(text)) return text.replace(found, (each) => (/\p{Lu}.*\s\p{Lu}/u.test(each) ? each : name))
  }
  return text
}
