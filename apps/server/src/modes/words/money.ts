/**
 * Matches amounts with a currency, such as `₦5000`, `N5,000`, `NGN 5k` and `5000 naira`, and those that the words
 * around them show to be prices, such as `for 5k` and `rice 5k each`.
 */
const AMOUNT =
  /(?:₦|\bNGN|(?<![\p{L}\p{M}])n[aá][ií]r[aà](?=\s?\d)|(?<![\p{L}\p{N}])N(?=\s?(?:\d[\d,]{2}|\d\d (?:an?|per|each) |\d+(?:\.\d+)?(?:[km]| million)\b))|#(?=\d{3}))\s?(\d+(?:,\d{3})*(?:\.\d+)?)(?:\s?(k|m(?:illion)?))?(?![\p{L}\p{N}])|(?<![\p{L}\p{N}.,])(\d+(?:,\d{3})*(?:\.\d+)?)(?:\s?(k|m(?:illion)?))?\s?n[aá][ií]r[aà](?![\p{L}\p{M}]|\s\d{1,3},\d{3}|\s\d{4})|(?:(?<=\b(?:for|at|from|only|price|na)\s)(\d{1,3}(?:\.\d)?)(k)\b|(?<=[,\s])(\d{1,3}(?:\.\d)?)(k)(?= (?:only|each|per)\b))/giu
/**
 * BARE matches numbers without a currency that the text before and after them shows to be prices: `, 180k,`,
 * `500 each`, `duvet 3,000,`.
 */
const BEFORE =
  '(?<=(?:^|[,.;:]\\s+|\\b(?:from|for|at|only|fee|price|now|starting|to|and|between)\\s)(?:from |only |now )?)'
const AFTER =
  '(?=\\s*(?:$|[,.;]\\s|[,.;]$|a (?:month|year|day|week)\\b|monthly\\b|yearly\\b|only\\b|last\\b|extra\\b|no\\b|home\\b|shop\\b|with\\b|(?:to|and) \\d+[km]\\b))'
const EACH = '(?=\\s+(?:each|per)\\b)'
const BARE = new RegExp(
  `${BEFORE}(?:(\\d{1,3}(?:\\.\\d+)?)([km])(?:${AFTER}|${EACH})|(\\d{1,3},\\d{3}|\\d{2,3}00)${AFTER})|(?<![\\p{L}\\p{N}₦.,])(\\d{1,3}(?:,\\d{3})+|\\d{1,4}[05]0)${EACH}|(?<=\\b(?!over|than|about|least|have|served)(?:\\p{Ll}{3,}|\\d+k?g|\\d+ml|\\d+cl)\\s)(?:(\\d{1,3},\\d{2}[05]0?)|(\\d{1,3}(?:\\.\\d)?)(k))(?=[,.;]\\s|[,.;]?$)|(?<![\\p{L}\\p{N}₦.,])(\\d{1,3}(?:\\.\\d)?)([km])(?=\\s?(?:to|[–-])\\s?\\d{1,3}(?:\\.\\d)?[km]\\b)`,
  'giu',
)
/** Matches `1kg na 4,500`. Because `na` also means `and` and `in`, only a number with a comma counts as a price. */
const NA = /(?<=(?<![\p{L}\p{M}])na\s)\d{1,3}(?:,\d{3})+(?=\s*(?:$|[.;]|,\s))/giu
/** UP_TO matches the end of a range such as `₦70,000 - 120k`, and IN_BRACKETS a price such as `(basket 45k)`. */
const UP_TO = /(₦[\d,]+\s?[-–]\s?)(\d{1,3}(?:\.\d+)?)([km])\b/giu
const IN_BRACKETS = /(\((?:\p{L}+ ){0,3})(\d{1,3}(?:\.\d+)?)([km])(?=\))/giu
const TIMES: Readonly<Record<string, number>> = { k: 1000, m: 1_000_000 }

export const withNaira = (text: string): string =>
  text
    .replace(AMOUNT, (...match: (string | undefined)[]) =>
      inNaira(match[1] ?? match[3] ?? match[5] ?? match[7], match[2] ?? match[4] ?? match[6] ?? match[8]),
    )
    .replace(BARE, (...match: (string | undefined)[]) =>
      inNaira(match[1] ?? match[3] ?? match[4] ?? match[5] ?? match[6] ?? match[8], match[2] ?? match[7] ?? match[9]),
    )
    .replace(NA, (figures) => inNaira(figures))
    .replace(UP_TO, (_, from: string, figures: string, unit: string) => `${from}${inNaira(figures, unit)}`)
    .replace(IN_BRACKETS, (_, before: string, figures: string, unit: string) => `${before}${inNaira(figures, unit)}`)

function inNaira(figures = '0', unit = ''): string {
  const value = Math.round(Number(figures.replaceAll(',', '')) * (TIMES[unit.charAt(0).toLowerCase()] ?? 1))
  return `₦${value.toLocaleString('en')}`
}
