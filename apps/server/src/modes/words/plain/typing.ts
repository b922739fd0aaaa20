/** Matches whole words, but not inside a username, link, email address or name with digits. */
const whole = (words: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{M}\\p{N}@#./_’'-])(?:${words})(?![\\p{L}\\p{M}\\p{N}@_’'-]|[./]\\p{L})`, 'giu')

const FULL = {
  ...{ ur: 'your', u: 'you', pls: 'please', plz: 'please', b4: 'before', nd: 'and', ppl: 'people', msg: 'message' },
  ...{ bcos: 'because', bcoz: 'because', bcus: 'because', frm: 'from', thru: 'through', tmrw: 'tomorrow' },
  ...{ whatsap: 'WhatsApp', watsapp: 'WhatsApp', 'whats app': 'WhatsApp', dm: 'DM', asap: 'ASAP', ig: 'IG' },
} as const
// Excludes `no msg` and `msg-free`, in which `msg` is the seasoning and not a message.
const SHORT = whole(Object.keys(FULL).join('|').replace('msg', '(?<!(?:no|without|zero) )msg(?! free)'))
/** Matches the `n` in `rice n beans`. Excludes Yoruba pronouns, after which `n` is another word. */
const AND = /(?<=(?<![\p{L}\p{M}])(?!won|awon|awa|eyin|emi)[\p{L}\p{M}\p{N}]{3,}\s)n(?=\s\p{L})/gu
const ARE = /(?<=(?<!\p{L})(?:we|you|they)\s)r(?=\s)/giu
/** Matches `dont` and `cant`. */
const NOT = /(?<!\p{L})(do|does|did|is|are|was|have|has|would|could|should|ca|wo)nt(?!\p{L})/giu
const YEARS = /(?<![\p{L}\p{N}.])(\d{1,2})\s?yrs?(?![\p{L}\p{N}])/giu
const I_AM =
  /(?<=^|[.!?\n]\s*|,\s|\b(?:and|but)\s)am(?=\s(?:based|located|selling|into|available|offering|an?|the)\s)/gimu
const NO_SPACE = /(?<=[\p{L}\p{N}%)]),(?=\p{L})|(?<=\p{L}),(?=\d)/gu
const NO_SPACE_AFTER_STOP =
  /(?<=\p{Ll}{3}|\d[km]?)\.(?=\p{Lu}\p{Ll}|(?!(?:com|ng|org|net|co|shop|store|africa|me)\b)(?<=\d[km]?\.)\p{L}{3})/gu
const STARTING = /(?<!\p{L})(p)rice(?:s? (?:is|are))? start(?:s|ing)? (?=from|at)/giu
const SPACE_BEFORE = /(?<=\p{L}|\d|\))[ \t]+(?=[,.!?](?:\s|$|\p{Lu}))/gmu

/** Abbreviations that are always written in capitals. */
const CAPITALS =
  'ac|cv|msg|tv|cctv|uk|usa|dj|jamb|waec|neco|gce|atm|pos|suv|gra|nepa|ngo|hnd|nysc|rccg|ssce|ssd|hp|lg|nafdac|ielts|gps|usb|vip'
const CAPITALISED = whole(CAPITALS)
/** Abbreviations that stay in capitals when text in capitals is rewritten in lower case. */
export const SHORT_FORMS = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:${CAPITALS}|dm|mc|bsc|led|nce|ram|pop|dstv|hmo|mfm|pvc|lcd|pc|nin|bvn|cac|efcc|futo|unilag|oau)(?![\\p{L}\\p{M}])`,
  'gu',
)

/** Writes out the abbreviations of fast typing. Corrects spaces around punctuation, apostrophes and capital letters. */
export const typedOut = (text: string): string =>
  text
    .replace(SPACE_BEFORE, '')
    .replace(NO_SPACE, ', ')
    .replace(NO_SPACE_AFTER_STOP, '. ')
    .replace(SHORT, fullOf)
    .replace(AND, 'and')
    .replace(ARE, 'are')
    .replace(NOT, '$1n’t')
    .replace(YEARS, (_, years: string) => `${years} ${years === '1' ? 'year' : 'years'}`)
    .replace(I_AM, 'I am')
    .replace(STARTING, '$1rices start ')
    .replace(CAPITALISED, (word) => word.toUpperCase())

function fullOf(word: string): string {
  // A single capital letter may be a name, as in `Type U`, and `B4` is the number of a shop.
  if (/^\p{Lu}\d?$/u.test(word)) return word
  const full = FULL[word.toLowerCase() as keyof typeof FULL]
  return /^\p{Lu}/u.test(word) ? full.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) : full
}
