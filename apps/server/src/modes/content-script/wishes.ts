import type { ContentScriptRequest } from '@ufaro/contract/tools/content-script.ts'
import type { CopyStyle } from '@ufaro/contract/tools/copywriter.ts'
import { asSentence, readList, withoutEnd } from '../own-words.ts'
import { CONTACT } from '../words/patterns.ts'
import { capital } from '../words/spin.ts'
import { DIRECTION, MANNER, STAGED } from './directions.ts'

export interface Wishes {
  say: string[]
  contacts: string[]
  show: string[]
  avoid: string[]
  /** Stage directions as typed: `starts` are for the beginning of the script, `finals` for its end. */
  starts: string[]
  finals: string[]
  /** Actions of people as typed. `at` is the scene’s index: the number of requested shots and actions before it. */
  staged: { at: number; words: string }[]
  /** Requirements that only the speaker can explain: `typed` is the whole requirement, `it` its subject. */
  slots: { typed: string; it: string }[]
  ends: string[]
  /** What is to be said once more before the end: `date` of `say the date two times`. */
  again: string[]
  /** Whether a customer doubts, and what: `solar works when it rains`. */
  doubts: string[]
  tones: Tone[]
}

export type Tone =
  | 'slang'
  | 'local'
  | 'culture'
  | 'heart'
  | 'tip'
  | 'game'
  | 'budget'
  | 'joke'
  | 'professional'
  | 'youth'
  | 'family'
  | 'luxury'
  | 'inspiring'
  | 'casual'

const LANGUAGE_NAME = /^(?:in\s+)?(?:nigerian?\s+)?(?:pidgin|yoruba|hausa|igbo|english)$/iu
const PEOPLE = `(?:people|them|viewers?|everyone|everybody|customers?|buyers?|parents|users?|followers?|listeners|donors|youths?|students|clients|the (?:audience|viewers?|people)|your audience|folks)`
/** Matches a request for a call to action, which is spoken last: `ask people to donate at padher.org`. */
const CALL =
  /^(?:please\s+)?(?:and\s+)?(?:(?:ask|tell|beg|urge|invite|encourage|advise|remind|get)\s+(?:\p{L}+\s+){1,3}to\s+|(?:end|close|finish)\s+(?:it\s+)?with\s+an?\s+(?:call|invitation)\s+to\s+(?!action)|(?:a\s+|the\s+)?(?:call to action|cta)\s*(?:is|to|should be)?\s*:?\s*(?:to\s+)?)(?<it>.+)$/iu
const SAY = new RegExp(
  String.raw`^(?:please\s+)?(?:and\s+)?(?:mention|say|talk about|include|make (?:it )?clear|(?:tell|remind)(?:\s+${PEOPLE})?(?: about| that)?|add|state|highlight|emphasi[sz]e|stress|use the words?|speak of|make (?:them|dem|people|viewers?|customers?) know|ẹ sọ|(?:a|ku) faɗi|kwuo)\s+(?:(?:that|say|pé|cewa|na|sị)\s+)?(?:the\s+)?(?<it>.+)$`,
  'iu',
)
const NUMBERED = String.raw`(?:\d{1,2}|two|three|four|five|some|few|a few)`
/** Matches a story that only the speaker can tell: `tell my grandma story`. */
const STORY =
  /^(?:tell|share)\s(?<it>(?:(?!them|people|viewers|the|about)\p{L}+\s){1,4}?(?:story|journey|experience)\b.*)$/iu
const EXPLAIN =
  /^(?:please\s+)?(?:and\s+)?(?:explain|describe|discuss|(?:give|share)(?=\s(?:some\s|them\s)?(?:tips|ideas|advice|reasons|examples)\b)|teach(?: them| people)?|answer|compare|tell (?:the )?stor(?:y|ies) of|talk about (?=how|why|what))\s+(?<it>.+)$/iu
/** Matches a topic to explain without a verb such as `explain`: `how long it takes`, `why aluminium over wood`. */
const UNEXPLAINED =
  /^(?:how|why|what to|when to|where to)\s(?!about\b)|^the (?:difference|benefits?|importance) (?:between|of)\s/iu
const POINTS = new RegExp(
  String.raw`^(?:please\s+)?(?:and\s+)?(?:(?:give|share|list|add|include|show|mention|name)\s+)?(?<it>${NUMBERED}\s(?:[\p{L}’'-]+\s){0,3}(?:tips?|ideas|reasons|facts|examples|mistakes|myths|signs|ways|lessons|benefits|steps|points)\b.*)$`,
  'iu',
)
const SHOW =
  /^(?:please\s+)?(?:and\s+)?(?:show|film|feature|focus on|display|(?:start|begin|open|end|close) with (?=an? (?:shot|close.?up|picture|view)))\s*(?:an? (?:shot|picture|view) of\s+)?(?<it>.+)$/iu
const SEEN = /^(?:please\s+)?make sure (?:that )?(?<it>.+?) (?:is|are|can be) (?:seen|shown|visible)$/iu
const END =
  /^(?:please\s+)?(?:and\s+)?(?:end|close|finish)\s+(?:it\s+)?(?:with|on|by (?:saying|telling (?:them|people|viewers)):?)\s+(?<it>.+)$/iu
/** Matches a request to end with words in quotation marks, which may contain full stops and commas. */
const QUOTED_END = /\b(?:end|close|finish)\s+(?:it\s+)?(?:with|on)\s+["“]([^"“”]+)["”]\.?/giu
const USUAL =
  /^(?:our\s+|the\s+|all\s+(?:the\s+)?)?(?:prices?|fees?|cost|dates?|day|time|venue|account(?: number| details)?|website|handle|email|(?:phone\s+|whatsapp\s+)?numbers?|contacts?|address|location|(?:brand\s+|business\s+)?name|offer|(?:opening|business|working|visiting|closing) (?:hours?|times?|days?)|hours|delivery (?:fee|time)|discounts?|duration|menu|sizes?|contact details|social media(?: handles?)?|benefits|services?|farashi|iye owó|ọnụ ahịa)$/iu
/** Matches a contact, which the last sentence says anyway: `our WhatsApp 0812 345 6789`. */
const NUMBER =
  /^(?:call|our|the|my|whats ?app|phone|this)?\s*(?:whats ?app|phone|call|contact)?\s*(?:line|number)?\s*:?\s*[+\d][\d\s-]{8,}$|^(?:our|the|my)\s+(?:\p{L}+\s)?(?:numbers?|contacts?|name|logo)$/iu
const SENTENCE_END = /(?<=\p{Ll}|\d)[.!?]+\s+(?=\p{L})/gu
const AVOID =
  /^(?:please\s+)?(?:and\s+)?(?!no\s.*\s(?:needed|required|necessary|included|attached|involved)$)(?:avoid|no|(?:do not|don['’]t) (?:show|mention|use|include|say)|without|leave out)\s+(?:showing\s+|using\s+)?(?<it>.+)$/iu
/** Matches how often, how or when the speaker says something: `twice` in `say the date twice`. */
const HOW_OFTEN =
  /\s+(?:once|twice|(?:two|three|\d) times|again|clearly|slowly|loudly|first|small|a (?:little|bit)|at the (?:start|beginning|end))$/iu
/** Matches a request to begin with a person in a situation: `start with someone who lost her savings`. */
const BEGUN =
  /^(?:please\s+)?(?:start|begin|open)\s+(?:it\s+)?with\s+(?<it>(?:someone|somebody|an?\s(?:\p{L}+\s){0,2}?\p{L}+)\swho\s.+)$/iu
/** Matches a request to repeat something: `say the date two times`, `repeat the price`. */
const AGAIN =
  /^(?:(?:say|mention|state|call|give|add|include)\s+(?:our\s|the\s)?(?<said>.+?)\s(?:twice|again|(?:two|three|2|3|2x|3x) ?times|2x|3x)|repeat\s+(?:our\s|the\s)?(?<it>.+?)(?:\s(?:twice|again|well|(?:two|three|2|3) ?times|at the end))?)$/iu
/** Matches words of Pidgin, which no English sentence takes in. */
const PIDGIN = /(?<!\p{L})(?:dey|wey|na|e go|e no|una|dem)(?!\p{L})/iu
/** Matches a request for a customer who doubts: `a customer that doubts solar works when it rains`. */
const DOUBTS =
  /^(?:(?:show|include|add|have|use|put|(?:start|begin|open)(?: it)? with)\s+)?(?:an?\s|the\s|one\s|two\s|some\s)?(?:\p{L}+\s){0,2}?(?:customers?|clients?|buyers?|persons?|people|friends?|somebody|someone|neighbou?rs?|husbands?|wi(?:fe|ves)|m[ae]n|wom[ae]n|mothers?|fathers?|parents?|students?|viewers?|guys?|lady)\s(?:(?:that|who|which|wey)\s)?(?:(?:is|are|dey)\s)?(?:doubt(?:s|ing|ed)?|not sure|(?:do(?:es)?\snot|do(?:es)?n[’']t|no(?: dey)?)\s(?:believe|trust))(?:\s(?:that|say|if|whether|about|of|in|us|first|him|her|it(?=$)))*(?:\s(?<it>.+))?$/iu
const FINAL = /^(?:please\s+)?(?:end|close|finish)\s+(?:it\s+)?(?:with|on|by)\s+(?:an?\s|\p{L}+ing\b)/iu
/** Matches a setting, which is shown and not spoken: `Nigeria setting`. */
const SETTING =
  /\s(?:setting|scenes?|background|scenery)$|^(?:\p{L}+\s){0,2}(?:traffic|go-?slow|hold-?up|market|street|rain|crowd|bus ?stop|motor ?park|queue|danfo|keke|village|sunset|sunrise)$/iu

const TONES: readonly (readonly [RegExp, Tone])[] = [
  [/^street slang$/iu, 'slang'],
  [/^local references?$/iu, 'local'],
  [/^cultural context$/iu, 'culture'],
  [/^(?:very )?emotional$/iu, 'heart'],
  [/^educational$/iu, 'tip'],
  [/^entertaining$/iu, 'game'],
  [/^budget.friendly$/iu, 'budget'],
  [/^(?:humou?r(?:ous)?|(?:make it )?(?:very )?funny|comedy|(?:some |a little )?jokes?)$/iu, 'joke'],
  [/^professional$/iu, 'professional'],
  [/^youth.focused$/iu, 'youth'],
  [/^family.friendly$/iu, 'family'],
  [/^luxury$/iu, 'luxury'],
  [/^inspiring$/iu, 'inspiring'],
  [/^casual$/iu, 'casual'],
]

export const STYLES: Readonly<Record<ContentScriptRequest['contentStyle'], CopyStyle>> = {
  dramatic: 'Urgent & Scarcity-driven',
  funny: 'Humorous & Witty',
  professional: 'Persuasive & Direct',
  inspirational: 'Inspirational & Aspirational',
  casual: 'Friendly & Casual',
}

/** Matches a call to action with a date: `Call 0812 345 6789 to register before 5 January`. */
const CALLED_BY =
  /^(?:please )?(?:call|text|message|whats ?app|dm|send|write|register|book|order|pay|visit)\s.*\s(?:before|by|until|till|latest|on)\s(?:\d|\p{Lu})/iu

/** Joins the two parts of a requested last sentence that was split at a comma. */
const joinedEnd = (end: string, more: string): string => asSentence(`${withoutEnd(end)}, ${more}`)

/** Matches a requirement that names a kind of fact without stating it: `order day` in `mention order day`. */
const LABEL =
  /^(?:what|when|where|who|which)\s|^(?:\p{L}+\s){0,2}(?:days?|dates?|times?|hours|prices?|fees?|numbers?|address|place|location|deposit)$/iu

/** Removes what every script says anyway: all of `time and venue`, the first half of `price and same day delivery`. */
function unusual(said: string): string[] {
  const parts = said.split(/\s+(?:and|&|plus)\s+/iu)
  if (!parts.some((part) => USUAL.test(part))) return [said]
  return parts.filter((part) => !USUAL.test(part))
}

/** Matches the numbers of a list: `1. show the shop 2. call to order`. */
const NUMBERS = /(?:^|\s)\d{1,2}[.)]\s+(?=\p{L})/gu
/** Replaces commas within quotation marks while requirements are split at commas. */
const COMMA = '\uE000'
const QUOTED = /^["“][^"“”]+["”]$/u
const SAYING = /\bby (?:saying|telling)\b/iu
/** Matches a note on how to speak or on who speaks: `not scary`, `good energy`, `one speaker only`. */
const NOTE =
  /^(?:not|never)\s|(?:^|\s)(?:vibes?|energy|aesthetics?)$|^(?:(?:only|just)\s)?(?:one|two|three|[1-3]|an?|a single)\s(?:(?:male|female)\s)?(?:speakers?|voices?|presenters?|actors?|characters?)(?:\sonly)?$/iu
/** Matches a requirement that says what should happen in the script: `the gas should finish while cooking`. */
const PLAYED = /\s(?:should|must|has to|have to)\s/iu
const BULLET = /^[-*•–—]\s*/u
const POLITE = /^(?:please|pls|plz|abeg|kindly|also|and)\s+|\s+(?:please|pls|plz|abeg)$/giu
const MUST =
  /^(?:(?:you |it |we )?(?:must|should|need to|have to)|make sure (?:to|you|we)|remember to|try to|don’t forget to|i want (?:you|it) to)\s+(?=\p{L})/iu

/** Removes bullets and `please` or `must`: `- must mention that snail is rich` becomes `mention that snail is rich`. */
const unordered = (typed: string): string =>
  typed
    .replace(BULLET, '')
    .replace(/\b(do|does|is|are)n['’]?t\b/giu, '$1n’t')
    .replace(POLITE, '')
    .replace(MUST, '')

/**
 * Matches a statement such as `snail is good for the heart`. A part that follows it after a comma, such as `low fat`,
 * is added to the statement and is no requirement of its own.
 */
const IS = /\s(?:is|are|has|have)\s/iu

const toneOf = (wish: string): Tone | undefined => TONES.find(([named]) => named.test(wish))?.[1]

/** Splits off a label that names a tone: `educational` in `educational: how to keep vegetables fresh`. */
function withoutLabel(wish: string): string[] {
  const [label = '', ...rest] = wish.split(/:\s+/u)
  return rest.length > 0 && toneOf(label) ? [label, rest.join(': ')] : [wish]
}

/** Writes a requested call to action as a sentence: `the open day` becomes `Come to the open day.` */
function calledTo(call: string): string {
  const asked = /^(?:the|our|an?|this)\s/iu.test(call) ? `come to ${call}` : call
  return asSentence(capital(asked.replace(/\btheir\b/giu, 'your').replace(/\bthem\b/giu, 'you')))
}

export function readWishes(keyRequirements: string): Wishes {
  const wishes: Wishes = {
    ...{ say: [], contacts: [], show: [], avoid: [], starts: [] },
    ...{ finals: [], staged: [], slots: [], ends: [], again: [], doubts: [], tones: [] },
  }
  const unquoted = keyRequirements.replace(QUOTED_END, (_, end: string) => {
    wishes.ends.push(asSentence(capital(end.trim())))
    return ''
  })
  // Requirements are split at commas, but not at commas within quotation marks.
  const guarded = unquoted.replace(/["“][^"“”]+["”]/gu, (words) => words.replaceAll(',', COMMA))
  let isEnding = false
  let isTelling = false
  for (const typed of readList(guarded.replace(NUMBERS, '\n').replace(SENTENCE_END, '\n'))
    .map((each) => unordered(each.replaceAll(COMMA, ',')))
    .flatMap(withoutLabel)) {
    const wish = BEGUN.exec(typed)?.groups?.it ?? typed
    if (LANGUAGE_NAME.test(wish)) continue
    const tone = toneOf(wish)
    const doubt = DOUBTS.exec(typed)
    const again = AGAIN.exec(wish)?.groups
    if (again) wishes.again.push(again.said ?? again.it!)
    const contacts = wish.match(CONTACT) ?? []
    const it = (pattern: RegExp) => pattern.exec(wish)?.groups?.it
    const asked = it(SAY) ?? again?.said ?? again?.it
    const said = (asked ?? wish).replace(HOW_OFTEN, '')
    const [call, points, show, seen, avoid, end] = [CALL, POINTS, SHOW, SEEN, AVOID, END].map(it)
    const explained =
      points ?? it(STORY) ?? it(EXPLAIN) ?? (UNEXPLAINED.test(asked ?? wish) ? (asked ?? wish) : undefined)
    if (tone) wishes.tones.push(tone)
    else if (doubt) wishes.doubts.push(PIDGIN.test(doubt.groups?.it ?? '') ? '' : (doubt.groups?.it ?? ''))
    else if (call) wishes.ends.push(calledTo(call))
    else if (explained) wishes.slots.push({ typed: wish, it: explained })
    else if (show ?? seen) wishes.show.push(show ?? seen ?? '')
    else if (SETTING.test(wish)) wishes.show.push(wish)
    else if (avoid) wishes.avoid.push(avoid)
    else if (FINAL.test(wish) && !SAYING.test(wish)) wishes.finals.push(wish)
    else if (end && !NUMBER.test(end) && !USUAL.test(end)) wishes.ends.push(asSentence(capital(end)))
    // Ignore requests such as `end with our number`, because every script ends with the contact anyway.
    else if (end && contacts.length === 0) continue
    else if (contacts.length > 0 && CALLED_BY.test(wish)) wishes.ends.push(asSentence(capital(wish)))
    else if (contacts.length > 0) wishes.contacts.push(...contacts)
    else if (asked !== undefined && QUOTED.test(asked)) wishes.say.push(asSentence(capital(asked.slice(1, -1))))
    else if (asked === undefined && (DIRECTION.test(wish) || MANNER.test(wish) || NOTE.test(wish)))
      wishes.starts.push(wish)
    else if (asked === undefined && (STAGED.test(wish) || PLAYED.test(wish)))
      wishes.staged.push({ at: wishes.show.length + wishes.staged.length, words: wish })
    else if (asked === undefined && isEnding) wishes.ends.push(joinedEnd(wishes.ends.pop() ?? '', wish))
    else if (asked === undefined && isTelling) wishes.say.push(`${wishes.say.pop()}, ${wish}`)
    else if (asked === undefined || !LABEL.test(said)) wishes.say.push(...unusual(said))
    isTelling = asked !== undefined && IS.test(asked) && wishes.say.length > 0
    isEnding = end !== undefined && asked === undefined && wishes.ends.length > 0
  }
  return wishes
}
