import type { Language } from '@ufaro/contract/tools/copywriter.ts'

const CLAUSE =
  /(?<!\p{L})(?:(?<!(?:bag|crate|carton|bottle|pack|basket|plate|tray|cooler|cup|bowl|bucket|tin|bundle|dozen|set|pair|kilo|yard)s? )of|is|are|was|will|can|that|which|who|when|if|because|your|our|you|we|they|it|their|to|by|from|until|before|after|per|₦\S+|load|loads)(?!\p{L})|[.!?:;₦]/iu
export const isList = (thing: string): boolean => !CLAUSE.test(thing)

/**
 * Matches words and endings that occur in English phrases but not in names of goods. Text with one of them must not
 * stay in English inside a translated sentence.
 */
const ENGLISH = new RegExp(
  `(?<![\\p{L}’'-])(?:${[
    'a|an|the|this|that|these|those|all|any|every|each|some|no|not|one|two|three|four|five|six|seven|eight|nine|ten|half|first|next|last|only|just|also|too|even|both|own|other|another|more|most|less|many|much|few|about|almost',
    'and|or|but|in|on|at|for|with|without|of|to|from|by|over|under|above|below|within|inside|across|into|near|behind|opposite|beside|before|after|until|till|since|during|per|than|as|like|up|out|off|down|if|when|where|while|because|so',
    'we|you|it|they|i|our|your|their|its|his|her|my|us|them|ourselves|yourself|yourselves|myself|themselves|itself|who|which|what|how',
    'is|are|was|were|be|been|made|sold|bought|built|sewn|worn|kept|given|taken|done|works|has|have|had|do|does|did|will|can|may|must|should|cost|costs|start|starts|include|includes|come|comes|get|gets|take|takes|pay|pays|buy|buys|sell|sells|make|makes|give|gives|need|needs|use|uses|run|runs|last|lasts|serve|serves|eat|eats|learn|order|orders|call|calls|book|books|keep|keeps|bring|save|visit|choose|send|check|open|close|closes|ends|hold|holds|teach|trim|ask|swap|offer|offers|deliver|carry|fix|wash|clean|cleaning',
    'nationwide|online|worldwide|retail|wholesale|now|today|tomorrow|daily|weekly|monthly|early|late|always|never|free|new|old|used|big|small|little|large|long|short|good|best|better|fresh|quality|affordable|cheap|strong|neat|safe|reliable|trusted|nice|beautiful|modern|different|various|special|extra|full|whole|ready|available|evening|morning|night|day|days|week|weeks|month|months|year|years|hour|hours|minute|minutes|time|times|people|things|rest|balance|end|style|styles|date|dates|appointment|problem|problems|fake|genuine|original|natural|stock|discount|black|white|red|brown|blue|green|yellow|pink',
  ].join(
    '|',
  )})(?![\\p{L}’'-])|(?<!\\p{L})(?!fried|dried|smoked|grilled|roasted|peppered|minced|boiled|steamed|stewed|bed|seed|feed|thread|bread)\\p{L}{2,}(?:ed|ly)(?!\\p{L})|(?<!\\p{L})(?!clothing|wedding|bedding|pudding|dumpling|earring)\\p{L}{3,}ing(?!\\p{L})`,
  'iu',
)
const GOODS_WORDS = 3
/** Matches verbs that begin a statement about goods: `comes in two sizes`. */
const SAID_OF =
  /(?<!\p{L})(?:calls?|closes?|come|comes|costs?|drive|gets|has|have|lasts|opens?|orders?|starts|takes)(?!\p{L})/iu
/** Matches words that begin a phrase of time, place or manner, which is translated by itself. */
const LINKED = /(?<!\p{L})(?:in|at|on|this|it|them|every|within|after|daily|free)(?!\p{L})/iu

/** Whether words contain English besides names. Every word with a capital counts as a name. */
export const isEnglish = (words: string): boolean => ENGLISH.test(words.replace(/\p{Lu}\S*/gu, '').replace(/\d+/gu, ''))

/** Whether words without a translation may stay as typed, because they only name goods or a person. */
export const isGoods = (language: Language, words: string): boolean =>
  language === 'Nigerian Pidgin'
    ? isList(words) && !LINKED.test(words) && !SAID_OF.test(words)
    : words.split(/\s+/u).length <= GOODS_WORDS && isList(words) && !/[\d,]/u.test(words) && !isEnglish(words)

const ACTS =
  /(?<!\p{L})(?:is|are|includes?|costs?|takes?|comes?|gets?|covers?|lasts?|starts?|has|have|needs?|we|you|they|it|can|will|and|pays?|buy|order|if|when)(?!\p{L})/iu
/** Whether words may stay as typed as the label of a price: `1 litre bottle: ₦1,800`. */
export const isLabel = (words: string): boolean => !ACTS.test(words) && !isEnglish(words.replace(/^(?:an?|the) /iu, ''))
