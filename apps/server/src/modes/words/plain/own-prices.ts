import { withNaira } from '../money.ts'

/** `9,500`, `8k`, `jeans 3500,` */
const UNPRICED =
  /(?<![\p{L}\d₦$.,-])\d{1,3}(?:,\d{3}|(?:\.\d+)?[km]\b)|\p{L}{3,}\s(?:\d{1,2}[05]0|\d{1,2},?[05]00)(?:-\d{3,5})?(?=\s*[,;|]|\.\s|\.?$)/imu
const UNPRICED_END =
  /(?<![\p{L}\p{M}])(?:seats?|plots?|rooms?|flat|block|km|no|number|shop|suite|unit|class|jss|sss|since|in|pages?|pieces|guests|over|about|than|least|hall)\W{0,3}$/iu
/** `Zobo 500`, `Oil: 2,000`; a year or the end of a phone number is no price. */
const LISTED_PRICE =
  /^(?<thing>[^₦]*\p{L}(?:[^₦]*[^\d₦])?[\s:=–-]+)(?!(?:19|20[1-3])\d\d$)(?<price>\d{1,3}(?:,\d{3})+|[1-9]\d{2,5}|\d{1,3}(?:\.\d)?k)$/iu
/** `asking 6.2m`, `salary 80k` */
const NAMED_PRICE =
  /(?<=(?<![\p{L}\p{M}])(?:asking|price|rent|salary|fees?|pay|charge|deposit|commission|last|balance|cost|costs|budget|raised|need)(?:\s(?:price|is|of|at|only|for|:))?:?\s)(\d{1,3}(?:\.\d{1,3})?[km])(?![\p{L}\d])/giu
/** `185k last price`, `1.8m per annum`, `40k a day` */
const PRICE_OF =
  /(?<![\p{L}\d₦.,])(\d{1,3}(?:\.\d{1,3})?[km])(?=\s(?:per|every|last|negotiable|slightly|asking|plus|only|for|a|an|each|monthly|yearly|weekly|daily|and)(?![\p{L}\p{M}]))/giu
/** `50cl 3500`, `half goat 38000`: the end of a clause, like a neighbour that has a price. */
const CLAUSE_PRICE =
  /(?<=(?:^|[,;.:]\s)[^₦,;.:\n]*\p{L}\)?\s)(?!(?:19|20[0-3])\d\d(?!\d))(\d{1,3},\d{3}|[1-9]\d{1,4}[05]0)(?=\s*(?:[,;]|\.?\s*$|\.\s|\sand\s))/gmu

const inNaira = (_: string, figures: string): string => withNaira(`${figures} naira`)

/** Prices with their sign: all of a text or none. */
export function priced(text: string): string {
  const listed = listPriced(text)
  const read = withNaira(listed.replace(NAMED_PRICE, inNaira).replace(PRICE_OF, inNaira))
  const said = read.includes('₦')
    ? read.replace(CLAUSE_PRICE, (figures: string, _: string, at: number) =>
        UNPRICED_END.test(read.slice(0, at)) ? figures : inNaira('', figures),
      )
    : read
  return UNPRICED.test(said) && !listed.includes('₦') ? listed : said
}

function listPriced(text: string): string {
  const lines = text.split('\n')
  const priced = lines.map((line) => {
    const { thing = '', price = '' } = LISTED_PRICE.exec(line.trim())?.groups ?? {}
    return price && !UNPRICED_END.test(thing) && !/\d\s+$/u.test(thing)
      ? `${thing}${withNaira(`${price} naira`)}`
      : line
  })
  return priced.filter((line, at) => line !== lines[at]).length > 1 ? priced.join('\n') : text
}
