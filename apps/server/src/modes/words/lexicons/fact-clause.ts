/**
 * A pattern for a whole clause, and its translations into Yoruba, Hausa, Igbo and Pidgin. In a translation, `$1` stands
 * for the first group, translated, or as typed if it is a name of goods or a number. `!1` is the first group, which
 * must be a time or have a translation. `@1` is the first group as a place, after the word for `in`.
 */
export type FactClause = readonly [RegExp, yoruba: string, hausa: string, igbo: string, pidgin: string]

const THING =
  "((?!(?:we|it|they|you|prices?|from|for|is|no|and)\\b)[\\p{L}\\d](?:[\\p{L}\\p{M}\\d/&+’' -]|\\.(?=\\d)){1,48}?)"
const THINGS = "([\\p{L}\\d][\\p{L}\\p{M}\\d/&+’', -]{1,90}?)"
const AMOUNT =
  '(₦[\\d,]*\\d(?:\\s?[-–]\\s?₦[\\d,]*\\d)?(?: (?:each|monthly|yearly|(?:per|an?|every) (?:square )?[\\p{L}]+(?: plot)?))?)'
const SPAN = '((?:\\d+(?: (?:to|-) \\d+)?|an?|one) ?(?:minutes?|hours?|days?|weeks?|months?|years?))'
const WHEN = '(.{3,40}?)'
const TOWN =
  "\\p{Lu}[\\p{L}\\p{M}\\d.’'-]*(?: (?!(?:for|is|at|and|from|on|in|to|costs?|every|each|within|before|after|with|by|only|per|daily|free)\\b)[\\p{L}\\d][\\p{L}\\p{M}\\d.’'-]*){0,3}"
const PLACE = `(?:the )?(${TOWN}(?:(?:, |,? and )${TOWN}){0,3})`

/** @param typed a pattern in which the words THING, THINGS, AMOUNT, SPAN, WHEN and PLACE stand for groups */
export const of = (typed: string): RegExp =>
  new RegExp(
    typed
      .replaceAll('THINGS', THINGS)
      .replaceAll('THING', THING)
      .replaceAll('AMOUNT', AMOUNT)
      .replaceAll('SPAN', SPAN)
      .replaceAll('WHEN', WHEN)
      .replaceAll('PLACE', PLACE)
      .replace(/^/u, '^(?:')
      .replace(/$/u, ')$'),
    'u',
  )
