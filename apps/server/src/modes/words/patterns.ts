import type { Language } from '@ufaro/contract/tools/copywriter.ts'

/** How sellers write prices, offers, contacts and places in the five languages. */
export const PRICE =
  /₦[\d,.]*\d(?:\s?[–-]\s?₦[\d,.]*\d)?(?:(?:\s?\/\s?|\s(?:per|a|an|every|kowane|kowace|ga kowane)\s)[\p{L}\p{M}]+|\s+(?:each|monthly|weekly|daily|yearly)|\s+(?:nke ọ bụla|ọ̀kọ̀ọ̀kan|lóṣù|lọ́sẹ̀|lọ́jọ́|otu [\p{L}\p{M}]+)|\s+fún\s[\p{L}\p{M}]+\skan)?(?:\s+only)?/gu
const BEFORE_PRICE = String.raw`(?:[\s,:@–-]|(?<![\p{L}\p{M}])(?:at|for|from|only|just|starting|costs?|goes|price|prices|is|now|na|selling|sells|begins?|starts?|it|they|each|yours|daga|akan|farashi|láti|bẹ̀rẹ̀|iye|site)(?![\p{L}\p{M}]))*`
export const PRICED = new RegExp(`^(?<lead>${BEFORE_PRICE})(?<price>${PRICE.source})$`, 'iu')
export const PRICE_INSIDE = new RegExp(
  `(?<lead>\\s*(?:[,:@–-]\\s*|(?<![\\p{L}\\p{M}])(?:at|for|from|only|just|starting|now|na|akan|daga|láti)\\s+)*)(?<price>${PRICE.source})`,
  'iu',
)
export const LEAST = /(?<![\p{L}\p{M}])(?:from|starting|starts?|begins?|daga|láti|bẹ̀rẹ̀|site)(?![\p{L}\p{M}])/iu
export const DEAL =
  /\b(?:free (?:nationwide |home )?(?:delivery|shipping|gift|trial|consultation|class|lesson|drinks?|refill|wrapping|fitting|installation|pick-?up)|\d+ ?% ?(?:off|discount)|discount|promo|buy \d+|buy one|bonus|half price|jara|\d+ for the price of \d+|\d+ (?:packs? |pieces? |pcs )?for ₦[\d,]+)(?![\p{L}\p{N}])/iu
export const CONTACT =
  /(?:\+?234|0)[\s-]?[789][01]\d[\s-]?\d{3,4}[\s-]?\d{3,4}|[\w.+-]+@[\w-]+\.[\w.-]+|(?<![\w.])@[\w.]{3,30}|\b(?:https?:\/\/|www\.|wa\.me\/)\S+|\b[\w-]+\.(?:com|ng|shop|store|africa)(?:\.ng)?\b/giu
export const ASKS_TO_CALL =
  /^(?:please )?(?:call|whats ?app|dm|text|contact|order|book|reach|follow|phone|tel|visit|email|send|message|pe|ẹ pe|kira|ku kira|kpọọ)(?![\p{L}\p{M}])/iu
export const WE_SELL =
  /^(?:we|i)(?:['’]m| am| are| dey)?\s+(?:sell(?:ing)?|mak(?:e|ing)|offer(?:ing)?|have|provid(?:e|ing)|supply(?:ing)?|stock(?:ing)?|bak(?:e|ing)|cook(?:ing)?|sew(?:ing)?|produc(?:e|ing)|do|deal(?:ing)? (?:in|on))\s+|^(?:a ń ta|à ń ta|muna sayar da|muna yin|anyị na-ere|anyị na-esi)\s+/iu
const VERBS =
  'is|are|was|were|has|have|had|will|can|do|does|we|you|i|they|it|(?<!wey )(?:go|fit|get)|comes?|makes?(?!(?:\\s|-)up\\b)|gives?|keeps?|helps?|stays?|starts?|opens?(?!\\s+(?:day|mic|house)\\b)|costs?|pays?|includes?|needs?|closes?(?!\\s+to\\b)|begins|sells?|takes?|runs?|works?|serves?|lasts?|delivers?|remains?|covers?|teaches|drops? (?:on|at|tomorrow|today|tonight|this)'
const OWN_VERBS: Readonly<Record<Language, string>> = {
  English: 'dey',
  'Nigerian Pidgin': '(?<!wey )(?:dey|don)|na (?:this|di|for|your|wetin|dis)|remain',
  Yoruba: '[aà]|ń|ti|jẹ́|ni|wà|kù|máa',
  Hausa: 'an|ana|ne|ce|muna|mun|za|zai|akwai|saura',
  Igbo: 'bụ|bịa|dị|nwere|ga-[\\p{L}]+|na-[\\p{L}]+',
}

/** Words that make a sentence, so that it is quoted and never put into another one. */
export const verbsOf = (language: Language): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\p{M}-])(?:${VERBS}|${OWN_VERBS[language]})(?![\p{L}\p{M}])`, 'iu')
export const REQUEST =
  /^(?:learn|join|come|get|order|register|donate|support|attend|enjoy|visit|sponsor|fund|adopt|meet|try|shop(?! (?:for|to|in|at)\b)|rent|hire|book (?:your|a|an|us|now)|buy (?:your|our|a|the)|send|let|become|discover|ẹ |bịa|zụta|ku |ka )(?![\p{L}\p{M}])/iu
export const LOCATED =
  /^(?:we are|we’re|we're|find us|visit us|located|our (?:shop|store|office|kitchen|studio) is|shop|based|available|pick ?up(?! and)|come to us|meet us|we dey|see (?:am|it|us)|(?:the |our )?(?:farm|school|clinic|office|store) is)(?:\s+(?:is|at))?.*?\s(?:in|at|on|around|inside|for)\s+(?<place>.{2,60})$/iu
export const IN_PLACE =
  /\s(?:(?:in|at|around|near|inside|within|for|ní|a|na|dake|cikin)\s+|n[’'])(?<place>(?:\d+\p{Lu}?,?\s)?\p{Lu}.{1,50})$/u
