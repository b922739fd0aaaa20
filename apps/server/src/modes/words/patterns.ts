const PRICE =
  /₦[\d,.]*\d(?:\s?[–-]\s?₦[\d,.]*\d)?(?:(?:\s?\/\s?|\s(?:per|a|an|every|kowane|kowace|ga kowane)\s)[\p{L}\p{M}]+|\s+(?:each|monthly|weekly|daily|yearly)|\s+(?:nke ọ bụla|ọ̀kọ̀ọ̀kan|lóṣù|lọ́sẹ̀|lọ́jọ́|otu [\p{L}\p{M}]+)|\s+fún\s[\p{L}\p{M}]+\skan)?(?:\s+only)?/gu
const BEFORE_PRICE = String.raw`(?:[\s,:@–-]|(?<![\p{L}\p{M}])(?:at|for|from|only|just|starting|costs?|goes|price|prices|is|now|na|selling|sells|begins?|starts?|it|they|each|yours|daga|akan|farashi|láti|bẹ̀rẹ̀|iye|site)(?![\p{L}\p{M}]))*`
export const PRICED = new RegExp(`^(?<lead>${BEFORE_PRICE})(?<price>${PRICE.source})$`, 'iu')
export const DEAL =
  /\b(?:free (?:nationwide |home )?(?:delivery|shipping|gift|trial|consultation|class|lesson|drinks?|refill|wrapping|fitting|installation|pick-?up)|\d+ ?% ?(?:off|discount)|discount|promo|buy \d+|buy one|bonus|half price|jara|\d+ for the price of \d+|\d+ (?:packs? |pieces? |pcs )?for ₦[\d,]+)(?![\p{L}\p{N}])/iu
// Pattern of months as text for longer patterns. It rejects other words with the same beginning: `4 deck`, `14 Marina`.
export const MONTH = String.raw`(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)(?!\p{L})`
export const CONTACT =
  /(?:\+?234|0)[\s-]?[789][01]\d[\s-]?\d{3,4}[\s-]?\d{3,4}|[\w.+-]+@[\w-]+\.[\w.-]+|(?<![\w.])@[\w.]{3,30}|\b(?:https?:\/\/|www\.|wa\.me\/)\S+|\b[\w-]+\.(?:com|ng|shop|store|africa)(?:\.ng)?\b/giu

export const IN_PLACE =
  /\s(?:(?:in|at|around|near|inside|within|for|ní|a|na|dake|cikin)\s+|n[’'])(?<place>(?:\d+\p{Lu}?,?\s)?\p{Lu}.{1,50})$/u
