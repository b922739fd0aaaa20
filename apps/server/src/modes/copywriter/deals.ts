const NOTICE =
  /(?<!\p{L})(?:will (?:be|remain) closed|is closed (?:from|on|for)|resumes? (?:work|on)|we (?:have |are )?(?:moved|moving|relocat\p{L}+)|new (?:address|number)|prices? (?:changes?|increases?|review)|general meeting|agenda|(?:we are|i am) looking (?:for|to)|we apologi[sz]e|please note|notice is|thank you for (?:20\d\d|the|your|all)|happy (?:new year|holidays)|merry christmas)(?!\p{L})/iu
export const isNotice = (text: string): boolean => NOTICE.test(text)

const SOLD =
  /(?<!\p{L})(?:sell(?:ing|s)?|(?:for|on) sale|wholesale|retail|bulk|cartons?|dozens?|pieces|pcs|pairs?|sizes?|colou?rs|each|sets?|per (?:kg|bag|piece|carton)|combo|warranty|deliver(?:y|s)?|\d+ ?(?:kg|g|ml|cl|litres?))(?!\p{L})/iu
// Matches the end of the offer’s name. A list of things is one name: `Rope, hammocks and swings`.
const NAME_END = /[:.;₦(]|\s(?:for|in|at|from|with|to|by|on|that|which)\s|,\s(?![^,]* and )/u
const THINGS = /\p{L}{2,}(?<!s|services|lessons|sessions|repairs|tours|trips|events|courses|reports)s$/iu
const nameIn = (heading: string): string => (heading.split(NAME_END)[0] ?? '').trim()
const namesThings = (heading: string): boolean => THINGS.test(nameIn(heading))
// Matches lessons. `Workshop` counts only with a duration (`two day workshop`), because it may also be a place of work.
const LESSONS =
  /(?:class(?:es)?|courses?|lessons?|masterclass|training|(?:day|week|hour|weekend)s? (?:\p{L}+ )?workshop)$/iu
export const isLessons = (heading: string): boolean => LESSONS.test(nameIn(heading))
// Whether the offer is a thing with a price, which readers are asked to order.
export const isPricedThing = (heading: string, text: string): boolean => text.includes('₦') && namesThings(heading)
export const isSold = (text: string): boolean => SOLD.test(text)

const BUYING = /^(?:we|i) (?:also )?buy(?! and sell)(?!\p{L})/iu
export const isBuying = (heading: string): boolean => BUYING.test(heading)

export const isBargained = (text: string): boolean => /(?<!\p{L})(?:last price|negotiable)(?!\p{L})/iu.test(text)

const SELLING = /^(?:we|i) (?:also )?sell(?!\p{L})|(?<!\p{L})(?:selling|for sale)(?!\p{L})/iu
export const isSelling = (heading: string): boolean => SELLING.test(heading)

// Matches words for goods that are sent to buyers. They are ordered, even in a trade whose work is booked (hair).
const SENT = /(?<!\p{L})(?:ships?|shipping|waybill(?:ed)?|nationwide|pay on delivery|in stock)(?!\p{L})/iu
export const isSent = (text: string): boolean => SENT.test(text)

const FOR_BUSINESS =
  /(?<!\p{L})(?:(?:we|i) (?:also )?supply|suppl(?:y|ies|ied) to|supplier|distributors?|(?<!retail and )wholesale(?!\p{L})(?! (?:and retail|from|price|at|available))|raw materials?|in bulk (?:for|to)|(?:to|for) (?:\p{L}+ )?(?:restaurants|hotels|caterers|shops|stores|eateries|bakeries|supermarkets|food vendors|traders|retailers|resellers|boutiques|companies|offices|(?:\p{L}+ )?(?:makers|brands|producers|manufacturers)))(?!\p{L})/iu
export const isForBusiness = (text: string): boolean => FOR_BUSINESS.test(text)

const HIRED =
  /(?<!\p{L})(?:(?:for|to|on) (?:rent|hire(?! purchase))|rent(?:s|ing)? out|rentals?|(?:we|i) rent)(?!\p{L})/iu
export const isHired = (text: string): boolean => HIRED.test(text)

// Matches a sentence about work for the reader, not about things that are made or sold: `We fix inverters`.
const WORK =
  /^(?:we|i) (?:also )?(?!sell|have|stock|deal|supply|make|bake|cook|sew|print|grow|brew|produce|buy|trade)\p{L}+/iu
export const isWork = (sentence: string): boolean => WORK.test(sentence)
