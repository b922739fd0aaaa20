const POLITE = String.raw`(?:(?:hi|hello|hey|good (?:day|morning|afternoon|evening)|please|pls|plz|abeg|kindly|dear|sir|ma|admin|chat ?gpt)(?:[\s,!.]+|(?=$)))*`
const WANT = `(?:i(?:['’]d)? (?:want|need|would like|like|wan)(?: (?:you|u|una))?(?: to)? |(?:can|could|would|will) (?:you|u) (?:please |pls )?|help (?:me|us) (?:to |out )?(?:with )?|we (?:want|need)(?: (?:you|u))?(?: to)? )?`
const WORDY = `(?:(?:an?|the|some|one|me|us|this|my|our|very|nice|good|great|short|long|simple|catchy|sweet|fine|funny|small|professional|attractive|whatsapp|instagram|ig|facebook|social media|marketing|promotional|business|sales) )*`
const TEXT = `(?:something|captions?|adverts?|advertisements?|ads?|fliers?|flyers?|cop(?:y|ies)|posts?|content|texts?|messages?|sms|write[- ]?ups?|status(?: update)?|broadcasts?|jingles?|scripts?|descriptions?|announcements?)(?: (?:nice|good|sweet|catchy|short|special))?`
const ABOUT = String.raw`\s?(?:(?:to|that (?:will|can)) (?:advertise|promote|announce|sell|market|introduce)|for|about|on|of)\s(?:(?:advertising|promoting|selling|announcing)\s)?`
const MINE = String.raw`(?:(?:my|our|the|this|a|an|new)\s)*`

const MAKE = '(?:write|create|make|design|generate|draft|compose|do|give|craft|prepare|post|get|need|want)'
const ORDERED = new RegExp(
  String.raw`^${POLITE}${WANT}(?:${MAKE}\s${WORDY}${TEXT}${ABOUT}${MINE}|${WORDY}${TEXT}\sfor\s(?:my|our)\s${MINE})`,
  'iu',
)
const PROMOTED = new RegExp(
  String.raw`^${POLITE}${WANT}(?:advertise|promote|market|publici[sz]e|announce|sell) (?:for )?(?:my|our|this|the)\s${MINE}`,
  'iu',
)
/** Matches instructions about the style, such as `Make it short and catchy` and `add emojis`. */
const MANNER =
  /^(?:and |also |please |pls |plz |kindly )*(?:(?:make|keep|let) (?:it|this|the (?:captions?|advert|ad|post|text|write[- ]?up))\s(?:be |look |sound |very |really |so |a bit )*(?:short|long|funny|sweet|catchy|nice|attractive|professional|interesting|simple|brief|engaging|fun|cool|premium|classy|urgent|appealing|convincing|persuasive)(?![\p{L}-])|(?:add|use|include|put|with) (?:some |a few |good |nice |plenty )*(?:emojis?|hashtags?|stickers?))[^.!?\n]*[.!?]*\s*$/iu
// Matches a greeting to the writer without punctuation after it: `good day pls i sell wigs`.
const GREETED =
  /^(?:(?:hi|hello|hey|good (?:day|morning|afternoon|evening)|pls|plz|please)(?: (?:sir|ma|admin))? )+(?=(?:i|we|my)\s)/iu
const GENERIC =
  /^(?:small |new |online )*(?:business|shop|store|page|brand|company|products?|services?|market|work|hustle)$/iu
const SOLD =
  /^(?:small |new |online )*(?:business|shop|store|brand|company)(?: where (?:i|we)| that| which|, (?:i|we))\s(?:sells?|deals? (?:in|on)|makes?|does?|do)\s/iu
const HEAD_WORDS = 4
const STOP = /(?<=[.!?;:])\s+|\n+/u

/** Removes instructions to the writer: `Write a caption for my shoe business` becomes `shoe business`. */
export function withoutInstructions(text: string): string {
  const [first = '', ...more] = text.trim().split(STOP)
  const about = first.replace(ORDERED, '').replace(PROMOTED, '').replace(SOLD, '').replace(GREETED, '')
  const rest = text.trim().slice(first.length)
  const head = about.replace(/[\s.!?;:]+$/u, '').replace(/(?<=s) business$/iu, '')
  const isHead = about !== first && more.length > 0 && head.split(/\s+/u).length <= HEAD_WORDS && !/[,\d]/u.test(head)
  const told = !isHead ? `${about}${rest}` : GENERIC.test(head) ? rest.trim() : `${head}: ${rest.trim()}`
  const lines = told.split('\n').map((line) =>
    line
      .split(/(?<=[.!?])\s+/u)
      .filter((sentence) => !MANNER.test(sentence))
      .join(' '),
  )
  const left = lines.join('\n').trim()
  return /[\p{L}\p{N}]/u.test(left) ? left : text
}
