import { PLACE_NAMES } from './places.ts'

/** Towns whose names in lower case may be other words, such as Hausa `dutse` (stone). */
const ALSO_WORDS = /^(?:PH|Aba|Jos|Ife|Ota|Oyo|Uyo|Epe|Ojo|Ketu|Challenge|Berger|Benin|Ogba|Dutse)$/u
const NAMED = PLACE_NAMES.filter((name) => !ALSO_WORDS.test(name))
const NAME = new RegExp(
  `(?<![\\p{L}\\p{M}’'@.#-])(?:${[...NAMED].sort((one, other) => other.length - one.length).join('|')})(?![\\p{L}\\p{M}@-])`,
  'giu',
)
const NAME_OF = new Map(NAMED.map((name) => [name.toLowerCase(), name]))
const BRANDS = new Map(
  'iPhone iPhones Samsung Toyota Honda Lexus Nike WhatsApp Instagram UK NAFDAC CCTV WAEC JAMB GTBank Monday Tuesday Wednesday Thursday Friday Saturday Sunday Mondays Tuesdays Wednesdays Thursdays Fridays Saturdays Sundays January February April June July August September October November December Easter Christmas Valentine Sallah Ramadan Eid English French Yoruba Igbo Hausa Arabic Facebook TikTok Telegram YouTube MTN Airtel Glo BSc UNILAG LASU UNIBEN UNIPORT EKSU Android Infinix Tecno Nigeria Nigerian Naira Turkish Italian Indian Chinese British American Brazilian Ghanaian Korean Japanese German Spanish Vietnamese Peruvian Malaysian African Dubai'
    .split(' ')
    .map((name) => [name.toLowerCase(), name]),
)
const BRAND = new RegExp(
  `(?<![\\p{L}\\p{M}.@/-])(?:${[...BRANDS.keys()].join('|')})(?![\\p{L}\\p{M}-]|\\.\\p{L})`,
  'giu',
)
const DAY = '(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:days?)?'
const DAYS = new RegExp(
  String.raw`(?<![\p{L}\p{M}])${DAY}(?:(?:\s?[-–,&/]\s?|\s(?:to|till|and)\s)${DAY})+(?![\p{L}\p{M}])`,
  'giu',
)
const SHOUT = /(?<![\p{L}\p{N}])(?:[\p{Lu}\d₦&][\p{Lu}\p{M}\d₦,&’'/-]*[.!]*(?:\s+|$)){3,}/gu
const LETTERS_OF_A_SHOUT = 12

/** Rewrites long runs of capitals in lower case. Restores the capital letters of towns, days and a few brands. */
export const calm = (text: string): string =>
  text
    .replace(SHOUT, (words) =>
      (words.match(/\p{L}/gu)?.length ?? 0) < LETTERS_OF_A_SHOUT
        ? words
        : words.toLocaleLowerCase('en').replace(/(?:^|[.!?]\s+)\p{Ll}/gu, (letter) => letter.toLocaleUpperCase('en')),
    )
    .replace(NAME, (name) => (name === name.toUpperCase() ? name : (NAME_OF.get(name.toLowerCase()) ?? name)))
    .replace(BRAND, (name) => BRANDS.get(name.toLowerCase()) ?? name)
    .replace(DAYS, (days) =>
      days
        .toLocaleLowerCase('en')
        .replace(/(?<!\p{L})(?!(?:to|till|and)\s)\p{L}/gu, (letter) => letter.toLocaleUpperCase('en')),
    )
