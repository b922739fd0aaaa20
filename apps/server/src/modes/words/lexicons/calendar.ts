import type { Language } from '@ufaro/contract/tools/copywriter.ts'

interface Calendar {
  /** From Sunday. */
  days: readonly string[]
  months: readonly string[]
  date: string
  to: string
  hour: string
  /** Before noon, until 4, until 7, at night. */
  parts: readonly [string, string, string, string]
  daily: string
  before: string
  open: string
}

const CALENDARS: Partial<Record<Language, Calendar>> = {
  Yoruba: {
    days: ['ọjọ́ Àìkú', 'ọjọ́ Ajé', 'ọjọ́ Ìṣẹ́gun', 'Ọjọ́rú', 'Ọjọ́bọ̀', 'ọjọ́ Ẹtì', 'ọjọ́ Àbámẹ́ta'],
    months: 'Kìíní|Kejì|Kẹta|Kẹrin|Karùn-ún|Kẹfà|Keje|Kẹjọ|Kẹsàn-án|Kẹwàá|Kọkànlá|Kejìlá'.split('|'),
    date: 'ọjọ́ {day} oṣù {month}',
    to: ' sí ',
    hour: 'aago {hour} {part}',
    parts: ['àárọ̀', 'ọ̀sán', 'ìrọ̀lẹ́', 'alẹ́'],
    daily: 'lójoojúmọ́',
    before: 'Ẹ béèrè fún un ṣáájú {hour}',
    open: 'A máa ń ṣí títí di {hour}',
  },
  Hausa: {
    days: 'Lahadi|Litinin|Talata|Laraba|Alhamis|Juma’a|Asabar'.split('|'),
    months: 'Janairu|Fabrairu|Maris|Afrilu|Mayu|Yuni|Yuli|Agusta|Satumba|Oktoba|Nuwamba|Disamba'.split('|'),
    date: '{day} ga watan {month}',
    to: ' zuwa ',
    hour: 'ƙarfe {hour} {part}',
    parts: ['na safe', 'na rana', 'na yamma', 'na dare'],
    daily: 'kowace rana',
    before: 'Ku yi oda kafin {hour}',
    open: 'Muna buɗewa har {hour}',
  },
  Igbo: {
    days: 'Sọnde|Mọnde|Tuzde|Wenezde|Tọzde|Fraịde|Satọde'.split('|'),
    months: 'Jenụwarị|Febụwarị|Maachị|Eprel|Mee|Juun|Julaị|Ọgọst|Septemba|Ọktoba|Novemba|Disemba'.split('|'),
    date: 'abalị {day} n’ọnwa {month}',
    to: ' ruo ',
    hour: 'elekere {hour} {part}',
    parts: ['nke ụtụtụ', 'nke ehihie', 'nke mgbede', 'nke abalị'],
    daily: 'kwa ụbọchị',
    before: 'Zụta ya tupu {hour}',
    open: 'Anyị na-emeghe ruo {hour}',
  },
}

const DAYS = ['sun', 'mon', 'tues', 'wednes', 'thurs', 'fri', 'satur']
const MONTHS = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec'.split('|')
const HOUR = String.raw`(?<hour>\d{1,2})(?:[:.](?<minute>\d\d))?\s?(?<half>[ap])m`
const DATE = new RegExp(
  String.raw`^(?:on |this )?(?:(?<week>${DAYS.join('|')})day,?\s?)?(?:(?<day>\d{1,2})(?:st|nd|rd|th)?(?:\s?[–-]\s?(?<last>\d{1,2})(?:st|nd|rd|th)?)? (?:of )?(?<month>${MONTHS.join('|')})\p{L}*)?(?:,?\s?(?:at |by |from )?${HOUR})?(?<daily> daily)?\.?$`,
  'iu',
)
const BEFORE = new RegExp(String.raw`^order (?:before|by) ${HOUR}\.?$`, 'iu')
const OPEN = new RegExp(String.raw`^open (?:till|until) ${HOUR}\.?$`, 'iu')

/** `Sunday 6 December, 10am`, `order before 10am`, `open till 9pm`; nothing where the clause is none of these. */
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
  const found = DATE.exec(clause)?.groups
  if (!found || !(found.week || found.month)) return undefined
  const days = [found.day, found.last].filter(Boolean).join(calendar.to)
  const month = calendar.months[MONTHS.indexOf(found.month?.toLowerCase() ?? '')] ?? ''
  return [
    calendar.days[DAYS.indexOf(found.week?.toLowerCase() ?? '')],
    found.day && calendar.date.replace('{day}', days).replace('{month}', month),
    found.hour && hourIn(calendar, found),
    found.daily && calendar.daily,
  ]
    .filter(Boolean)
    .join(', ')
}

function hourIn({ hour: said, parts }: Calendar, { hour = '', minute, half = '' }: Record<string, string>): string {
  const clock = Number(hour)
  const isMorning = half.toLowerCase() === 'a'
  const part = isMorning ? 0 : clock === 12 || clock < 4 ? 1 : clock < 7 ? 2 : 3
  return said.replace('{hour}', minute ? `${clock}:${minute}` : String(clock)).replace('{part}', parts[part])
}
