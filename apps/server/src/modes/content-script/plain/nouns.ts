const MASS =
  /(?:delivery|registration|installation|lunch|breakfast|dinner|food|transport|security|music|support|training|service|payment|swap|tuition|rice|garri|oil|honey|gas|water|fish|chicken|meat|bread|juice|zobo|soup|wool|cloth|lace|change|repair|servicing|laundry|cleaning|consultation|inspection|pickup|feed|cement|sand)$/iu
const AFTER_NOUN = /\s(?:in|of|for|with|at|from|to|on|after|within|across|around|all over)\s/iu
const headOf = (noun: string): string => noun.split(AFTER_NOUN)[0]!
const HAS_ARTICLE = /^(?:an?|one|the|our|my|your|his|her|all|every|each|this|some|any)\s/iu

export const isMass = (noun: string): boolean => MASS.test(headOf(noun))
export const isPlural = (noun: string): boolean =>
  /[^su]s$(?<![oye]sis)|(?<!\p{L})(?:children|people|men|women|staff)$/iu.test(headOf(noun))
// Returns the form of `be` for a noun. An amount, such as `5 litres`, is singular.
export const beOf = (noun: string): 'is' | 'are' => (isPlural(noun) && !/^\d/u.test(noun) ? 'are' : 'is')
export const pluralOf = (noun: string): string =>
  /(?:s|x|ch|sh)$/iu.test(noun) ? `${noun}es` : noun.replace(/([^aeiou])y$/iu, '$1ie').concat('s')

const isUncounted = (noun: string) => isPlural(noun) || isMass(noun) || HAS_ARTICLE.test(noun)
export const the = (noun: string): string =>
  isUncounted(noun) || /^\p{Lu}(?=\p{Ll})|^small chops/u.test(noun) ? noun : `the ${noun}`
export const withArticle = (noun: string): string =>
  HAS_ARTICLE.test(noun) ? noun : `${/^[aeio]|^u(?!ni)/iu.test(noun) ? 'an' : 'a'} ${noun}`
export const anyOf = (noun: string): string => (isUncounted(noun) ? noun : withArticle(noun))
export const hasArticle = (noun: string): boolean => HAS_ARTICLE.test(noun)
