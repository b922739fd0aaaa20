import type { Language } from '@ufaro/contract/tools/copywriter.ts'
import { sayNoun } from './goods.ts'

interface Calendar {
  /** Seven names, beginning with Sunday. */
  days: readonly string[]
  months: readonly string[]
  date: string
  from: string
  to: string
  hour: string
  /** Names for parts of the day: before noon, until 4 pm, until 7 pm, at night. */
  parts: readonly [string, string, string, string]
  daily: string
  every: string
  weekend: string
  weekdays: string
  before: string
  open: string
  hours: string
  deadline: string
}

const CALENDARS: Partial<Record<Language, Calendar>> = {
  Yoruba: {
    days: ['ọjọ́ Àìkú', 'ọjọ́ Ajé', 'ọjọ́ Ìṣẹ́gun', 'Ọjọ́rú', 'Ọjọ́bọ̀', 'ọjọ́ Ẹtì', 'ọjọ́ Àbámẹ́ta'],
    months: 'Kìíní|Kejì|Kẹta|Kẹrin|Karùn-ún|Kẹfà|Keje|Kẹjọ|Kẹsàn-án|Kẹwàá|Kọkànlá|Kejìlá'.split('|'),
    date: 'ọjọ́ {day} oṣù {month}',
    from: 'láti ',
    to: ' sí ',
    hour: 'aago {hour} {part}',
    parts: ['àárọ̀', 'ọ̀sán', 'ìrọ̀lẹ́', 'alẹ́'],
    daily: 'lójoojúmọ́',
    every: 'ní gbogbo {day}',
    weekend: 'òpin ọ̀sẹ̀',
    weekdays: 'ọjọ́ iṣẹ́',
    before: 'Ẹ béèrè fún un ṣáájú {hour}',
    open: 'A máa ń ṣí títí di {hour}',
    hours: 'A máa ń ṣí: {hours}',
    deadline: 'Ẹ kàn sí wa kí ó tó di {date}',
  },
  Hausa: {
    days: 'Lahadi|Litinin|Talata|Laraba|Alhamis|Juma’a|Asabar'.split('|'),
    months: 'Janairu|Fabrairu|Maris|Afrilu|Mayu|Yuni|Yuli|Agusta|Satumba|Oktoba|Nuwamba|Disamba'.split('|'),
    date: '{day} ga watan {month}',
    from: 'daga ',
    to: ' zuwa ',
    hour: 'ƙarfe {hour} {part}',
    parts: ['na safe', 'na rana', 'na yamma', 'na dare'],
    daily: 'kowace rana',
    every: 'kowace {day}',
    weekend: 'ƙarshen mako',
    weekdays: 'ranakun aiki',
    before: 'Ku yi oda kafin {hour}',
    open: 'Muna buɗewa har {hour}',
    hours: 'Muna buɗewa: {hours}',
    deadline: 'Ku tuntuɓe mu kafin {date}',
  },
  Igbo: {
    days: 'Sọnde|Mọnde|Tuzde|Wenezde|Tọzde|Fraịde|Satọde'.split('|'),
    months: 'Jenụwarị|Febụwarị|Maachị|Eprel|Mee|Juun|Julaị|Ọgọst|Septemba|Ọktoba|Novemba|Disemba'.split('|'),
    date: 'abalị {day} n’ọnwa {month}',
    from: 'site n’',
    to: ' ruo ',
    hour: 'elekere {hour} {part}',
    parts: ['nke ụtụtụ', 'nke ehihie', 'nke mgbede', 'nke abalị'],
    daily: 'kwa ụbọchị',
    every: 'kwa {day}',
    weekend: 'ngwụcha izu',
    weekdays: 'ụbọchị ọrụ',
    before: 'Zụta ya tupu {hour}',
    open: 'Anyị na-emeghe ruo {hour}',
    hours: 'Anyị na-emeghe: {hours}',
    deadline: 'Kpọtụrụ anyị tupu {date}',
  },
}

const DAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']
const MONTHS = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec'.split('|')
const HOUR = String.raw`(?<hour>\d{1,2})(?:[:.](?<minute>\d\d))?\s?(?<half>[ap])m`
/** Matches one hour, also without am or pm, or a range of hours: `9`, `9am till 2pm`, `3-5pm`. */
const HOURS = String.raw`(?<hour>\d{1,2})(?:[:.](?<minute>\d\d))?\s?(?:(?<half>[ap])m)?(?:\s?(?:[–-]|to|till|until)\s?(?<endHour>\d{1,2})(?:[:.](?<endMinute>\d\d))?\s?(?<endHalf>[ap])m)?`
const DAY = '(?:sun|mon|tue|tues|wed|wednes|thu|thur|thurs|fri|sat|satur)'
const DATE = new RegExp(
  String.raw`^(?:on |this |(?<every>every ))?(?:(?:(?<week>${DAY})(?:day)?(?<weekly>s)?(?: (?<from>\d{1,2})(?= to ))?(?:\s?(?:to|[–-])\s?(?<weekEnd>${DAY})(?:day)?s?)?|(?<weekend>weekends?)|(?<weekdays>week ?days))(?![a-z]),?\s?)?(?:(?<day>\d{1,2})(?:st|nd|rd|th)?(?:\s?[–-]\s?(?<last>\d{1,2})(?:st|nd|rd|th)?)? (?:of )?(?<month>${MONTHS.join('|')})\p{L}*)?(?:,?\s?(?:at |by |from )?${HOURS})?(?<daily> daily)?\.?$`,
  'iu',
)
const MONTH_FIRST = new RegExp(
  String.raw`(?<!\d(?:st|nd|rd|th)? (?:of )?)\b((?:${MONTHS.join('|')})[a-z]*) (\d{1,2}(?:st|nd|rd|th)?(?:\s?[–-]\s?\d{1,2}(?:st|nd|rd|th)?)?)(?!\s?[ap]m|[\d:.])`,
  'iu',
)
const EVERY_DAY =
  /^(?:every ?(?:day|morning|evening|night)|kowace rana|lójoojúmọ́|kwa ụbọchị),? (?:at |by |from )?(\d.*?)\.?$/iu
const BEFORE = new RegExp(String.raw`^order (?:before|by) ${HOUR}\.?$`, 'iu')
const OPEN = new RegExp(String.raw`^open (?:till|until) ${HOUR}\.?$`, 'iu')

const OPEN_HOURS = /^(?:we )?(?:are )?open(?:s|ed)? (?:on |(?<from>from ))?(?<when>.+)$/iu
const DEADLINE = /^(?:(?:reach us|apply|pay) )?before (?<when>.*\p{L}{3}.*)$/iu
/** Matches an event with its time, such as `Interview 14 January`, but not `delivery every Saturday`. */
const LABELLED =
  /^(?<label>interviews?|exams?|entrance exams?|resumption|orientation|screening|classes|lectures?|service|training|reception|viewing|inspection|launch|opening|open day):?,? (?:is |are )?(?:on )?(?<when>.+)$/iu

/**
 * Translates a time such as `Sunday 6 December, 10am`, `order before 10am` or `open till 9pm`. Undefined if the clause
 * is not a time.
 */
export function sayTime(language: Language, clause: string): string | undefined {
  const calendar = CALENDARS[language]
  if (!calendar) return undefined
  for (const [pattern, said] of [
    [BEFORE, calendar.before],
    [OPEN, calendar.open],
  ] as const) {
    const asked = pattern.exec(clause)?.groups
    if (asked) return said.replace('{hour}', hourIn(calendar, asked))
  }
  for (const [pattern, said] of [
    [OPEN_HOURS, calendar.hours],
    [DEADLINE, calendar.deadline],
    [LABELLED, '{label}: {date}'],
  ] as const) {
    const { label = '', from = '', when } = pattern.exec(clause)?.groups ?? {}
    const start = from && /^\d/u.test(when ?? '') ? calendar.from : ''
    const time = when && sayTime(language, when)
    if (time)
      return said.replace('{label}', sayNoun(language, label) ?? label).replace(/\{(?:hours|date)\}/u, start + time)
  }
  const found = DATE.exec(inEnglish(calendar, clause))?.groups
  if (!found) return undefined
  const { every, week, weekly, weekEnd, weekend, weekdays, day, last, hour, half, endHour, endMinute, endHalf } = found
  // Numbers without am or pm, such as `3-5`, may be something other than hours.
  if ((hour && !half && !endHalf) || !(week ?? weekend ?? weekdays ?? found.month ?? hour)) return undefined
  const dayOf = (name: string) => calendar.days[DAYS.indexOf(name.slice(0, 3).toLowerCase())] ?? ''
  const days = [day, last].filter(Boolean).join(calendar.to)
  const month = calendar.months[MONTHS.indexOf(found.month?.toLowerCase() ?? '')] ?? ''
  const named =
    week &&
    [found.from ? `${dayOf(week)} ${found.from}` : dayOf(week), weekEnd && dayOf(weekEnd)]
      .filter(Boolean)
      .join(calendar.to)
  const hours = hour
    ? [
        hourIn(calendar, { ...found, half: half ?? endHalf ?? '' }),
        ...(endHour ? [hourIn(calendar, { hour: endHour, minute: endMinute ?? '', half: endHalf ?? '' })] : []),
      ]
    : []
  return [
    named && (every ?? weekly) ? calendar.every.replace('{day}', named) : named,
    weekend && calendar.weekend,
    weekdays && calendar.weekdays,
    day && calendar.date.replace('{day}', days).replace('{month}', month),
    hours.join(calendar.to),
    found.daily && calendar.daily,
  ]
    .filter(Boolean)
    .join(', ')
}

/** Writes dates such as `Asabar 5 December` and `December 7-11` in the English order that DATE matches. */
function inEnglish({ days }: Calendar, clause: string): string {
  const at = days.findIndex((day) => new RegExp(`^(?:ranar )?${day}(?![\\p{L}\\p{M}])`, 'iu').test(clause))
  const typed = at < 0 ? clause : clause.replace(/^(?:ranar )?\S+/iu, `${DAYS[at]}`)
  return typed
    .replace(/\b(?:12 )?noon\b/iu, '12pm')
    .replace(/\b(?:12 )?midnight\b/iu, '12am')
    .replace(MONTH_FIRST, '$2 $1')
    .replace(/^daga (?=\d)/iu, 'from ')
    .replace(EVERY_DAY, '$1 daily')
    .replace(/(?<=[ap]m),? every ?day(?=\.?$)/iu, ' daily')
}

function hourIn({ hour: said, parts }: Calendar, { hour = '', minute, half = '' }: Record<string, string>): string {
  const clock = Number(hour)
  const isMorning = half.toLowerCase() === 'a'
  const part = isMorning ? (clock === 12 ? 3 : 0) : clock === 12 || clock < 4 ? 1 : clock < 7 ? 2 : 3
  return said.replace('{hour}', minute ? `${clock}:${minute}` : String(clock)).replace('{part}', parts[part])
}
